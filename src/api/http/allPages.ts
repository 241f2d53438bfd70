import { readId } from '~/lib/records';
import { limits } from '~/lib/limits';
import { ApiError } from './errors';
import { mostEmptyPages, maxRepeatedPages, type ReadRows, type WithId } from './eachPage';
import type { Page } from '../types';

/** Tried from the largest: the server may refuse a large page (R281). */
const pageSizes = [1000, 100, 10] as const;
const passes = 3;

export interface Collected<Row> {
  rows: Row[];
  /** How many rows appeared again on a later page, because new rows had pushed them there. */
  repeated: number;
  missing: number;
  /** True if every row that was in the list throughout the reading is here. */
  isWhole: boolean;
}

export interface CollectProgress {
  collected: number;
  count: number;
}

type OnPage<Row> = (progress: CollectProgress, rows: readonly Row[]) => void;

/** A row without a key is never taken for a duplicate. */
export type KeyOf<Row> = (row: Row) => string | undefined;

async function readFirstPage<Row>(
  read: ReadRows<Row>,
): Promise<{ first: Page<Row>; asked: number }> {
  let refusal: unknown;
  for (const asked of pageSizes) {
    try {
      return { first: await read({ page: 1, pageSize: asked }), asked };
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 422))
        throw error;
      refusal ??= error;
    }
  }
  throw refusal;
}

async function readOthers<Row>(
  read: (page: number) => Promise<Page<Row>>,
  concurrency: number,
  isWanted: (page: number) => boolean,
  take: (found: Page<Row>) => void,
): Promise<void> {
  const waiting = new Map<number, Page<Row>>();
  let next = 2;
  let taken = 1;
  let hasFailed = false;
  const work = async () => {
    while (!hasFailed && isWanted(next)) {
      const page = next++;
      waiting.set(page, await read(page));
      for (let found = waiting.get(taken + 1); found; found = waiting.get(taken + 1)) {
        waiting.delete(++taken);
        take(found);
      }
    }
  };
  const failed = (error: unknown) => {
    hasFailed = true;
    throw error;
  };
  await Promise.all(Array.from({ length: concurrency }, () => work().catch(failed)));
}

interface Pass {
  isOver: boolean;
  isWhole: boolean;
  repeated: number;
  count: number;
}

async function readPass<Row>(
  read: ReadRows<Row>,
  {
    keyOf,
    found,
    onPage,
    concurrency,
  }: { keyOf: KeyOf<Row>; found: Map<string, Row>; onPage: OnPage<Row>; concurrency: number },
): Promise<Pass> {
  const seen = new Set<string>();
  const counts: number[] = [];
  let received = 0;
  let count = 0;
  let last: readonly string[] = [];
  let same = 0;
  let empty = 0;
  const take = ({ results, count: countNow }: Page<Row>) => {
    count = countNow;
    counts.push(count);
    received += results.length;
    const keys = results.map(
      (row, index) => keyOf(row) ?? ` ${String(counts.length)} ${String(index)}`,
    );
    same = keys.length > 0 && keys.join('\n') === last.join('\n') ? same + 1 : 0;
    last = keys;
    empty = results.length === 0 ? empty + 1 : 0;
    for (const [index, key] of keys.entries()) {
      seen.add(key);
      found.set(key, results[index] as Row);
    }
    onPage({ collected: found.size, count: Math.max(count, found.size) }, results);
  };
  const { first, asked } = await readFirstPage(read);
  take(first);
  const size = Math.min(asked, first.results.length);
  const readPage = (page: number) => read({ page, pageSize: size });
  const isMore = () => received < count && last.length > 0 && same < maxRepeatedPages;
  await readOthers(
    readPage,
    concurrency,
    (page) =>
      same < maxRepeatedPages && empty < mostEmptyPages && size > 0 && (page - 1) * size < count,
    take,
  );
  // Rows are still missing if a page was short.
  for (let page = counts.length + 1; isMore(); page += 1) take(await readPage(page));
  const hasOneCount = new Set(counts).size === 1;
  const isStill = hasOneCount && seen.size === count;
  // Only reading page after page rules out that a new row hides a missing one.
  return {
    isOver: isStill || (hasOneCount && empty >= mostEmptyPages),
    isWhole: isStill || (concurrency === 1 && seen.size >= (counts[0] ?? 0)),
    repeated: received - seen.size,
    count,
  };
}

/**
 * Reads every page of a list, four at a time. If rows are added or removed while it reads, others
 * move between pages, so the list is read again page by page.
 */
export async function collectRows<Row>(
  read: ReadRows<Row>,
  onPage: OnPage<Row>,
  keyOf: KeyOf<Row> = (row) => readId((row as WithId).id),
): Promise<Collected<Row>> {
  const found = new Map<string, Row>();
  let repeated = 0;
  let isWhole = false;
  let last: Pass = { isOver: false, isWhole: false, repeated: 0, count: 0 };
  for (let pass = 1; pass <= passes && !last.isOver; pass += 1) {
    last = await readPass(read, {
      keyOf,
      found,
      onPage,
      concurrency: pass === 1 ? limits.concurrency : 1,
    });
    repeated += last.repeated;
    isWhole ||= last.isWhole;
  }
  return {
    rows: [...found.values()],
    repeated,
    missing: Math.max(0, last.count - found.size),
    isWhole,
  };
}
