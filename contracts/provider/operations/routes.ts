import type { Context, Handler, Hono } from 'hono';
import { requireAdmin } from '../auth/requireAdmin';
import type { Answer } from '../core/answers';
import { clientAddressOf } from '../core/clientAddress';
import { writeJson } from '../core/json';
import { Problem } from '../core/problem';
import { readJsonBody } from '../core/requestBody';
import { sendJson } from '../core/sendJson';
import { databaseProblem } from '../db/databaseProblem';
import { loadDocument, type Operation, operationsOf } from '../openapi/document';
import { Validator } from '../openapi/validator';
import { authOperations } from './auth';
import { challengeOperations } from './challenges';
import { competitionOperations } from './competitions';
import { dashboardOperations } from './dashboard';
import type { Call, Operations } from './handler';
import { kycOperations } from './kyc';
import { marketOperations } from './markets';
import { payoutOperations } from './payouts';
import type { Services } from './services';
import { supportOperations } from './support';
import { userOperations } from './users';
import { walletOperations } from './wallet';

const handlers: Operations = {
  ...authOperations,
  ...dashboardOperations,
  ...userOperations,
  ...kycOperations,
  ...walletOperations,
  ...payoutOperations,
  ...challengeOperations,
  ...competitionOperations,
  ...marketOperations,
  ...supportOperations,
};

/**
 * Adds a route for every operation of the OpenAPI document. Throws if the document and the handlers
 * differ.
 */
export function addOperations(app: Hono, services: Services): void {
  const document = loadDocument(services.config.openApiFile);
  const validator = new Validator(document);
  const documented = operationsOf(document);
  assertAllHandled(documented);
  for (const operation of documented) {
    const run = handlers[operation.id];
    if (run !== undefined)
      app.on(operation.method, honoPath(operation), routeFor(operation, run, validator, services));
  }
  for (const path of new Set(documented.map(honoPath))) {
    const allowed = documented
      .filter((operation) => honoPath(operation) === path)
      .map(({ method }) => method);
    app.all(path, (context) => {
      const problem = new Problem(405, `${context.req.method} is not allowed here.`);
      return sendJson(context, 405, problem.body, { Allow: allowed.join(', ') });
    });
  }
}

const honoPath = ({ path }: Operation) => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

function assertAllHandled(documented: Operation[]): void {
  const ids = new Set(documented.map(({ id }) => id));
  const unhandled = [...ids].filter((id) => handlers[id] === undefined);
  const undocumented = Object.keys(handlers).filter((id) => !ids.has(id));
  if (unhandled.length + undocumented.length === 0) return;
  throw new Error(
    `The OpenAPI document and the handlers differ. Without a handler: ${unhandled.join(', ') || 'none'}. ` +
      `Not in the document: ${undocumented.join(', ') || 'none'}.`,
  );
}

/**
 * Reads the request, runs the handler and sends its answer. Both are checked against the document.
 */
function routeFor(
  operation: Operation,
  run: Operations[string],
  validator: Validator,
  services: Services,
): Handler {
  return async (context) => {
    const { answer, headers } = await answerOrProblem(async () => {
      const call = await readCall(context, operation, validator, services);
      return run(call);
    });
    if (services.config.validateResponses)
      validator.response(operation, answer.status, JSON.parse(writeJson(answer.body)));
    return sendJson(context, answer.status, answer.body, headers);
  };
}

async function readCall(
  context: Context,
  operation: Operation,
  validator: Validator,
  services: Services,
): Promise<Call> {
  const { config } = services;
  // The handler of a public operation doesn't read `admin`.
  const admin = operation.isPublic
    ? { id: -1, email: '' }
    : await requireAdmin(context.req.header('Authorization'), services);
  if (!operation.isPublic) await services.limitCalls(admin.id);
  const url = new URL(context.req.url);
  const path = validator.path(operation, context.req.param());
  const query = validator.query(operation, url.searchParams);
  const maxBytes = operation.isPublic ? config.maxPublicBodyBytes : config.maxBodyBytes;
  const body = operation.hasBody ? await readJsonBody(context, maxBytes) : undefined;
  if (operation.hasBody) validator.body(operation, body);
  const address = clientAddressOf(context, config.isProxyTrusted);
  return { path, query, body, url, admin, requestId: context.get('requestId'), address, services };
}

async function answerOrProblem(
  run: () => Promise<Answer>,
): Promise<{ answer: Answer; headers?: Record<string, string> }> {
  try {
    return { answer: await run() };
  } catch (error) {
    const problem = error instanceof Problem ? error : databaseProblem(error);
    if (problem === undefined) throw error;
    return { answer: { status: problem.status, body: problem.body }, headers: problem.headers };
  }
}
