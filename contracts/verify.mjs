// Verifies every pact against a running backend at any address: see README.md.
import { parseArgs } from 'node:util';
import { readPacts, sentenceOf } from './pactFiles.mjs';

process.env.PACT_DO_NOT_TRACK = 'true';

const usage = `node contracts/verify.mjs --base-url <url> [options]

  --base-url   Where the API is, with its base path: http://localhost:4173/api (or BASE_URL)
  --state-url  Where provider states are set up (or STATE_URL). Without it the states have to be there already.
  --token      An access token for the calls whose state gives none (or ACCESS_TOKEN)
  --only       Only interactions whose description matches this regular expression
  --state      Only interactions whose provider state matches this regular expression
`;

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string', default: process.env.BASE_URL },
    'state-url': { type: 'string', default: process.env.STATE_URL },
    token: { type: 'string', default: process.env.ACCESS_TOKEN },
    only: { type: 'string' },
    state: { type: 'string' },
    help: { type: 'boolean' },
  },
});

const isLocal = (url) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** The bearer that stands in the pacts: what is still sent when a state gives no token. */
const exampleBearers = (interactions) => new Set(interactions.flatMap(({ request }) => request.headers?.Authorization ?? []));

function selected(interactions) {
  const matches = (text, pattern) => pattern === undefined || new RegExp(pattern).test(text);
  return interactions.filter(({ description, providerStates }) => matches(description, values.only) && matches(providerStates?.[0]?.name ?? '', values.state));
}

async function verify(baseUrl, pacts, interactions) {
  // The verifier filters by these, as regular expressions.
  if (values.only !== undefined) process.env.PACT_DESCRIPTION = values.only;
  if (values.state !== undefined) process.env.PACT_PROVIDER_STATE = values.state;
  // The verifier would look for a local service behind the proxy.
  if (isLocal(baseUrl)) for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']) delete process.env[name];
  const examples = exampleBearers(interactions);
  const { Verifier } = await import('@pact-foundation/pact');
  const verifier = new Verifier({
    provider: pacts[0].pact.provider.name,
    providerBaseUrl: baseUrl,
    pactUrls: pacts.map(({ file }) => file),
    // The verifier itself calls it and takes a failure for one; the library's own handlers would pass over it.
    ...(values['state-url'] && { providerStatesSetupUrl: values['state-url'] }),
    requestFilter: (request, _response, next) => {
      if (values.token && examples.has(request.headers.authorization)) request.headers.authorization = `Bearer ${values.token}`;
      next();
    },
    logLevel: 'error',
    timeout: 30_000,
  });
  try {
    await verifier.verifyProvider();
    return [];
  } catch (error) {
    return failuresIn(error);
  }
}

function failuresIn(error) {
  try {
    return JSON.parse(error.message).errors.map(({ interaction }) => interaction.replace(/^.*? (?=Given )/, ''));
  } catch {
    throw error;
  }
}

/** Otherwise the verifier would say so once for each interaction. */
async function refuseSilence(url) {
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(10_000) });
  } catch {
    throw new Error(`Nothing answers at ${url}.`);
  }
}

async function main() {
  const baseUrl = values['base-url'];
  if (values.help || !baseUrl) {
    process.stderr.write(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const pacts = readPacts();
  const interactions = selected(pacts.flatMap(({ pact }) => pact.interactions));
  if (interactions.length === 0) throw new Error('No interaction is selected.');
  await refuseSilence(baseUrl);
  const failures = new Set(await verify(baseUrl, pacts, interactions));
  const verified = interactions.filter((interaction) => !failures.has(sentenceOf(interaction))).length;
  process.stdout.write(`\n${verified} of ${interactions.length} interactions verified against ${baseUrl}.\n`);
  for (const failure of failures) process.stdout.write(`not verified: ${failure}\n`);
  if (failures.size > 0) process.exitCode = 1;
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
