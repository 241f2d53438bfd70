// Verifies the pacts against a backend. See README.md.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

process.env.PACT_DO_NOT_TRACK = 'true';
const { Verifier } = await import('@pact-foundation/pact');

const [providerBaseUrl, providerStatesSetupUrl, only = ''] = process.argv.slice(2);
if (!providerBaseUrl || !providerStatesSetupUrl) {
  process.stderr.write('node verify.mjs <address of the API> <address of its provider states> [regular expression]\n');
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

/** Otherwise the verifier would say it once for each interaction. Nothing is sent. */
function assertReachable(address) {
  const { protocol, hostname, port } = URL.canParse(address) ? new URL(address) : {};
  const standard = { 'http:': 80, 'https:': 443 }[protocol];
  if (!standard) stop(`${address} is no whole address. Write http:// or https:// before it.`, 2);
  return new Promise((resolve) => {
    const socket = net.connect({ host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) || standard }, () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', (error) => stop(`Nothing answers at ${address}: ${error.message || error.code}.`, 1));
  });
}
await assertReachable(providerBaseUrl);
await assertReachable(providerStatesSetupUrl);

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
try {
  if (count === 0) throw new Error('No interaction is selected.');
  await new Verifier({ provider, providerBaseUrl, providerStatesSetupUrl, pactUrls, logLevel: 'error' }).verifyProvider();
  process.stdout.write(`${count} of ${count} interactions verified.\n`);
} catch (error) {
  // The verifier has printed what differs. Its own message is the same once more.
  process.stderr.write(`${error.message.split('\n')[0]}\n${count} interactions were to be verified.\n`);
  process.exitCode = 1;
} finally {
  rmSync(selected, { recursive: true });
}
