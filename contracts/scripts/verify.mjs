// Verifies the pacts against a running backend at any address. See contracts/README.md.
import http from 'node:http';
import https from 'node:https';
import { parseArgs } from 'node:util';
import { readPacts, sentenceOf } from './pactFiles.mjs';
import { verifyBrokersPacts, verifyPact } from './verifier.mjs';

const usage = `node contracts/scripts/verify.mjs --base-url <url> [options]

  --base-url   The API's address with its base path: http://localhost:8000/api (or BASE_URL)
  --state-url  The address that sets up provider states (or STATE_URL). Without it the states must exist already.
  --token      An access token for calls whose state gives none (or ACCESS_TOKEN)
  --only       Only interactions whose description matches this regular expression
  --state      Only interactions whose provider state matches this regular expression
  --list       Prints the selected interactions and calls nothing

With a Pact Broker (PACT_BROKER_BASE_URL; PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD):

  --broker     Takes the pacts from the broker, not from contracts/pacts
  --provider-version, --provider-branch, --build-url
               Publishes the outcome for this version of your backend
`;

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string', default: process.env.BASE_URL },
    'state-url': { type: 'string', default: process.env.STATE_URL },
    token: { type: 'string', default: process.env.ACCESS_TOKEN },
    only: { type: 'string' },
    state: { type: 'string' },
    list: { type: 'boolean' },
    broker: { type: 'boolean' },
    'provider-version': { type: 'string' },
    'provider-branch': { type: 'string' },
    'build-url': { type: 'string' },
    help: { type: 'boolean' },
  },
});

const matches = (text, pattern) => pattern === undefined || new RegExp(pattern).test(text);

const isSelected = ({ description, providerStates }) =>
  matches(description, values.only) && matches(providerStates?.[0]?.name ?? '', values.state);

/** Returns the committed pacts with only the selected interactions. */
function selectedPacts() {
  const pacts = readPacts().map(({ pact }) => ({ ...pact, interactions: pact.interactions.filter(isSelected) }));
  const selected = pacts.filter(({ interactions }) => interactions.length > 0);
  if (selected.length === 0) throw new Error('No interaction is selected.');
  return selected;
}

/** Without this check the verifier would report it once for each interaction. `fetch` can't be used: it refuses some ports. */
function assertReachable(url) {
  return new Promise((resolve, reject) => {
    const { request } = new URL(url).protocol === 'https:' ? https : http;
    const probe = request(url, { method: 'HEAD', timeout: 10_000 }, (response) => {
      response.resume();
      resolve();
    });
    probe.once('timeout', () => probe.destroy(new Error('no answer within 10 s')));
    probe.once('error', (error) => reject(new Error(`Nothing answers at ${url}: ${error.message || error.code}.`)));
    probe.end();
  });
}

function providerOfBroker() {
  if (values.only ?? values.state)
    throw new Error('--broker always verifies whole pacts. --only and --state are for the pacts of this folder.');
  return {
    name: readPacts()[0].pact.provider.name,
    version: values['provider-version'],
    branch: values['provider-branch'],
    buildUrl: values['build-url'],
  };
}

async function outcomes(backend) {
  if (values.broker) return [await verifyBrokersPacts(backend, providerOfBroker())];
  const all = [];
  for (const pact of selectedPacts()) all.push(await verifyPact(backend, pact));
  return all;
}

async function main() {
  const baseUrl = values['base-url'];
  if (values.help || !(baseUrl || values.list)) {
    process.stderr.write(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  if (values.list) {
    for (const { interactions } of selectedPacts())
      for (const interaction of interactions) process.stdout.write(`${sentenceOf(interaction)}\n`);
    return;
  }
  await assertReachable(baseUrl);
  const found = await outcomes({ baseUrl, stateUrl: values['state-url'], token: values.token });
  const total = found.reduce((sum, outcome) => sum + outcome.total, 0);
  const failures = new Set(found.flatMap((outcome) => outcome.failures));
  process.stdout.write(`\n${Math.max(total - failures.size, 0)} of ${total} interactions verified against ${baseUrl}.\n`);
  for (const failure of failures) process.stdout.write(`not verified: ${failure}\n`);
  if (failures.size > 0 || total === 0) process.exitCode = 1;
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
