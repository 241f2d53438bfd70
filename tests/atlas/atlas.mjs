// npm run atlas: draws every state of every screen and shows what looks different from the baseline.
// Drawing, comparing and the report are Playwright's (atlas.spec.ts). `help` below.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensure } from '../../.setup/run/ensure.mjs';
import { SetupError, bin, inRoot, main, quietEnv, run } from '../../.setup/run/process.mjs';

const help = `npm run atlas [-- options]
Draws every state of every screen, light and dark, wide and on a phone, and compares it with the baseline.
'npx playwright show-report .cache/atlas/report' then shows before, after and what differs.

  --only TEXT      only the stories whose title or name matches the text: one screen in seconds
  --since COMMIT   compares with how a commit looked, not with the baseline
  --twice          compares with itself, drawn twice
  --built          takes storybook-static as it is; without, it is built if a source is newer`;
const flag = { type: 'boolean', default: false };
const text = { type: 'string', default: '' };
const options = { only: text, since: text, twice: flag, built: flag, help: flag };

const built = inRoot('storybook-static');
const inCache = (...parts) => inRoot('.cache', 'atlas', ...parts);
const drawnFile = inCache('now', 'drawn.json');
/** Git keeps no pictures, only the commit whose look was accepted. */
const baselineFile = inRoot('tests', 'atlas', 'baseline.json');
const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

async function runOrFail(what, ...program) {
  const { code, output } = await run(...program);
  if (code !== 0) throw new SetupError(`${what}:\n${output.split('\n').slice(-20).join('\n')}`);
}

const buildStorybook = (tree, folder, only = '') =>
  runOrFail(
    `The Storybook of ${tree} could not be built`,
    path.join(tree, 'node_modules', '.bin', 'storybook'),
    ['build', '--output-dir', folder, '--disable-telemetry'],
    { cwd: tree, env: quietEnv({ STORIES_ONLY: only }) },
  );

/** Whether nothing that a Storybook is made of has changed since it was built. */
function isFresh(storybook) {
  const index = path.join(storybook, 'index.json');
  if (!existsSync(index)) return false;
  const since = statSync(index).mtimeMs;
  const sources = ['src', 'stories', '.storybook', 'tests', 'openapi', 'package-lock.json'];
  const files = git('ls-files', '-co', '--exclude-standard', '--', ...sources).split('\n');
  // A file that was removed is still listed, until that is committed.
  return files.every((file) => existsSync(file) && statSync(file).mtimeMs < since);
}

/** The Storybook of a commit: built once, in a work tree with its own packages. */
async function storybookOf(commit) {
  const folder = inCache(commit, 'storybook');
  if (existsSync(folder)) return folder;
  console.log(`Building the Storybook of ${commit} …`);
  const tree = inCache('tree');
  const remove = () => {
    rmSync(tree, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  remove();
  git('worktree', 'add', '--detach', tree, commit);
  try {
    const lock = (root) => readFileSync(path.join(root, 'package-lock.json'), 'utf8');
    if (lock(tree) === lock(inRoot()))
      symlinkSync(inRoot('node_modules'), path.join(tree, 'node_modules'));
    else
      await runOrFail(`npm ci of ${commit} failed`, 'npm', ['ci', '--ignore-scripts'], {
        cwd: tree,
      });
    await buildStorybook(tree, `${folder}.unfinished`);
    renameSync(`${folder}.unfinished`, folder);
  } finally {
    remove();
  }
  return folder;
}

/**
 * Draws a Storybook's states into `pictures`, and compares each with the baseline, if there is one.
 * Resolves with Playwright's exit code.
 */
async function draw({ storybook, pictures, baseline = '', only }) {
  const { code } = await run(
    bin('playwright'),
    ['test', '--config=tests/atlas/playwright.config.ts', '--project=draw'],
    {
      echo: true,
      env: quietEnv({
        STORYBOOK: storybook,
        ATLAS_PICTURES: pictures,
        ATLAS_BASELINE: baseline,
        ATLAS_ONLY: only,
      }),
    },
  );
  return code;
}

/**
 * What differs from the baseline, by the pictures' names: Playwright has put each where it keeps
 * failures. The pictures of the baseline are put beside the new ones.
 */
function copyChanged(baseline) {
  const changed = {};
  const before = inCache('now', 'before');
  rmSync(before, { recursive: true, force: true });
  mkdirSync(before);
  for (const file of readdirSync(inCache('results'), { recursive: true })) {
    if (!file.endsWith('-actual.png')) continue;
    const name = path.basename(file, '-actual.png');
    const old = path.join(baseline, `${name}.png`);
    changed[name] = existsSync(old) ? 'changed' : 'new';
    if (existsSync(old)) cpSync(old, path.join(before, `${name}.png`));
  }
  return changed;
}

await main(async () => {
  process.chdir(inRoot());
  const asked = parseArgs({ options }).values;
  if (asked.help) return console.log(help);
  await ensure('chromium');
  // One screen is built apart, so that the Storybook that is published stays whole.
  const ofOne = inCache('only', encodeURIComponent(asked.only));
  const storybook = asked.built || !asked.only || isFresh(built) ? built : ofOne;
  if (!asked.built && !isFresh(storybook)) {
    rmSync(inCache('only'), { recursive: true, force: true });
    await buildStorybook(inRoot(), storybook, asked.only);
  }
  // Work goes on while the pictures are drawn.
  const described = git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*');
  const now = { storybook, pictures: inCache('now'), only: asked.only };
  const commit = git(
    'rev-parse',
    '--verify',
    `${asked.since || readJson(baselineFile).commit}^{commit}`,
  );
  const before = asked.twice
    ? { ...now, pictures: inCache('first') }
    : {
        storybook: await storybookOf(commit),
        pictures: inCache(commit, 'pictures'),
        only: asked.only,
      };
  if (asked.twice) rmSync(before.pictures, { recursive: true, force: true });
  // Once is enough: a run of one screen would spend a third of its time on looking.
  const isDrawn = path.join(before.pictures, `${encodeURIComponent(asked.only)}.drawn`);
  if (!existsSync(isDrawn) && (await draw(before)) === 0) writeFileSync(isDrawn, '');
  process.exitCode = await draw({ ...now, baseline: before.pictures });
  // The atlas in the Storybook shows the pictures as soon as all were drawn.
  if (asked.only) return;
  const changed = copyChanged(before.pictures);
  writeFileSync(
    drawnFile,
    JSON.stringify({ commit: described, at: new Date().toISOString(), changed }),
  );
  // The folder that is published has them, too.
  cpSync(inCache('now'), path.join(built, 'atlas'), { recursive: true });
});
