import { readId } from '../../domain/values/ids';
import type { Page, PageQuery } from './page';

/** How many rows are asked for at once. The server may give fewer (R221). */
const pageSize = 100;
/** How often the list is read from its start because rows left it meanwhile and others moved up unseen. */
const passes = 3;
/** After this many pages that equal the one before, the server is assumed to ignore the page number. */
const patience = 3;

/** Reads one page of a list; its filters are the caller's. */
export type ReadRows<Row> = (query: PageQuery) => Promise<Page<Row>>;

export interface Collected<Row> {
  /** Each row once, as it was read last, in the list's order. */
  rows: Row[];
  /** How many rows came again on a later page, because others arrived above them. */
  repeated: number;
  /** How many more rows the server counts than it gave. */
  missing: number;
  /** False if a row may be missing that was in the list all the time. */
  isWhole: boolean;
}

export interface CollectProgress {
  collected: number;
  /** On all pages, by the latest count. */
  count: number;
}

/** Called after each page, with its rows: they may have come before. */
type OnPage<Row> = (progress: CollectProgress, rows: readonly Row[]) => void;

interface WithId {
  id?: unknown;
}

/** Rows without an id can't be compared: each counts as a row of its own. */
const keyOf = ({ id }: WithId, nth: string) => readId(id) ?? ` ${nth}`;

/**
 * Reads page after page, until as many rows were received as the server counts, or a page is empty. A server may give fewer rows at
 * a time than it was asked for (R221): from then on, that many are asked for.
 */
export async function* eachPage<Row extends WithId>(read: ReadRows<Row>, askedFor: number): AsyncGenerator<Page<Row>> {
  let size = askedFor;
  let received = 0;
  let same = 0;
  let before = '';
  for (let page = 1; same < patience; page += 1) {
    const found = await read({ page, pageSize: size });
    yield found;
    const { results, count } = found;
    received += results.length;
    if (results.length === 0 || received >= count) return;
    if (page === 1) size = Math.min(size, results.length);
    const keys = results.map(({ id }) => readId(id) ?? '').join('\n');
    same = keys === before ? same + 1 : 0;
    before = keys;
  }
}

/** The first rows of a list, each once, on as many pages as that takes. Rejects as `read` does. */
export async function firstRows<Row extends WithId>(read: ReadRows<Row>, wanted: number): Promise<Page<Row>> {
  const found = new Map<string, Row>();
  let count = 0;
  for await (const page of eachPage(read, wanted)) {
    count = page.count;
    for (const row of page.results) found.set(keyOf(row, `${found.size}`), row);
    if (found.size >= wanted) break;
  }
  return { count, results: [...found.values()].slice(0, wanted) };
}

interface Pass {
  /** Nothing moved while it was read: the count stayed the same, and as many different rows were read. */
  isStill: boolean;
  /** It has as many different rows as were there when it began. */
  isWhole: boolean;
  repeated: number;
  count: number;
}

/** Reads all pages once and adds their rows to `found`. */
async function readPass<Row extends WithId>(read: ReadRows<Row>, found: Map<string, Row>, onPage: OnPage<Row>): Promise<Pass> {
  const seen = new Set<string>();
  const counts: number[] = [];
  let repeated = 0;
  let count = 0;
  for await (const { results, count: countNow } of eachPage(read, pageSize)) {
    count = countNow;
    counts.push(count);
    const before = seen.size;
    for (const [index, row] of results.entries()) {
      const key = keyOf(row, `${counts.length} ${index}`);
      seen.add(key);
      found.set(key, row);
    }
    repeated += results.length - (seen.size - before);
    onPage({ collected: found.size, count: Math.max(count, found.size) }, results);
  }
  const [first = 0] = counts;
  return { isStill: new Set(counts).size === 1 && seen.size === count, isWhole: seen.size >= first, repeated, count };
}

/**
 * Reads every page of a list, one after the other. Rows that arrive meanwhile push others to the next page: each is taken once. Rows that
 * leave let others move to a page that was read already: then the list is read again, three times at most. Rejects as `read` does.
 */
export async function collectRows<Row extends WithId>(read: ReadRows<Row>, onPage: OnPage<Row>): Promise<Collected<Row>> {
  const found = new Map<string, Row>();
  let repeated = 0;
  let isWhole = false;
  let last: Pass = { isStill: false, isWhole: false, repeated: 0, count: 0 };
  for (let pass = 1; pass <= passes && !last.isStill; pass += 1) {
    last = await readPass(read, found, onPage);
    repeated += last.repeated;
    isWhole ||= last.isWhole;
  }
  return { rows: [...found.values()], repeated, missing: Math.max(0, last.count - found.size), isWhole };
}
