import { delay, http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';
import type { operations } from '../../src/api/schema.gen';
import { apiErrors } from '../fixtures/errors';
import { baseUrl } from './api';
import { endpoints, type OperationName } from './endpoints';

type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never;
type Answers<Name extends OperationName> = operations[Name]['responses'];

/** The body of an operation's 200 or 201. */
export type SuccessBody<Name extends OperationName> =
  Answers<Name> extends { 200: infer Answer } ? JsonOf<Answer> : Answers<Name> extends { 201: infer Answer } ? JsonOf<Answer> : never;

function handle(name: OperationName, resolve: HttpResponseResolver): HttpHandler {
  const { method, path } = endpoints[name];
  return http[method](baseUrl + path.replaceAll('{', ':').replaceAll('}', ''), resolve);
}

function json(body: unknown, status: number): HttpResponse<string> {
  return new HttpResponse(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** Answers an operation with another body that keeps to the document. */
export function answerWith<Name extends OperationName>(name: Name, body: SuccessBody<Name>): HttpHandler {
  const status = name.startsWith('create') || name === 'sendTicketMessage' ? 201 : 200;
  return handle(name, () => json(body, status));
}

/** Answers with anything at all, for answers the document does not allow (nulls, wrong types, another envelope). */
export function answerWithAnything(name: OperationName, body: unknown, status = 200): HttpHandler {
  return handle(name, () => json(body, status));
}

/**
 * Fails with a status. Without `body` the server says something fitting, `null` sends no body at all, a string is sent as an
 * HTML page (a proxy's), and an object as JSON (R4).
 */
export function failWith(name: OperationName, status: number, body?: object | string | null): HttpHandler {
  return handle(name, () => {
    if (body === null) return new HttpResponse(null, { status });
    if (typeof body === 'string') return HttpResponse.html(body, { status });
    return json(body ?? serverMessage(status), status);
  });
}

function serverMessage(status: number): object {
  const known: Record<number, object> = apiErrors;
  return known[status] ?? apiErrors[500];
}

/** Refuses the connection: no response, status 0 (R4). */
export function failWithoutResponse(name: OperationName): HttpHandler {
  return handle(name, () => HttpResponse.error());
}

/** Never answers. */
export function loadForever(name: OperationName): HttpHandler {
  return handle(name, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** Waits, then lets the handler behind it answer. */
export function slowDown(name: OperationName, milliseconds: number): HttpHandler {
  return handle(name, async () => {
    await delay(milliseconds);
  });
}
