// npm test: runs every check, and goes on after a failure, so that one run shows all failures.
// `npm test -- lint e2e` runs only those, `--fast` the quick ones (npm run check), `--soak` more
// cases of each suite (npm run soak). `--strict` tries no test again. `--list` prints the names.
import { ensure } from './ensure.mjs';
import { SetupError, inRoot, main } from './process.mjs';
import { checks, soakChecks } from '../checks/checks.mjs';
import { runAll } from '../checks/report.mjs';

function chosen(all, names, isFast) {
  const unknown = names.filter((name) => !all.some((check) => check.name === name));
  if (unknown.length > 0)
    throw new SetupError(
      `No check named ${unknown.join(', ')}. There are: ${all.map((check) => check.name).join(', ')}.`,
    );
  if (names.length > 0) return all.filter(({ name }) => names.includes(name));
  return isFast ? all.filter((check) => check.isFast) : all;
}

await main(async () => {
  process.chdir(inRoot());
  const args = process.argv.slice(2);
  const has = (option) => args.includes(`--${option}`);
  const all = has('soak') ? soakChecks : checks;
  if (has('list')) {
    for (const { name, title, isFast } of all)
      console.log(`${name.padEnd(16)}${title}${isFast ? ' (fast)' : ''}`);
    return;
  }
  // Read by tests/propertyRuns.ts and checks/tries.mjs in the programs that are started.
  if (has('soak')) process.env.SOAK = '1';
  if (has('strict')) process.env.STRICT = '1';
  // The type checker is written in Go: fewer collections of its memory save an eighth of its time.
  process.env.GOGC ??= '400';
  const names = args.filter((arg) => !arg.startsWith('--'));
  const selected = chosen(all, names, has('fast'));
  const started = Date.now();
  // What a check itself makes isn't needed before.
  const needs = new Set(selected.flatMap((check) => check.needs ?? []));
  for (const { name } of selected) needs.delete(name);
  await ensure(...needs);
  await runAll(selected, started);
});
