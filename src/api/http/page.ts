import { isRecord } from '../../lib/records';

/** Which page of a list is read. */
export interface PageQuery {
  /** From 1. */
  page: number;
  pageSize: number;
}

/** One page of a list. `count` is the number of rows on all pages. */
export interface Page<T> {
  count: number;
  results: T[];
}

interface Found {
  rows: unknown[];
  count: unknown;
}

/**
 * R2: finds the rows. They are the body itself, or its `results` or `result`, or inside an envelope
 * there. Null means no rows.
 */
function findRows(body: unknown): Found | undefined {
  if (Array.isArray(body)) return { rows: body, count: undefined };
  if (!isRecord(body)) return undefined;
  const inner = body.results === undefined ? body.result : body.results;
  const found = inner === null ? { rows: [], count: undefined } : findRows(inner);
  return found && { rows: found.rows, count: found.count ?? body.count };
}

/**
 * The rows of a list. Null and anything else that isn't an object is dropped, so that one bad row
 * doesn't make the whole list fail.
 */
export const readRows = <T>(rows: unknown): T[] =>
  // The type is the OpenAPI document's. A row's fields may still be wrong; the domain's rules allow
  // for that.
  Array.isArray(rows) ? (rows.filter(isRecord) as T[]) : [];

/** Reads a count, sent as a number or as digits. 0 for anything else. */
function readCount(count: unknown): number {
  const number = typeof count === 'string' && /^\d+$/.test(count) ? Number(count) : count;
  return Number.isSafeInteger(number) ? Number(number) : 0;
}

/**
 * Reads a list from a bare array or from any envelope of R2. If the count is missing or unreadable,
 * it is the number of rows. Throws a TypeError if there is no list, so that a broken response never
 * looks like an empty list; `call` turns it into an ApiError.
 */
export function readPage<T>(body: unknown): Page<T> {
  const found = findRows(body);
  if (!found) throw new TypeError('The answer holds no list');
  const results = readRows<T>(found.rows);
  const count = readCount(found.count);
  return { count: Math.max(count, results.length), results };
}

/**
 * A page with the totals of its envelope. They count all pages. Each may be missing or have any
 * value.
 */
export interface TotalledPage<T, Total extends string> extends Page<T> {
  totals: Partial<Record<Total, unknown>>;
}

/** Finds a field at any level of the envelope. */
function findField(body: unknown, name: string): unknown {
  if (!isRecord(body)) return undefined;
  return body[name] === undefined ? findField(body.results ?? body.result, name) : body[name];
}

/** Reads a list and its totals. A missing total is left out. Throws as `readPage` does. */
export const readTotalledPage = <T, Total extends string>(
  body: unknown,
  names: readonly Total[],
): TotalledPage<T, Total> => {
  const found = names
    .map((name) => [name, findField(body, name)] as const)
    .filter(([, value]) => value !== undefined);
  // The names are those asked for. Object.fromEntries widens them to string.
  return {
    ...readPage<T>(body),
    totals: Object.fromEntries(found) as Partial<Record<Total, unknown>>,
  };
};

/**
 * Reads a single object (R3). Throws a TypeError for anything else; `call` turns it into an
 * ApiError.
 */
export function readObject<T>(body: T | undefined): T {
  if (!isRecord(body)) throw new TypeError('The answer is no object');
  return body;
}

/**
 * Reads the response of a change. Any 2xx is a success (R107), so the body may be missing: anything
 * but an object is undefined.
 */
export const readOptionalObject = <T>(body: T | undefined): T | undefined =>
  isRecord(body) ? body : undefined;

/**
 * Like `readOptionalObject`, for a change whose response is the whole record. An object without an
 * id counts as missing.
 */
export function readOptionalRecord<T extends { id: unknown }>(body: T | undefined): T | undefined {
  const record = readOptionalObject(body);
  return record?.id === undefined || record.id === null ? undefined : record;
}
