// Stands between the verifier and a backend, and keeps what was asked and answered: the verifier itself only keeps what differs.
import http from 'node:http';
import https from 'node:https';

/**
 * @typedef {{ method: string, url: string, headers: Record<string, string | string[]>, body: string }} Asked
 * @typedef {{ status: number, body: string }} Answered `status` is 0 if nothing answered; `body` says why.
 * @typedef {{ asked: Asked, answered: Answered }} Exchange
 */

/** Whether a provider state was set up. @param {Exchange} exchange */
export const isSetUp = ({ answered }) => answered.status >= 200 && answered.status < 300;

/**
 * Starts a server that forwards every request to `base` and its path. `close` ends it.
 * @param {string} base
 * @param {(exchange: Exchange) => void} onExchange
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startRecorder(base, onExchange) {
  const server = http.createServer((request, response) => {
    void forward(base, request).then(({ asked, answered, headers }) => {
      onExchange({ asked, answered });
      response.writeHead(answered.status || 502, headers).end(answered.bytes);
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    });
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}

async function forward(base, request) {
  const body = await read(request);
  const url = `${base.replace(/\/$/, '')}${request.url === '/' ? '' : request.url}`;
  const headers = without(request.headers, ['host', 'connection']);
  const asked = { method: request.method, url, headers, body: body.toString() };
  try {
    const answer = await send(url, { method: request.method, headers }, body);
    const bytes = await read(answer);
    // The whole body is here, so it is sent in one piece.
    const kept = without(answer.headers, ['transfer-encoding', 'connection']);
    return { asked, answered: { status: answer.statusCode, body: bytes.toString(), bytes }, headers: kept };
  } catch (error) {
    const reason = `Nothing answers at ${url}: ${error.message || error.code}.`;
    return { asked, answered: { status: 0, body: reason, bytes: reason }, headers: {} };
  }
}

const without = (headers, names) => Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

const read = async (stream) => Buffer.concat(await stream.toArray());

function send(url, options, body) {
  return new Promise((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http;
    const sent = request(url, { ...options, timeout: 30_000 }, resolve);
    sent.once('timeout', () => sent.destroy(new Error('no answer within 30 s')));
    sent.once('error', reject);
    sent.end(body);
  });
}
