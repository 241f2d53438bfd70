// Runs checks for npm test and npm run soak, and prints each outcome and a summary.
import { SetupError, bin, inRoot, run } from '../run/process.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
/** The lines in which suites say how many cases they saw (tests/propertyRuns.ts). */
const counted = /^# .*$/gm;
/** What Vitest and Playwright print at their end. */
const total = /^\s+(?:Tests\s+)?(\d+ (?:passed|failed|flaky|skipped)\b.*)$/gm;
/** The names of tests that failed, or that passed only at another try. */
const named = /^ FAIL .*$|^ {4}\[[\w-]+\] › .*$|^Needed another try.*$|^Safety: .*$/gm;

const programs = { node: process.execPath, npm: 'npm' };

async function runPrograms({ run: line }) {
  let output = '';
  for (const command of line.split(' && ')) {
    const [program, ...args] = command.split(' ');
    const start = () => run(programs[program] ?? bin(program), args);
    let result = await start();
    // A browser or a server that did not start is no failed test: once more.
    if (result.code !== 0 && /vitest|playwright/.test(program) && !result.output.match(named)) {
      output += `${result.output}\nNeeded another try: ${program} failed outside of any test\n`;
      result = await start();
    }
    output += result.output;
    if (result.code !== 0) return { hasFailed: true, output };
  }
  return { hasFailed: false, output };
}

async function runOne(check) {
  const started = Date.now();
  const result = await runPrograms(check).catch((error) => ({
    hasFailed: true,
    output: `${error instanceof SetupError ? error.message : error.stack}\n`,
  }));
  const output = result.output.replaceAll(`${inRoot()}/`, '');
  const row = {
    title: check.title,
    hasFailed: result.hasFailed,
    time: seconds(Date.now() - started),
    counts: [...output.matchAll(total)].map(([, text]) => text.trim()).join(', '),
    names: [...new Set(output.match(named))].filter(
      (name) => result.hasFailed || /^(Needed|Safety| {4})/.test(name),
    ),
  };
  console.log(`\n— ${check.title}`);
  if (row.hasFailed || row.names.length > 0) console.log(output.trimEnd());
  else for (const line of output.match(counted) ?? []) console.log(`  ${line.slice(2)}`);
  console.log(`  ${row.hasFailed ? 'FAILED' : 'passed'} in ${row.time}`);
  return row;
}

/**
 * Runs three checks at a time, so that two cores have work while one waits for a server or a timer;
 * the fast ones wait for neither and run two at a time. What uses all cores follows. Goes on after
 * a failure.
 */
async function runInLanes(checks) {
  const rows = [];
  const waiting = checks.filter((check) => !check.usesAllCores);
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift())
      rows.push(await runOne(check));
  };
  const count = checks.every(({ isFast }) => isFast) ? 2 : 3;
  await Promise.all(Array.from({ length: count }, lane));
  for (const check of checks.filter(({ usesAllCores }) => usesAllCores))
    rows.push(await runOne(check));
  return rows;
}

/** Runs the checks, prints a summary and sets the exit code. */
export async function runAll(checks, started) {
  const rows = await runInLanes(checks);
  const width = Math.max(...rows.map(({ title }) => title.length));
  console.log('\nSummary');
  for (const { title, hasFailed, time, counts } of rows)
    console.log(
      `  ${hasFailed ? 'FAILED' : 'ok    '}  ${title.padEnd(width)}  ${time.padStart(8)}  ${counts}`,
    );
  // What passes only at another try is a defect of the console or of the test: the list is work.
  const names = rows.flatMap((row) => row.names);
  if (names.length > 0) console.log(`\nFailed, or needed another try\n${names.join('\n')}`);
  const failed = rows.filter(({ hasFailed }) => hasFailed).length;
  console.log(`\nTotal time: ${seconds(Date.now() - started)}.`);
  console.log(`${rows.length - failed} checks passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
