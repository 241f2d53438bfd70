import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPactBroker, type PactBroker } from '../../../tests/contracts/pactBroker';
import { readPacts } from '../../scripts/pactFiles.mjs';
import type { Pact } from '../../scripts/verifier.mjs';
import { defaultConfig } from '../core/config';
import { loadDocument } from '../openapi/document';
import { breakableService } from './breaks/breakableService';
import { withStatus } from './breaks/seededBreak';
import { startVerifiable, type Verifiable } from './verifiable';

const scriptAt = (name: string) => new URL(`../../scripts/${name}.mjs`, import.meta.url).pathname;
const token = 'broker-token';
const backend = breakableService(loadDocument(defaultConfig.openApiFile));
const newFolder = () => mkdtempSync(join(tmpdir(), 'pacts-'));
const folders = { small: newFolder(), changed: newFolder(), reports: newFolder() };

let broker: PactBroker;
let verifiable: Verifiable;

function run(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const environment = {
      ...process.env,
      PACT_BROKER_BASE_URL: `${broker.url}/`,
      PACT_BROKER_TOKEN: token,
      ...env,
    };
    execFile(
      process.execPath,
      [scriptAt(script), ...args],
      { env: environment },
      (error, stdout, stderr) =>
        resolve({
          code: typeof error?.code === 'number' ? error.code : 0,
          output: stdout + stderr,
        }),
    );
  });
}

/** Each verification is a process, and a test runs several. */
vi.setConfig({ testTimeout: 240_000 });

const publish = (version: string, folder = folders.small) =>
  run('broker', ['publish', '--version', version, '--branch', 'main', '--pacts', folder]);
const production = ['--version', 'c1', '--environment', 'production'];
const verifyAs = (version: string, more = ['--provider-branch', 'main']) =>
  run('verify', [
    '--broker',
    '--base-url',
    verifiable.baseUrl,
    '--state-url',
    verifiable.stateUrl,
    '--provider-version',
    version,
    ...more,
  ]);
/** Makes the backend fail one interaction of the pact. */
const breakDeleting = () =>
  backend.breakBy({
    name: 'deleting succeeds',
    operation: 'deleteUser',
    at: 404,
    answer: withStatus(200),
  });

/**
 * Writes the pact with few of its interactions. That is enough for the broker, and other tests
 * verify all of them.
 */
function writePact(folder: string, isIn: (description: string) => boolean): void {
  // This project has one pact.
  const pact = readPacts()[0]?.pact as Pact;
  writeFileSync(
    join(folder, 'pact.json'),
    JSON.stringify({
      ...pact,
      interactions: pact.interactions.filter(({ description }) => isIn(description)),
    }),
  );
}

beforeAll(async () => {
  writePact(folders.small, (description) => description === 'a request to delete this user');
  writePact(folders.changed, (description) =>
    description.startsWith('a request to delete this user'),
  );
  verifiable = await startVerifiable({ wrap: backend.wrap });
});
afterAll(async () => {
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true });
  await verifiable.close();
});

beforeEach(async () => {
  backend.breakBy(undefined);
  broker = await startPactBroker(token);
  return broker.close;
});

it('publishes, asks and records as the broker says, and only true allows a deployment', async () => {
  expect(await publish('c1')).toEqual({
    code: 0,
    output: 'Pact successfully published for admin-console version c1 and provider admin-api.\n',
  });
  for (const deployable of [true, false, null]) {
    broker.answer = { deployable, reason: `It is ${String(deployable)}.` };
    expect(await run('broker', ['can-i-deploy', ...production])).toEqual({
      code: deployable ? 0 : 1,
      output: `It is ${String(deployable)}.\n`,
    });
  }
  expect(broker.calls).toContain(
    'GET /can-i-deploy?pacticipant=admin-console&version=c1&environment=production',
  );
  expect(
    await run('broker', ['record-deployment', '--pacticipant', 'admin-api', ...production]),
  ).toEqual({ code: 0, output: 'admin-api c1 is deployed in production.\n' });
  expect(broker.calls).toContain('POST /pacticipants/admin-api/versions/c1/deployed/production');
});

describe('the verifier', () => {
  const failed = 'not verified: Given no user has this id - a request to delete this user\n';

  it('takes the pacts from the broker, and says how they were verified by which branch', async () => {
    await publish('c1');
    const { code, output } = await verifyAs('p1');
    expect(code, output).toBe(0);
    expect(output).toContain('3 of 3 interactions verified');
    expect(broker.calls).toContain('PUT /pacticipants/admin-api/branches/main/versions/p1');
    expect(broker.calls).toContain('succeeded');
    breakDeleting();
    const again = await verifyAs('p2');
    expect(again.code, again.output).toBe(1);
    expect(again.output).toContain(`\n${failed}`);
    expect(again.output).not.toContain('pending');
    expect(broker.calls).toContain('failed');
  });

  it('tells what fails in a pending pact, and stops nobody; in a report it is skipped', async () => {
    await publish('c1');
    broker.isPending = true;
    breakDeleting();
    const folder = folders.reports;
    const reports = ['--report', 'junit', '--report', 'json', '--report-folder', folder];
    const { code, output } = await verifyAs('p1', ['--provider-branch', 'main', ...reports]);
    expect(code, output).toBe(0);
    expect(output).toContain(`\npending, ${failed}`);
    expect(output).toContain('2 of 3 interactions verified');
    expect(output).not.toContain(`\n${failed}`);
    const xml = readFileSync(join(folder, 'contracts-report.xml'), 'utf8');
    expect(xml).toContain('tests="3" failures="0" skipped="1"');
    expect(xml).toContain('<skipped message="pending: ');
    // What the script writes.
    const report = JSON.parse(readFileSync(join(folder, 'contracts-report.json'), 'utf8')) as {
      interactions: object[];
    };
    expect(report).toMatchObject({ total: 3, failed: 0, pending: 1 });
    expect(report.interactions).toContainEqual(
      expect.objectContaining({ isVerified: false, isPending: true }),
    );
  });

  it('without a branch asks for no pending pacts: every failure stops the backend', async () => {
    await publish('c1');
    broker.isPending = true;
    breakDeleting();
    const { code, output } = await verifyAs('p1', []);
    expect(code, output).toBe(1);
    expect(output).toContain(`\n${failed}`);
  });

  it('asks the broker nothing while it verifies the pacts of this folder', async () => {
    const own = ['--base-url', verifiable.baseUrl, '--state-url', verifiable.stateUrl];
    const { code, output } = await run('verify', [...own, '--only', 'delete this user$']);
    expect(code, output).toBe(0);
    expect(broker.calls).toEqual([]);
  });
});

describe('what goes wrong is said', () => {
  it.each<[string, string[], string]>([
    [
      'an unknown version',
      ['record-deployment', '--version', 'unknown', '--environment', 'production'],
      'The broker answered 404',
    ],
    [
      'an unknown environment',
      ['record-deployment', '--version', 'c1', '--environment', 'moon'],
      'The broker has no environment "moon", but test, production.\n',
    ],
    ['no environment', ['can-i-deploy', '--version', 'c1'], '--environment says where to.'],
  ])('%s', async (_name, args, text) => {
    const { code, output } = await run('broker', args);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(text) as string });
  });

  it('another pact for a version that is published', async () => {
    await publish('c1');
    expect(await publish('c1', folders.changed)).toEqual({
      code: 1,
      output: expect.stringContaining('The broker answered 409') as string,
    });
  });

  it('a token that the broker refuses, also by the verifier', async () => {
    const other = { PACT_BROKER_TOKEN: 'other' };
    expect(await run('broker', ['can-i-deploy', ...production], other)).toMatchObject({
      code: 1,
      output: expect.stringContaining('401') as string,
    });
    const args = ['--broker', '--base-url', verifiable.baseUrl];
    expect((await run('verify', args, other)).code).toBe(1);
  });

  it('a broker without a pact to verify', async () => {
    expect((await verifyAs('p1')).code).toBe(1);
  });
});
