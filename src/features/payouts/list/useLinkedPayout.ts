import { payoutList } from '../api';
import type { Payout } from '../../../api/types';
import type { PayoutTrace } from './search';
import { cacheKeys } from '../../cacheKeys';
import { useReading, type Reading } from '../../../api/reading/reading';

/**
 * Looks for a payout that a link names and the list's page doesn't have: by the day and amount that the link carries, or among the newest
 * thousand if it carries none (R337). `data` is null if it isn't found. Without an id nothing is read.
 */
export function useLinkedPayout(id: string | undefined, { day, amount }: PayoutTrace): Reading<Payout | null> {
  return useReading(
    id === undefined
      ? null
      : {
          key: cacheKeys.linkedPayout(id, day, amount),
          read: async () => {
            const { findPayout } = await import('../findPayout');
            // What a link carries is enough to search by; the rest of a payout isn't read.
            return (await findPayout({ id, created_at: day, price_amount: amount } as Payout, payoutList())) ?? null;
          },
        },
  );
}
