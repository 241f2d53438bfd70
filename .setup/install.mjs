// Node and the dependencies.
import { existsSync, readFileSync } from 'node:fs';
import { SetupError, inRoot, quietEnv, run } from './process.mjs';

const LEAST = [20, 19];

export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  throw new SetupError(`Node ${LEAST.join('.')} or newer is needed; this is Node ${version}.\nInstall a current LTS release from nodejs.org or your version manager, then run again.`);
}

const packagesOf = (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages).filter(([name]) => name !== '');

/**
 * Whether node_modules is what package-lock.json says. npm itself notes what it installed in node_modules/.package-lock.json,
 * so no stamp of ours is needed and an `npm install` by hand counts as well. Optional packages may be absent (other platforms).
 */
function isInstalled() {
  const noted = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  try {
    const installed = new Map(packagesOf(noted));
    return packagesOf(inRoot('package-lock.json')).every(([name, wanted]) => {
      const found = installed.get(name);
      if (!found) return Boolean(wanted.optional ?? wanted.devOptional ?? wanted.peerOptional);
      return found.version === wanted.version && found.integrity === wanted.integrity;
    });
  } catch {
    return false; // A half-written note: install again.
  }
}

export async function ensureDependencies() {
  if (isInstalled()) return;
  console.log('Installing dependencies (npm ci) …');
  const { code, output } = await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
    env: quietEnv({ NODE_ENV: undefined }), // NODE_ENV=production would leave the development dependencies out.
  });
  if (code === 0) return;
  throw new SetupError(`npm ci failed (exit ${code}):\n${output.trim()}\n\nIt needs a reachable package registry or a filled npm cache. Once that is there, run the same command again.`);
}
