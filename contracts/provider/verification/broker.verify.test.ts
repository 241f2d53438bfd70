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
const canIDeploy = (version: string, pacticipant = 'admin-console') =>
  run('broker', [
    'can-i-deploy',
    '--pacticipant',
    pacticipant,
    '--version',
    version,
    '--environment',
    'production',
  ]);
const recordDeployment = (version: string, pacticipant = 'admin-console') =>
  run('broker', [
    'record-deployment',
    '--pacticipant',
    pacticipant,
    '--version',
    version,
    '--environment',
    'production',
  ]);
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

describe('a release of the console', () => {
  it('may go where a backend is deployed that has verified its pact, and nowhere before', async () => {
    expect(await publish('c1')).toEqual({
      code: 0,
      output: 'Pact successfully published for admin-console version c1 and provider admin-api.\n',
    });
    expect(await canIDeploy('c1')).toEqual({
      code: 1,
      output: 'No version of admin-api is currently recorded as deployed in production.\n',
    });

    const { code, output } = await verifyAs('p1');
    expect(code, output).toBe(0);
    expect(output).toContain('3 of 3 interactions verified');
    expect(broker.records.versions).toContainEqual({
      name: 'admin-api',
      number: 'p1',
      branches: ['main'],
    });
    expect(await canIDeploy('p1', 'admin-api')).toMatchObject({ code: 0 });
    expect(await recordDeployment('p1', 'admin-api')).toEqual({
      code: 0,
      output: 'admin-api p1 is deployed in production.\n',
    });
    expect(await canIDeploy('c1')).toEqual({
      code: 0,
      output:
        'The verification for the pact between version c1 of admin-console and version p1 of admin-api was successful.\n',
    });
  });

  it('may not go out with a changed pact until that is verified too', async () => {
    await publish('c1');
    await verifyAs('p1');
    await recordDeployment('p1', 'admin-api');
    await publish('c2', folders.changed);
    expect(await canIDeploy('c2')).toEqual({
      code: 1,
      output:
        'There is no verified pact between version c2 of admin-console and version p1 of admin-api.\n',
    });
    expect((await verifyAs('p1')).output).toContain('4 of 4 interactions verified');
    expect(await canIDeploy('c2')).toMatchObject({ code: 0 });
  });
});

describe('a release of the backend', () => {
  it('may not replace one that the deployed console needs', async () => {
    await publish('c1');
    await verifyAs('p1');
    await recordDeployment('p1', 'admin-api');
    await recordDeployment('c1');
    breakDeleting();
    const { code, output } = await verifyAs('p2');
    expect(code, output).toBe(1);
    expect(output).toContain(
      'not verified: Given no user has this id - a request to delete this user',
    );
    expect(await canIDeploy('p2', 'admin-api')).toEqual({
      code: 1,
      output:
        'The verification for the pact between version c1 of admin-console and version p2 of admin-api failed.\n',
    });
  });

  it('is not known to the broker while it is only verified against the pacts of this folder', async () => {
    await publish('c1');
    broker.calls.length = 0;
    const { code, output } = await run('verify', [
      '--base-url',
      verifiable.baseUrl,
      '--state-url',
      verifiable.stateUrl,
      '--only',
      'delete this user$',
    ]);
    expect(code, output).toBe(0);
    expect(broker.calls).toEqual([]);
  });
});

describe('a pact that no version of the backend’s branch has verified yet is pending', () => {
  const failed = 'not verified: Given no user has this id - a request to delete this user\n';

  it('so what fails in it is told, and stops only the console', async () => {
    await publish('c1');
    breakDeleting();
    const { code, output } = await verifyAs('p1');
    expect(code, output).toBe(0);
    expect(output).toContain(`\npending, ${failed}`);
    expect(output).toContain('2 of 3 interactions verified');
    expect(output).not.toContain(`\n${failed}`);
    await recordDeployment('p1', 'admin-api');
    expect(await canIDeploy('c1')).toEqual({
      code: 1,
      output:
        'The verification for the pact between version c1 of admin-console and version p1 of admin-api failed.\n',
    });
  });

  it('until one has: from then on the same failure stops the backend', async () => {
    await publish('c1');
    breakDeleting();
    expect((await verifyAs('p1')).code).toBe(0);
    backend.breakBy(undefined);
    expect((await verifyAs('p2')).output).toContain('3 of 3 interactions verified');
    breakDeleting();
    const { code, output } = await verifyAs('p3');
    expect(code, output).toBe(1);
    expect(output).toContain(`\n${failed}`);
    expect(output).not.toContain('pending');
  });

  it('which only a branch can be asked about: without one, every failure stops the backend', async () => {
    await publish('c1');
    breakDeleting();
    const { code, output } = await verifyAs('p1', []);
    expect(code, output).toBe(1);
    expect(output).toContain(`\n${failed}`);
  });

  it('in a report too: a build server sees it as skipped, not as failed', async () => {
    await publish('c1');
    breakDeleting();
    const folder = folders.reports;
    await verifyAs('p1', [
      '--provider-branch',
      'main',
      '--report',
      'junit',
      '--report',
      'json',
      '--report-folder',
      folder,
    ]);
    const xml = readFileSync(join(folder, 'contracts-report.xml'), 'utf8');
    expect(xml).toContain('tests="3" failures="0" skipped="1"');
    expect(xml).toContain('<skipped message="pending: ');
    // What the script writes.
    const report = JSON.parse(readFileSync(join(folder, 'contracts-report.json'), 'utf8')) as {
      failed: number;
      interactions: object[];
    };
    expect(report).toMatchObject({ total: 3, failed: 0, pending: 1 });
    expect(report.interactions).toContainEqual(
      expect.objectContaining({ isVerified: false, isPending: true }),
    );
  });
});

describe('what goes wrong is said', () => {
  it.each<[string, string[], string]>([
    [
      'an unknown version',
      ['record-deployment', '--version', 'c9', '--environment', 'production'],
      'The broker answered 404',
    ],
    [
      'an unknown environment',
      ['can-i-deploy', '--version', 'c1', '--environment', 'moon'],
      'The broker answered 400: {"errors":{"environment":["environment with name \'moon\' does not exist"]}}',
    ],
    ['no environment', ['can-i-deploy', '--version', 'c1'], '--environment says where to.'],
  ])('%s', async (_name, args, text) => {
    const { code, output } = await run('broker', args);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(text) as string });
  });

  it('an environment that the broker lists nowhere', async () => {
    await publish('c1');
    expect(
      await run('broker', ['record-deployment', '--version', 'c1', '--environment', 'moon']),
    ).toEqual({
      code: 1,
      output: 'The broker has no environment "moon", but test, production.\n',
    });
  });

  it('another pact for a version that is published', async () => {
    await publish('c1');
    expect(await publish('c1', folders.changed)).toEqual({
      code: 1,
      output: expect.stringContaining('The broker answered 409') as string,
    });
  });

  it('a token that the broker refuses, also by the verifier', async () => {
    expect(
      await run('broker', ['can-i-deploy', '--version', 'c1', '--environment', 'production'], {
        PACT_BROKER_TOKEN: 'other',
      }),
    ).toMatchObject({ code: 1, output: expect.stringContaining('401') as string });
    expect(
      (
        await run('verify', ['--broker', '--base-url', verifiable.baseUrl], {
          PACT_BROKER_TOKEN: 'other',
        })
      ).code,
    ).toBe(1);
  });

  it('a broker without a pact to verify', async () => {
    expect((await verifyAs('p1')).code).toBe(1);
  });
});
