// npm run bench: our build beside bare React, in alternation, in one run. Prints the figures beside the budgets.
//   --rounds 5 (an odd number, more is calmer)   --strict (exit 1 when a budget is exceeded)   --out file.json (every sample)
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensure } from '../../.setup/ensure.mjs';
import { launchOptions } from '../../.setup/chromium.mjs';
import { SetupError, bin, inRoot, main, quietEnv, run } from '../../.setup/process.mjs';
import { compare, median, table } from './budgets.mjs';
import { serve } from './stubServer.mjs';
import { conditions, visit, visitNext, visitSearch } from './visit.mjs';

const FLOOR = 'tests/bench/peers/floor';
const floorDist = inRoot('.cache/bench/floor');
const ours = { dist: inRoot('dist'), row: 'tbody tr', next: "button[aria-label='Next page']", search: 'input[type=search]' };
const session = JSON.stringify({ v: 1, access: 'bench-access', refresh: 'bench-refresh', user: { email: 'staff@example.com' } });

async function targets() {
  await import('tsx');
  const { findRoute } = await import('../../src/boot/routeTable.ts');
  const hasDetails = !findRoute('/users/1').module.startsWith('shell/');
  const floor = { ...ours, dist: floorDist, signedIn: { access: 'bench-access' }, listUrl: '/users', loginUrl: '/login', open: 'tbody tr:first-child a' };
  const own = { ...ours, signedIn: { 'admin.session': session }, listUrl: '/users/all', loginUrl: '/login?next=/users/all', open: hasDetails ? 'tbody tr:first-child a' : undefined };
  return { floor, own, inPage: { ...floor, signedIn: { ...floor.signedIn, filter: 'page' } } };
}

async function buildFloor() {
  const { code, output } = await run(bin('vite'), ['build', FLOOR, '--outDir', floorDist, '--emptyOutDir', '--logLevel', 'warn'], { env: quietEnv({ NODE_ENV: 'production' }) });
  if (code !== 0) throw new SetupError(`The floor could not be built:\n${output}`);
}

/** Waits for the machine to be idle for a moment, but not for ever. */
async function quiet(limitMs = 15_000) {
  const read = () => os.cpus().reduce((sum, { times }) => ({ idle: sum.idle + times.idle, all: sum.all + Object.values(times).reduce((a, b) => a + b) }), { idle: 0, all: 0 });
  for (const end = Date.now() + limitMs; Date.now() < end; ) {
    const before = read();
    await sleep(400);
    const after = read();
    if ((after.idle - before.idle) / (after.all - before.all) > 0.9) return;
  }
}

async function withBrowser(work) {
  const { chromium } = await import('playwright');
  const { args, executablePath } = launchOptions();
  const browser = await chromium.launch({ executablePath, args: [...args, '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'] });
  try {
    await sleep(1000);
    await quiet();
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function measure(rounds) {
  const { floor, own, inPage } = await targets();
  // Chromium counts the round trip up to the headers, so the server waits for both.
  const waitMs = conditions.rttMs + conditions.apiMs;
  const servers = { floor: await serve(floor.dist, { waitMs }), console: await serve(own.dist, { waitMs }), many: await serve(own.dist, { waitMs: 0, rowsPerPage: 1000 }), few: await serve(own.dist, { waitMs: 0 }) };
  const steps = {
    floor: (browser) => visit(browser, servers.floor.origin, floor),
    console: (browser) => visit(browser, servers.console.origin, own),
    'floor, filter in the page': (browser) => visitSearch(browser, servers.floor.origin, inPage),
    many: (browser) => visitNext(browser, servers.many.origin, own),
    few: (browser) => visitNext(browser, servers.few.origin, own),
  };
  const samples = [];
  try {
    await withBrowser((browser) => visitSearch(browser, servers.floor.origin, floor)); // Discarded: files come from the disk only once.
    for (let round = 0; round < rounds; round += 1) {
      const names = Object.keys(steps);
      const order = names.map((_, index) => names[(index + round) % names.length]);
      const sample = {};
      for (const name of order) sample[name] = await withBrowser(steps[name]);
      sample.console.growth = sample.many.nextPage / sample.few.nextPage;
      samples.push(sample);
      console.error(`round ${round + 1} of ${rounds}: rows ${sample.console.rows.toFixed(0)} ms, floor ${sample.floor.rows.toFixed(0)} ms`);
    }
  } finally {
    for (const server of Object.values(servers)) server.close();
  }
  return samples;
}

await main(async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, strict: { type: 'boolean', default: false }, out: { type: 'string' } } });
  process.chdir(inRoot());
  await ensure('chromium', 'build');
  await buildFloor();
  const samples = await measure(Number(values.rounds));
  const lines = compare(samples);
  const { cpu, mbit, rttMs, apiMs } = conditions;
  console.log(`\nDeep link to the users list, 20 of 10,000 rows, cold cache. CPU ${cpu}× slower, ${mbit} Mbit/s, ${rttMs} ms round trip, API ${apiMs} ms more.`);
  console.log(`Medians of ${samples.length} rounds; ratios paired by round. Load of the machine ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} cores.\n`);
  console.log(table(lines));
  if (values.out) writeFileSync(values.out, JSON.stringify({ conditions, samples, floorRows: median(samples.map((sample) => sample.floor.rows)) }, null, 1));
  const over = lines.filter((line) => line.isOver);
  console.log(over.length === 0 ? '\nAll measured figures are within their budgets.' : `\nOver budget: ${over.map((line) => line.title).join(', ')}.`);
  if (values.strict && over.length > 0) process.exitCode = 1;
});
