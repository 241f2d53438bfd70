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

interface Pass {
  /** Nothing moved while it was read: the count stood still, and the rows of its pages are as many, each once. */
  isStill: boolean;
  repeated: number;
  count: number;
}

/** Reads all pages once, adding what they have to `found`. */
async function readPass(readPage: (page: number) => Promise<Page<Payout>>, found: Map<string, Payout>, onProgress: (progress: CollectProgress) => void): Promise<Pass> {
  const seen = new Set<string>();
  const counts = new Set<number>();
  let repeated = 0;
  let idle = 0;
  let count = 0;
  for (let page = 1; idle < patience; page += 1) {
    const answer = await readPage(page);
    count = answer.count;
    counts.add(count);
    const before = seen.size;
    for (const [index, payout] of answer.results.entries()) {
      const key = keyOf(payout, `${page} ${index}`);
      seen.add(key);
      found.set(key, payout);
    }
    repeated += answer.results.length - (seen.size - before);
    idle = seen.size > before ? 0 : idle + 1;
    onProgress({ collected: found.size, count: Math.max(count, found.size) });
    if (answer.results.length === 0 || page * pageSize >= count) break;
  }
  return { isStill: counts.size === 1 && seen.size === count, repeated, count };
}

/**
 * Reads every page of a list, one at a time, the newest first. Rows that arrive meanwhile push others to the next page: each is taken once. Rows that leave let
 * others slip to a page that was read already: a list that moved is read over, three times at most. Rejects as `read` does.
 */
export async function collectPayouts(read: ReadPayouts, filters: Omit<PayoutPageQuery, 'page' | 'pageSize'>, onProgress: (progress: CollectProgress) => void): Promise<Collected> {
  const found = new Map<string, Payout>();
  let repeated = 0;
  let last: Pass = { isStill: false, repeated: 0, count: 0 };
  for (let pass = 1; pass <= passes && !last.isStill; pass += 1) {
    last = await readPass((page) => read({ ...filters, page, pageSize }), found, onProgress);
    repeated += last.repeated;
  }
  return { payouts: [...found.values()], repeated, missing: Math.max(0, last.count - found.size) };
}
