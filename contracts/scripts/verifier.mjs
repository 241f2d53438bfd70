// Runs Pact's own verifier, for verify.mjs and for tests that verify many times in one process.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sentenceOf } from './pactFiles.mjs';
import { startRecording } from './recorder.mjs';

process.env.PACT_DO_NOT_TRACK = 'true';
// The verifier reads these variables itself. With a broker's address it would verify the broker's
// pacts in addition.
const broker = takeFromEnvironment([
  'PACT_BROKER_BASE_URL',
  'PACT_BROKER_TOKEN',
  'PACT_BROKER_USERNAME',
  'PACT_BROKER_PASSWORD',
]);
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
 * @typedef {{ key?: string, providerStates?: { name: string, params?: object }[], description:
 * string, request: { method: string,
 * path: string, headers?: Record<string, string[]> }, response: { status: number } }} Interaction
 * @typedef {{ consumer: { name: string }, provider: { name: string }, interactions: Interaction[]
 * }} Pact
 * @typedef {{ baseUrl: string, stateUrl?: string, token?: string, isRecorded?: boolean }} Backend
 * @typedef {import('./recorder.mjs').Exchange} Exchange
 * @typedef {{ sentence: string, isVerified: boolean, isPending: boolean, differences: string[],
 * interaction?: Interaction,
 * state?: Exchange, call?: Exchange, seconds: number }} Result A broker's pacts have no
 * `interaction`. `state` and `call` are there if the backend `isRecorded`. It `isPending` if it
 * failed and doesn't count, because its pact is pending.
 * @typedef {{ total: number, failures: string[], output: string, results: Result[] }} Outcome
 * `failures` are sentences of `sentenceOf`, without those that are pending. The failed ones are the
 * first of the `results`.
 */

/**
 * Verifies the interactions of a pact against a backend. The pact may have only some of its
 * interactions.
 * @param {Backend} backend
 * @param {Pact} pact
 * @returns {Promise<Outcome>}
 */
export async function verifyPact(backend, pact) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pact-'));
  // The verifier returns the keys with its results.
  const keyed = {
    ...pact,
    interactions: pact.interactions.map((interaction, index) => ({
      ...interaction,
      key: String(index),
    })),
  };
  // Only the verifier itself reaches a backend behind a proxy.
  const recording =
    backend.isRecorded && !usesProxy(backend)
      ? await startRecording(backend, keyed)
      : { backend, pact: keyed, exchangesOf: () => ({}) };
  try {
    const file = path.join(folder, 'pact.json');
    writeFileSync(file, JSON.stringify(recording.pact));
    const read = await run(
      recording.backend,
      pact.provider.name,
      { pactUrls: [file] },
      exampleBearers(pact),
    );
    return outcomeOf(read, keyed.interactions, recording.exchangesOf);
  } finally {
    await recording.close?.();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Verifies the broker's pacts for a provider: those of the consumer's main branch, and of every
 * deployed or released version. Then publishes the outcome for the provider's version. With a
 * branch, the broker says which pacts are pending: no version of the branch has verified them yet.
 * So a new pact can't stop a backend that has not had the time to follow.
 * @param {Backend} backend
 * @param {{ name: string, version?: string, branch?: string, buildUrl?: string }} provider without
 *   a version it publishes nothing
 * @returns {Promise<Outcome>}
 */
export async function verifyBrokersPacts(backend, { name, version, branch, buildUrl }) {
  const {
    PACT_BROKER_BASE_URL: url,
    PACT_BROKER_TOKEN: token,
    PACT_BROKER_USERNAME: username,
    PACT_BROKER_PASSWORD: password,
  } = broker;
  if (!url) throw new Error('PACT_BROKER_BASE_URL says where the broker is.');
  const source = {
    pactBrokerUrl: url,
    ...(token
      ? { pactBrokerToken: token }
      : username && { pactBrokerUsername: username, pactBrokerPassword: password ?? '' }),
    consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }],
    ...(version && { publishVerificationResult: true, providerVersion: version }),
    // The verifier doesn't accept undefined for a missing option.
    ...(branch && { providerVersionBranch: branch, enablePending: true }),
    ...(buildUrl && { buildUrl }),
  };
  return outcomeOf(await run(backend, name, source, new Set()), [], () => ({}));
}

/** The example bearers of a pact. The verifier sends them if a state gives no token. */
const exampleBearers = ({ interactions }) =>
  new Set(interactions.flatMap(({ request }) => request.headers?.Authorization ?? []));

const isLocal = (url) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'];

const usesProxy = ({ baseUrl }) => !isLocal(baseUrl) && proxies.some((name) => process.env[name]);

/**
 * Returns the verifier's JSON about every interaction. `examples` are bearers that `token`
 * replaces.
 */
async function run({ baseUrl, stateUrl, token }, provider, source, examples) {
  // With a proxy the verifier doesn't find a local service.
  if (isLocal(baseUrl)) for (const name of proxies) delete process.env[name];
  const { Verifier } = await import('@pact-foundation/pact');
  const verifier = new Verifier({
    provider,
    providerBaseUrl: baseUrl,
    ...source,
    // The verifier calls this address, and a failure of it fails the interaction. The library's own
    // state handlers would ignore it.
    ...(stateUrl && { providerStatesSetupUrl: stateUrl }),
    requestFilter: (request, _response, next) => {
      if (token && examples.has(request.headers.authorization))
        request.headers.authorization = `Bearer ${token}`;
      next();
    },
    logLevel: 'error',
    timeout: 30_000,
  });
  try {
    return read(await verifier.verifyProvider());
  } catch (error) {
    return read(error.message, error);
  }
}

/** Any output but JSON is an error of the verifier. */
function read(text, error) {
  try {
    return JSON.parse(text);
  } catch {
    throw error ?? new Error(`The verifier's answer can't be read: ${text}`);
  }
}

/** `40ms` or `1.114s`. */
const secondsIn = (duration) => Number.parseFloat(duration) / (duration.endsWith('ms') ? 1000 : 1);

function outcomeOf(
  { errors, pendingErrors, interactionResults, output },
  interactions,
  exchangesOf,
) {
  const secondsOf = new Map(
    interactionResults.map(({ interactionKey, duration }) => [interactionKey, secondsIn(duration)]),
  );
  const known = (interaction) => ({
    interaction,
    seconds: secondsOf.get(interaction?.key) ?? 0,
    ...exchangesOf(interaction?.key),
  });
  const readFailed =
    (isPending) =>
    ({ interaction: name, mismatch }) => {
      const sentence = name.replace(/^Verifying a pact between .*? and \S+ /, '');
      const interaction = interactions.find((each) => sentenceOf(each) === sentence);
      return {
        sentence,
        isVerified: false,
        isPending,
        differences: differencesOf(mismatch),
        ...known(interaction),
      };
    };
  const failed = errors.map(readFailed(false));
  const pending = pendingErrors.map(readFailed(true));
  const verified = interactionResults
    .filter(({ result }) => result === 'OK')
    .map(({ interactionKey, description }) => {
      const interaction = interactions.find(({ key }) => key === interactionKey);
      const sentence = interaction ? sentenceOf(interaction) : description;
      return {
        sentence,
        isVerified: true,
        isPending: false,
        differences: [],
        ...known(interaction),
      };
    });
  return {
    total: interactionResults.length,
    failures: failed.map(({ sentence }) => sentence),
    output: output.join('\n'),
    results: [...failed, ...pending, ...verified],
  };
}

const differencesOf = ({ mismatches = [], message }) => [
  ...mismatches.map(({ mismatch, path: place }) => (place ? `${place}: ${mismatch}` : mismatch)),
  ...(message ? [message] : []),
];
