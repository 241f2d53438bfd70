// Runs checks for npm test and npm run soak, and prints each outcome and a summary.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { failureSummary } from './failures.mjs';
import { isSoak } from './tries.mjs';
import { HEARTBEAT, SetupError, commitName, inRoot } from '../run/process.mjs';
import { guardStarted } from '../run/started.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const counts = ({ passed, failed, skipped, retried = [] }) => {
  const besides =
    (skipped > 0 ? `, ${skipped} skipped` : '') +
    (retried.length > 0 ? `; ${retried.length} needed another try` : '');
  return `${passed} passed, ${failed} failed${besides}`;
};

/** The lines in which suites say how many cases they saw (tests/propertyRuns.ts). */
export const countLines = (output) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('# '))
    .map((line) => line.slice(2).trimEnd());

/**
 * Keeps a check's lines for tests/survival/page.mjs, beside those of the checks that did not run
 * this time.
 */
export function keepCounts(check, lines, kind = isSoak ? 'npm run soak' : 'npm test') {
  const file = '.cache/reports/counts.json';
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  kept[kind] = { ...kept[kind], [check]: { run: commitName(), lines } };
  mkdirSync('.cache/reports', { recursive: true });
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}

/**
 * Runs one check and resolves with its result. Prints the check's output only if a test failed or
 * was tried again.
 */
async function runOne(check, context) {
  const started = Date.now();
  const result = await check.run(context).catch((error) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: `${error instanceof SetupError ? error.message : error.stack}\n`,
  }));
  const output = result.output.replaceAll(HEARTBEAT, '');
  const row = {
    ...result,
    output,
    name: check.name,
    title: check.title,
    time: seconds(Date.now() - started),
  };
  const lines = row.failed > 0 ? [] : countLines(row.output);
  console.log(`\n— ${check.title}`);
  if (row.failed > 0 || row.retried?.length > 0) console.log(row.output.trimEnd());
  for (const line of lines) console.log(`  ${line}`);
  // Counts of a part of the cases would be taken for those of all.
  const isWhole = !row.leftOut?.length && !process.env.CHANGED_SINCE;
  if (lines.length > 0 && isWhole) keepCounts(check.name, lines);
  console.log(
    `  ${row.failed === 0 ? 'passed' : 'FAILED'} in ${row.time}${row.passed + row.failed > 1 ? ` (${counts(row)})` : ''}`,
  );
  return row;
}

/**
 * Runs all checks and resolves with their results in the given order, even after a failure. A check
 * that keeps one core busy (`cores: 1`) runs beside others; one without `cores` uses them all and
 * runs alone. `after`: the checks that it needs, if they are among these.
 */
export async function runInLanes(checks, cores, runCheck) {
  const results = new Map();
  const running = new Map();
  const sizeOf = (check) => Math.min(check.cores ?? cores, cores);
  const isReady = ({ after = [] }) =>
    after.every((name) => results.has(name) || !checks.some((check) => check.name === name));
  const waiting = [...checks];
  while (waiting.length > 0 || running.size > 0) {
    const free = cores - [...running.keys()].reduce((sum, check) => sum + sizeOf(check), 0);
    const next = waiting.findIndex((check) => isReady(check) && sizeOf(check) <= free);
    if (next >= 0) {
      const [check] = waiting.splice(next, 1);
      const end = runCheck(check).then((result) => {
        results.set(check.name, result);
        running.delete(check);
      });
      running.set(check, end);
    } else {
      await Promise.race(running.values());
    }
  }
  return checks.map((check) => results.get(check.name));
}

const MOST_SLOW = 20;
/** What is shown of each test that needed another try. */
const MOST_LINES = 3;
/** Files by their place in the project. */
const short = (text) => text.replaceAll(`${inRoot()}/`, '');

/**
 * Runs the checks, prints a summary with the slowest tests and what needed another try, and sets
 * the exit code.
 */
export async function runAll(checks, started = Date.now()) {
  guardStarted();
  const context = { started, isAlone: checks.length === 1 };
  const rows = await runInLanes(checks, os.availableParallelism(), (check) =>
    runOne(check, context),
  );
  const width = Math.max(...rows.map((row) => row.title.length));
  console.log('\nSummary');
  for (const row of rows)
    console.log(
      `  ${row.failed === 0 ? 'ok    ' : 'FAILED'}  ${row.title.padEnd(width)}  ${row.time.padStart(8)}  ${counts(row)}`,
    );
  const slow = rows.flatMap((row) => row.durations ?? []).sort((a, b) => b.ms - a.ms);
  if (slow.length > 0) console.log(`\nThe slowest tests`);
  for (const { title, ms } of slow.slice(0, MOST_SLOW))
    console.log(`  ${seconds(ms).padStart(8)}  ${short(title)}`);
  const failures = rows.flatMap((row) => row.failures ?? []);
  if (failures.length > 0) console.log(`\nWhat failed\n${short(failureSummary(failures))}`);
  const retried = rows.flatMap((row) => row.retried ?? []);
  // Each is a defect of the console or of the test: the list is work.
  if (retried.length > 0)
    console.log(
      `\nNeeded another try (${retried.length})\n${short(failureSummary(retried, Infinity, MOST_LINES))}`,
    );
  const leftOut = rows.flatMap((row) => row.leftOut ?? []);
  if (leftOut.length > 0)
    console.log(
      `\nLeft out of this run for want of time; npm run soak runs all\n${leftOut.map((line) => `  ${line}`).join('\n')}`,
    );
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  console.log(
    `\nTotal time: ${seconds(Date.now() - started)}.${sum('skipped') > 0 ? ` ${sum('skipped')} skipped.` : ''}`,
  );
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
