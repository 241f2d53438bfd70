import type { Payout } from '../../api/types';
import { isSameId } from '../../domain/ids';
import { freezeQueue, readQueue, withItem, type ReviewItem, type ReviewPlace, type ReviewQueue } from '../../domain/payoutReview';
import { createLocalStore, useLocalStore } from './localStore';

/** The run of this tab. It outlives a reload and a lost session, and is gone with the tab and with signing out. */
const queue = createLocalStore<ReviewQueue<Payout> | undefined>({
  name: 'payout-review',
  version: 1,
  // What was frozen were payouts of the wire, which may be anything but an object with an id.
  parse: (raw) => readQueue(raw) as ReviewQueue<Payout> | undefined,
  fallback: () => undefined,
  isOwned: true,
  area: 'session',
});

/** Where in the run the admin was last. */
const place = createLocalStore<ReviewPlace>({
  name: 'payout-review-place',
  version: 1,
  parse: (raw) => (raw === 'summary' || typeof raw === 'number' ? raw : undefined),
  fallback: () => 0,
  isOwned: true,
  area: 'session',
});

/** Starts a run; the one before it is gone. */
export const startReview = (payouts: readonly Payout[]): void => {
  queue.write(freezeQueue(payouts));
  place.write(0);
};

export const endReview = (): void => {
  queue.remove();
  place.remove();
};

export const noteReviewPlace = (now: ReviewPlace): void => {
  place.write(now);
};

/** Where a run that was left goes on. */
export const lastReviewPlace = (): ReviewPlace => place.read();

/** Notes what became of a payout of the run, by its id: also when the screen that decided it is gone. */
export function noteReviewed(id: Payout['id'], change: Partial<ReviewItem<Payout>>): void {
  const now = queue.read();
  const place = now?.findIndex(({ payout }) => isSameId(payout.id, id)) ?? -1;
  if (now && place >= 0) queue.write(withItem(now, place, change));
}

/** The run under way; undefined when there is none. */
export const useReviewQueue = (): ReviewQueue<Payout> | undefined => useLocalStore(queue)[0];
