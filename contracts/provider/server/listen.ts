import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

interface ListenOptions {
  port: number;
  host: string;
  /** Tries the following ports when the wanted one is taken: only where nobody asked for that very port. */
  mayMove: boolean;
  headers: Record<string, string>;
}

export interface Listening {
  port: number;
  close(): Promise<void>;
}

/** Listens for HTTP. A taken port is an error that says so. */
export async function listen(app: Hono, options: ListenOptions): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch, createServer }) as Server;
  // Longer than a browser keeps an idle connection: it then never sends a decision down one that is being closed.
  server.keepAliveTimeout = 75_000;
  answerUnreadableRequests(server, options.headers);
  const lastPort = options.mayMove ? options.port + 20 : options.port;
  for (let port = options.port; ; port += 1) {
    try {
      await bind(server, port, options.host);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (port >= lastPort) {
        throw new Error(`Port ${options.port} is taken by another program. Choose another with --port or PORT.`, {
          cause: error,
        });
      }
    }
  }
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) };
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

/** Lets requests that are being answered finish, for two seconds at most. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 2000).unref();
  });
}

/** Node answers what isn't HTTP by itself, and without our headers. */
function answerUnreadableRequests(server: Server, headers: Record<string, string>): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
    const body = JSON.stringify({ message: 'The request could not be understood.' });
    const lines = Object.entries({
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(body.length),
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  });
}
