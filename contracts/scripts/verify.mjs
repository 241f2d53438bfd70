// Verifies the pacts against a running backend at any address. See contracts/README.md.
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { assertReachable } from './addresses.mjs';
import { readArguments } from './arguments.mjs';
import { operationOfInteraction, operationsOf } from './coverage.mjs';
import { crossOriginProblems } from './crossOrigin.mjs';
import { detailsOf, linesOf } from './failureDetails.mjs';
import { readPacts, sentenceOf } from './pactFiles.mjs';
import { reports } from './reports.mjs';

const usage = `node contracts/scripts/verify.mjs --base-url <url> [options]

  --base-url   The API's address with its base path: http://localhost:8000/api (or BASE_URL)
  --state-url  The address that sets up provider states (or STATE_URL). Without it the states must exist already.
  --token      An access token for calls whose state gives none (or ACCESS_TOKEN)
  --operation  Only interactions of this operationId. May be given several times
  --path       Only interactions whose path matches this regular expression
  --only       Only interactions whose description matches this regular expression
  --state      Only interactions whose provider state matches this regular expression
  --list       Prints the selected interactions with method, path, status and operation, and calls nothing
  --origin     Also checks that a console of this origin may call the API (CORS): https://console.example
  --report     junit, json or html: also writes contracts-report.xml, .json or .html. May be given several times
  --report-folder  Where reports are written. Default: the current folder
`;

const text = { type: 'string' };
const { values } = readArguments({
  options: {
    'base-url': { ...text, default: process.env.BASE_URL },
    'state-url': { ...text, default: process.env.STATE_URL },
    token: { ...text, default: process.env.ACCESS_TOKEN },
    operation: { ...text, multiple: true },
    path: text,
    only: text,
    state: text,
    origin: text,
    list: { type: 'boolean' },
    report: { ...text, multiple: true, default: [] },
    'report-folder': { ...text, default: '.' },
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
function assertKnown(names, known, what) {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no ${what} ${unknown.join(', ')}. There are ${known.join(', ')}.`);
}

/** Returns the committed pacts with only the selected interactions. */
function selectedPacts() {
  const pacts = readPacts().map(({ pact }) => ({
    ...pact,
    interactions: pact.interactions.filter(isSelected),
  }));
  const selected = pacts.filter(({ interactions }) => interactions.length > 0);
  if (selected.length === 0) throw new Error('No interaction is selected.');
  return selected;
}

/** Probably the base path was forgotten. */
const isElsewhere = (results) =>
  results.length > 1 && results.every(({ call }) => call?.answered.status === 404);

/** Runs verifierProcess.mjs: the verifier prints while it works. `log` is what the verifier printed about every interaction. */
function verifyApart(job) {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('verifierProcess.mjs', import.meta.url), {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let log = '';
    let answer;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk) => (log += chunk));
    child.once('message', (message) => (answer = message));
    child.once('error', reject);
    child.once('close', (code) => {
      if (answer?.outcomes) resolve({ outcomes: answer.outcomes, log });
      else reject(new Error(answer?.error ?? `The verifier ended with ${String(code)}.\n${log}`));
    });
    child.send(job);
  });
}

function list() {
  for (const interaction of selectedPacts().flatMap(({ interactions }) => interactions)) {
    const { request, response } = interaction;
    const call = `${request.method.padEnd(6)} ${request.path}  ${response.status}`;
    process.stdout.write(`${call}  ${operationOf(interaction)}: ${sentenceOf(interaction)}\n`);
  }
}

function writeReports(outcome) {
  mkdirSync(values['report-folder'], { recursive: true });
  for (const kind of values.report) {
    const file = path.join(values['report-folder'], `contracts-report.${reports[kind].ending}`);
    writeFileSync(file, reports[kind].write(outcome));
    process.stdout.write(`report: ${file}\n`);
  }
}

async function verify(baseUrl) {
  const backend = { baseUrl, stateUrl: values['state-url'], token: values.token, isRecorded: true };
  const pacts = selectedPacts();
  await assertReachable(baseUrl, '--base-url');
  if (values['state-url']) await assertReachable(values['state-url'], '--state-url');
  // Modules load while the verifier works.
  const [{ outcomes, log }, { providerStates: states }, { answerCheck }] = await Promise.all([
    verifyApart({ backend, pacts }),
    tsImport('../consumer/states/providerStates.ts', import.meta.url),
    tsImport('./answerCheck.ts', import.meta.url),
  ]);
  const results = outcomes
    .flatMap((outcome) => outcome.results)
    .map(answerCheck(document))
    .map((result) => ({
      ...result,
      details: detailsOf(result, { document, states, baseUrl, operationOf }),
    }))
    .toSorted((one, other) => Number(one.isVerified) - Number(other.isVerified));
  const total = results.length;
  const failed = results.filter(({ isVerified }) => !isVerified);
  const summary = `${total - failed.length} of ${total} interactions verified against ${baseUrl}.`;
  const details = failed.map((result, index) => `\n${index + 1}) ${linesOf(result).join('\n')}\n`);
  const printed = process.stdout.isTTY ? log : stripVTControlCharacters(log);
  process.stdout.write(`${summary}\n${printed}${details.join('')}\n${summary}\n`);
  for (const { sentence } of failed) process.stdout.write(`not verified: ${sentence}\n`);
  const refusals = values.origin ? await crossOriginProblems(baseUrl, values.origin) : [];
  for (const refusal of refusals) process.stdout.write(`not possible from there: ${refusal}\n`);
  if (values.origin && refusals.length === 0)
    process.stdout.write(`A console at ${values.origin} may call ${baseUrl}.\n`);
  if (isElsewhere(results))
    process.stdout.write(
      `Every call got a 404. Has --base-url the API's whole base path, as in http://localhost:8000/api?\n`,
    );
  writeReports({ summary, total, failed: failed.length, results });
  if (failed.length > 0 || refusals.length > 0 || total === 0) process.exitCode = 1;
}

async function main() {
  if (values.help || !(values['base-url'] || values.list)) {
    process.stderr.write(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  assertKnown(
    values.operation ?? [],
    operationsOf(document).map(({ id }) => id),
    'operation',
  );
  assertKnown(values.report, Object.keys(reports), 'report');
  if (values.list) list();
  else await verify(values['base-url']);
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
