// npm test: every check, one after the other, also after a failure, so that one run shows all there is.
// npm test -- lint e2e runs those only; --fast the quick ones (npm run check); --list names them.
import { checks } from './checks.mjs';
import { ensure } from './ensure.mjs';
import { SetupError, inRoot, main } from './process.mjs';
import { runAll } from './report.mjs';

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
