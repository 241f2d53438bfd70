import { payoutSearches } from './list/search';
import { isSameId } from '../../lib/ids';
import { eachPage } from '../../api/http/eachPage';
import type { Page } from '../../api/http/page';
import type { PayoutQuery, PayoutSource } from './api';
import type { Id, Payout } from '../../api/types';

/** A search reads at most this many rows of three days, so many at a time. */
const searchRows = 1000;
const searchPageSize = 100;

const among = ({ results }: Page<Payout>, id: Id) => results.find((row) => isSameId(row.id, id));

async function search(
  { readPage: read }: PayoutSource,
  id: Id,
  filters: PayoutQuery,
): Promise<Payout | undefined> {
  let received = 0;
  for await (const found of eachPage((page) => read({ ...filters, ...page }), searchPageSize)) {
    const payout = among(found, id);
    received += found.results.length;
    if (payout || received >= searchRows) return payout;
  }
  return undefined;
}

/**
 * Reads a payout again. No call returns one by its id. So it is looked for on the page where it was
 * seen, then by its day and amount, then by its day alone; each search reads a thousand rows at
 * most. Undefined if it isn't found. Rejects with the first reading's ApiError.
 */
export async function findPayout(
  payout: Payout,
  source: PayoutSource,
): Promise<Payout | undefined> {
  const seen = await source.readSeen?.();
  const there = seen && among(seen, payout.id);
  if (there) return there;
  for (const filters of payoutSearches(payout)) {
    const found = await search(source, payout.id, filters);
    if (found) return found;
  }
  return undefined;
}
