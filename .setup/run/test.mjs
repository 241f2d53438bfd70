// npm test: runs every check. It goes on after a failure, so that one run shows all failures. `npm
// test -- lint e2e` runs only those checks, `--fast` the quick ones (npm run check). `--strict`
// tries no test again. `--changed` runs what the difference to the last landed commit touches,
// `--changed=COMMIT` to another one. `--list` prints the names of the checks.
import { ensure } from './ensure.mjs';
import { SetupError, git, inRoot, main } from './process.mjs';
import { runAll } from '../checks/report.mjs';
import { filesSince, isTouched } from '../checks/touched.mjs';

const NEEDS_BROWSER = new Set(['storybook', 'stories', 'e2e', 'survival']);
const NEEDS_BUILD = new Set(['size', 'e2e', 'survival']);

/**
 * The commit that was asked for, or the last one that has landed: the upstream's, or the tag
 * `green`. Undefined without git.
 */
function findBase(asked) {
  for (const name of asked ? [asked] : ['@{upstream}', 'green', 'HEAD']) {
    try {
      return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    } catch {
      // There is none of this name.
    }
  }
  return undefined;
}

function chosen(checks, args, base) {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0)
    throw new SetupError(
      `No check named ${unknown.join(', ')}. There are: ${checks.map((check) => check.name).join(', ')}.`,
    );
  if (names.length > 0) return checks.filter((check) => names.includes(check.name));
  const asked = args.includes('--fast') ? checks.filter((check) => check.isFast) : checks;
  if (!base) return asked;
  const files = filesSince(base);
  return asked.filter((check) => isTouched(check, files));
}

/**
 * What the selected checks need besides the dependencies. If the build is one of them, it needs no
 * build before.
 */
function needsOf(selected, isFast) {
  const names = selected.map((check) => check.name);
  return [
    ...(names.some((name) => NEEDS_BROWSER.has(name)) ? ['chromium'] : []),
    ...(names.includes('node') && !isFast ? ['nginx'] : []),
    ...(names.some((name) => NEEDS_BUILD.has(name)) && !names.includes('build') ? ['build'] : []),
    ...(names.includes('survival') && !names.includes('storybook') ? ['storybook'] : []),
  ];
}

await main(async () => {
  process.chdir(inRoot());
  const args = process.argv.slice(2);
  const changed = args.find((arg) => /^--changed(=|$)/.test(arg));
  const base = changed || args.includes('--fast') ? findBase(changed?.split('=')[1]) : undefined;
  // Both are read by runners.mjs, the first by the runners' configurations as well.
  if (args.includes('--strict')) process.env.STRICT = '1';
  if (changed && !base)
    throw new SetupError(`${changed} needs a commit, and there is none of this name.`);
  if (changed) process.env.CHANGED_SINCE = base;
  const { checks } = await import('../checks/checks.mjs');

  if (args.includes('--list')) {
    for (const check of checks)
      console.log(`${check.name.padEnd(16)}${check.title}${check.isFast ? ' (fast)' : ''}`);
    return;
  }
  const selected = chosen(checks, args, base);
  const started = Date.now();
  await ensure(...needsOf(selected, args.includes('--fast')));
  await runAll(selected, started);
});
