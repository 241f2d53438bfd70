import { isRecord } from '~/lib/records';
import type { Page, TotalledPage } from '../types';

interface Found {
  rows: unknown[];
  count: unknown;
}

/**
 * The rows are the body itself or its `results` or `result`, with or without an envelope; null
 * means none (R2).
 */
function findRows(body: unknown): Found | undefined {
  if (Array.isArray(body)) return { rows: body, count: undefined };
  if (!isRecord(body)) return undefined;
  const inner = body.results === undefined ? body.result : body.results;
  const found = inner === null ? { rows: [], count: undefined } : findRows(inner);
  return found && { rows: found.rows, count: found.count ?? body.count };
}

/** Drops rows that are no records, so that one bad row doesn't break the list. */
export const readRows = <T>(rows: unknown): T[] =>
  Array.isArray(rows) ? (rows.filter(isRecord) as T[]) : [];

function readCount(count: unknown): number {
  const number = typeof count === 'string' && /^\d+$/.test(count) ? Number(count) : count;
  return Number.isSafeInteger(number) ? Number(number) : 0;
}

/**
 * Throws a TypeError if the body has no rows: a broken response must not look like an empty list.
 */
export function readPage<T>(body: unknown): Page<T> {
  const found = findRows(body);
  if (!found) throw new TypeError('The answer holds no list');
  const results = readRows<T>(found.rows);
  const count = readCount(found.count);
  return { count: Math.max(count, results.length), results };
}

function findField(body: unknown, name: string): unknown {
  if (!isRecord(body)) return undefined;
  return body[name] === undefined ? findField(body.results ?? body.result, name) : body[name];
}

export const readTotalledPage = <T, Total extends string>(
  body: unknown,
  names: readonly Total[],
): TotalledPage<T, Total> => {
  const found = names
    .map((name) => [name, findField(body, name)] as const)
    .filter(([, value]) => value !== undefined);
  return {
    ...readPage<T>(body),
    totals: Object.fromEntries(found) as Partial<Record<Total, unknown>>,
  };
};

/** Single objects come without an envelope (R3). */
export function readObject<T>(body: T | undefined): T {
  if (!isRecord(body)) throw new TypeError('The answer is no object');
  return body;
}

/** A change succeeds with any 2xx (R107), so its body may be missing. */
export const readOptionalObject = <T>(body: T | undefined): T | undefined =>
  isRecord(body) ? body : undefined;

export function readOptionalRecord<T extends { id: unknown }>(body: T | undefined): T | undefined {
  const record = readOptionalObject(body);
  return record?.id === undefined || record.id === null ? undefined : record;
}
