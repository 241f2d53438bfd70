// npm test: runs every check. It goes on after a failure, so that one run shows all failures.
// `npm test -- lint e2e` runs only those checks, `--fast` the quick ones (npm run check). `--strict` tries no test again. `--list` prints
// the names of the checks.
import { ensure } from './ensure.mjs';
import { SetupError, inRoot, main } from './process.mjs';
import { runAll } from '../checks/report.mjs';

if (process.argv.includes('--strict')) process.env.STRICT = '1'; // Read by checks.mjs and by the runners' configurations.
const { checks } = await import('../checks/checks.mjs');

const NEEDS_BROWSER = new Set(['stories', 'e2e']);
const NEEDS_BUILD = new Set(['size', 'e2e']);

function chosen(args) {
  if (args.includes('--fast')) return checks.filter((check) => check.isFast);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0)
    throw new SetupError(`No check named ${unknown.join(', ')}. There are: ${checks.map((check) => check.name).join(', ')}.`);
  return names.length > 0 ? checks.filter((check) => names.includes(check.name)) : checks;
}

/** What the selected checks need besides the dependencies. If the build is one of them, it needs no build before. */
function needsOf(selected) {
  const names = selected.map((check) => check.name);
  return [
    ...(names.some((name) => NEEDS_BROWSER.has(name)) ? ['chromium'] : []),
    ...(names.some((name) => NEEDS_BUILD.has(name)) && !names.includes('build') ? ['build'] : []),
  ];
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
  await runAll(selected, started);
});
