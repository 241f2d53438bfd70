import type { Page, Route } from '@playwright/test';
import { generalMessages } from '~/api/messages';
import { isSoak, printCount } from '../../propertyRuns';
import type { Backend } from '../support/backend';
import { expect, test, toast } from '../support/test';
import { calls, isCall, type CallName } from './calls';
import { controlEntries, controls, undecided, type Control } from './controls';
import { answerOf } from './hostileAnswer';
import { InertPage } from './inertPage';
import { payloads } from './payloads';
import { userWithKyc } from './views';
import { safety } from '../../safety';

const clicks = 100;
/** All hostile texts in one message. A text that would run alone also runs in it. */
const hostile = payloads.filter((_, index) => isSoak || index % 10 === 0).join(' ');

interface Fault {
  /** Whether the server makes the change before its answer is lost. */
  isMade: boolean;
  /** What the console gets instead of the server's answer. */
  answer: (route: Route) => Promise<void>;
  /**
   * The answer was lost: the console must find out by reading. Otherwise it is the server's
   * refusal.
   */
  isLost: boolean;
  isSilent?: boolean;
}

const html = { contentType: 'text/html', body: '<!doctype html><h1>Bad gateway</h1>' };
const fulfil = (status: number) => (route: Route) => route.fulfill({ status, ...html });
const cut = (route: Route) => route.abort('connectionreset');

const faults: Record<string, Fault> = {
  '502 after the change': { isMade: true, isLost: true, answer: fulfil(502) },
  '504 after the change': { isMade: true, isLost: true, answer: fulfil(504) },
  'dropped after the change': { isMade: true, isLost: true, isSilent: true, answer: cut },
  'an unreadable 2xx after the change': { isMade: true, isLost: true, answer: fulfil(200) },
  '500 after the change': { isMade: true, isLost: false, answer: fulfil(500) },
  '500 before the change': { isMade: false, isLost: false, answer: fulfil(500) },
  '502 before the change': { isMade: false, isLost: true, answer: fulfil(502) },
  'dropped before the change': { isMade: false, isLost: true, isSilent: true, answer: cut },
};

interface Words {
  done: string;
  failed: string;
  /** The call that reads the record again. */
  reads: CallName;
}

const kycWords = (done: string): Words => ({
  done,
  failed: 'Error during update',
  reads: 'getKyc',
});

/**
 * Section 8's texts of every call that changes a record, and the call that reads it. A text says
 * why there is no outcome to look for.
 */
const words: Record<string, Words | string> = {
  login: 'Nothing is changed, and the form says what happened.',
  sendTicketMessage:
    'A message has its own signs beside it: tests/features/support/outboxOutcomes.test.tsx and support-sending.spec.ts.',
  createUser: {
    done: 'User added successfully',
    failed: 'Error while adding user',
    reads: 'listUsers',
  },
  updateUser: {
    done: 'User updated successfully',
    failed: 'Error while updating user',
    reads: 'getUser',
  },
  deleteUser: {
    done: 'User deleted successfully',
    failed: 'Error while deleting user',
    reads: 'listUsers',
  },
  decideKycId: kycWords('ID Proof rejected'),
  decideKycAddress1: kycWords('Home Address 1 Proof rejected'),
  decideKycAddress2: kycWords('Home Address 1 Proof rejected'),
  decideKyc: { done: 'ID rejected successfully', failed: 'Error rejecting ID', reads: 'getKyc' },
  acceptPayout: {
    done: 'Payout approved successfully',
    failed: generalMessages.failure,
    reads: 'listPayouts',
  },
  rejectPayout: {
    done: 'Payout rejected successfully',
    failed: generalMessages.failure,
    reads: 'listPayouts',
  },
  createChallenge: {
    done: 'Challenge creation successful',
    failed: generalMessages.failure,
    reads: 'listChallenges',
  },
  updateChallenge: {
    done: 'Challenge updated successfully',
    failed: 'Error while updating challenge',
    reads: 'getChallenge',
  },
  closeTicket: {
    done: 'Successfully closed ticket',
    failed: 'Error while closing ticket',
    reads: 'listTickets',
  },
  createCompetition: {
    done: 'Competition created successfully',
    failed: 'Error creating competition',
    reads: 'listCompetitions',
  },
  endCompetition: {
    done: 'Competition ended successfully',
    failed: 'Error ending competition',
    reads: 'getCompetition',
  },
};

/** Documents of a user who keeps what was decided. The seeded ones may be decided already. */
async function keepKyc(page: Page, backend: Backend): Promise<(path: string) => void> {
  const id = await userWithKyc(backend);
  const record = undecided((await backend.findKyc(id))?.id_proof?.document_file_front ?? '');
  await page.route(`**/api/admin/users/${id}/kyc`, (route) => route.fulfill({ json: record }));
  return (path) => {
    const proofs = {
      id: record.id_proof,
      address1: record.address_proof[0],
      address2: record.address_proof[1],
    };
    const decided = proofs[/\/kyc\/(\w+)\/action$/.exec(path)?.[1] as keyof typeof proofs];
    if (!decided) throw new Error(`No document is decided by ${path}`);
    decided.status = 'rejected';
  };
}

/** The dialog itself says what the list says now. */
const decisionsOfPayouts = new Set<CallName>(['acceptPayout', 'rejectPayout']);

/** Answers a call instead of the server, with hostile texts only, once it is let go. */
async function hold(page: Page, name: CallName, isRefusal: boolean) {
  const held = { sent: 0, letGo: () => {} };
  const gate = new Promise<void>((resolve) => (held.letGo = resolve));
  await page.route('**/api/**', async (route) => {
    if (!isCall(name, route.request().method(), route.request().url())) return route.fallback();
    held.sent += 1;
    await gate;
    return route.fulfill(answerOf(name, ({ isFree }) => (isFree ? hostile : undefined), isRefusal));
  });
  return held;
}

interface Bench {
  page: Page;
  backend: Backend;
  name: CallName;
  control: Control;
}

/** Promises 1 and 5: many clicks send one request, and the server's texts never run. */
async function expectOneRequest(
  { page, backend, name, control }: Bench,
  inert: InertPage,
  isRefusal: boolean,
): Promise<void> {
  const held = await hold(page, name, isRefusal);
  const button = await control.open(page, backend);
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLButtonElement, times) => {
    element.focus();
    for (let click = 0; click < times; click += 1) element.click();
  }, clicks);
  await expect.poll(() => held.sent).toBe(1);
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter');
  held.letGo();
  if (isRefusal) await expect.poll(() => inert.findMissing([hostile])).toEqual([]);
  await page.waitForLoadState('networkidle');
  await inert.expectInert();
  expect(held.sent, safety('sent once')).toBe(1);
}

/** Promise 11: what is said after a lost or failed answer is true (R32). */
async function expectTruth(
  { page, backend, name, control }: Bench,
  said: Words,
  fault: Fault,
): Promise<void> {
  const button = await control.open(page, backend);
  const decideKyc = name.startsWith('decideKyc') ? await keepKyc(page, backend) : undefined;
  let sent = 0;
  let readsSince = 0;
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (sent > 0 && isCall(said.reads, request.method(), request.url())) readsSince += 1;
    if (!isCall(name, request.method(), request.url())) return route.fallback();
    sent += 1;
    if (fault.isMade && decideKyc) decideKyc(new URL(request.url()).pathname);
    else if (fault.isMade) expect((await route.fetch()).ok()).toBe(true);
    return fault.answer(route);
  });
  await button.click();
  const done = toast(page, said.done);
  const failed = toast(page, fault.isSilent ? generalMessages.network : said.failed);
  if (fault.isLost && fault.isMade) {
    await expect(done).toContainText('the record shows the change');
    await expect(failed).toHaveCount(0);
  } else {
    await expect(failed).toBeVisible();
    await expect(done).toHaveCount(0);
  }
  await expect.poll(() => readsSince).toBeGreaterThan(0);
  const isRefusedButMade = fault.isMade && !fault.isLost && !decisionsOfPayouts.has(name);
  await expect(toast(page, generalMessages.succeededDespiteError)).toHaveCount(
    isRefusedButMade ? 1 : 0,
  );
  await page.keyboard.press('Enter');
  expect(sent, safety('sent once')).toBe(1);
}

test('every call that changes something has its control and its words', () => {
  const changing = calls.filter(({ method }) => method !== 'GET').map(({ id }) => id);
  expect(changing.filter((id) => !(id in controls))).toEqual([]);
  expect(controlEntries.map(([name]) => name).filter((name) => !(name in words))).toEqual([]);
});

/**
 * Each call meets a lost answer to a change that was made, and a refusal or a change that was not
 * made: a control that tells either wrongly tells them all wrongly. Decisions about money meet
 * every fault.
 */
function faultsOf(name: CallName, nth: number): [string, Fault][] {
  const all = Object.entries(faults);
  if (isSoak || decisionsOfPayouts.has(name)) return all;
  const madeAndLost = all.filter(([, { isMade, isLost }]) => isMade && isLost);
  const others = all.filter((one) => !madeAndLost.includes(one));
  return [madeAndLost, others].flatMap((kinds) =>
    kinds.filter((_, at) => at === nth % kinds.length),
  );
}

test.describe('A change is sent once and never called what it is not (promises 1, 5 and 11)', () => {
  test.describe.configure({ mode: 'parallel', timeout: 240_000 });

  for (const [nth, [name, control]] of controlEntries.entries())
    test(`${name}: ${clicks} clicks send one request; after every lost or failed answer the truth is said`, async ({
      page,
      backend,
      problems,
    }) => {
      // A user may have no documents. The refusals and the login's tokens are made up.
      problems.allowStatus(400, 401, 404, 409, 500, 502, 504);
      problems.allowLostConnection();
      const bench = { page, backend, name, control };
      const inert = await InertPage.on(page, backend.origin);
      // What was typed is a draft after a failure (promise 7).
      await page.addInitScript(() => sessionStorage.clear());
      if (control.isSignedOut) await page.addInitScript(() => localStorage.clear());
      // What is answered to a success is shown by the lists too: hostile-text.spec.ts.
      for (const isRefusal of isSoak ? [true, false] : [true])
        await test.step(`${clicks} clicks`, async () => {
          await expectOneRequest(bench, inert, isRefusal);
          await page.unrouteAll({ behavior: 'wait' });
        });
      const said = words[name];
      if (said === undefined || typeof said === 'string') return;
      for (const [title, fault] of faultsOf(name, nth))
        await test.step(title, async () => {
          await expectTruth(bench, said, fault);
          await page.unrouteAll({ behavior: 'wait' });
        });
      printCount(`outcomes of ${name}`, faultsOf(name, nth).length);
    });
});
