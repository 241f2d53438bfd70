import type { SignedInAdmin } from '../auth/requireAdmin';
import type { Services } from '../services';

/** What a handler is given: everything has been held against the OpenAPI document. */
export interface Call<Body = unknown, Query = Record<string, unknown>> {
  /** Path values, decoded. */
  path: Record<string, string>;
  query: Query;
  body: Body;
  /** Path and query as asked for, for the links to neighbouring pages. */
  url: URL;
  admin: SignedInAdmin;
  services: Services;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** Handlers by operationId. */
export type Operations = Record<string, (call: Call) => Promise<Answer>>;

export const ok = (body: unknown): Answer => ({ status: 200, body });

export const created = (body: unknown): Answer => ({ status: 201, body });

/** What was done, in words: several calls answer nothing else (R9). */
export const done = (message: string): Answer => ok({ message });

/**
 * Gives a handler the types of its body and query. The one place that casts: the validator has just held both against the
 * document that those types are generated from.
 */
export function handler<Body = unknown, Query = Record<string, unknown>>(
  run: (call: Call<Body, Query>) => Promise<Answer>,
): (call: Call) => Promise<Answer> {
  return (call) => run(call as Call<Body, Query>);
}
