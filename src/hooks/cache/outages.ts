import type { Cache } from 'swr';
import { ApiError } from '../../api/http/errors';

/** What fails now, by the key of the cache; each session has a cache of its own. */
const failing = new WeakMap<Cache, Map<string, string>>();
const repeated = new WeakSet<Error>();

/** Without a server every failure is the same; what the server refuses is told by its status. */
const kindOf = ({ status }: ApiError) => (status === 0 || status >= 500 ? 'outage' : String(status));

/** Whether the same reading has failed in the same way before, and not succeeded since (R34). */
export const isRepeatedFailure = (error: Error): boolean => repeated.has(error);

/** The failures of one reading, so that each outage is told once. */
export function outageOf(cache: Cache, key: string) {
  const known = failing.get(cache) ?? new Map<string, string>();
  failing.set(cache, known);
  return {
    /** Reads, and notes how that went. */
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
    /** The admin asks again: the next failure is an answer to that. */
    askAgain: () => known.delete(key),
  };
}
