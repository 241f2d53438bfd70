// Compares the pacts with the OpenAPI document, and the tables of contracts/*.md with the pacts.
// `--write` updates the tables.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { differences } from './comparison.mjs';
import {
  breakTable,
  coverageTable,
  interactionTable,
  screenTable,
  stateTable,
  staleBreaks,
  unmatchedStates,
  uncoveredCalls,
} from './coverage.mjs';
import { formatted } from './formatted.mjs';
import { readPact } from './pact.mjs';
import { readScreens } from './screens.mjs';

const here = (file) => path.join(import.meta.dirname, '..', file);
const readJson = (file) => JSON.parse(readFileSync(here(file), 'utf8'));
const problems = [];

/** Puts a table between its markers. */
function refresh(text, [name, table]) {
  const section = new RegExp(`(<!-- ${name}: generated -->\n)[^]*?(\n<!-- end -->)`);
  if (!section.test(text)) throw new Error(`No page has the section "${name}".`);
  return text.replace(section, (_all, start, end) => `${start}\n${table}\n${end}`);
}

const document = readJson('../openapi/openapi.bundle.json');
const pact = readPact();
const { interactions } = pact;
const { providerStates } = await tsImport('../consumer/states/providerStates.ts', import.meta.url);
const { seededBreaks } = await tsImport(
  '../provider/verification/breaks/seededBreaks.ts',
  import.meta.url,
);
const { toleratedDifferences } = await tsImport(
  '../provider/verification/breaks/toleratedDifferences.ts',
  import.meta.url,
);
const caughtFolder = 'provider/verification/breaks/caught';
const caught = Object.assign(
  {},
  ...readdirSync(here(caughtFolder)).map((name) => readJson(`${caughtFolder}/${name}`)),
);
const screens = await readScreens(document);

for (const { type, code, message, interaction, location } of await differences(document, pact))
  problems.push(`${type} ${code}: ${message}\n  in ${interaction} (${location})`);
for (const state of unmatchedStates(providerStates, interactions))
  problems.push(`The provider state "${state}" is only in the catalog or only in the pacts.`);
for (const operation of uncoveredCalls(screens, document, interactions))
  problems.push(`A screen makes the call ${operation}, but no interaction covers it.`);
for (const stale of staleBreaks(seededBreaks, caught, interactions)) {
  problems.push(
    `${caughtFolder}/ is out of date about "${stale}": run \`npx vitest run --project pact-breaks --update\`.`,
  );
}

const pages = {
  'states.md': { states: stateTable(providerStates, interactions) },
  'calls.md': {
    screens: screenTable(screens, document, interactions),
    coverage: coverageTable(document, interactions),
  },
  'interactions.md': { interactions: interactionTable(document, interactions) },
  'breaks.md': { breaks: breakTable(seededBreaks, caught, toleratedDifferences) },
};
for (const [name, tables] of Object.entries(pages)) {
  const page = here(name);
  const before = readFileSync(page, 'utf8');
  const after = formatted(page, Object.entries(tables).reduce(refresh, before));
  if (after === before) continue;
  if (process.argv.includes('--write')) writeFileSync(page, after);
  else
    problems.push(
      `contracts/${name} is out of date: run \`node contracts/scripts/compare.mjs --write\` and commit the result.`,
    );
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else
  console.log(
    `${interactions.length} interactions agree with the OpenAPI document, and the tables of contracts/*.md with them.`,
  );
