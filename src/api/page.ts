import { isRecord } from './errors';

/** One page of a list: its rows, and how many there are on all pages together. */
export interface Page<T> {
  count: number;
  results: T[];
}

interface Found {
  rows: unknown[];
  count: unknown;
}

/** R2: the rows are the answer itself, or its `results` or `result`, or those of an envelope in there. Null stands for no rows. */
function findRows(body: unknown): Found | undefined {
  if (Array.isArray(body)) return { rows: body, count: undefined };
  if (!isRecord(body)) return undefined;
  const inner = body.results === undefined ? body.result : body.results;
  const found = inner === null ? { rows: [], count: undefined } : findRows(inner);
  return found && { rows: found.rows, count: found.count ?? body.count };
}

/** The rows of a list inside an answer: null, and whatever else is no object, is dropped, so that one bad row costs only itself. */
export const readRows = <T>(rows: unknown): T[] =>
  // The wire is typed by the OpenAPI document; that a row's fields may still be wrong is the domain's business.
  Array.isArray(rows) ? (rows.filter(isRecord) as T[]) : [];

/**
 * The one list reader: takes every envelope of R2 and a bare array. A missing or unreadable count is the number of rows.
 * Throws a TypeError, which `call` makes an ApiError, for anything that holds no list: a list that failed never looks empty.
 */
export function readPage<T>(body: unknown): Page<T> {
  const found = findRows(body);
  if (!found) throw new TypeError('The answer holds no list');
  const results = readRows<T>(found.rows);
  const { count } = found;
  return { count: Number.isSafeInteger(count) ? Math.max(Number(count), results.length) : results.length, results };
}

/** A single object of R3. Throws a TypeError, which `call` makes an ApiError, for anything else. */
export function readObject<T>(body: T | undefined): T {
  if (!isRecord(body)) throw new TypeError('The answer is no object');
  return body;
}
