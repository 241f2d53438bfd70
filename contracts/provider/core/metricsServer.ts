import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics';

/**
 * Answers `GET /metrics` on a port of its own that only this machine reaches, because the numbers
 * tell how busy the firm is. Adds what the process itself uses.
 */
export function listenForMetrics(
  metrics: Metrics,
  port: number,
): Promise<{ port: number; close: () => void }> {
  const eventLoop = monitorEventLoopDelay({ resolution: 20 });
  eventLoop.enable();
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () =>
    process.memoryUsage.rss(),
  );
  metrics.gauge(
    'nodejs_heap_used_bytes',
    'Memory of JavaScript objects.',
    () => process.memoryUsage().heapUsed,
  );
  metrics.gauge(
    'nodejs_eventloop_lag_seconds',
    'The longest delay of the event loop since the last scrape.',
    () => {
      const { max } = eventLoop;
      eventLoop.reset();
      return max / 1e9;
    },
  );
  const server = createServer((request, response) => {
    const isFound = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    response.writeHead(isFound ? 200 : 404, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    });
    response.end(isFound ? metrics.text() : 'Only GET /metrics is here.\n');
  });
  const close = () => {
    eventLoop.disable();
    server.close();
    server.closeAllConnections();
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      eventLoop.disable();
      reject(new Error(`The port ${port} for metrics cannot be used.`, { cause: error }));
    });
    server.listen(port, '127.0.0.1', () =>
      resolve({ port: (server.address() as AddressInfo).port, close }),
    );
  });
}
