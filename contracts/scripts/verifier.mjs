// Runs Pact's own verifier, for verify.mjs and for tests that verify many times in one process.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sentenceOf } from './pactFiles.mjs';
import { isSetUp, startRecorder } from './recorder.mjs';

process.env.PACT_DO_NOT_TRACK = 'true';
// The verifier reads these variables itself. With a broker's address it would verify the broker's pacts in addition.
const broker = takeFromEnvironment(['PACT_BROKER_BASE_URL', 'PACT_BROKER_TOKEN', 'PACT_BROKER_USERNAME', 'PACT_BROKER_PASSWORD']);
takeFromEnvironment(['PACT_DESCRIPTION', 'PACT_PROVIDER_STATE', 'PACT_PROVIDER_NO_STATE']);

function takeFromEnvironment(names) {
  return Object.fromEntries(
    names.map((name) => {
      const value = process.env[name];
      delete process.env[name];
      return [name, value];
    }),
  );
}

/**
 * @typedef {{ providerStates?: { name: string }[], description: string, request: { method: string, path: string,
 * headers?: Record<string, string[]> }, response: { status: number } }} Interaction
 * @typedef {{ consumer: { name: string }, provider: { name: string }, interactions: Interaction[] }} Pact
 * @typedef {{ baseUrl: string, stateUrl?: string, token?: string, isRecorded?: boolean }} Backend
 * @typedef {import('./recorder.mjs').Exchange} Exchange
 * @typedef {{ sentence: string, isVerified: boolean, differences: string[], interaction?: Interaction, state?: Exchange, call?: Exchange,
 * seconds: number }} Result `state` and `call` are there if the backend `isRecorded`
 * @typedef {{ total: number, failures: string[], output: string, results: Result[] }} Outcome `failures` are sentences of `sentenceOf`.
 */

/**
 * Verifies the interactions of a pact against a backend. The pact may have only some of its interactions.
 * @param {Backend} backend
 * @param {Pact} pact
 * @returns {Promise<Outcome>}
 */
export async function verifyPact(backend, pact) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pact-'));
  try {
    const file = path.join(folder, 'pact.json');
    writeFileSync(file, JSON.stringify(pact));
    return await run(backend, pact.provider.name, { pactUrls: [file] }, pact);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Verifies the broker's pacts for a provider: those of the consumer's main branch, and of every deployed or released version. Then
 * publishes the outcome for the provider's version.
 * @param {Backend} backend
 * @param {{ name: string, version?: string, branch?: string, buildUrl?: string }} provider without a version it publishes nothing
 * @returns {Promise<Outcome>}
 */
export async function verifyBrokersPacts(backend, { name, version, branch, buildUrl }) {
  const { PACT_BROKER_BASE_URL: url, PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: username, PACT_BROKER_PASSWORD: password } = broker;
  if (!url) throw new Error('PACT_BROKER_BASE_URL says where the broker is.');
  const source = {
    pactBrokerUrl: url,
    ...(token ? { pactBrokerToken: token } : username && { pactBrokerUsername: username, pactBrokerPassword: password ?? '' }),
    consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
    ...(version && { publishVerificationResult: true, providerVersion: version }),
    // The verifier doesn't accept undefined for a missing option.
    ...(branch && { providerVersionBranch: branch }),
    ...(buildUrl && { buildUrl }),
  };
  return run(backend, name, source);
}

/** The example bearers of a pact. The verifier sends them if a state gives no token. */
const exampleBearers = ({ interactions }) => new Set(interactions.flatMap(({ request }) => request.headers?.Authorization ?? []));

const isLocal = (url) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'];

/** Runs the verifier, through recorders if that was asked for. A backend behind a proxy is not recorded: only the verifier uses it. */
async function run(backend, provider, source, pact) {
  // With a proxy the verifier doesn't find a local service.
  if (isLocal(backend.baseUrl)) for (const name of proxies) delete process.env[name];
  const exchanges = { states: [], calls: [] };
  if (!backend.isRecorded || proxies.some((name) => process.env[name])) return verifyWith(backend, provider, source, pact, exchanges);
  const calls = await startRecorder(backend.baseUrl, (exchange) => exchanges.calls.push(exchange));
  const states = await startRecorder(backend.stateUrl ?? '', (exchange) => exchanges.states.push(exchange));
  try {
    const recorded = { ...backend, baseUrl: calls.url, ...(backend.stateUrl && { stateUrl: states.url }) };
    return await verifyWith(recorded, provider, source, pact, exchanges);
  } finally {
    await Promise.all([calls.close(), states.close()]);
  }
}

async function verifyWith({ baseUrl, stateUrl, token }, provider, source, pact, exchanges) {
  const examples = pact ? exampleBearers(pact) : new Set();
  const { Verifier } = await import('@pact-foundation/pact');
  const verifier = new Verifier({
    provider,
    providerBaseUrl: baseUrl,
    ...source,
    // The verifier calls this address, and a failure of it fails the interaction. The library's own state handlers would ignore it.
    ...(stateUrl && { providerStatesSetupUrl: stateUrl }),
    requestFilter: (request, _response, next) => {
      if (token && examples.has(request.headers.authorization)) request.headers.authorization = `Bearer ${token}`;
      next();
    },
    logLevel: 'error',
    timeout: 30_000,
  });
  try {
    return outcomeOf(await verifier.verifyProvider(), pact, exchanges);
  } catch (error) {
    return outcomeOf(error.message, pact, exchanges, error);
  }
}

/** Reads the verifier's JSON about every interaction. Any other output is an error of the verifier. */
function outcomeOf(text, pact, exchanges, error) {
  let read;
  try {
    read = JSON.parse(text);
  } catch {
    throw error ?? new Error(`The verifier's answer can't be read: ${text}`);
  }
  const { errors, interactionResults, output } = read;
  const failures = errors.map(({ interaction }) => interaction.replace(/^Verifying a pact between .*? and \S+ /, ''));
  return { total: interactionResults.length, failures, output: output.join('\n'), results: resultsOf(read, failures, pact, exchanges) };
}

/** The verifier goes through the interactions one after the other, in the order of the pact: set up a state, call, tear down. */
function resultsOf({ errors, interactionResults }, failures, pact, exchanges) {
  const setUps = exchanges.states.filter(({ asked }) => JSON.parse(asked.body).action === 'setup');
  const calls = [...exchanges.calls];
  let failed = 0;
  let last;
  // The verifier tries a failed set-up again, also for the next interaction with the same state.
  const nextState = (hasFailed) => {
    if (hasFailed && (!setUps[0] || isSetUp(setUps[0]))) return last;
    last = setUps.shift();
    while (hasFailed && setUps[0] && !isSetUp(setUps[0]) && setUps[0].asked.body === last.asked.body) setUps.shift();
    return last;
  };
  return interactionResults.map(({ description, result, duration }, index) => {
    const interaction = pact?.interactions[index];
    const isVerified = result === 'OK';
    const state = nextState(!isVerified && /state change/.test(errors[failed].mismatch.message));
    const sentence = isVerified ? (interaction ? sentenceOf(interaction) : description) : failures[failed];
    const differences = isVerified ? [] : differencesOf(errors[failed].mismatch);
    if (!isVerified) failed += 1;
    // Without its state an interaction makes no call.
    const call = state && !isSetUp(state) ? undefined : calls.shift();
    return { sentence, isVerified, differences, interaction, state, call, seconds: Number.parseInt(duration) / 1000 };
  });
}

const differencesOf = ({ mismatches = [], message }) => [
  ...mismatches.map(({ mismatch, path: place }) => (place ? `${place}: ${mismatch}` : mismatch)),
  ...(message ? [message] : []),
];
