// Draws pictures as they were at an earlier commit: its Storybook is built in a work tree of its
// own, and drawn as today's is.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { buildStorybook } from '../../.setup/build/storybook.mjs';
import { SetupError, git, inRoot, run } from '../../.setup/run/process.mjs';
import { drawStories } from './render.mjs';
import { serveFolder } from './serve.mjs';
import { fileOf, idOf } from './signoff.mjs';

const folderOf = (commit) => inRoot('.cache', 'atlas', 'at', commit);

async function orFail(what, promise) {
  const { code, output } = await promise;
  if (code !== 0) throw new SetupError(`${what}:\n${output.split('\n').slice(-20).join('\n')}`);
}

/** The same packages if the lock file is the same; else its own. */
async function install(commit, tree) {
  const lock = (folder) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  if (lock(tree) === lock(inRoot()))
    symlinkSync(inRoot('node_modules'), path.join(tree, 'node_modules'));
  else
    await orFail(
      `The packages of ${commit} could not be installed`,
      run('npm', ['ci', '--ignore-scripts'], { cwd: tree }),
    );
}

/**
 * Builds the Storybook of a commit, once: a folder that is there is complete. Returns the folder.
 */
async function buildAt(commit) {
  const built = path.join(folderOf(commit), 'storybook');
  const unfinished = `${built}.unfinished`;
  if (existsSync(built)) return built;
  console.log(`Building the Storybook of ${commit} …`);
  const tree = inRoot('.cache', 'atlas', 'tree');
  const remove = () => {
    rmSync(tree, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  remove();
  git('worktree', 'add', '--detach', tree, commit);
  try {
    await install(commit, tree);
    rmSync(unfinished, { recursive: true, force: true });
    await orFail(
      `The Storybook of ${commit} could not be built`,
      buildStorybook({ tree, folder: unfinished }),
    );
    renameSync(unfinished, built);
  } finally {
    remove();
  }
  return built;
}

const picturesOf = (commit) => path.join(folderOf(commit), 'pictures');

/**
 * Keeps a picture that is as it was signed off, byte by byte, as the picture of that commit. When
 * it changes later, the commit's Storybook need not be built to show how it was.
 */
export function keepEarlier({ commit, name, now }) {
  const file = fileOf(picturesOf(commit), name);
  if (!existsSync(file)) cpSync(fileOf(now, name), file);
}

/**
 * Draws pictures as they were at a commit, unless they were drawn of it before. Returns their
 * folder. What the commit doesn't have has no picture there.
 * @param {import('playwright').Browser} browser
 * @param {{ commit: string, names: string[], workshop: object }} options `names` of the pictures
 */
export async function drawEarlier(browser, { commit, names, workshop }) {
  const folder = picturesOf(commit);
  mkdirSync(folder, { recursive: true });
  const missing = new Set(names.filter((name) => !existsSync(fileOf(folder, name))).map(idOf));
  if (missing.size === 0) return folder;
  const built = await buildAt(commit);
  const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8'));
  const stories = [...missing].flatMap((id) => entries[id] ?? []);
  console.log(`Drawing ${stories.length} stories of ${commit} …`);
  const { address, close } = await serveFolder(built);
  const { failures } = await drawStories(browser, {
    address,
    stories,
    folder,
    encode: workshop.encode,
    onDrawn: () => undefined,
  });
  await close();
  for (const failure of failures) console.log(`Not drawn of ${commit}: ${failure}`);
  return folder;
}
