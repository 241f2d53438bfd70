// Checks the version of Node and installs the dependencies.
import { existsSync, statSync } from 'node:fs';
import { SetupError, inRoot, quietEnv, run } from './process.mjs';

const OLDEST_NODE = [20, 19];

export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new SetupError(
    `Node ${OLDEST_NODE.join('.')} or newer is needed; this is Node ${version}.\n` +
      'Install a current LTS release from nodejs.org or with your version manager, then run the command again.',
  );
}

/** npm writes its record last; a changed lock file is newer. */
function isInstalled() {
  const record = inRoot('node_modules', '.package-lock.json');
  return (
    existsSync(record) && statSync(record).mtimeMs >= statSync(inRoot('package-lock.json')).mtimeMs
  );
}

export async function ensureDependencies() {
  if (isInstalled()) return;
  console.log('Installing dependencies (npm ci) …');
  const { code, output } = await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
    // NODE_ENV=production would leave the development dependencies out.
    env: quietEnv({ NODE_ENV: undefined }),
  });
  if (code === 0) return;
  throw new SetupError(
    `npm ci failed (exit ${code}):\n${output.trim()}\n\n` +
      'It needs a package registry that it can reach, or a filled npm cache. Then run the same command again.',
  );
}
