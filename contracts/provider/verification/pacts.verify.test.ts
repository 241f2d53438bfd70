import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printCount } from '../../../tests/propertyRuns';
import { startPostgres, type PostgresServer } from '../../../tests/provider/postgresServer';
import { readPact } from '../../scripts/pact.mjs';
import { defaultConfig } from '../core/config';
import { openServer } from '../db/openDatabase';
import { loadDocument } from '../openapi/document';
import { breakableService } from './breaks/breakableService';
import { withBody, withoutMessage } from './breaks/seededBreak';
import { startVerifiable, type Verifiable } from './verifiable';
import { verify } from './verify';

const all = readPact().interactions.length;
const service = breakableService(loadDocument(defaultConfig.openApiFile));
const deletion = {
  only: 'delete this user$',
  failure: 'Given no user has this id - a request to delete this user',
};

/** An address for provider states that cannot set up one of them. */
async function lockedFor(name: string): Promise<{ stateUrl: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const answer = async () => {
      const body = Buffer.concat((await request.toArray()) as Buffer[]).toString();
      const { state } = JSON.parse(body) as { state: string };
      if (state === name)
        return response.writeHead(500).end('{"message":"The table users is locked."}');
      const set = await fetch(verifiable.stateUrl, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      });
      return response
        .writeHead(set.status, { 'Content-Type': 'application/json' })
        .end(await set.text());
    };
    void answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    stateUrl: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/states`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

let server: PostgresServer;
let verifiable: Verifiable;

beforeAll(async () => {
  server = await startPostgres({ settings: ['fsync=off'] });
  verifiable = await startVerifiable({
    wrap: service.wrap,
    database: await openServer(server.url('postgres')),
  });
});
afterAll(async () => {
  await verifiable.close();
  await server.close();
});

// breaks/breaks.test.ts verifies all of them on PGlite.
it(
  'the reference backend on PostgreSQL honors every interaction of the pact',
  { timeout: 240_000 },
  async () => {
    const { code, output, verified, total } = await verify(verifiable);
    expect({ code, verified, total }, output).toEqual({ code: 0, verified: all, total: all });
    printCount('Contracts: interactions verified by the command, on PostgreSQL', verified);
  },
);

it('the reference backend of contracts/README.md can be verified in its own process, also for a console of another origin', async () => {
  const console = 'https://console.example';
  const reference = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('../../scripts/reference.mjs', import.meta.url)),
      ...['--port', '0', '--state-port', '0', '--origin', console],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const [, baseUrl = '', stateUrl = ''] = await new Promise<RegExpExecArray>(
      (resolve, reject) => {
        let output = '';
        reference.stdout.setEncoding('utf8').on('data', (chunk: string) => {
          output += chunk;
          const found = /--base-url (\S+) --state-url (\S+)\s/.exec(output);
          if (found) resolve(found);
        });
        reference.once('exit', (code) =>
          reject(new Error(`The reference backend ended with ${String(code)}.`)),
        );
      },
    );
    const from = (origin: string) =>
      verify({ baseUrl, stateUrl }, ['--only', deletion.only, '--origin', origin]);
    const welcome = await from(console);
    expect({ code: welcome.code, verified: welcome.verified }, welcome.output).toEqual({
      code: 0,
      verified: 3,
    });
    expect(welcome.output).toContain(`A console at ${console} may call`);
    const { code, output } = await from('https://elsewhere.example');
    expect(code).toBe(1);
    const calls = 'OPTIONS for GET, OPTIONS for POST, OPTIONS for PATCH, OPTIONS for DELETE, GET';
    expect(output.match(/^not possible from there: .*/gm)).toEqual([
      `not possible from there: the origin https://elsewhere.example is not allowed, Access-Control-Allow-Origin is missing (${calls} ${baseUrl}/admin/users)`,
    ]);
  } finally {
    reference.kill();
  }
});

describe('what the command says of a failure', () => {
  it('says what was asked, expected and answered, and on which readings that rests', async () => {
    service.breakBy({
      name: 'no message',
      operation: 'deleteUser',
      at: 404,
      answer: withoutMessage,
    });
    const folder = mkdtempSync(join(tmpdir(), 'reports-'));
    const report = join(folder, 'report.xml');
    const { code, failures, output } = await verify(verifiable, [
      '--operation',
      'deleteUser',
      '--path',
      '/1042/',
      '--junit',
      report,
    ]);
    service.breakBy(undefined);
    expect({ code, failures }, output).toEqual({ code: 1, failures: [deletion.failure] });
    expect(output).toMatch(/^verified: Given .+$/m);
    expect(output).toMatch(/\n6 of 7 interactions verified against .+\n$/);
    expect(output).not.toContain('Every call got a 404');
    expect(output).toContain(
      `1) ${deletion.failure}\n  operation:    deleteUser\n  request:      curl -i -X DELETE `,
    );
    expect(output).toContain(`'${verifiable.baseUrl}/admin/users/1042/delete'`);
    expect(output).toContain('-H "Authorization: Bearer $ACCESS_TOKEN"');
    expect(output).toContain(
      'expected:     404 {"message":"User not found."}\n  actual:       404 {"detail":"User not found."}',
    );
    expect(output).toMatch(/rests on: {5}.*R4 Errors.*R107 /);
    expect(output).toContain('differs:      $: Actual map is missing the following keys: message');
    const xml = readFileSync(report, 'utf8');
    rmSync(folder, { recursive: true });
    expect(xml).toMatch(/<testsuite name="contracts" tests="\d+" failures="1">/);
    expect(xml).toContain(
      '<testcase classname="deleteUser" name="Given no user has this id - a request to delete this user"',
    );
    expect(xml).toContain('differs:      $: Actual map is missing the following keys: message');
  });

  it('checks every answer against the document, also what the console does not read', async () => {
    service.breakBy({
      name: 'the next page as a number',
      operation: 'listUsers',
      at: 200,
      answer: withBody((body) => ({ ...body, next: 2 })),
    });
    const { code, failures, output } = await verify(verifiable, [
      ...['--operation', 'listUsers', '--state', '^users exist$'],
    ]);
    service.breakBy(undefined);
    expect(code).toBe(1);
    expect(failures).toContain('Given users exist - a request for the first page of users');
    expect(output).toContain(
      'differs:      the document: GET /admin/users (listUsers) answered 200 with a body that breaks the OpenAPI document: /next must be ',
    );
  });

  it("prints the state's own words where one cannot be set up", async () => {
    const { stateUrl, close } = await lockedFor('no user has this id');
    // Something else is wrong in the interaction after it.
    service.breakBy({
      name: 'no message',
      operation: 'deleteUser',
      at: 409,
      answer: withoutMessage,
    });
    const { code, output } = await verify({ ...verifiable, stateUrl }, ['--only', deletion.only]);
    service.breakBy(undefined);
    await close();
    expect(code, output).toBe(1);
    const [unset = '', refused = ''] = output.split(/^\d\) /m).slice(1);
    expect(unset).toMatch(deletion.failure);
    expect(unset).toContain(
      'state failed: no user has this id: 500 {"message":"The table users is locked."}',
    );
    expect(unset).not.toContain('actual:');
    expect(refused).toMatch(
      /^Given the signed-in admin has this id - a request to delete this user/,
    );
    expect(refused).toContain('actual:       409 {"detail"');
    expect(refused).toContain('1 of 3 interactions verified');
  });
});

describe('the command', () => {
  it.each<[string, string[], number, string | RegExp]>([
    [
      'that no API answers',
      ['--base-url', 'http://127.0.0.1:9/api'],
      1,
      /^Nothing answers at http:\/\/127\.0\.0\.1:9\/api \(--base-url\)/,
    ],
    [
      'that no states answer',
      ['--state-url', 'http://127.0.0.1:9/states'],
      1,
      /^Nothing answers at http:\/\/127\.0\.0\.1:9\/states \(--state-url\)/,
    ],
    [
      'that an address is not whole',
      ['--base-url', 'localhost:8000/api'],
      1,
      '--base-url is no whole address: localhost:8000/api. Write http:// or https:// before it.\n',
    ],
    ['that nothing is selected', ['--state', 'no such state'], 1, 'No interaction is selected.\n'],
    ['which pattern is none', ['--only', '('], 2, /^--only: Invalid/],
    [
      'which operations there are',
      ['--operation', 'getWalet'],
      1,
      /^There is no operation getWalet\. There are .*getWallet/,
    ],
    [
      'which options there are',
      ['--operations', 'getWallet'],
      2,
      /^Unknown option '--operations'\. There are --base-url, /,
    ],
    [
      'which calls an operation has',
      ['--operation', 'getWallet', '--list'],
      0,
      /^GET {4}\/admin\/users\/1042\/wallet {2}200 {2}getWallet: Given a user has a wallet - /m,
    ],
  ])('says %s', async (_what, args, code, output) =>
    expect(await verify(verifiable, args)).toMatchObject({
      code,
      output: typeof output === 'string' ? output : (expect.stringMatching(output) as string),
    }),
  );

  it('asks for the base path where every call got a 404', async () => {
    const { output } = await verify(
      { ...verifiable, baseUrl: new URL(verifiable.baseUrl).origin },
      ['--only', deletion.only],
    );
    expect(output).toContain("Every call got a 404. Has --base-url the API's whole base path");
  });
});
