import { serverTime } from '../api/http/transport';
import type { ReadRows } from '../api/http/eachPage';
import { readId } from '../lib/ids';
import { useCachedRows } from '../api/reading/cachedRows';

/**
 * How much older than the request a new record may appear. By the server's clock; by this
 * computer's clock if the server's is not known.
 */
const slackMs = { server: 60_000, own: 3_600_000 };

function earliestTime(): number {
  const now = serverTime();
  return now === undefined ? Date.now() - slackMs.own : now - slackMs.server;
}

export interface CreatedList<Row> {
  /** Whether a key of the cache belongs to the list. */
  isList: (key: unknown) => boolean;
  /** When a row was created; undefined if the wire doesn't say. */
  createdAt: (row: Row) => unknown;
}

const timeOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : NaN);

/** Whether the newest rows come first, so that a new one can't be on a later page. */
const isNewestFirst = (times: readonly number[]) =>
  times.every((time, index) => index === 0 || time <= (times[index - 1] ?? NaN));

/**
 * Finds a record whose creation got no response. Call it before sending, so that it knows the
 * existing rows. It returns a function that resolves with true if there is a new row and with
 * undefined if there is none. That function rejects if the list can't be read.
 */
export function useFindCreated<Row extends { id?: unknown }>({
  isList,
  createdAt,
}: CreatedList<Row>) {
  const cachedRows = useCachedRows<Row>(isList);
  return (read: ReadRows<Row>, isIt: (row: Row) => boolean) => {
    const known = new Set(cachedRows().map(({ id }) => readId(id)));
    const earliest = earliestTime();
    const isNew = (row: Row) =>
      isIt(row) && !known.has(readId(row.id)) && !(timeOf(createdAt(row)) < earliest);
    return async (): Promise<true | undefined> => {
      const { results, count } = await read({ page: 1, pageSize: 100 });
      if (results.some(isNew)) return true;
      if (count <= results.length || isNewestFirst(results.map((row) => timeOf(createdAt(row)))))
        return undefined;
      // Rarely needed, so its code is not in the first load.
      const { collectRows } = await import('../api/http/allPages');
      const { rows } = await collectRows(read, () => undefined);
      return rows.some(isNew) ? true : undefined;
    };
  };
}
