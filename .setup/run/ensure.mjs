// Prepares a fresh clone. Imports only Node's own modules, because it runs before npm ci.
import { existsSync } from 'node:fs';
import { ensureBuilt } from '../build/consoleBuild.mjs';
import { ensureChromium } from './chromium.mjs';
import { checkNode, ensureDependencies } from './install.mjs';
import { SetupError, inRoot, run } from './process.mjs';

async function ensureTypes() {
  if (existsSync(inRoot('src/api/schema.gen.ts'))) return;
  console.log('Generating the API types …');
  const { code, output } = await run(process.execPath, ['openapi/gen.mjs']);
  if (code !== 0) throw new SetupError(`Generating the API types failed:\n${output}`);
}

const steps = {
  chromium: ensureChromium,
  build: ensureBuilt,
};

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
