// Generates the pacts again. They are committed, so the bytes must stay the same. In a folder of
// their own: Pact only adds to existing files, and other checks read the committed ones at the same time.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bin, inRoot, quietEnv, run } from '../../.setup/run/process.mjs';

const committed = inRoot('contracts/pacts');
const contents = (folder) =>
  readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);

const PACTS = mkdtempSync(path.join(os.tmpdir(), 'pacts-'));
const env = quietEnv({ PACTS });
const { code } = await run(bin('vitest'), ['run', '--project', 'pact-consumer'], {
  env,
  echo: true,
});
process.exitCode = code;
if (code === 0 && JSON.stringify(contents(PACTS)) !== JSON.stringify(contents(committed))) {
  cpSync(PACTS, committed, { recursive: true });
  // The document's examples are the pacts'.
  await run('node', [inRoot('openapi/gen.mjs')], { echo: true });
  console.error(`The pacts in ${committed} have changed: read the new ones and commit them.`);
  process.exitCode = 1;
}
rmSync(PACTS, { recursive: true });
