import { delay, http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';
import { paths } from '../../openapi/openapi.bundle.json';
import type { operations } from '~/api/schema.gen';
import { apiErrors } from '../fixtures/errors';
import { baseUrl } from './api';

export type OperationName = keyof operations;

interface Endpoint {
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string;
}

const documented = Object.entries(
  paths as Record<string, Record<string, { operationId?: string }>>,
);
/** Method and path of each operation. The generated types come from the same document. */
export const endpoints = Object.fromEntries(
  documented.flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId }]) =>
      operationId === undefined ? [] : [[operationId, { method, path }]],
    ),
  ),
) as Record<OperationName, Endpoint>;

function handle(name: OperationName, resolve: HttpResponseResolver): HttpHandler {
  const { method, path } = endpoints[name];
  return http[method](baseUrl + path.replaceAll('{', ':').replaceAll('}', ''), resolve);
}

function json(body: unknown, status: number): HttpResponse<string> {
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

/**
 * Responds as a server whose numbers have 64 bits or more (R48): each text in the body that is a
 * number of 16 characters or more is sent as a bare number, which no JavaScript number in the body
 * could be.
 */
export function answerWithLongNumbers(name: OperationName, body: unknown): HttpHandler {
  const text = JSON.stringify(body).replace(/"(-?\d[\d.]{15,})"/g, '$1');
  return handle(
    name,
    () => new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } }),
  );
}

/**
 * Fails with a status. If `body` is undefined, the server sends a fitting message. Null sends no
 * body, a string is sent as an HTML page (a proxy's), and an object as JSON (R4).
 */
export function failWith(
  name: OperationName,
  status: number,
  body?: object | string | null,
): HttpHandler {
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

const waiting = new Set<() => void>();

/** Never responds, until `refuseWaiting`. */
export function loadForever(name: OperationName): HttpHandler {
  return handle(name, async () => {
    await new Promise<void>((release) => waiting.add(release));
    return json({ message: 'Nobody waits for this any more.' }, 409);
  });
}

/**
 * Refuses the requests that `loadForever` holds: call it at the end. One that stays without an
 * answer is given up by the console or the browser later, in the middle of another story, and what
 * it was for is read again there. After a 409 nothing is.
 */
export async function refuseWaiting(): Promise<void> {
  if (waiting.size === 0) return;
  for (const release of waiting) release();
  waiting.clear();
  // The answer goes through the service worker.
  await delay(100);
}
