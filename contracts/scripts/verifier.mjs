// Runs Pact's own verifier, for verify.mjs and for tests that verify many times in one process.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

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
 * @typedef {{ baseUrl: string, stateUrl?: string, token?: string }} Backend
 * @typedef {{ total: number, failures: string[], output: string }} Outcome `failures` are sentences of `sentenceOf`.
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
    return await run(backend, pact.provider.name, { pactUrls: [file] }, exampleBearers(pact));
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

async function run({ baseUrl, stateUrl, token }, provider, source, examples = new Set()) {
  // With a proxy the verifier doesn't find a local service.
  if (isLocal(baseUrl)) for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']) delete process.env[name];
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
    return outcomeOf(await verifier.verifyProvider());
  } catch (error) {
    return outcomeOf(error.message, error);
  }
}

/** Reads the verifier's JSON about every interaction. Any other output is an error of the verifier. */
function outcomeOf(text, error) {
  try {
    const { errors, interactionResults, output } = JSON.parse(text);
    const failures = errors.map(({ interaction }) => interaction.replace(/^Verifying a pact between .*? and \S+ /, ''));
    return { total: interactionResults.length, failures, output: output.join('\n') };
  } catch {
    throw error ?? new Error(`The verifier's answer can't be read: ${text}`);
  }
}
