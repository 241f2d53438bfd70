import type { SignedInAdmin } from '../auth/requireAdmin';
import type { Answer } from '../core/answers';
import type { Services } from './services';

/** What a handler receives. Path, query and body have been checked against the OpenAPI document. */
export interface Call<Body = unknown, Query = Record<string, unknown>> {
  /** Decoded values of the path's parameters. */
  path: Record<string, string>;
  query: Query;
  body: Body;
  /** The requested URL, for links to other pages. */
  url: URL;
  admin: SignedInAdmin;
  requestId: string;
  /** The client's address. */
  address: string;
  services: Services;
}

/** Handlers by operationId. */
export type Operations = Record<string, (call: Call) => Promise<Answer>>;

/**
 * Gives a handler the types of its body and query. This is the only cast: the validator has checked
 * both against the document that the types are generated from.
 */
export function handler<Body = unknown, Query = Record<string, unknown>>(
  run: (call: Call<Body, Query>) => Promise<Answer>,
): (call: Call) => Promise<Answer> {
  return (call) => run(call as Call<Body, Query>);
}
