/**
 * The load scenarios (`npm run load`) that belong to no numbered promise: what happens, the file,
 * and its count.
 */
const scenarios = [
  [
    'The work of a day at a fixed rate: reads, polls and decisions, within 8 × their idle p95.',
    'mix',
    'load, mix: decisions',
  ],
  [
    'Deep and random pages of 1,000,000 users (20,000 in `npm test`), within 10 × the first page’s idle p95.',
    'pages',
    'load, pages: deep',
  ],
  [
    '200 payouts × 20 deciders over three instances, and the audit row by row.',
    'deciders',
    'load, deciders: payouts',
  ],
  [
    'Refresh storms of many tabs at instances whose clocks are 30 s apart, with lost answers.',
    'refreshes',
    'load, refreshes: refreshes',
  ],
  [
    'Instances killed and restarted in turn during decisions.',
    'restarts',
    'load, restarts: decisions',
  ],
  [
    'PostgreSQL killed, stopped, frozen and locked during decisions.',
    'postgres',
    'load, PostgreSQL: decisions',
  ],
  [
    'A full disk during decisions. Without root it is a table that cannot grow.',
    'disk',
    'load, disk: decisions',
  ],
  [
    'The console’s own decisions through a proxy that resets 5 % of connections.',
    'proxy',
    'load, proxy: decisions',
  ],
];

/** What is tested besides the numbered promises. @type {import('./promises.mjs').Promised[]} */
export const besides = [
  {
    title: 'Deploys',
    proofs: [
      {
        how: 'Files of the build that are gone in the middle of a session.',
        files: ['tests/e2e/deploys.spec.ts'],
      },
    ],
  },
  {
    title: 'Days and money',
    proofs: [
      {
        how: '12 time zones, clock changes and year ends against an independent calculation; decimal strings; hostile values.',
        files: [
          'tests/lib/presets.test.ts',
          'tests/lib/hostile.test.ts',
          'tests/features/competitions/properties.test.ts',
        ],
        counts: [{ line: 'hostile values formatted' }, { line: 'competitions of any shape' }],
      },
    ],
  },
  {
    title: 'Accessibility',
    proofs: [
      {
        how: 'axe on every view: light, dark and phone; at 200 %, in forced colors, with reduced motion.',
        files: ['accessibility', 'accessibility-states', 'accessibility-modes'].map(
          (name) => `tests/e2e/survival/${name}.spec.ts`,
        ),
        counts: [{ line: 'screens at 200 %' }, { line: 'stops of the keyboard in forced colors' }],
        whole: 'axe on each screen at 200 % too',
      },
      {
        how: 'Seven jobs from end to end, by keyboard alone.',
        files: ['tests/e2e/keyboard-jobs.spec.ts'],
      },
    ],
  },
  {
    title: 'The published Storybook',
    proofs: [
      {
        how: 'Every story played in the built folder, in the manager’s frame, under a path that it doesn’t know.',
        files: ['tests/published/stories.spec.ts', 'tests/published/pages.spec.ts'],
      },
    ],
  },
  {
    title: 'The reference backend',
    proofs: [
      {
        how: 'Malformed bodies, parameters and tokens to every operation; valid requests to every operation.',
        files: ['tests/provider/fuzz.survival.test.ts'],
        counts: [
          { line: 'malformed requests, every one a clear 4xx' },
          { line: 'valid requests, every one answered' },
        ],
        whole: 'ten times as many',
      },
      {
        how: 'Refresh tokens in random order, against a model of the rules.',
        files: ['tests/provider/refreshFamilies.test.ts'],
        counts: [{ line: 'steps of refresh families' }],
        whole: '1,000 sequences instead of 100',
      },
      {
        how: 'Every change is audited in its own transaction, and is not made if that fails. The audit refuses UPDATE, DELETE and TRUNCATE.',
        files: [
          'tests/provider/audit.test.ts',
          'tests/provider/auditSignIns.test.ts',
          'tests/provider/auditReport.test.ts',
        ],
        counts: [{ line: 'kinds of change, each audited' }],
      },
      {
        how: 'Nobody decides on their own payout or identity. Of two admins who delete each other at the same time, one stays.',
        files: ['tests/provider/twoPersons.test.ts'],
        counts: [{ line: 'rounds of two admins who delete each other' }],
      },
      {
        how: 'No column stores NaN, infinity or a time without end.',
        files: ['tests/provider/finiteValues.test.ts'],
        counts: [{ line: 'columns that refuse' }],
      },
      {
        how: 'Limits of time, the queue for a connection, canceled reads, two searches at once, and totals that no later write makes wrong.',
        files: ['tests/provider/serverPool.test.ts', 'tests/provider/searches.test.ts'],
      },
      {
        how: 'What production refuses, what is seen from outside, and files of the console that vanish.',
        files: [
          'tests/provider/production.test.ts',
          'tests/provider/observing.test.ts',
          'tests/provider/staticFiles.test.ts',
        ],
      },
      {
        how: 'A real nginx: a refresh that no process answered gets no answer, only sign-ins are limited, the log has no query strings.',
        files: ['tests/deploy/nginx.test.ts', 'tests/deploy/compose.test.ts'],
      },
      {
        how: 'SIGKILL during writes loses no acknowledged write. One of 8 processes takes over a stale lock; a second one is refused.',
        files: ['tests/provider/kill.survival.test.ts', 'tests/provider/process.test.ts'],
        counts: [
          { line: 'kills with SIGKILL, after which none was lost' },
          { line: 'processes that raced for one stale lock' },
        ],
        whole: '50 kills',
      },
    ],
  },
  {
    title: 'The reference backend under load and faults',
    proofs: [
      {
        how: 'Three processes behind one balancer on one PostgreSQL: sessions, refreshes and decisions, a kill and a stop.',
        files: ['tests/provider/instances.postgres.test.ts'],
        counts: [{ line: 'decisions over three instances about one payout' }],
      },
      ...scenarios.map(([how, name, line]) => ({
        how,
        files: [`tests/load/scenarios/${name}.ts`],
        counts: [{ line }],
      })),
    ],
  },
  {
    title: 'Supply chain',
    proofs: [
      {
        how: 'Every package is locked by its exact version and a digest.',
        files: ['tests/freshness.test.ts'],
        counts: [{ line: 'packages locked by version and digest' }],
      },
      {
        how: 'The build holds no text of mocks or test data.',
        files: ['tests/bench/size.mjs'],
        counts: [{ line: 'texts of mocks and fixtures that none of' }],
      },
    ],
  },
];
