import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How a file of the build can fail. `truncated` and `empty` are cut too, but nothing in the
 * response says so.
 */
export const fileFaults = ['aborted', 'missing', 'cut', 'truncated', 'empty', 'stalled'] as const;
export type FileFault = (typeof fileFaults)[number];

/** Whether the browser keeps the broken file: only a reload asks for it again. */
export const isKept = (fault: FileFault): boolean => fault === 'truncated' || fault === 'empty';

const typeOf = (file: string) =>
  file.endsWith('.css')
    ? 'text/css'
    : file.endsWith('.js')
      ? 'text/javascript'
      : 'application/octet-stream';

function fail(file: string, fault: FileFault, response: ServerResponse): void {
  const body = readFileSync(`dist${file}`);
  const half = body.subarray(0, fault === 'empty' ? 0 : Math.floor(body.length / 2));
  const headers = {
    'Content-Type': typeOf(file),
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
  if (fault === 'aborted') response.destroy();
  else if (fault === 'missing') response.writeHead(404).end('There is no such file.');
  else if (isKept(fault))
    response.writeHead(200, { ...headers, 'Content-Length': half.length }).end(half);
  else {
    response.writeHead(200, { ...headers, 'Content-Length': body.length }).write(half);
    if (fault === 'cut') setTimeout(() => response.destroy(), 20);
  }
}

/**
 * A server before the backend: it serves one file of the build badly, and everything else as it
 * comes.
 */
export class FaultyServer {
  private file = '';
  private fault: FileFault = 'aborted';
  /** How often the broken file was asked for. */
  asked = 0;
  private readonly stalled = new Set<ServerResponse>();
  private readonly server = createServer((incoming, response) => {
    const file = (incoming.url ?? '').replace(/\?.*/, '');
    if (file !== this.file) {
      this.pass(incoming, response);
      return;
    }
    this.asked += 1;
    if (this.fault === 'stalled') this.stalled.add(response);
    fail(file, this.fault, response);
  });

  private constructor(private readonly behind: string) {}

  static async before(origin: string): Promise<FaultyServer> {
    const server = new FaultyServer(origin);
    await new Promise<void>((resolve) => server.server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get origin(): string {
    // A server on a port has an address with one.
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  break(file: string, fault: FileFault): void {
    this.file = file;
    this.fault = fault;
    this.asked = 0;
  }

  heal(): void {
    this.file = '';
    // What stalled stays so: a page has to ask again.
  }

  async stop(): Promise<void> {
    for (const response of this.stalled) response.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(incoming: IncomingMessage, response: ServerResponse): void {
    const outgoing = request(
      this.behind + (incoming.url ?? ''),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    outgoing.on('error', () => response.destroy());
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  }
}
