import { AsyncLocalStorage } from 'node:async_hooks';

/** What the database and the log need to know of the request that they work for. */
export interface RequestScope {
  id: string;
  /** A request that only reads. It may be canceled. A change never is. */
  isRead: boolean;
  /** Aborted if the client closes the connection before it has its answer. */
  signal: AbortSignal;
}

const storage = new AsyncLocalStorage<RequestScope>();

export const runInRequest = <Result>(scope: RequestScope, run: () => Result): Result =>
  storage.run(scope, run);

/** Undefined outside of a request, for example while the database is seeded. */
export const currentRequest = (): RequestScope | undefined => storage.getStore();

export const runOutsideRequests = <Result>(run: () => Result): Result => storage.exit(run);
