import type { Context } from 'hono';
import { readJson } from './json';
import { badRequest, Problem } from './problem';

/** Reads a JSON body of at most `maxBytes`. Throws a 4xx problem for anything else. */
export async function readJsonBody(context: Context, maxBytes: number): Promise<unknown> {
  const contentType = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const text = await readText(context.req.raw, maxBytes);
  if (text === '') throw badRequest('The request needs a JSON body.');
  if (contentType !== 'application/json')
    throw new Problem(415, 'The request body must be application/json.');
  const body = parse(text);
  rejectNulCharacters(body);
  return body;
}

/**
 * Throws a 400 for U+0000, which PostgreSQL can't store in a text. It keeps a list of values to
 * visit instead of calling itself, because a body may nest deeper than the call stack allows.
 */
export function rejectNulCharacters(value: unknown): void {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && next.includes('\u0000'))
      throw badRequest('The request holds a NUL character, which no field allows.');
    if (typeof next === 'object' && next !== null)
      for (const [key, entry] of Object.entries(next)) left.push(key, entry);
  }
}

function parse(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    throw badRequest('The request body is not valid JSON.');
  }
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = new Problem(413, `The request body is larger than ${maxBytes} bytes.`);
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw tooLarge;
  if (request.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw badRequest('The request body is not valid UTF-8.');
  }
}
