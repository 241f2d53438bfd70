import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import { observeRequests } from './core/observeRequests';
import { Problem } from './core/problem';
import { securityHeaders, securityHeadersFor } from './core/securityHeaders';
import { sendJson } from './core/sendJson';
import { databaseProblem } from './db/databaseProblem';
import { CutConnection, faultRoutes } from './faults/faultRoutes';
import { traderRoutes } from './faults/traderRoutes';
import { addReference } from './openapi/referenceRoutes';
import { ResponseMismatch } from './openapi/validator';
import { addOperations } from './operations/routes';
import type { Services } from './operations/services';
import { drawPaper } from './seed/demo/papers/drawPaper';
import { serveFile } from './static/serveFile';

/** How long the database may take to give a sign of life, in milliseconds. */
const readinessMs = 2000;

/**
 * The whole service as one Hono app: tests call `app.request(…)`, a server listens with
 * `app.fetch`.
 */
export function createApp(services: Services): Hono {
  const { config, site, log, metrics, draining } = services;
  const headers = securityHeadersFor(config);
  const app = new Hono();
  app.onError((error, context) => answerError(error, context, services));
  // A proxy's id is kept, so that its log and ours can be read together.
  app.use(requestId({ limitLength: 64 }));
  app.use(observeRequests({ log, metrics, isDraining: () => draining.isDraining }));
  app.use(securityHeaders(headers));
  if (config.consoleOrigins.length > 0)
    app.use(
      '/api/*',
      cors({
        origin: config.consoleOrigins,
        allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
        allowHeaders: ['Authorization', 'Content-Type'],
        exposeHeaders: ['Date', 'Retry-After', 'X-Request-Id'],
        maxAge: 600,
      }),
    );
  if (config.faults) {
    traderRoutes(app, services);
    faultRoutes(app, headers);
  }
  app.get('/healthz', (context) => sendJson(context, 200, { status: 'ok' }));
  app.get('/readyz', (context) => answerReadiness(context, services));
  addReference(app, config.openApiFile);
  addOperations(app, services);
  app.get('/files/:name', (context) => serveFile(context, services.links, drawPaper));
  app.get('*', (context) =>
    isServicePath(context.req.path) ? answerNotFound(context) : site.serve(context),
  );
  app.all('*', answerNotFound);
  return app;
}

/** Paths of the service itself. They are never routes of the console. */
const isServicePath = (path: string) => /^\/(api|files)(\/|$)/.test(path) || path === '/__faults';

function answerNotFound(context: Context): Promise<Response> {
  return sendJson(context, 404, { message: 'There is nothing at this address.' });
}

/**
 * `/healthz` says that the process runs, `/readyz` that it can work. A balancer sends requests only
 * to instances that are ready.
 */
async function answerReadiness(context: Context, { draining, ping }: Services): Promise<Response> {
  if (draining.isDraining) return sendJson(context, 503, { status: 'ending' });
  return ping(readinessMs).then(
    () => sendJson(context, 200, { status: 'ready' }),
    () => sendJson(context, 503, { status: 'no database' }),
  );
}

function answerError(error: Error, context: Context, { config, log }: Services): Promise<Response> {
  if (error instanceof CutConnection) throw error;
  const problem = error instanceof Problem ? error : databaseProblem(error);
  if (problem !== undefined)
    return sendJson(context, problem.status, problem.body, problem.headers);
  if (error instanceof ResponseMismatch) {
    if (config.onResponseMismatch === 'throw') throw error;
    log.note(error.message, { id: context.get('requestId') });
    return sendJson(context, 500, { message: error.message });
  }
  log.failure(error, {
    id: context.get('requestId'),
    method: context.req.method,
    route: routePath(context),
  });
  return sendJson(context, 500, { message: 'Something went wrong on our side.' });
}
