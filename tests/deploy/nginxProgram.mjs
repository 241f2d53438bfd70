// Vitest's global set-up: finds nginx for the tests of `.deploy/`, or unpacks Debian's beside the checkout. Nothing is
// installed: a package would start a server.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot, run } from '../../.setup/run/process.mjs';

const FOLDER = '.cache/nginx';
const own = () => path.join(inRoot(FOLDER), 'usr/sbin');

/**
 * The program: on the PATH, where Debian keeps it, or unpacked here. Undefined if there is none.
 */
export function findNginx() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [...folders, '/usr/sbin', own()]
    .map((folder) => path.join(folder, 'nginx'))
    .find((program) => existsSync(program));
}

async function unpack() {
  const cwd = inRoot(FOLDER);
  mkdirSync(cwd, { recursive: true });
  // As root the lists can be renewed. Without them nothing is found.
  if (process.getuid?.() === 0) await run('apt-get', ['update']);
  const { code, output } = await run('apt-get', ['download', 'nginx'], { cwd });
  const file = readdirSync(cwd).find((name) => name.endsWith('.deb'));
  if (code !== 0 || !file) return output;
  return (await run('dpkg', ['-x', file, '.'], { cwd })).output;
}

/** Without nginx the tests that need it are skipped, so its absence ends nothing. */
export default async function ensureNginx() {
  if (findNginx()) return;
  const output = existsSync('/usr/bin/apt-get') ? await unpack() : '';
  if (findNginx()) return;
  console.log(
    `nginx is missing, so the tests of .deploy/ that need it are skipped. Install it to run them.\n${output.trim()}`,
  );
}
