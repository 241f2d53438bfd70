import { readId } from '~/lib/records';
import type { Page, PageQuery } from '../types';

/** After so many equal pages, the server seems to ignore the page number. */
export const maxRepeatedPages = 3;
/** After so many empty pages, the server seems to count more rows than it has. */
export const mostEmptyPages = 2;

export type ReadRows<Row> = (query: PageQuery) => Promise<Page<Row>>;

export interface WithId {
  id?: unknown;
}

/** A server may return fewer rows than requested. Later pages are then requested in that size. */
export async function* eachPage<Row extends WithId>(
  read: ReadRows<Row>,
  askedFor: number,
): AsyncGenerator<Page<Row>> {
  let size = askedFor;
  let received = 0;
  let same = 0;
  let before = '';
  for (let page = 1; same < maxRepeatedPages; page += 1) {
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

export async function firstRows<Row extends WithId>(
  read: ReadRows<Row>,
  wanted: number,
  pageSize = wanted,
): Promise<Page<Row>> {
  const found = new Map<string, Row>();
  let count = 0;
  for await (const page of eachPage(read, pageSize)) {
    count = page.count;
    for (const row of page.results) found.set(readId(row.id) ?? ` ${String(found.size)}`, row);
    if (found.size >= wanted) break;
  }
  return { count, results: [...found.values()].slice(0, wanted) };
}
