// Prepares a fresh clone. Imports only Node's own modules, because it runs before npm ci.
import { existsSync, statSync } from 'node:fs';
import { ensureBuilt } from '../build/consoleBuild.mjs';
import { ensureChromium } from './chromium.mjs';
import { SetupError, inRoot, quietEnv, run } from './process.mjs';

const OLDEST_NODE = [20, 19];

function checkNode() {
  const version = process.versions.node;
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

async function ensureDependencies() {
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

async function ensureTypes() {
  if (existsSync(inRoot('src/api/schema.gen.ts'))) return;
  console.log('Generating the API types …');
  const { code, output } = await run(process.execPath, ['openapi/gen.mjs']);
  if (code !== 0) throw new SetupError(`Generating the API types failed:\n${output}`);
}

const steps = { chromium: ensureChromium, build: ensureBuilt };

/**
 * Checks Node and makes sure of the dependencies and the generated types, and of what else is
 * wanted: a key of `steps`.
 */
export async function ensure(...wanted) {
  checkNode();
  await ensureDependencies();
  await ensureTypes();
  for (const name of wanted) await steps[name]();
}
