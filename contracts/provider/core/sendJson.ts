import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { writeJson } from './json';

const gzipAsync = promisify(gzip);
const compressAboveBytes = 1024;

/** Sends JSON that no cache may store. A large body is compressed if the client accepts it. */
export async function sendJson(
  context: Context,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const bytes = Buffer.from(writeJson(body));
  context.header('Content-Type', 'application/json; charset=utf-8');
  context.header('Cache-Control', 'no-store');
  context.header('Vary', 'Accept-Encoding');
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  const isCompressed =
    bytes.length > compressAboveBytes &&
    context.get('sendPlain') !== true &&
    acceptsEncoding(context.req.header('Accept-Encoding'), 'gzip');
  if (isCompressed) context.header('Content-Encoding', 'gzip');
  const sent = isCompressed ? await gzipAsync(bytes, { level: 5 }) : bytes;
  context.header('Content-Length', String(sent.length));
  return context.body(new Uint8Array(sent), status as ContentfulStatusCode);
}

/** Whether an Accept-Encoding header allows a coding. `;q=0` forbids it, `*` allows any other. */
export function acceptsEncoding(header: string | undefined, coding: 'br' | 'gzip'): boolean {
  const qualities = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    qualities.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  return (qualities.get(coding) ?? qualities.get('*') ?? 0) > 0;
}
