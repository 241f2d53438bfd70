// Publishes the pacts to a Pact Broker, and asks it whether this version may be deployed: see README.md.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readPacts } from './pactFiles.mjs';

const usage = `node contracts/broker.mjs publish | can-i-deploy --environment <name>

  --version   Of the console: the commit, unless given
  --branch    The branch that is checked out, unless given

The broker is PACT_BROKER_BASE_URL; PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD, sign in.
`;

const { values, positionals: [command] } = parseArgs({
  options: { version: { type: 'string' }, branch: { type: 'string' }, environment: { type: 'string' } },
  allowPositionals: true,
});

const git = (...args) => execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
const version = () => values.version ?? git('rev-parse', 'HEAD');

function authorization({ PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: username, PACT_BROKER_PASSWORD: password = '' }) {
  if (token) return { Authorization: `Bearer ${token}` };
  return username ? { Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` } : {};
}

async function ask(path, init = {}) {
  const base = process.env.PACT_BROKER_BASE_URL;
  if (!base) throw new Error('PACT_BROKER_BASE_URL says where the broker is.');
  const headers = { Accept: 'application/hal+json', ...authorization(process.env), ...(init.body && { 'Content-Type': 'application/json' }) };
  const response = await fetch(`${base.replace(/\/$/, '')}/${path}`, { ...init, headers, signal: AbortSignal.timeout(30_000) });
  const text = await response.text();
  if (!response.ok) throw new Error(`The broker answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

async function publish(pacts) {
  const contracts = pacts.map(({ pact }) => ({
    consumerName: pact.consumer.name,
    providerName: pact.provider.name,
    specification: 'pact',
    contentType: 'application/json',
    content: Buffer.from(JSON.stringify(pact)).toString('base64'),
  }));
  const pacticipantName = contracts[0].consumerName;
  const branch = values.branch ?? git('rev-parse', '--abbrev-ref', 'HEAD');
  const { notices = [] } = await ask('contracts/publish', {
    method: 'POST',
    body: JSON.stringify({ pacticipantName, pacticipantVersionNumber: version(), branch, contracts }),
  });
  for (const { text } of notices) console.log(text);
}

async function canIDeploy(pacts) {
  if (!values.environment) throw new Error('--environment says where to.');
  const query = new URLSearchParams({ pacticipant: pacts[0].pact.consumer.name, version: version(), environment: values.environment });
  const { summary } = await ask(`can-i-deploy?${query}`);
  console.log(summary.reason);
  // Null means that a verification is still missing: that is no yes.
  if (summary.deployable !== true) process.exitCode = 1;
}

const commands = { publish, 'can-i-deploy': canIDeploy };

if (Object.hasOwn(commands, command ?? '')) {
  try {
    await commands[command](readPacts());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
