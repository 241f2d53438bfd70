// Compares the pacts with the OpenAPI document and the hand-over page with the pacts. `--write` brings the page up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { differences } from './comparison.mjs';
import { coverageTable, stateTable, strayStates } from './coverage.mjs';
import { readPacts } from './pactFiles.mjs';

const page = path.join(import.meta.dirname, 'README.md');
const problems = [];

function refresh(text, name, content) {
  const section = new RegExp(`(<!-- ${name}: generated -->\n)[^]*?(\n<!-- end -->)`);
  if (!section.test(text)) throw new Error(`README.md has no section "${name}".`);
  return text.replace(section, (_all, start, end) => `${start}\n${content}\n${end}`);
}

const document = JSON.parse(readFileSync(path.join(import.meta.dirname, '../openapi/openapi.bundle.json'), 'utf8'));
const pacts = readPacts();
const interactions = pacts.flatMap(({ pact }) => pact.interactions);
const { providerStates } = await tsImport('./consumer/providerStates.ts', import.meta.url);

for (const { pact } of pacts) {
  for (const { type, code, message, interaction, location } of await differences(document, pact)) {
    problems.push(`${type} ${code}: ${message}\n  in ${interaction} (${location})`);
  }
}
for (const state of strayStates(providerStates, interactions)) problems.push(`The provider state "${state}" is in the catalogue or in the pacts, but not in both.`);

const before = readFileSync(page, 'utf8');
const after = refresh(refresh(before, 'coverage', coverageTable(document, interactions)), 'states', stateTable(providerStates, interactions));
if (after !== before && process.argv.includes('--write')) writeFileSync(page, after);
else if (after !== before) problems.push('contracts/README.md is stale: run `node contracts/compare.mjs --write` and commit the result.');

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${interactions.length} interactions agree with the OpenAPI document.`);
