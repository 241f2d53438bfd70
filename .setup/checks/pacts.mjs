// Generates the pacts again. They are committed, so the bytes must stay the same. Pact only adds to
// existing files, so they are deleted first.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { bin, inRoot, run } from '../run/process.mjs';

const folder = inRoot('contracts/pacts');
const contents = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [inRoot('contracts/pacts', name), readFileSync(`${folder}/${name}`, 'utf8')]);

const before = contents();
for (const [file] of before) rmSync(file);
const { code } = await run(bin('vitest'), ['run', '--project', 'pact-consumer'], { echo: true });
process.exitCode = code;
// After a failed test the new ones are incomplete.
if (code !== 0) for (const [file, text] of before) writeFileSync(file, text);
else if (JSON.stringify(contents()) !== JSON.stringify(before)) {
  console.error(`The pacts in ${folder} have changed: look at the new ones and commit them.`);
  process.exitCode = 1;
}
