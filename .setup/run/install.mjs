// Checks the version of Node and installs the dependencies.
import { existsSync, readFileSync } from 'node:fs';
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

const packagesOf = (file) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages).filter(([name]) => name !== '');

/**
 * Whether node_modules holds what package-lock.json lists. npm records what it installed in
 * node_modules/.package-lock.json, so an `npm install` by hand counts as well. Optional packages
 * may be missing: some are for other platforms.
 */
function isInstalled() {
  const record = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  try {
    const installed = new Map(packagesOf(record));
    return packagesOf(inRoot('package-lock.json')).every(([name, wanted]) => {
      const found = installed.get(name);
      if (!found) return Boolean(wanted.optional ?? wanted.devOptional ?? wanted.peerOptional);
      return found.version === wanted.version && found.integrity === wanted.integrity;
    });
  } catch {
    return false; // The record is incomplete: install again.
  }
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
