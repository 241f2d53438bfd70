import { isSameId } from '../domain/ids';
import { payoutSearches } from '../domain/payoutSearch';
import type { Page } from './page';
import { listPayouts, type PayoutPageQuery } from './payouts';
import type { Id, Payout } from './types';
import { listWalletTransactions, type TransactionPageQuery } from './wallet';

const pageSize = 100;
/** As far as a search goes: a thousand payouts of three days. */
const pages = 10;

type Search = Omit<PayoutPageQuery, 'page' | 'pageSize'>;

/** Where payouts are read again: the list in which one was seen, and how that list is searched. */
export interface PayoutSource {
  /** The page on which the payout was seen. */
  readSeen?: () => Promise<Page<Payout>>;
  readPage: (query: PayoutPageQuery) => Promise<Page<Payout>>;
}

/** The payouts of all users; `seen` is the page on which the payout was. */
export const payoutList = (seen?: PayoutPageQuery): PayoutSource => ({ readSeen: seen && (() => listPayouts(seen)), readPage: listPayouts });

/** One user's wallet; `seen` is the page of its history on which the payout was. */
export const walletHistory = (userId: Id, seen: TransactionPageQuery): PayoutSource => ({
  readSeen: () => listWalletTransactions(userId, seen),
  readPage: (query) => listWalletTransactions(userId, { ...query, type: 'debit' }),
});

const among = ({ results }: Page<Payout>, id: Id) => results.find((row) => isSameId(row.id, id));

async function search({ readPage }: PayoutSource, id: Id, filters: Search): Promise<Payout | undefined> {
  for (let page = 1; page <= pages; page += 1) {
    const found = await readPage({ ...filters, page, pageSize });
    const payout = among(found, id);
    if (payout) return payout;
    if (found.results.length === 0 || page * pageSize >= found.count) return undefined;
  }
  return undefined;
}

/**
 * Reads a payout again. No call gives one by its id, so that it is looked for: on the page where it was seen, then by its day and amount, then by its day
 * alone; never further than a thousand rows. Undefined when it isn't found; rejects with the ApiError of the first reading that fails.
 */
export async function findPayout(payout: Payout, source: PayoutSource): Promise<Payout | undefined> {
  const seen = await source.readSeen?.();
  const there = seen && among(seen, payout.id);
  if (there) return there;
  for (const filters of payoutSearches(payout)) {
    const found = await search(source, payout.id, filters);
    if (found) return found;
  }
  return undefined;
}
