import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSession, saveSession } from '~/api/session/session';
import { downloadBlob, uploadFile } from '~/api/session/transfer';
import { failureOf } from '../scriptedServer';

interface Received {
  path?: string;
  bearer?: string;
  body: string;
}

let answer: (response: ServerResponse, request: IncomingMessage) => void;
let received: Received[];

const readBody = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

const server = createServer((request, response) => {
  response
    .setHeader('Access-Control-Allow-Origin', '*')
    .setHeader('Access-Control-Allow-Headers', 'Authorization');
  if (request.method === 'OPTIONS') {
    response.end();
    return;
  }
  void readBody(request).then((body) => {
    received.push({ path: request.url, bearer: request.headers.authorization, body });
    if (request.url?.endsWith('/token/refresh'))
      response.end('{"access_token":"access-2","refresh_token":"refresh-2"}');
    else answer(response, request);
  });
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  document.head.innerHTML = `<meta name="api-base-url" content="${origin}/api">`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  saveSession({ v: 1, access: 'access-1', refresh: 'refresh-1', user: { email: 'a@b.co' } });
});
const file = new File(['x'.repeat(100_000)], 'proof.txt', { type: 'text/plain' });

const transfers: [string, () => Promise<unknown>][] = [
  ['uploadFile', () => uploadFile('/admin/files', file)],
  ['downloadBlob', () => downloadBlob(`${origin}/api/admin/files/7`)],
];

describe('uploadFile', () => {
  it('sends the file with the access token and resolves with the response', async () => {
    answer = (response) => response.end('{"id":7}');
    expect(await uploadFile('/admin/files', file)).toEqual({ id: 7 });
    expect(received[0]).toMatchObject({ path: '/api/admin/files', bearer: 'Bearer access-1' });
    expect(received[0]?.body).toContain('name="file"; filename="proof.txt"');
  });

  it("fails if the response can't be read", async () => {
    answer = (response) => response.end('<h1>Hello</h1>');
    expect(await failureOf(uploadFile('/admin/files', file))).toMatchObject({
      name: 'ApiError',
      status: 200,
    });
  });
});

describe('downloadBlob', () => {
  it('sends the access token', async () => {
    answer = (response) => response.writeHead(200, { 'Content-Type': 'image/png' }).end('abcdef');
    const blob = await downloadBlob(`${origin}/api/admin/files/7`);
    expect([await blob.text(), blob.type]).toEqual(['abcdef', 'image/png']);
    expect(received[0]).toMatchObject({ path: '/api/admin/files/7', bearer: 'Bearer access-1' });
  });

  it.each(['/files/7', '/apis/7', '/api'])(
    "sends no access token to %s, which isn't below the API",
    async (path) => {
      answer = (response) => response.end('abc');
      expect((await downloadBlob(origin + path)).size).toBe(3);
      expect(received[0]?.bearer).toBeUndefined();
    },
  );
});

describe.each(transfers)('%s', (_name, transfer) => {
  it('refreshes once after a 401 and repeats the request', async () => {
    answer = (response, request) => {
      response.writeHead(request.headers.authorization === 'Bearer access-2' ? 200 : 401).end('{}');
    };
    await transfer();
    expect(received.map(({ bearer }) => bearer)).toEqual([
      'Bearer access-1',
      undefined,
      'Bearer access-2',
    ]);
    expect(readSession()?.access).toBe('access-2');
  });

  it.each([400, 403, 404, 413, 500])(
    "fails with the status %i and the server's message",
    async (status) => {
      answer = (response) => response.writeHead(status).end('{"message":"Too large"}');
      expect(await failureOf(transfer())).toMatchObject({
        name: 'ApiError',
        status,
        serverMessage: 'Too large',
      });
      answer = (response) => response.writeHead(status).end('<h1>Sorry</h1>');
      expect(await failureOf(transfer())).toMatchObject({
        name: 'ApiError',
        status,
        serverMessage: undefined,
      });
    },
  );

  it('fails without a response', async () => {
    answer = (_response, request) => {
      request.socket.destroy();
    };
    expect(await failureOf(transfer())).toMatchObject({ name: 'ApiError', status: 0 });
  });

  it('fails after 30 s without progress', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = new Promise((resolve) => {
      answer = resolve;
    });
    const failure = failureOf(transfer());
    await asked;
    vi.advanceTimersByTime(30_000);
    expect(await failure).toMatchObject({ name: 'ApiError', status: 0 });
  });
});
