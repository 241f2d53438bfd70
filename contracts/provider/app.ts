import { Hono, type Context } from 'hono';
import { AccessTokens } from './auth/accessTokens';
import type { Clock } from './clock';
import type { ProviderConfig } from './config';
import { CountMemory } from './db/countMemory';
import type { Database } from './db/database';
import { readOrCreateSecret } from './db/settings';
import { CutConnection, faultRoutes } from './faults/faultRoutes';
import { traderRoutes } from './faults/traderRoutes';
import { FileLinks } from './files/fileLinks';
import { serveFile } from './files/serveFile';
import { jsonAnswer } from './http/jsonAnswer';
import { Problem } from './http/problem';
import { routeFor } from './http/runOperation';
import { securityHeaders, securityHeadersFor } from './http/securityHeaders';
import { loadDocument, operationsOf, type Operation } from './openapi/document';
import { ResponseMismatch, Validator } from './openapi/validator';
import { operations } from './operations';
import type { Services } from './services';
import { ConsoleSite } from './static/consoleSite';

export interface AppParts {
  db: Database;
  clock: Clock;
  config: ProviderConfig;
}

/** The whole service as one Hono app: `app.request(…)` in a test, `app.fetch` behind a socket. */
export function createApp(parts: AppParts, services: Services = createServices(parts)): Hono {
  const { config, site } = services;
  const headers = securityHeadersFor(config);
  const app = new Hono();
  app.onError((error, context) => answerError(error, context, config));
  app.use(securityHeaders(headers));
  if (config.faults) {
    traderRoutes(app, services);
    faultRoutes(app, headers);
  }
  app.get('/healthz', (context) => jsonAnswer(context, 200, { status: 'ok' }));
  addOperations(app, services);
  app.get('/files/:name', (context) => serveFile(context, services.links));
  app.get('*', (context) => (isServicePath(context.req.path) ? answerNothingHere(context) : site.serve(context)));
  app.all('*', answerNothingHere);
  return app;
}

/** What the app's handlers work with; the contract verification mints its tokens from the same parts. */
export function createServices({ db, clock, config }: AppParts): Services {
  let secret: Promise<string> | undefined;
  const readSecret = () =>
    (secret ??= readOrCreateSecret(db).catch((error: unknown) => {
      secret = undefined;
      throw error;
    }));
  return {
    db,
    clock,
    config,
    counts: new CountMemory(),
    tokens: new AccessTokens(readSecret, clock, config.accessTokenMinutes),
    links: new FileLinks(readSecret, clock),
    site: new ConsoleSite(config.distFolder),
  };
}

function addOperations(app: Hono, services: Services): void {
  const document = loadDocument(services.config.openApiFile);
  const validator = new Validator(document);
  const documented = operationsOf(document);
  refuseDifferences(documented);
  for (const operation of documented) {
    const run = operations[operation.id];
    if (run !== undefined) app.on(operation.method, honoPath(operation), routeFor(operation, run, validator, services));
  }
  for (const path of new Set(documented.map(honoPath))) {
    const allowed = documented.filter((operation) => honoPath(operation) === path).map(({ method }) => method);
    app.all(path, (context) => {
      const problem = new Problem(405, `${context.req.method} is not allowed here.`);
      return jsonAnswer(context, 405, problem.body, { Allow: allowed.join(', ') });
    });
  }
}

const honoPath = ({ path }: Operation) => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

function refuseDifferences(documented: Operation[]): void {
  const ids = new Set(documented.map(({ id }) => id));
  const unhandled = [...ids].filter((id) => operations[id] === undefined);
  const undocumented = Object.keys(operations).filter((id) => !ids.has(id));
  if (unhandled.length + undocumented.length === 0) return;
  throw new Error(
    `The OpenAPI document and the handlers differ. Without a handler: ${unhandled.join(', ') || 'none'}. ` +
      `Not in the document: ${undocumented.join(', ') || 'none'}.`,
  );
}

/** Paths of the service itself, which are never a route of the console. */
const isServicePath = (path: string) => /^\/(api|files)(\/|$)/.test(path) || path === '/__faults';

function answerNothingHere(context: Context): Promise<Response> {
  return jsonAnswer(context, 404, { message: 'There is nothing at this address.' });
}

function answerError(error: Error, context: Context, config: ProviderConfig): Promise<Response> {
  if (error instanceof Problem) return jsonAnswer(context, error.status, error.body, error.headers);
  if (error instanceof CutConnection) throw error;
  if (error instanceof ResponseMismatch) {
    if (config.onResponseMismatch === 'throw') throw error;
    config.log(error.message);
    return jsonAnswer(context, 500, { message: error.message });
  }
  config.log(`${context.req.method} ${context.req.path} failed: ${error.stack ?? error.message}`);
  return jsonAnswer(context, 500, { message: 'Something went wrong on our side.' });
}
