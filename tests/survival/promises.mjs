import { besides } from './besides.mjs';

/**
 * What the console promises, and the tests that hold it to that. `tests/survival/page.mjs` makes
 * the page from this table and from the counts that the tests print (tests/propertyRuns.ts).
 *
 * A count is found by a part of its printed line: `line`. If several lines have that part, their
 * numbers are added, and `of` says what there is one line for. `whole` says what `npm run soak`
 * runs; without it, `npm test` already runs everything.
 *
 * @typedef {{ line: string, of?: string }} Count
 * @typedef {{ how: string, files: string[], counts?: Count[], whole?: string }} Proof
 * @typedef {{ title: string, proofs: Proof[] | 'not built yet' }} Promised
 */

const load = (name) => `tests/load/scenarios/${name}.ts`;
const survival = (name) => `tests/e2e/survival/${name}.spec.ts`;

/** The promises by their numbers, which code and tests cite. @type {Record<number, Promised>} */
export const promises = {
  1: {
    title: 'A decision is sent once, and an unknown outcome is called unknown.',
    proofs: [
      {
        how: '100 clicks and Enter on every control that changes something: one request.',
        files: [survival('many-clicks')],
        counts: [{ line: 'clicks on ', of: 'controls' }],
      },
      {
        how: '20 admins accept and reject one payout: one wins, the others are told.',
        files: ['tests/provider/decisions.test.ts'],
        counts: [{ line: 'admins who decided the same payout' }],
      },
    ],
  },
  2: {
    title: 'A failure never looks like a success, whatever its status and body.',
    proofs: [
      {
        how: 'Every operation × 10 statuses × 10 bodies, 200s that cannot be read, and no response.',
        files: ['tests/api/http/failures.test.ts'],
        counts: [{ line: 'none of which looked like a success' }],
      },
      {
        how: 'A bad network: slow, 5xx, dropped, cut, stalled, truncated, HTML, wrong shape, nulls and offline, on every view that reads.',
        files: [survival('network-faults')],
        counts: [{ line: 'network faults on ', of: 'views' }],
        whole: 'every kind of fault for every reading, instead of four kinds',
      },
    ],
  },
  3: {
    title: 'Never the wrong row, ticket or user.',
    proofs: [
      {
        how: 'Responses in any order, for everything that is read by a page, a filter or an id.',
        files: ['tests/api/reading/readingSchedules.test.tsx'],
        counts: [{ line: 'schedules of ', of: 'lists and records' }],
        whole: '1,000 schedules for each list and 300 for each record, instead of 100 and 30',
      },
      {
        how: 'Messages that are sent, refused and lost, in any order.',
        files: ['tests/features/support/outboxSchedules.test.tsx'],
        counts: [{ line: 'sending schedules' }],
        whole: '1,000 schedules',
      },
    ],
  },
  4: {
    title: 'All tabs together make one refresh of the tokens.',
    proofs: [
      {
        how: '10 tabs in Chromium with an expired token and 20 requests each.',
        files: [survival('ten-tabs')],
        counts: [{ line: 'tabs with an expired token' }],
        whole: '10 rounds',
      },
      {
        how: 'Any order of responses over any number of tabs, late storage events, frozen and missing locks.',
        files: ['tests/api/session/tabs.test.ts'],
        counts: [{ line: 'refresh schedules' }],
        whole: '1,000 schedules',
      },
    ],
  },
  5: {
    title: 'No script runs from data, and no text reorders an amount.',
    proofs: [
      {
        how: '200 hostile texts × every text field of the OpenAPI document.',
        files: [survival('hostile-text')],
        counts: [{ line: 'hostile text on ', of: 'views' }],
        whole: 'all 200 texts in each field',
      },
      {
        how: 'The security headers of every response, and the Content-Security-Policy on every view and dialog, in both themes.',
        files: [survival('headers')],
        counts: [
          { line: 'headers in ', of: 'themes' },
          { line: 'policy in ', of: 'themes' },
        ],
      },
      {
        how: 'The same headers from the nginx configuration.',
        files: ['tests/deploy/nginx.test.ts'],
      },
    ],
  },
  6: {
    title: 'No response of the server blanks a screen or shows NaN, undefined or Invalid Date.',
    proofs: [
      {
        how: 'Responses of the reference backend, changed at random.',
        files: [survival('mutated-answers')],
        counts: [{ line: 'mutated answers on ', of: 'views' }],
        whole: '5,000 responses',
      },
      {
        how: 'Corrupt, full and denied storage on every view.',
        files: [survival('storage')],
        counts: [{ line: 'storage: ' }, { line: 'corrupt sessions' }],
        whole: '18 rounds',
      },
    ],
  },
  7: {
    title: 'Losing the session loses no work.',
    proofs: [
      {
        how: 'A session that ends while a form is open, leaving a changed form, and two admins one after the other.',
        files: ['tests/e2e/drafts.spec.ts', 'tests/e2e/session.spec.ts'],
      },
    ],
  },
  8: {
    title: 'Hostile documents stay inert.',
    proofs: [
      {
        how: 'Hostile image addresses on all three cards: nothing loads, opens or is decided.',
        files: [survival('documents')],
        counts: [{ line: 'hostile addresses of documents' }],
      },
    ],
  },
  9: {
    title: 'Polling and outages recover without help.',
    proofs: [
      {
        how: 'An hour without a server, and 24 hours of polling, on a clock that the test controls.',
        files: [
          'tests/api/reading/outage.test.tsx',
          'tests/features/support/chat/useConversation.test.tsx',
          'tests/features/support/chat/poller.test.ts',
        ],
        counts: [{ line: 'poll schedules' }],
      },
      {
        how: 'The heap after polls and navigations, in Chromium without its compilers: flat within 10 %.',
        files: ['tests/e2e/survival/memory.spec.ts'],
        counts: [
          { line: 'navigations, after which the heap had changed by' },
          { line: 'h, after which the heap had changed by' },
        ],
        whole: 'ten times as many',
      },
    ],
  },
  10: {
    title: 'Nobody is sent to another site, and nothing of one admin is left for the next.',
    proofs: [
      {
        how: 'Hostile values of next.',
        files: [survival('documents'), 'tests/features/auth/next.test.ts'],
        counts: [{ line: 'hostile values of next' }],
      },
      {
        how: 'Sign-out, Back and another admin: nothing of the first one on any view, in the cache or in storage.',
        files: [survival('sign-out')],
        counts: [{ line: 'sign-out: ' }],
      },
    ],
  },
  11: {
    title: 'A change that was made is never called failed, and never sent twice.',
    proofs: [
      {
        how: 'Every call that changes a record × 502, 504, dropped and unreadable, 500; each after the change, some before it.',
        files: [survival('outcomes'), 'tests/mutation/sendOrFind.test.ts'],
        counts: [{ line: 'outcomes of ', of: 'calls' }],
      },
    ],
  },
  12: {
    title: 'No page is dead, whichever file of the build cannot be loaded.',
    proofs: [
      {
        how: 'Every file of the build, aborted, missing, cut, truncated, empty and stalled: rows, or words with “Try again”.',
        files: [survival('missing-files')],
        whole: 'every file with every fault, instead of a part of them',
      },
      {
        how: 'A crash in the navigation, the keys, the questions, the bell and the toasts: the screen stays.',
        files: ['tests/app/frame/crashes.test.tsx'],
      },
    ],
  },
  13: {
    title: 'A refresh whose response is lost keeps the session.',
    proofs: [
      {
        how: 'Lost answers up to 60 s late, with the clocks of two instances 30 s apart.',
        files: ['tests/provider/lostRefresh.test.ts', 'tests/api/session/client.test.ts'],
        counts: [{ line: 'lost answers of a refresh' }],
      },
    ],
  },
  14: {
    title: 'An export is complete, or there is no file and the screen says why.',
    proofs: [
      {
        how: 'Servers that cap their pages, rows that arrive and leave meanwhile, a failure half way.',
        files: [
          'tests/api/http/allPages.test.ts',
          'tests/list/useListExport.test.tsx',
          'tests/features/payouts/review/useReviewReading.test.tsx',
        ],
        counts: [{ line: 'lists read whole from a server', of: 'caps' }],
      },
    ],
  },
  15: {
    title: 'No money moves before the checks are in.',
    proofs: [
      {
        how: 'Three sources that answer, fail or stay silent for 3 s, in every order: no approval before, a rejection at any time. A stop takes more than two keys. What is unticked is never sent.',
        files: [
          'tests/features/payouts/checksFirst.test.tsx',
          'tests/e2e/payouts-checks.spec.ts',
          'tests/e2e/payouts-lanes.spec.ts',
        ],
        counts: [{ line: 'orders and outcomes of the checks' }],
      },
    ],
  },
  16: {
    title: 'The decision journal is never lost silently.',
    proofs: [
      {
        how: 'Two tabs that hear late of each other, full storage, and signing out with decisions that no file has.',
        files: [
          'tests/lib/storage/entryStore.dom.test.ts',
          'tests/features/payouts/journal/journalStore.test.tsx',
          'tests/e2e/payouts-journal.spec.ts',
        ],
      },
    ],
  },
  17: {
    title: 'Guessed passwords and request storms do not stop the work.',
    proofs: [
      {
        how: 'Wrong passwords for one account at once, at two instances: five are looked at. Other accounts and every refresh go on.',
        files: ['tests/provider/signIn.test.ts'],
        counts: [{ line: 'wrong passwords at once for one account' }],
      },
      {
        how: 'Passwords guessed 50 times a second: 429 for the storm, lists within 8 × their idle p95, another account signs in.',
        files: [load('signins')],
        counts: [{ line: 'load, sign-ins: guessed passwords' }],
      },
      {
        how: 'More searches than there are turns, beside decisions: the decisions go on.',
        files: [load('searches')],
        counts: [{ line: 'load, searches: decisions beside searches' }],
      },
      {
        how: 'Connections that send slowly and bytes that are no request, beside readings.',
        files: [load('junk')],
        counts: [{ line: 'load, junk: requests that are none' }],
      },
    ],
  },
  18: {
    title: 'Logs, reports and copied details hold nothing personal.',
    proofs: [
      {
        how: 'A marker in addresses, messages and thrown texts: none in reports and copies.',
        files: ['tests/e2e/crash-details.spec.ts', 'tests/app/crashRecord.test.ts'],
      },
      {
        how: 'A marker in addresses, searches, bodies and errors of the database: none in the backend’s logs and metrics.',
        files: ['tests/provider/observing.test.ts'],
      },
    ],
  },
};

/** @returns {Proof[]} */
export const allProofs = () =>
  [...Object.values(promises), ...besides].flatMap(({ proofs }) =>
    proofs === 'not built yet' ? [] : proofs,
  );
