import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Registry } from 'prom-client';

/**
 * Answers `GET /metrics` on a port of its own that only this machine reaches, because the numbers
 * tell how busy the firm is. Adds what the process itself uses.
 */
export function listenForMetrics(
  ofService: Registry,
  port: number,
): Promise<{ port: number; close: () => void }> {
  const ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  const registry = Registry.merge([ofService, ofProcess]);
  const server = createServer((request, response) => {
    const isFound = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    response.writeHead(isFound ? 200 : 404, { 'Content-Type': registry.contentType });
    if (!isFound) return response.end('Only GET /metrics is here.\n');
    return void registry.metrics().then(
      (text) => response.end(text),
      () => response.destroy(),
    );
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`The port ${port} for metrics cannot be used.`, { cause: error })),
    );
    server.listen(port, '127.0.0.1', () =>
      resolve({ port: (server.address() as AddressInfo).port, close }),
    );
  });
}
