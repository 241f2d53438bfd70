import { readId } from '../domain/ids';
import type { PayoutPageQuery } from './payouts';
import type { Page } from './page';
import type { Payout } from './types';

/** How many rows are asked for at once. */
const pageSize = 100;
/** How often the list is read over when rows left it meanwhile and others moved up unseen. */
const passes = 3;
/** After so many pages without a new row the server is taken not to know pages. */
const patience = 3;

export type ReadPayouts = (query: PayoutPageQuery) => Promise<Page<Payout>>;

export interface Collected {
  /** Each payout once, as it was read last, in the list's order. */
  payouts: Payout[];
  /** How many rows came again on a later page, because others arrived above them. */
  repeated: number;
  /** How many more the server counts than it gave. */
  missing: number;
}

export interface CollectProgress {
  collected: number;
  /** On all pages, as counted last. */
  count: number;
}

/** Without an id a row can't be told from another: it counts as one of its own. */
const keyOf = ({ id }: Payout, nth: string) => readId(id) ?? ` ${nth}`;

/**
 * Reads every page of a list, one at a time, the newest first. Rows that arrive meanwhile push others to the next page: each is taken once. Rows that leave let
 * others slip to a page that was read already: then the list is read over, three times at most. Rejects as `read` does.
 */
export async function collectPayouts(read: ReadPayouts, filters: Omit<PayoutPageQuery, 'page' | 'pageSize'>, onProgress: (progress: CollectProgress) => void): Promise<Collected> {
  const found = new Map<string, Payout>();
  let repeated = 0;
  let count = 0;
  let lastPage = Infinity;
  for (let pass = 1; pass <= passes && (pass === 1 || found.size < count); pass += 1) {
    let idle = 0;
    let page = 1;
    for (; page <= lastPage && idle < patience; page += 1) {
      const { results, count: counted } = await read({ ...filters, page, pageSize });
      count = counted;
      const before = found.size;
      for (const [index, payout] of results.entries()) found.set(keyOf(payout, `${page} ${index}`), payout);
      if (pass === 1) {
        repeated += results.length - (found.size - before);
        idle = found.size > before ? 0 : idle + 1;
      }
      onProgress({ collected: found.size, count: Math.max(count, found.size) });
      if (results.length === 0 || page * pageSize >= count) break;
    }
    lastPage = page;
  }
  return { payouts: [...found.values()], repeated, missing: Math.max(0, count - found.size) };
}
