import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultConfig } from '../core/config';
import { loadDocument } from '../openapi/document';
import { breakableService } from './breaks/breakableService';
import { withBody, withoutMessage } from './breaks/seededBreak';
import { startVerifiable, type Verifiable } from './verifiable';
import { verify } from './verify';

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

let verifiable: Verifiable;

beforeAll(async () => {
  verifiable = await startVerifiable({ wrap: service.wrap });
});
afterAll(() => verifiable.close());

describe('what the command says of a failure', () => {
  it('says what was asked, expected and answered, and on which readings that rests', async () => {
    service.breakBy({
      name: 'no message',
      operation: 'deleteUser',
      at: 404,
      answer: withoutMessage,
    });
    const folder = mkdtempSync(join(tmpdir(), 'reports-'));
    const kinds = ['junit', 'json', 'html'].flatMap((kind) => ['--report', kind]);
    const { code, failures, output } = await verify(verifiable, [
      '--operation',
      'deleteUser',
      '--path',
      '/1042/',
      ...kinds,
      '--report-folder',
      folder,
    ]);
    service.breakBy(undefined);
    expect({ code, failures }, output).toEqual({ code: 1, failures: [deletion.failure] });
    expect(output).toMatch(/^\d+ of \d+ interactions verified/);
    expect(output).not.toContain('Every call got a 404');
    // No colors in a file.
    expect(output).not.toContain('\u001B');
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
    const [xml = '', json = '', html = ''] = ['xml', 'json', 'html'].map((ending) =>
      readFileSync(join(folder, `contracts-report.${ending}`), 'utf8'),
    );
    rmSync(folder, { recursive: true });
    expect(xml).toMatch(/<testsuite name="contracts" tests="\d+" failures="1" skipped="0">/);
    expect(xml).toContain(
      '<testcase classname="deleteUser" name="Given no user has this id - a request to delete this user"',
    );
    expect(JSON.parse(json)).toMatchObject({ failed: 1 });
    expect(html).toContain(
      `<h2>Not verified (1)</h2><ul><li><strong>not verified: ${deletion.failure}</strong><dl><dt>operation</dt>`,
    );
    expect(html).toContain('<h2>Verified (6)</h2>');
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
    const folder = mkdtempSync(join(tmpdir(), 'reports-'));
    const started = performance.now();
    const { code, output } = await verify({ ...verifiable, stateUrl }, [
      ...['--only', deletion.only, '--report', 'json', '--report-folder', folder],
    ]);
    service.breakBy(undefined);
    await close();
    expect(code, output).toBe(1);
    const { interactions } = JSON.parse(
      readFileSync(join(folder, 'contracts-report.json'), 'utf8'),
    ) as { interactions: unknown[] };
    rmSync(folder, { recursive: true });
    expect(interactions).toEqual([
      expect.objectContaining({
        interaction: deletion.failure,
        isVerified: false,
        state: 'no user has this id: 500 {"message":"The table users is locked."}',
      }),
      expect.objectContaining({
        interaction: 'Given the signed-in admin has this id - a request to delete this user',
        actual: expect.stringMatching(/^409 \{"detail"/) as string,
      }),
      expect.objectContaining({
        interaction: 'Given a user has this id - a request to delete this user',
        isVerified: true,
      }),
    ]);
    const { seconds } = interactions[0] as { seconds: number };
    // The verifier tries the state three times, and waits between: about half a second at least,
    // and never longer than the whole call.
    expect(seconds).toBeGreaterThan(0.5);
    expect(seconds).toBeLessThan((performance.now() - started) / 1000);
    expect(interactions[0]).not.toHaveProperty('actual');
  });
});

describe('what the command lists', () => {
  it('lists method, path, status and operation, and names what it does not know', async () => {
    expect((await verify(verifiable, ['--operation', 'getWallet', '--list'])).output).toContain(
      'GET    /admin/users/1042/wallet  200  getWallet: Given a user has a wallet - ',
    );
    expect(await verify(verifiable, ['--operation', 'getWalet'])).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /^There is no operation getWalet\. There are .*getWallet/,
      ) as string,
    });
    expect(await verify(verifiable, ['--report', 'pdf'])).toMatchObject({
      code: 1,
      output: 'There is no report pdf. There are junit, json, html.\n',
    });
    expect(await verify(verifiable, ['--operations', 'getWallet'])).toMatchObject({
      code: 2,
      output: expect.stringMatching(
        /^Unknown option '--operations'\. There are --base-url, /,
      ) as string,
    });
  });
});
