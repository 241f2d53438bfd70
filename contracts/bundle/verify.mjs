// Verifies the pacts against a backend. See README.md.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NotAnAddress, assertReachable } from './addresses.mjs';

process.env.PACT_DO_NOT_TRACK = 'true';
const { Verifier } = await import('@pact-foundation/pact');

const [providerBaseUrl, providerStatesSetupUrl, only = ''] = process.argv.slice(2);
if (!providerBaseUrl || !providerStatesSetupUrl) {
  process.stderr.write(
    'node verify.mjs <address of the API> <address of its provider states> [regular expression]\n',
  );
  process.exit(2);
}

const stop = (message, code) => {
  process.stderr.write(`${message}\n`);
  process.exit(code);
};

const readPattern = (text) => {
  try {
    return new RegExp(text);
  } catch (error) {
    return stop(error.message, 2);
  }
};
const pattern = readPattern(only);

try {
  await assertReachable(providerBaseUrl, 'the API');
  await assertReachable(providerStatesSetupUrl, 'its provider states');
} catch (error) {
  stop(error.message, error instanceof NotAnAddress ? 2 : 1);
}

/** `GET /admin/users 200 Given users exist - a request for the first page of users` */
const nameOf = ({ request, response, providerStates: [state], description }) =>
  `${request.method} ${request.path} ${response.status} Given ${state.name} - ${description}`;

const pacts = path.join(import.meta.dirname, 'pacts');
const selected = mkdtempSync(path.join(tmpdir(), 'pacts-'));
let count = 0;
let provider = '';
const pactUrls = readdirSync(pacts).map((name) => {
  const pact = JSON.parse(readFileSync(path.join(pacts, name), 'utf8'));
  const interactions = pact.interactions.filter((interaction) => pattern.test(nameOf(interaction)));
  count += interactions.length;
  provider = pact.provider.name;
  writeFileSync(path.join(selected, name), JSON.stringify({ ...pact, interactions }));
  return path.join(selected, name);
});

/**
 * The verifier has printed what differs. What it throws is its report once more, as JSON, or a
 * sentence.
 */
function summaryOf(message) {
  try {
    const { interactionResults } = JSON.parse(message);
    const passed = interactionResults.filter(({ result }) => result === 'OK').length;
    return `${passed} of ${interactionResults.length} interactions verified.`;
  } catch {
    return `${message.split('\n')[0]}\n${count} interactions were to be verified.`;
  }
}

try {
  if (count === 0) throw new Error('No interaction is selected.');
  await new Verifier({
    provider,
    providerBaseUrl,
    providerStatesSetupUrl,
    pactUrls,
    logLevel: 'error',
  }).verifyProvider();
  process.stdout.write(`${count} of ${count} interactions verified.\n`);
} catch (error) {
  process.stderr.write(`${summaryOf(error.message)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(selected, { recursive: true });
}
