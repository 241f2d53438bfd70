import type { Cache } from 'swr';
import { ApiError } from '../../api/http/errors';

/** The readings that are failing now, by cache key. Each session has its own cache. */
const failing = new WeakMap<Cache, Map<string, string>>();
const repeated = new WeakSet<Error>();

/** While the server is down, all failures are the same. If it refuses a request, the status distinguishes the failures. */
const kindOf = ({ status }: ApiError) => (status === 0 || status >= 500 ? 'outage' : String(status));

/** Whether the same reading failed in the same way before and has not succeeded since (R34). */
export const isRepeatedFailure = (error: Error): boolean => repeated.has(error);

/** Remembers the failures of one reading, so that each outage is reported once. */
export function outageOf(cache: Cache, key: string) {
  const known = failing.get(cache) ?? new Map<string, string>();
  failing.set(cache, known);
  return {
    /** Runs `read` and remembers whether it failed. */
    note: async <T>(read: () => Promise<T>): Promise<T> => {
      try {
        const data = await read();
        known.delete(key);
        return data;
      } catch (cause) {
        if (cause instanceof ApiError) {
          if (known.get(key) === kindOf(cause)) repeated.add(cause);
          known.set(key, kindOf(cause));
        }
        throw cause;
      }
    },
    /** Called when the admin tries again: the next failure must be reported. */
    askAgain: () => known.delete(key),
  };
}
