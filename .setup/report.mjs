// What npm test and npm run soak print of each check, and their summary.
import { toldFailures } from './failures.mjs';
import { SetupError } from './process.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const counts = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** The lines in which suites say how many cases they saw (tests/propertyRuns.ts). */
const countLines = (output) => output.split('\n').filter((line) => line.startsWith('# '));

/** Runs one check after saying so, and answers it with its outcome: what it printed if it failed, its counts if not. */
async function runOne(check) {
  console.log(`\n— ${check.title}`);
  const started = Date.now();
  const result = await check.run().catch((error) => ({ passed: 0, failed: 1, skipped: 0, output: `${error instanceof SetupError ? error.message : error.stack}\n` }));
  const row = { ...result, title: check.title, time: seconds(Date.now() - started) };
  if (row.failed > 0) console.log(row.output.trimEnd());
  else for (const line of countLines(row.output)) console.log(`  ${line.slice(2)}`);
  console.log(`  ${row.failed === 0 ? 'passed' : 'FAILED'} in ${row.time}${row.passed + row.failed > 1 ? ` (${counts(row)})` : ''}`);
  return row;
}

/** The checks one after the other, also after a failure; a summary, and the exit code. */
export async function runAll(checks, started = Date.now()) {
  const rows = [];
  for (const check of checks) rows.push(await runOne(check));
  const width = Math.max(...rows.map((row) => row.title.length));
  console.log('\nSummary');
  for (const row of rows) console.log(`  ${row.failed === 0 ? 'ok    ' : 'FAILED'}  ${row.title.padEnd(width)}  ${row.time.padStart(8)}  ${counts(row)}`);
  const failures = rows.flatMap((row) => row.failures ?? []);
  if (failures.length > 0) console.log(`\nWhat failed\n${toldFailures(failures)}`);
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  console.log(`\nAll of it took ${seconds(Date.now() - started)}.${sum('skipped') > 0 ? ` ${sum('skipped')} skipped.` : ''}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
