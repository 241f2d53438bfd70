// Runs Pact's own verifier, for verify.mjs and for tests that verify many times in one process.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sentenceOf } from './pact.mjs';
import { startRecording } from './recorder.mjs';

process.env.PACT_DO_NOT_TRACK = 'true';
// The verifier reads these variables itself: it would verify a broker's pacts in addition, or only
// some interactions.
for (const name of [
  'PACT_BROKER_BASE_URL',
  'PACT_DESCRIPTION',
  'PACT_PROVIDER_STATE',
  'PACT_PROVIDER_NO_STATE',
])
  delete process.env[name];

/**
 * @typedef {import('./pact.mjs').Interaction} Interaction
 * @typedef {import('./pact.mjs').Pact} Pact
 * @typedef {{ baseUrl: string, stateUrl?: string, token?: string, isRecorded?: boolean }} Backend
 * @typedef {import('./recorder.mjs').Exchange} Exchange
 * @typedef {{ sentence: string, isVerified: boolean, differences: string[], interaction:
 * Interaction, state?: Exchange, call?: Exchange, seconds: number }} Result `state` and `call` are
 * there if the backend `isRecorded`.
 * @typedef {{ total: number, failures: string[], output: string, results: Result[] }} Outcome
 * `failures` are sentences of `sentenceOf`. The failed ones are the first of the `results`.
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
    const read = await run(recording.backend, pact.provider.name, file, exampleBearers(pact));
    return outcomeOf(read, keyed.interactions, recording.exchangesOf);
  } finally {
    await recording.close?.();
    rmSync(folder, { recursive: true, force: true });
  }
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
async function run({ baseUrl, stateUrl, token }, provider, file, examples) {
  // With a proxy the verifier doesn't find a local service.
  if (isLocal(baseUrl)) for (const name of proxies) delete process.env[name];
  const { Verifier } = await import('@pact-foundation/pact');
  const verifier = new Verifier({
    provider,
    providerBaseUrl: baseUrl,
    pactUrls: [file],
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

function outcomeOf({ errors, interactionResults, output }, interactions, exchangesOf) {
  const secondsOf = new Map(
    interactionResults.map(({ interactionKey, duration }) => [interactionKey, secondsIn(duration)]),
  );
  const resultOf = (interaction, differences) => ({
    sentence: sentenceOf(interaction),
    isVerified: differences === undefined,
    differences: differences ?? [],
    interaction,
    seconds: secondsOf.get(interaction.key) ?? 0,
    ...exchangesOf(interaction.key),
  });
  const failed = errors.map(({ interaction: name, mismatch }) => {
    const sentence = name.replace(/^Verifying a pact between .*? and \S+ /, '');
    const interaction = interactions.find((each) => sentenceOf(each) === sentence);
    return resultOf(interaction, differencesOf(mismatch));
  });
  const verified = interactionResults
    .filter(({ result }) => result === 'OK')
    .map(({ interactionKey }) => resultOf(interactions.find(({ key }) => key === interactionKey)));
  return {
    total: interactionResults.length,
    failures: failed.map(({ sentence }) => sentence),
    output: output.join('\n'),
    results: [...failed, ...verified],
  };
}

const differencesOf = ({ mismatches = [], message }) => [
  ...mismatches.map(({ mismatch, path: place }) => (place ? `${place}: ${mismatch}` : mismatch)),
  ...(message ? [message] : []),
];
