// Runs npm ci twice, in two new folders, and fails if the installed files differ.
import { createHash } from 'node:crypto';
import {
  cpSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SetupError, inRoot, main, run } from '../run/process.mjs';

async function install(folder) {
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(inRoot(file), path.join(folder, file));
  const { code, output } = await run('npm', ['ci', '--ignore-scripts', '--prefer-offline'], {
    cwd: folder,
  });
  if (code !== 0) throw new SetupError(`npm ci failed:\n${output}`);
}

function digestOf(folder) {
  const hash = createHash('sha256');
  const files = readdirSync(path.join(folder, 'node_modules'), { recursive: true }).sort();
  for (const file of files) {
    const full = path.join(folder, 'node_modules', file);
    const stat = lstatSync(full);
    hash.update(`${file}\0`);
    if (stat.isSymbolicLink()) hash.update(readlinkSync(full));
    else if (stat.isFile()) hash.update(readFileSync(full));
  }
  return { count: files.length, digest: hash.digest('hex') };
}

await main(async () => {
  const folders = [1, 2].map(() => mkdtempSync(path.join(os.tmpdir(), 'admin-console-tree-')));
  try {
    const trees = [];
    for (const folder of folders) {
      await install(folder);
      trees.push(digestOf(folder));
    }
    const [first, second] = trees;
    if (first.digest !== second.digest) throw new SetupError('npm ci gave two different trees.');
    console.log(
      `# files of node_modules that two runs of npm ci agree on: ${first.count.toLocaleString('en-US')}`,
    );
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
});
