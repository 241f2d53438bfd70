import type { Context, Handler } from 'hono';
import { requireAdmin } from '../auth/requireAdmin';
import { sqlState } from '../db/database';
import type { Operation, } from '../openapi/document';
import type { Answer, Call, Operations } from '../openapi/operation';
import type { Validator } from '../openapi/validator';
import type { Services } from '../services';
import { jsonAnswer } from './jsonAnswer';
import { badRequest, Problem } from './problem';
import { readJsonBody } from './requestBody';

/** A route for one operation: who asks, what is asked, the handler, and what is answered, held against the document. */
export function routeFor(operation: Operation, run: Operations[string], validator: Validator, services: Services): Handler {
  return async (context) => {
    const { answer, headers } = await answerOrProblem(async () => {
      const call = await readCall(context, operation, validator, services);
      const answered = await run(call);
      if (operation.method !== 'GET') services.counts.forget();
      return answered;
    });
    if (services.config.validateResponses) validator.response(operation, answer.status, answer.body);
    return jsonAnswer(context, answer.status, answer.body, headers);
  };
}

async function readCall(context: Context, operation: Operation, validator: Validator, services: Services): Promise<Call> {
  // A public operation's handler never looks at the admin.
  const admin = operation.isPublic ? { id: -1 } : await requireAdmin(context.req.header('Authorization'), services);
  const url = new URL(context.req.url);
  const path = validator.path(operation, context.req.param());
  const query = validator.query(operation, url.searchParams);
  const body = operation.hasBody ? await readJsonBody(context, services.config.maxBodyBytes) : undefined;
  if (operation.hasBody) validator.body(operation, body);
  return { path, query, body, url, admin, services };
}

async function answerOrProblem(run: () => Promise<Answer>): Promise<{ answer: Answer; headers?: Record<string, string>; }> {
  try {
    return { answer: await run() };
  } catch (error) {
    const problem = error instanceof Problem ? error : dataProblem(error);
    if (problem === undefined) throw error;
    return { answer: { status: problem.status, body: problem.body }, headers: problem.headers };
  }
}

/** SQLSTATE class 22: a value that the document allows and the database can't hold, such as the year 0. */
function dataProblem(error: unknown): Problem | undefined {
  return (sqlState(error) ?? '').startsWith("22") ? badRequest('A value is out of range.') : undefined;
}
