import { isRecord } from '../domain/records';

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

/** A count, sent as a number or as its digits (R5); 0 for anything else. */
function readCount(count: unknown): number {
  const number = typeof count === 'string' && /^\d+$/.test(count) ? Number(count) : count;
  return Number.isSafeInteger(number) ? Number(number) : 0;
}

/**
 * The one list reader: takes every envelope of R2 and a bare array. A missing or unreadable count is the number of rows.
 * Throws a TypeError, which `call` makes an ApiError, for anything that holds no list: a list that failed never looks empty.
 */
export function readPage<T>(body: unknown): Page<T> {
  const found = findRows(body);
  if (!found) throw new TypeError('The answer holds no list');
  const results = readRows<T>(found.rows);
  const count = readCount(found.count);
  return { count: Math.max(count, results.length), results };
}

/** A page with what its envelope says beside the rows, of all pages together. The totals are the wire's: each may be anything, or missing. */
export interface TotalledPage<T, Total extends string> extends Page<T> {
  totals: Partial<Record<Total, unknown>>;
}

/** A named field of an answer, wherever its envelope has it: outside or beside the rows. */
function findField(body: unknown, name: string): unknown {
  if (!isRecord(body)) return undefined;
  return body[name] === undefined ? findField(body.results ?? body.result, name) : body[name];
}

/** The list reader for an envelope with totals. Throws as `readPage` does; a total that is missing only is not there. */
export const readTotalledPage = <T, Total extends string>(body: unknown, names: readonly Total[]): TotalledPage<T, Total> => {
  const found = names.map((name) => [name, findField(body, name)] as const).filter(([, value]) => value !== undefined);
  // The entries' names are those asked for; Object.fromEntries widens them to string.
  return { ...readPage<T>(body), totals: Object.fromEntries(found) as Partial<Record<Total, unknown>> };
};

/** A single object of R3. Throws a TypeError, which `call` makes an ApiError, for anything else. */
export function readObject<T>(body: T | undefined): T {
  if (!isRecord(body)) throw new TypeError('The answer is no object');
  return body;
}

/** What a change answered, where nothing depends on it: any 2xx is its success (R107). Undefined for anything but an object. */
export const readAnyObject = <T>(body: T | undefined): T | undefined => (isRecord(body) ? body : undefined);

/** The same of a change that answers the whole record: an object without an id is none. */
export function readAnyRecord<T extends { id: unknown }>(body: T | undefined): T | undefined {
  const record = readAnyObject(body);
  return record?.id === undefined || record.id === null ? undefined : record;
}
