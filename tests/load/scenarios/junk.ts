import { createConnection, type Socket } from 'node:net';
import { printCount } from '../../propertyRuns';
import { arrive, pause } from '../arrivals';
import { noneFailed, rowOf, within } from '../report';
import { idleReads, onStage, readScreen, type Run } from '../scenario';

const host = 'Host: console\r\n';
const login = `POST /api/admin/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;

const junk: (string | Buffer)[] = [
  'GET / HTTP/9.9\r\n\r\n',
  '\u0000\u0001\u0002\r\n\r\n',
  Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc]),
  `${login}Content-Length: 7\r\n\r\n{"a":{[`,
  `${login}Content-Length: -1\r\n\r\n`,
  `${login}Content-Length: 3\r\nContent-Length: 5\r\n\r\n{}{}{`,
  `${login}Transfer-Encoding: chunked\r\n\r\nZZZ\r\nnot a chunk\r\n`,
  `${login}Content-Length: 40000\r\n\r\n${'['.repeat(40_000)}`,
  `${login}Content-Length: 3000000\r\n\r\n"${'x'.repeat(2_999_998)}"`,
  `GET /api/admin/users HTTP/1.1\r\n${host}X: ${'y'.repeat(100_000)}\r\n\r\n`,
];

/**
 * Sends raw bytes and resolves with the status of the answer; 0 if the connection was closed
 * without one, -1 if it was left open.
 */
function sendRaw(origin: string, text: string | Buffer): Promise<{ status: number }> {
  return new Promise((resolve) => {
    const socket = connect(origin);
    let answer = '';
    const end = (status: number) => {
      socket.destroy();
      resolve({ status });
    };
    const timer = setTimeout(() => end(-1), 30_000);
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk;
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      if (status !== undefined) end(Number(status));
    });
    socket.on('close', () => {
      clearTimeout(timer);
      end(0);
    });
    socket.write(text);
  });
}

function connect(origin: string): Socket {
  const { hostname, port } = new URL(origin);
  return createConnection(Number(port), hostname).on('error', () => undefined);
}

/** Opens connections that send one byte of a request now and then, and never end it. */
function openSlowly(origin: string, count: number): { open: () => number; close: () => void } {
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = connect(origin).resume();
    socket.write(
      index % 2 === 0
        ? `GET /api/admin/users HTTP/1.1\r\n${host}X-Slow: `
        : `${login}Content-Length: 900\r\n\r\n`,
    );
    return socket;
  });
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 500);
  return {
    open: () => sockets.filter((socket) => !socket.destroyed && socket.readable).length,
    close: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/**
 * Connections that send slowly, and bytes that are no request, at the instance that readings go to.
 * The readings don't notice.
 */
export const run: Run = () =>
  onStage({ instances: 1 }, async (stage, { token }) => {
    const [{ url } = { url: stage.url }] = stage.instances;
    const seconds = 90;
    const idle = await idleReads(url, token);
    const slow = openSlowly(url, 200);
    const [reads, wrong] = await Promise.all([
      arrive({ perSecond: 10, seconds }, (index) => readScreen(url, token, index)),
      arrive({ perSecond: 10, seconds }, (index) => sendRaw(url, junk[index % junk.length] ?? '')),
    ]);
    const left = slow.open();
    slow.close();
    await pause(100);
    const row = rowOf('reads', reads, seconds, idle);
    const clear = wrong.filter(
      ({ status }) => status === 0 || (status >= 400 && status < 500),
    ).length;
    printCount('load, junk: requests that are none, beside readings', wrong.length);
    return {
      rows: [idle, row, { ...rowOf('junk', wrong, seconds), failed: wrong.length - clear }],
      lost: 0,
      expectations: [
        noneFailed(idle, row),
        within(row, 8),
        {
          what: `all junk gets a 4xx or a closed connection (${clear} of ${wrong.length})`,
          isMet: clear === wrong.length,
        },
        {
          what: `slow connections are closed after a while (${left} of 200 are left)`,
          isMet: left === 0,
        },
      ],
    };
  });
