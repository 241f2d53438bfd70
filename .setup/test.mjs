// npm test: every check, one after the other, also after a failure, so that one run shows all there is.
// npm test -- lint e2e runs those only; --fast the quick ones (npm run check); --list names them.
import { checks } from './checks.mjs';
import { ensure } from './ensure.mjs';
import { SetupError, inRoot, main } from './process.mjs';

const BROWSER = new Set(['stories', 'e2e']);
const BUILT = new Set(['size', 'e2e']);

function chosen(args) {
  if (args.includes('--fast')) return checks.filter((check) => check.isFast);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) throw new SetupError(`No check named ${unknown.join(', ')}. There are: ${checks.map((check) => check.name).join(', ')}.`);
  return names.length > 0 ? checks.filter((check) => names.includes(check.name)) : checks;
}

/** What a check needs beyond the dependencies; the build is a check itself when it is among the chosen. */
function needsOf(selected) {
  const names = selected.map((check) => check.name);
  return [
    ...(names.some((name) => BROWSER.has(name)) ? ['chromium'] : []),
    ...(names.some((name) => BUILT.has(name)) && !names.includes('build') ? ['build'] : []),
  ];
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

async function runOne(check) {
  console.log(`\n— ${check.title}`);
  const started = Date.now();
  const result = await check.run().catch((error) => ({ passed: 0, failed: 1, skipped: 0, output: `${error instanceof SetupError ? error.message : error.stack}\n` }));
  const row = { ...result, title: check.title, time: seconds(Date.now() - started) };
  if (row.failed > 0) console.log(row.output.trimEnd());
  console.log(`  ${row.failed === 0 ? 'passed' : 'FAILED'} in ${row.time}${row.passed + row.failed > 1 ? ` (${counts(row)})` : ''}`);
  return row;
}

const counts = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

function printSummary(rows) {
  const width = Math.max(...rows.map((row) => row.title.length));
  console.log('\nSummary');
  for (const row of rows) console.log(`  ${row.failed === 0 ? 'ok    ' : 'FAILED'}  ${row.title.padEnd(width)}  ${row.time.padStart(8)}  ${counts(row)}`);
}

await main(async () => {
  process.chdir(inRoot());
  const args = process.argv.slice(2);

  if (args.includes('--list')) {
    for (const check of checks) console.log(`${check.name.padEnd(16)}${check.title}${check.isFast ? ' (fast)' : ''}`);
    return;
  }
  const selected = chosen(args);
  const started = Date.now();
  await ensure(...needsOf(selected));
  const rows = [];
  for (const check of selected) rows.push(await runOne(check));
  printSummary(rows);
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  console.log(`\nAll of it took ${seconds(Date.now() - started)}.${sum('skipped') > 0 ? ` ${sum('skipped')} skipped.` : ''}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
});
