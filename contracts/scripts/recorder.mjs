// Stands between the verifier and a backend, and keeps what was asked and answered: the verifier
// itself only keeps what differs.
import http from 'node:http';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/**
 * @typedef {{ method: string, url: string, headers: Record<string, string | string[]>, body: string
 * }} Asked
 * @typedef {{ status: number, type: string, body: string }} Answered `type` is the Content-Type.
 * `status` is 0 if nothing answered; `body` says why.
 * @typedef {{ asked: Asked, answered: Answered, afterwards?: { asked: Asked, answered: Answered }
 * }} Exchange The last one, if the verifier tried again. `afterwards` is what a read after a
 * decision answered.
 */

/** Whether a provider state was set up. @param {Exchange} exchange */
export const isSetUp = ({ answered }) => answered.status >= 200 && answered.status < 300;

/**
 * Tells the recorders which interaction is under way: a header of its call, a parameter of its
 * state. The backend doesn't get it.
 */
const mark = 'x-recorded-interaction';

const marked = (interaction) => ({
  ...interaction,
  request: {
    ...interaction.request,
    headers: { ...interaction.request.headers, [mark]: [interaction.key] },
  },
  providerStates: interaction.providerStates?.map((state) => ({
    ...state,
    params: { ...state.params, [mark]: interaction.key },
  })),
});

/**
 * Stands between the verifier and a backend. `backend` and `pact` are what the verifier uses
 * instead; `exchangesOf` returns the last exchanges of the interaction with this key. `close` ends
 * it.
 * @template {{ baseUrl: string, stateUrl?: string }} Backend
 * @param {Backend} backend
 * @param {import('./pact.mjs').Pact} pact its interactions have keys
 * @returns {Promise<{ backend: Backend, pact: object, exchangesOf: (key: string) => { state?:
 * Exchange, call?: Exchange },
 * close: () => Promise<unknown> }>}
 */
export async function startRecording({ stateUrl, ...backend }, pact) {
  const [setUps, made] = [new Map(), new Map()];
  const calls = await startRecorder(backend.baseUrl, async (exchange) =>
    made.set(exchange.key, {
      ...exchange,
      afterwards: await readDecided(backend.baseUrl, exchange),
    }),
  );
  const states = await startRecorder(stateUrl ?? '', (exchange) => {
    if (JSON.parse(exchange.asked.body).action === 'setup') setUps.set(exchange.key, exchange);
  });
  return {
    backend: { ...backend, baseUrl: calls.url, ...(stateUrl && { stateUrl: states.url }) },
    pact: { ...pact, interactions: pact.interactions.map(marked) },
    exchangesOf: (key) => ({ state: setUps.get(key), call: made.get(key) }),
    close: () => Promise.all([calls.close(), states.close()]),
  };
}

/** Starts a server that forwards every request to `base` and its path. `close` ends it. */
async function startRecorder(base, onExchange) {
  const server = http.createServer((request, response) => {
    void forward(base, request).then(async ({ key, asked, answered, headers }) => {
      await onExchange({ key, asked, answered });
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

/** Reads the payouts after a decision, before the verifier tears the state down. */
async function readDecided(base, { asked, answered }) {
  if (answered.status !== 200 || !/\/payouts\/[^/]+\/(accept|reject)$/.test(asked.url)) return;
  const url = '/admin/payouts?page=1&page_size=100';
  const { authorization } = asked.headers;
  const read = { method: 'GET', url, headers: { authorization }, toArray: async () => [] };
  return forward(base, read);
}

/** Takes the mark out of a request. */
function unmarked(headers, body) {
  if (mark in headers) return { key: headers[mark], body };
  const { params, ...change } = body.includes(mark) ? JSON.parse(body) : {};
  if (!params) return { body };
  const { [mark]: key, ...own } = params;
  return { key, body: JSON.stringify({ ...change, params: own }) };
}

async function forward(base, request) {
  const { key, body } = unmarked(request.headers, (await read(request)).toString());
  const url = `${base.replace(/\/$/, '')}${request.url === '/' ? '' : request.url}`;
  const headers = without(request.headers, [
    'host',
    'connection',
    'content-length',
    'transfer-encoding',
    mark,
  ]);
  const asked = { method: request.method, url, headers, body };
  try {
    const answer = await send(url, { method: request.method, headers }, body);
    const bytes = await read(answer);
    // The whole body is here, so it is sent in one piece.
    const kept = without(answer.headers, ['transfer-encoding', 'connection']);
    return {
      key,
      asked,
      answered: {
        status: answer.statusCode,
        type: answer.headers['content-type'] ?? '',
        body: decoded(bytes, answer.headers['content-encoding']).toString(),
        bytes,
      },
      headers: kept,
    };
  } catch (error) {
    const reason = `Nothing answers at ${url}: ${error.message || error.code}.`;
    return {
      key,
      asked,
      answered: { status: 0, type: '', body: reason, bytes: reason },
      headers: {},
    };
  }
}

const decoders = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync };

/** The body without its Content-Encoding, to be read. */
const decoded = (bytes, encoding) =>
  bytes.length > 0 ? (decoders[encoding]?.(bytes) ?? bytes) : bytes;

const without = (headers, names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

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
