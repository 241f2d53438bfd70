// Verifies the pacts against a running backend at any address. See contracts/README.md.
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { assertReachable } from './addresses.mjs';
import { readArguments } from './arguments.mjs';
import { operationOfInteraction, operationsOf } from './coverage.mjs';
import { crossOriginProblems } from './crossOrigin.mjs';
import { detailsOf, linesOf } from './failureDetails.mjs';
import { junitReport } from './junitReport.mjs';
import { readPact, sentenceOf } from './pact.mjs';

const usage = `node contracts/scripts/verify.mjs --base-url <url> [options]

  --base-url   The API's address with its base path: http://localhost:8000/api
  --state-url  The address that sets up provider states. Without it the states must exist already.
  --token      An access token for calls whose state gives none (or ACCESS_TOKEN)
  --operation  Only interactions of this operationId. May be given several times
  --path       Only interactions whose path matches this regular expression
  --only       Only interactions whose description matches this regular expression
  --state      Only interactions whose provider state matches this regular expression
  --list       Prints the selected interactions with method, path, status and operation, and calls nothing
  --origin     Also checks that a console of this origin may call the API (CORS): https://console.example
  --junit      Also writes a JUnit report to this file
`;

const text = { type: 'string' };
const { values } = readArguments({
  options: {
    'base-url': text,
    'state-url': text,
    token: { ...text, default: process.env.ACCESS_TOKEN },
    operation: { ...text, multiple: true },
    path: text,
    only: text,
    state: text,
    origin: text,
    list: { type: 'boolean' },
    junit: text,
    help: { type: 'boolean' },
  },
});

const document = JSON.parse(
  readFileSync(new URL('../../openapi/openapi.bundle.json', import.meta.url), 'utf8'),
);
const operationOf = (interaction) => operationOfInteraction(document, interaction);

const patterns = Object.fromEntries(
  ['only', 'state', 'path'].map((flag) => [flag, patternOf(flag)]),
);

function patternOf(flag) {
  try {
    return new RegExp(values[flag] ?? '');
  } catch (error) {
    process.stderr.write(`--${flag}: ${error.message}\n`);
    return process.exit(2);
  }
}

const isSelected = (interaction) =>
  patterns.only.test(interaction.description) &&
  patterns.state.test(interaction.providerStates?.[0]?.name ?? '') &&
  patterns.path.test(interaction.request.path) &&
  (values.operation === undefined || values.operation.includes(operationOf(interaction)));

/** A misspelt name must not look like a backend that was verified. */
function assertKnown(operations) {
  const known = operationsOf(document).map(({ id }) => id);
  const unknown = operations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no operation ${unknown.join(', ')}. There are ${known.join(', ')}.`);
}

/** Returns the committed pact with only the selected interactions. */
function selectedPact() {
  const pact = readPact();
  const interactions = pact.interactions.filter(isSelected);
  if (interactions.length === 0) throw new Error('No interaction is selected.');
  return { ...pact, interactions };
}

/** Probably the base path was forgotten. */
const isElsewhere = (results) =>
  results.length > 1 && results.every(({ call }) => call?.answered.status === 404);

/** Verifies in a process of its own: the verifier prints while it works. */
function verifyApart(job) {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('verifierProcess.mjs', import.meta.url), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', ({ outcome, error }) =>
      outcome ? resolve(outcome) : reject(new Error(error)),
    );
    child.once('error', reject);
    // Comes after every message, which 'exit' may not.
    child.once('disconnect', () => reject(new Error('The verifier ended without a result.')));
    child.send(job);
  });
}

function list() {
  for (const interaction of selectedPact().interactions) {
    const { request, response } = interaction;
    const call = `${request.method.padEnd(6)} ${request.path}  ${response.status}`;
    console.log(`${call}  ${operationOf(interaction)}: ${sentenceOf(interaction)}`);
  }
}

async function verify(baseUrl) {
  const backend = { baseUrl, stateUrl: values['state-url'], token: values.token, isRecorded: true };
  const pact = selectedPact();
  await assertReachable(baseUrl, '--base-url');
  if (values['state-url']) await assertReachable(values['state-url'], '--state-url');
  // Modules load while the verifier works.
  const [outcome, { providerStates: states }, { answerCheck }] = await Promise.all([
    verifyApart({ backend, pact }),
    tsImport('../consumer/states/providerStates.ts', import.meta.url),
    tsImport('./answerCheck.ts', import.meta.url),
  ]);
  const results = outcome.results
    .map(answerCheck(document))
    .map((result) => ({
      ...result,
      details: detailsOf(result, { document, states, baseUrl, operationOf }),
    }))
    .toSorted((one, other) => Number(one.isVerified) - Number(other.isVerified));
  const failed = results.filter(({ isVerified }) => !isVerified);
  for (const { sentence, isVerified } of results.toReversed())
    process.stdout.write(`${isVerified ? 'verified' : 'not verified'}: ${sentence}\n`);
  for (const [index, result] of failed.entries())
    process.stdout.write(`\n${index + 1}) ${linesOf(result).join('\n')}\n`);
  process.stdout.write(
    `\n${results.length - failed.length} of ${results.length} interactions verified against ${baseUrl}.\n`,
  );
  const refusals = values.origin ? await crossOriginProblems(baseUrl, values.origin) : [];
  for (const refusal of refusals) process.stdout.write(`not possible from there: ${refusal}\n`);
  if (values.origin && refusals.length === 0)
    process.stdout.write(`A console at ${values.origin} may call ${baseUrl}.\n`);
  if (isElsewhere(results))
    process.stdout.write(
      `Every call got a 404. Has --base-url the API's whole base path, as in http://localhost:8000/api?\n`,
    );
  if (values.junit) writeFileSync(values.junit, junitReport(results));
  if (failed.length > 0 || refusals.length > 0 || results.length === 0) process.exitCode = 1;
}

async function main() {
  if (values.help || !(values['base-url'] || values.list)) {
    process.stderr.write(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  assertKnown(values.operation ?? []);
  if (values.list) list();
  else await verify(values['base-url']);
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
