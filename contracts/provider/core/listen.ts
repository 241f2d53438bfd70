import { randomUUID } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';

interface ListenOptions {
  port: number;
  host: string;
  /** Tries the next ports if this one is taken. Only for a port that nobody asked for. */
  mayMove: boolean;
  headers: Record<string, string>;
  limits?: Partial<ConnectionLimits>;
  /** Told of requests that could not be read. They never reach the app. */
  onUnreadable?: (id: string, status: number) => void;
}

/** Times in milliseconds. */
interface ConnectionLimits {
  /** How long the headers, and the whole request, may take to arrive. */
  headersMs: number;
  requestMs: number;
  /** How often these times are checked. */
  checkMs: number;
  maxConnections: number;
  /** How long running requests may take after a signal to end. */
  drainMs: number;
}

const defaultLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  checkMs: 2000,
  maxConnections: 1000,
  drainMs: 10_000,
};

export interface Listening {
  port: number;
  /**
   * Accepts no more connections, and resolves when the running requests are answered or their time
   * is over.
   */
  close(): Promise<void>;
}

/** Listens for HTTP. Throws an error that explains it if the port is taken. */
export async function listen(app: Hono, options: ListenOptions): Promise<Listening> {
  const limits = { ...defaultLimits, ...options.limits };
  const serverOptions = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
    // Node would answer such a request itself. Now the adaptor refuses it, like one with an invalid
    // host.
    requireHostHeader: false,
  };
  const errorHandler = (error: unknown) => {
    const status = error instanceof RequestError ? 400 : 500;
    const { body, headers } = refusal(status, options);
    return new Response(body, { status, headers });
  };
  const listener = getRequestListener(app.fetch, { errorHandler });
  const server = createServer(
    serverOptions,
    (incoming, outgoing) => void listener(incoming, outgoing),
  );
  server.maxConnections = limits.maxConnections;
  // Longer than a browser keeps an idle connection. Otherwise it could send a decision on a
  // connection that is being closed.
  server.keepAliveTimeout = 75_000;
  answerUnreadableRequests(server, options);
  const lastPort = options.mayMove ? options.port + 20 : options.port;
  for (let port = options.port; ; port += 1) {
    try {
      await bind(server, port, options.host);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (port >= lastPort) {
        throw new Error(
          `Port ${options.port} is taken by another program. Choose another with --port or PORT.`,
          {
            cause: error,
          },
        );
      }
    }
  }
  return {
    port: (server.address() as AddressInfo).port,
    close: () => closeServer(server, limits.drainMs),
  };
}

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closeServer(server: Server, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

const unreadable: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * The answer to a request that never reaches the app, with the same headers as the app's answers.
 * It tells `onUnreadable`.
 */
function refusal(status: number, { headers, onUnreadable }: ListenOptions) {
  const id = randomUUID();
  const body = JSON.stringify({ message: 'The request could not be understood.' });
  onUnreadable?.(id, status);
  return {
    body,
    headers: {
      ...headers,
      'X-Request-Id': id,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(body.length),
      Connection: 'close',
    },
  };
}

/** By default Node answers invalid HTTP and unknown expectations itself, without our headers. */
function answerUnreadableRequests(server: Server, options: ListenOptions): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status = unreadable[error.code ?? ''] ?? '400 Bad Request';
    const { body, headers } = refusal(parseInt(status), options);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  });
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    const { body, headers } = refusal(417, options);
    response.writeHead(417, headers).end(body);
  });
}
