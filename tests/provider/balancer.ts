import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * When a request's connection is reset: before it is carried out, after that but without an answer,
 * or in the middle of the answer.
 */
export type Cut = 'before' | 'after' | 'during';

export interface BalancerOptions {
  cut?: (request: { method: string; path: string }) => Cut | undefined;
}

export interface Balancer {
  url: string;
  cuts(): number;
  close(): Promise<void>;
}

const refreshPath = '/api/account/auth/token/refresh';

/** How often an instance is asked whether it is ready, in milliseconds. */
const askReadyMs = 200;

/**
 * Passes each request on to the next of several instances. One that isn't ready or can't be reached
 * is passed over, and a reading is tried at the next one if its answer is lost. Without any answer it is a 502; a refresh then gets none, because an error would
 * end the session (R8).
 */
export async function startBalancer(
  instances: string[],
  { cut }: BalancerOptions = {},
): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let cuts = 0;
  const readiness = watchReadiness(instances);

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/';
    const body = await readAll(incoming);
    const how = cut?.({ method: incoming.method ?? 'GET', path });
    if (how !== undefined) cuts += 1;
    if (how === 'before') return incoming.socket.resetAndDestroy();
    const answer = await firstAnswer(incoming, body);
    if (how === 'after') return incoming.socket.resetAndDestroy();
    if (answer === undefined) {
      if (path === refreshPath) return incoming.socket.destroy();
      outgoing.writeHead(502, { 'Content-Type': 'text/html' });
      return outgoing.end('<h1>502 Bad Gateway</h1>');
    }
    outgoing.writeHead(answer.status, answer.headers);
    if (how === undefined) return outgoing.end(answer.body);
    outgoing.write(answer.body.subarray(0, answer.body.length / 2), () =>
      incoming.socket.resetAndDestroy(),
    );
  };

  async function firstAnswer(incoming: IncomingMessage, body: Buffer): Promise<Answer | undefined> {
    const asked = readiness.ready();
    for (const _try of asked) {
      const instance = asked[(turn += 1) % asked.length];
      const answer = await ask(new URL(incoming.url ?? '/', instance), incoming, body, agent).catch(
        (error: unknown) => (mayTryNext(error, incoming.method) ? 'next' : undefined),
      );
      if (answer !== 'next') return answer;
    }
    return undefined;
  }

  const server = createServer(
    (incoming, outgoing) => void pass(incoming, outgoing).catch(() => incoming.socket.destroy()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cuts: () => cuts,
    close: () => {
      readiness.stop();
      return closeAll(server, agent);
    },
  };
}

/** Asks instances whether they are ready. If none is, all count as ready. */
export function watchReadiness(instances: string[]) {
  let isOpen = true;
  const unready = new Set<string>();
  const watch = async (instance: string) => {
    while (isOpen) {
      const { ok } = await fetch(`${instance}/readyz`).catch(() => ({ ok: false }));
      if (ok) unready.delete(instance);
      else unready.add(instance);
      await pause(askReadyMs);
    }
  };
  for (const instance of instances) void watch(instance);
  return {
    ready: () => {
      const ready = instances.filter((instance) => !unready.has(instance));
      return ready.length > 0 ? ready : instances;
    },
    stop: () => {
      isOpen = false;
    },
  };
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A change is sent again only if it can't have arrived. */
const mayTryNext = (error: unknown, method = 'GET') =>
  (error as NodeJS.ErrnoException).code === 'ECONNREFUSED' || method === 'GET';

function ask(
  url: URL,
  { method, headers, socket }: IncomingMessage,
  body: Buffer,
  agent: Agent,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
    const passed = request(
      url,
      { method, headers: { ...headers, 'x-forwarded-for': forwarded }, agent },
      (response) => {
        readAll(response).then(
          (text) =>
            resolve({ status: response.statusCode ?? 502, headers: response.headers, body: text }),
          reject,
        );
      },
    );
    passed.on('error', reject);
    passed.end(body);
  });
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function closeAll(server: Server, agent: Agent): Promise<void> {
  agent.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
