// Publishes the pacts to a Pact Broker, asks it whether a version may be deployed, and records
// deployments. See contracts/broker.md.
import { execFileSync } from 'node:child_process';
import { readArguments } from './arguments.mjs';
import { readPacts } from './pactFiles.mjs';

const usage = `node contracts/scripts/broker.mjs publish | can-i-deploy | record-deployment [options]

  --environment   Where to deploy. Required for can-i-deploy and record-deployment
  --pacticipant   Whose version it is. Default: the console. The backend team gives its own name
  --version       Default: the current commit
  --branch        Default: the branch that is checked out
  --pacts         The folder with the pacts to publish. Default: contracts/pacts

PACT_BROKER_BASE_URL is the broker's address. Sign in with PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.
`;

const {
  values,
  positionals: [command],
} = readArguments({
  options: Object.fromEntries(
    ['environment', 'pacticipant', 'version', 'branch', 'pacts'].map((name) => [
      name,
      { type: 'string' },
    ]),
  ),
  allowPositionals: true,
});

const git = (...args) =>
  execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
const version = () => values.version ?? git('rev-parse', 'HEAD');
const pacticipant = () => values.pacticipant ?? readPacts(values.pacts)[0].pact.consumer.name;

/** The branch that is checked out. A build server often checks out a commit without a branch. */
function branch() {
  const name = values.branch ?? git('rev-parse', '--abbrev-ref', 'HEAD');
  if (name === 'HEAD')
    throw new Error('No branch is checked out: --branch says which one this is.');
  return name;
}

function environment() {
  if (!values.environment) throw new Error('--environment says where to.');
  return values.environment;
}

function authorization({
  PACT_BROKER_TOKEN: token,
  PACT_BROKER_USERNAME: username,
  PACT_BROKER_PASSWORD: password = '',
}) {
  if (token) return { Authorization: `Bearer ${token}` };
  return username
    ? { Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` }
    : {};
}

async function ask(path, init = {}) {
  const base = process.env.PACT_BROKER_BASE_URL;
  if (!base) throw new Error('PACT_BROKER_BASE_URL says where the broker is.');
  const headers = {
    Accept: 'application/hal+json',
    ...authorization(process.env),
    ...(init.body && { 'Content-Type': 'application/json' }),
  };
  // `path` may be an absolute link of the broker.
  const sent = fetch(new URL(path, `${base.replace(/\/$/, '')}/`), {
    ...init,
    headers,
    signal: AbortSignal.timeout(30_000),
  });
  const response = await sent.catch(({ message, cause }) => {
    throw new Error(
      `The broker at ${base} doesn't answer: ${cause?.message || cause?.code || message}.`,
    );
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The broker answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

async function publish() {
  const contracts = readPacts(values.pacts).map(({ pact }) => ({
    consumerName: pact.consumer.name,
    providerName: pact.provider.name,
    specification: 'pact',
    contentType: 'application/json',
    content: Buffer.from(JSON.stringify(pact)).toString('base64'),
  }));
  const { notices = [] } = await ask('contracts/publish', {
    method: 'POST',
    body: JSON.stringify({
      pacticipantName: contracts[0].consumerName,
      pacticipantVersionNumber: version(),
      branch: branch(),
      contracts,
    }),
  });
  for (const { text } of notices) console.log(text);
}

async function canIDeploy() {
  const query = new URLSearchParams({
    pacticipant: pacticipant(),
    version: version(),
    environment: environment(),
  });
  const { summary } = await ask(`can-i-deploy?${query}`);
  console.log(summary.reason);
  // Null means that a verification is still missing. Only true allows a deployment.
  if (summary.deployable !== true) process.exitCode = 1;
}

async function recordDeployment() {
  const wanted = environment();
  const { _links: links } = await ask(
    `pacticipants/${encodeURIComponent(pacticipant())}/versions/${encodeURIComponent(version())}`,
  );
  const environments = links['pb:record-deployment'] ?? [];
  const link = environments.find(({ name }) => name === wanted);
  if (!link)
    throw new Error(
      `The broker has no environment "${wanted}", but ${environments.map(({ name }) => name).join(', ') || 'none'}.`,
    );
  await ask(link.href, { method: 'POST', body: '{}' });
  console.log(`${pacticipant()} ${version()} is deployed in ${wanted}.`);
}

const commands = { publish, 'can-i-deploy': canIDeploy, 'record-deployment': recordDeployment };

if (Object.hasOwn(commands, command ?? '')) {
  try {
    await commands[command]();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
