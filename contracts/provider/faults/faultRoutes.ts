import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { readJsonBody } from '../core/requestBody';
import { sendJson } from '../core/sendJson';
import { type FaultRule, FaultRules } from './faultRules';

const faultsPath = '/__faults';

/**
 * Thrown if a connection should be cut but there is no socket. `app.request` then rejects, as
 * `fetch` would.
 */
export class CutConnection extends Error {
  override readonly name = 'CutConnection';
}

/**
 * Adds `/__faults` and the middleware that applies the planned faults. Only called with the faults
 * switch on.
 */
export function faultRoutes(app: Hono, headers: Record<string, string>): void {
  const rules = new FaultRules();
  app.post(faultsPath, async (context) =>
    sendJson(context, 201, rules.add(await readJsonBody(context, 1024 * 1024))),
  );
  app.get(faultsPath, (context) => sendJson(context, 200, rules.list()));
  app.delete(faultsPath, (context) => {
    rules.clear();
    return sendJson(context, 200, { message: 'No faults are planned.' });
  });
  app.use(async (context, next) => {
    const fault = rules.take(context.req.method, context.req.path);
    return fault === undefined ? next() : applyFault(context, next, fault, headers);
  });
}

/** Does to one request what the fault says. `headers` are those of every answer. */
export async function applyFault(
  context: Context,
  next: () => Promise<void>,
  fault: Omit<FaultRule, 'match'>,
  headers: Record<string, string>,
): Promise<Response | undefined> {
  if (fault.latencyMs !== undefined)
    await new Promise((resolve) => setTimeout(resolve, fault.latencyMs));
  if (fault.drop === 'before') return cut(context);
  // Tests want half of the text, not half of a compressed body.
  context.set('sendPlain' as never, true);
  if (fault.status === undefined && fault.body === undefined) await next();
  else replaceResponse(context, cannedAnswer(context, fault));
  if (fault.drop === 'after') return cut(context);
  if (fault.truncate) replaceResponse(context, await halved(context.res));
  if (fault.drop === 'during' || fault.stallBody)
    return sendHalf(context, headers, fault.stallBody === true);
  return undefined;
}

function cannedAnswer(
  context: Context,
  { status = 200, body, contentType }: Omit<FaultRule, 'match'>,
): Response {
  const isText = typeof body === 'string';
  const text = body === undefined ? null : isText ? body : JSON.stringify(body);
  if (text === null) return context.body(null, status as 204);
  context.header(
    'Content-Type',
    contentType ?? (isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8'),
  );
  return context.body(text, status as ContentfulStatusCode);
}

/**
 * The first line is needed because Hono would copy the old headers, including Content-Length, to
 * the new response.
 */
function replaceResponse(context: Context, response: Response): void {
  context.res = undefined;
  context.res = response;
}

async function halved(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const half = bytes.slice(0, Math.floor(bytes.length / 2));
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(half.length));
  return new Response(half, { status: response.status, headers });
}

/**
 * Sends headers and half of the body through the raw socket, because a Response can't announce more
 * bytes than it has.
 */
async function sendHalf(
  context: Context,
  headers: Record<string, string>,
  stall: boolean,
): Promise<Response> {
  const { outgoing } = bindings(context);
  if (outgoing === undefined) throw new CutConnection('The answer stops half-way.');
  const bytes = new Uint8Array(await context.res.arrayBuffer());
  const promised = new Headers({ ...headers, ...Object.fromEntries(context.res.headers) });
  promised.set('Content-Length', String(Math.max(bytes.length, 2)));
  outgoing.writeHead(context.res.status, Object.fromEntries(promised));
  outgoing.write(bytes.slice(0, Math.max(1, Math.floor(bytes.length / 2))));
  if (!stall) setTimeout(() => outgoing.destroy(), 20);
  replaceResponse(context, RESPONSE_ALREADY_SENT);
  return RESPONSE_ALREADY_SENT;
}

function cut(context: Context): Response {
  const { incoming } = bindings(context);
  if (incoming === undefined) throw new CutConnection('The connection was cut.');
  incoming.socket.destroy();
  replaceResponse(context, RESPONSE_ALREADY_SENT);
  return RESPONSE_ALREADY_SENT;
}

const bindings = (context: Context) => (context.env ?? {}) as Partial<HttpBindings>;
