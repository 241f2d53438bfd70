import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/http/errors';
import { withTimeout } from '~/api/http/transport';
import { installBrowser, openTab, sessionOf, type Tab } from '../session/fakeBrowser';
import { failureOf } from '../scriptedServer';

// The real fetch and a real server; only the clock is fake.
type Handler = (request: IncomingMessage, response: ServerResponse) => void;
let handle: Handler;
const server = createServer((request, response) => handle(request, response));
let base = '';
let tab: Tab;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  installBrowser({ base });
  tab = await openTab();
  tab.saveSession(sessionOf(1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const noAnswer = { name: 'ApiError', status: 0, message: 'Network error - no response received' };

/** Sends a request, waits until the server has done its part, and lets `ms` pass. */
async function askAndWait(ms: number, answer: Handler): Promise<Promise<unknown>[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const served = new Promise<void>((resolve) => {
    handle = (request, response) => {
      answer(request, response);
      setImmediate(resolve);
    };
  });
  const failure = failureOf(tab.getDashboard());
  await served;
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(ms);
  return [failure];
}

const stalls: [string, Handler][] = [
  ['headers that never come', () => undefined],
  [
    'a body that never comes',
    (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).flushHeaders(),
  ],
  [
    'a body that stalls half-way',
    (_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('{"users":');
    },
  ],
  [
    'an error body that stalls',
    (_request, response) => {
      response.writeHead(500).write('{"mess');
    },
  ],
];

describe.each(stalls)('the 30 s include headers and body: %s', (_name, answer) =>
  it('waits for 30 s and no longer', async () => {
    const [failure] = await askAndWait(29_999, answer);
    const waited = new Promise((resolve) => setImmediate(() => setImmediate(resolve, 'waiting')));
    expect(await Promise.race([failure, waited])).toBe('waiting');
    vi.advanceTimersByTime(1);
    expect(await failure).toMatchObject(noAnswer);
  }),
);

describe('no response', () => {
  it.each<[string, Handler]>([
    [
      'cut before the headers',
      (request) => {
        request.socket.destroy();
      },
    ],
    [
      'cut within the body',
      (request, response) => {
        response.writeHead(200, { 'Content-Length': '100' }).write('{"users":', () => {
          request.socket.destroy();
        });
      },
    ],
    [
      "something that isn't HTTP",
      (request) => {
        request.socket.end('hello\r\n\r\n');
      },
    ],
  ])('%s', async (_name, answer) => {
    handle = answer;
    expect(await failureOf(tab.getDashboard())).toMatchObject(noAnswer);
  });

  it('refused', async () => {
    installBrowser({ base: 'http://127.0.0.1:1' });
    tab.saveSession(sessionOf(1));
    expect(await failureOf(tab.getDashboard())).toMatchObject(noAnswer);
  });
});

describe('a response', () => {
  it('leaves no timer running', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    handle = (_request, response) => response.end('{"users":3}');
    expect(await tab.getDashboard()).toMatchObject({ users: 3 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may begin with a byte order mark and arrive in pieces', async () => {
    handle = (_request, response) => {
      response.write('\ufeff{"users"');
      setTimeout(() => response.end(':3}'), 5);
    };
    expect(await tab.getDashboard()).toMatchObject({ users: 3 });
  });
});

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new Error('aborted'))),
  );

it('work gives up after 30 s, or 30 s after the last restart of the timer', async () => {
  vi.useFakeTimers();
  let restartTimer: () => void = () => undefined;
  const failed = vi.fn();
  withTimeout(undefined, (signal, alive) => {
    restartTimer = alive;
    return untilAborted(signal);
  }).catch(failed);
  await vi.advanceTimersByTimeAsync(29_999);
  restartTimer();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed.mock.calls).toEqual([[expect.any(ApiError)]]);
  expect(vi.getTimerCount()).toBe(0);
});
