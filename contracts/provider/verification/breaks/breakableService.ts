import { Hono } from 'hono';
import { type OpenApiDocument, operationsOf } from '../../openapi/document';
import { readJson, writeJson } from '../../core/json';
import type { Answer, Difference } from './seededBreak';

export interface BreakableService {
  /** For the option `wrap` of `startVerifiable`. */
  wrap: (service: Hono) => Hono;
  /** Replaces the current break. Undefined repairs the service. */
  breakBy: (seeded: Difference | undefined) => void;
  /**
   * How many calls the current break has changed. Throws if the break itself failed, because that
   * only looks like a broken service.
   */
  hits: () => number;
}

const operationAt = (document: OpenApiDocument) => {
  const operations = operationsOf(document).map(({ id, method, path }) => ({
    id,
    method,
    pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return (method: string, path: string) =>
    operations.find((operation) => operation.method === method && operation.pattern.test(path))?.id;
};

/** Wraps the service so that it can be broken, in one way at a time. */
export function breakableService(document: OpenApiDocument): BreakableService {
  const operationOf = operationAt(document);
  let current: Difference | undefined;
  let hits = 0;
  let failure: Error | undefined;
  const wrap = (service: Hono): Hono => {
    const front = new Hono();
    front.onError((error, context) => {
      failure = error;
      return context.body(null, 500);
    });
    front.all('*', async ({ req, env }) => {
      const operation = operationOf(req.method, req.path);
      const seeded = current;
      if (!seeded || !operation || (seeded.operation ?? operation) !== operation)
        return service.fetch(req.raw, env);
      const asked = new Request(seeded.ask?.(new URL(req.url)) ?? req.url, req.raw);
      // The break must be able to read the answer.
      asked.headers.delete('accept-encoding');
      const response = await service.fetch(asked, env);
      if (seeded.at !== undefined && seeded.at !== response.status) return response;
      const broken = seeded.answer
        ? responseOf(seeded.answer(await readAnswer(response), new URL(req.url)))
        : response;
      hits += 1;
      return broken;
    });
    return front;
  };
  const breakBy = (seeded: Difference | undefined) => {
    current = seeded;
    hits = 0;
    failure = undefined;
  };
  const countHits = () => {
    if (failure) throw failure;
    return hits;
  };
  return { wrap, breakBy, hits: countHits };
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? undefined : readJson(text),
    type: 'application/json',
  };
}

const responseOf = ({ status, body, type }: Answer) =>
  body === undefined
    ? new Response(null, { status })
    : new Response(writeJson(body), { status, headers: { 'Content-Type': type } });
