import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const script = new URL('../../contracts/broker.mjs', import.meta.url).pathname;

interface Call {
  address: string;
  authorization: string | undefined;
  body: string;
}

let server: Server;
let calls: Call[] = [];
let answer: { status: number; body: unknown };

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => { body += chunk; });
    request.on('end', () => {
      calls.push({ address: `${request.method ?? ''} ${request.url ?? ''}`, authorization: request.headers.authorization, body });
      response.writeHead(answer.status, { 'Content-Type': 'application/hal+json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => { server.close(); });
beforeEach(() => { calls = []; });

function broker(...args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, PACT_BROKER_BASE_URL: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`, PACT_BROKER_TOKEN: 'broker-token' };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr });
    });
  });
}

it('publishes the pact under its version and branch', async () => {
  answer = { status: 200, body: { notices: [{ text: 'Pact successfully published' }] } };
  expect(await broker('publish', '--version', 'abc', '--branch', 'main')).toEqual({ code: 0, output: 'Pact successfully published\n' });
  const [call] = calls;
  expect(call).toMatchObject({ address: 'POST /contracts/publish', authorization: 'Bearer broker-token' });
  const published = JSON.parse(call?.body ?? '') as { contracts: { content: string }[] };
  expect(published).toMatchObject({ pacticipantName: 'admin-console', pacticipantVersionNumber: 'abc', branch: 'main', contracts: [{ providerName: 'admin-api' }] });
  expect(JSON.parse(Buffer.from(published.contracts[0]?.content ?? '', 'base64').toString())).toMatchObject({ consumer: { name: 'admin-console' } });
});

it.each([
  [true, 0],
  [false, 1],
  [null, 1],
])('asks whether it may be deployed: %s ends with %i', async (deployable, code) => {
  answer = { status: 200, body: { summary: { deployable, reason: 'Because' } } };
  expect(await broker('can-i-deploy', '--version', 'abc', '--environment', 'production')).toEqual({ code, output: 'Because\n' });
  expect(calls[0]?.address).toBe('GET /can-i-deploy?pacticipant=admin-console&version=abc&environment=production');
});

it('says what the broker said when it refuses', async () => {
  answer = { status: 409, body: { errors: ['Cannot change the content'] } };
  const { code, output } = await broker('publish', '--version', 'abc', '--branch', 'main');
  expect(code).toBe(1);
  expect(output).toContain('The broker answered 409: {"errors":["Cannot change the content"]}');
});
