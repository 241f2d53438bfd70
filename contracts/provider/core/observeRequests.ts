import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Log } from './log';
import type { Metrics } from './metrics';
import { runInRequest } from './requestScope';

/** Any other method is logged as OTHER, so that a client can't add labels without end. */
const knownMethods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface Observers {
  log: Log;
  metrics: Metrics;
  /** After a signal to end, every answer closes its connection. */
  isDraining: () => boolean;
}

/**
 * Gives every request its scope and its line in the log. It has to be before whatever answers.
 */
export function observeRequests({ log, metrics, isDraining }: Observers): MiddlewareHandler {
  return async (context, next) => {
    const id = context.get('requestId');
    const started = performance.now();
    const { method } = context.req;
    const { signal } = context.req.raw;
    await runInRequest({ id, isRead: method === 'GET' || method === 'HEAD', signal }, next);
    if (isDraining()) context.res.headers.set('Connection', 'close');
    const line = {
      id,
      method: knownMethods.includes(method) ? method : 'OTHER',
      // The pattern of the route that answered.
      route: routePath(context),
      // 499 says that the client left before its answer.
      status: signal.aborted ? 499 : context.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    };
    metrics.observe(line);
    log.request(line);
  };
}
