// npm run bench: measures our build, bare React and the lean stack (`peers/`) alternately in one
// run. Prints the figures beside the budgets.
//   --rounds 5 (an odd number; more rounds vary less)   --strict (exit 1 when a budget is exceeded)
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensure } from '../../.setup/run/ensure.mjs';
import { launchOptions } from '../../.setup/run/chromium.mjs';
import { SetupError, bin, inRoot, main, quietEnv, run } from '../../.setup/run/process.mjs';
import { compare, table } from './budgets.mjs';
import { serve } from './stubServer.mjs';
import { conditions, visit, visitByKeys, visitNext, visitPayouts, visitSupport } from './visit.mjs';

const peerDist = (name) => inRoot('.cache/bench', name);
const session = JSON.stringify({
  v: 1,
  access: 'bench-access',
  refresh: 'bench-refresh',
  user: { email: 'staff@example.com' },
});

const users = {
  row: 'tbody tr:not([aria-hidden])',
  mark: '@',
  next: "button[aria-label='Next page']",
  search: 'input[type=search]',
  open: 'tbody tr:first-child a',
};
// Every network's name ends so.
const payouts = { row: 'tbody tr', mark: 'rc20', listUrl: '/payouts' };
const support = { row: 'tbody tr', mark: 'payout still pending', listUrl: '/support' };
const floorSession = { access: 'bench-access' };
const ownSession = { 'admin.session': session };

const floorUsers = { ...users, signedIn: floorSession, listUrl: '/users', loginUrl: '/login' };
const targets = {
  floor: {
    users: floorUsers,
    payouts: { ...payouts, signedIn: floorSession, open: 'tbody tr:first-child button' },
    support: { ...support, signedIn: floorSession },
  },
  // It filters in the page, as ours does.
  lean: floorUsers,
  console: {
    users: {
      ...users,
      signedIn: ownSession,
      listUrl: '/users/all',
      loginUrl: '/login?next=/users/all',
    },
    payouts: { ...payouts, signedIn: ownSession, open: 'tbody tr:first-child [data-row-open]' },
    support: { ...support, signedIn: ownSession },
  },
};

async function buildPeer(peer, name, env = {}) {
  const { code, output } = await run(
    bin('vite'),
    ['build', `tests/bench/peers/${peer}`, '--outDir', peerDist(name), '--emptyOutDir'],
    { env: quietEnv({ NODE_ENV: 'production', ...env }) },
  );
  if (code !== 0) throw new SetupError(`${name} could not be built:\n${output}`);
}

async function buildPeers() {
  for (const page of ['users', 'payouts', 'support'])
    await buildPeer('floor', page, { FLOOR_PAGE: page });
  await buildPeer('lean', 'lean');
}

/** Waits until the machine is idle for a moment, up to a limit. */
async function quiet(limitMs = 15_000) {
  const read = () =>
    os.cpus().reduce(
      (sum, { times }) => ({
        idle: sum.idle + times.idle,
        all: sum.all + Object.values(times).reduce((a, b) => a + b),
      }),
      {
        idle: 0,
        all: 0,
      },
    );
  for (const end = Date.now() + limitMs; Date.now() < end;) {
    const before = read();
    await sleep(400);
    const after = read();
    if ((after.idle - before.idle) / (after.all - before.all) > 0.9) return;
  }
}

async function withBrowser(work) {
  const { chromium } = await import('playwright');
  const { args, executablePath } = launchOptions();
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...args,
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  try {
    await sleep(1000);
    await quiet();
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function openServers() {
  // Chromium counts the round trip up to the headers, so the server waits for both.
  const waitMs = conditions.rttMs + conditions.apiMs;
  const dist = inRoot('dist');
  return {
    floor: await serve(peerDist('users'), { waitMs }),
    floorPayouts: await serve(peerDist('payouts'), { waitMs }),
    floorSupport: await serve(peerDist('support'), { waitMs }),
    lean: await serve(peerDist('lean'), { waitMs }),
    console: await serve(dist, { waitMs }),
    many: await serve(dist, { waitMs: 0, rowsPerPage: 1000 }),
    few: await serve(dist, { waitMs: 0 }),
  };
}

/** What is measured in a round: by the name of its sample, the steps whose figures belong to it. */
const stepsOf = ({ floor, floorPayouts, floorSupport, lean, console: own, many, few }) => [
  ['floor', (browser) => visit(browser, floor.origin, targets.floor.users)],
  ['lean', (browser) => visit(browser, lean.origin, targets.lean)],
  ['console', (browser) => visit(browser, own.origin, targets.console.users)],
  ['floor', (browser) => visitPayouts(browser, floorPayouts.origin, targets.floor.payouts)],
  ['console', (browser) => visitPayouts(browser, own.origin, targets.console.payouts)],
  ['floor', (browser) => visitSupport(browser, floorSupport.origin, targets.floor.support)],
  ['console', (browser) => visitSupport(browser, own.origin, targets.console.support)],
  ['many', (browser) => visitNext(browser, many.origin, targets.console.users)],
  ['few', (browser) => visitNext(browser, few.origin, targets.console.users)],
  ['console', (browser) => visitByKeys(browser, own.origin, targets.console.users)],
];

async function measure(rounds) {
  const servers = await openServers();
  const steps = stepsOf(servers);
  const samples = [];
  try {
    // Not counted: only the first visit reads files from the disk.
    await withBrowser((browser) => visitNext(browser, servers.floor.origin, targets.floor.users));
    for (let round = 0; round < rounds; round += 1) {
      // Each round begins with another step, so that none always has the same neighbor.
      const order = steps.map((_, index) => steps[(index + round) % steps.length]);
      const sample = {};
      for (const [name, step] of order)
        sample[name] = { ...sample[name], ...(await withBrowser(step)) };
      const own = sample.console;
      own.growth = sample.many.nextPage / sample.few.nextPage;
      own.layoutShift = Math.max(own.layoutShift, own.payoutShift, own.ticketShift);
      samples.push(sample);
      console.error(
        `round ${round + 1} of ${rounds}: rows ${own.rows.toFixed(0)} ms, ` +
          `floor ${sample.floor.rows.toFixed(0)} ms, lean ${sample.lean.rows.toFixed(0)} ms`,
      );
    }
  } finally {
    for (const server of Object.values(servers)) server.close();
  }
  return samples;
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      strict: { type: 'boolean', default: false },
    },
  });
  process.chdir(inRoot());
  await ensure('chromium', 'build');
  await buildPeers();
  const samples = await measure(Number(values.rounds));
  const lines = compare(samples);
  const { cpu, mbit, rttMs, apiMs } = conditions;
  console.log(
    '\nDeep link to the users list, 20 of 10,000 rows, cold cache. ' +
      `CPU ${cpu}× slower, ${mbit} Mbit/s, ${rttMs} ms round trip, API ${apiMs} ms more.`,
  );
  console.log(
    `Medians of ${samples.length} rounds; ratios paired by round. ` +
      `Load of the machine ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} cores.\n`,
  );
  console.log(table(lines));
  const over = lines.filter((line) => line.isOver);
  console.log(
    over.length === 0
      ? '\nAll measured figures are within their budgets.'
      : `\nOver budget: ${over.map((line) => line.title).join(', ')}.`,
  );
  if (values.strict && over.length > 0) process.exitCode = 1;
});
