import type { PayoutQuery } from '../../api/payouts';
import type { Payout } from '../../api/types';
import { asListed, readArrangement, type Arrangement } from '../../domain/payouts/arrangement';
import { isSameId, readId } from '../../domain/values/ids';
import { isRecord } from '../../domain/values/records';
import { freezeQueue, readQueue, withItem, type ReviewItem, type ReviewPlace, type ReviewQueue } from '../../domain/payouts/review';
import { newLocalId } from '../stored/localId';
import { createLocalStore, useLocalStore } from '../stored/localStore';

/** The run of this tab. It survives a reload and a lost session. It ends with the tab and with signing out. */
const queue = createLocalStore<ReviewQueue<Payout> | undefined>({
  name: 'payout-review',
  version: 2,
  // These were payouts of the wire: objects with an id, whose other fields may be anything.
  parse: (raw) => readQueue(raw) as ReviewQueue<Payout> | undefined,
  fallback: () => undefined,
  isOwned: true,
  area: 'session',
});

/** The admin's latest place in the run. */
const place = createLocalStore<ReviewPlace>({
  name: 'payout-review-place',
  version: 1,
  parse: (raw) => (raw === 'list' || raw === 'summary' || typeof raw === 'number' ? raw : undefined),
  fallback: () => 'list',
  isOwned: true,
  area: 'session',
});

/** Names the run in the journal. A run that was started before this was kept has none. */
const name = createLocalStore<string | undefined>({
  name: 'payout-review-run',
  version: 1,
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
  fallback: () => undefined,
  isOwned: true,
  area: 'session',
});

/** How the run's payouts are chosen before it starts, and what is known of their list. */
export interface ReviewList {
  /** The list's filters when 'Review pending' was pressed. */
  filters: PayoutQuery;
  /** All pages were read. Until then, payouts are added at the end. */
  isRead: boolean;
  isStarted: boolean;
  /** The ids of the payouts that were unticked: they are never in the run. */
  leftOut: readonly string[];
  arrangement: Arrangement;
}

function readList(raw: unknown): ReviewList | undefined {
  if (!isRecord(raw) || !isRecord(raw['filters']) || !Array.isArray(raw['leftOut'])) return undefined;
  return {
    // They were written below, and the server checks them.
    filters: raw['filters'],
    isRead: raw['isRead'] === true,
    isStarted: raw['isStarted'] === true,
    leftOut: raw['leftOut'].filter((id) => typeof id === 'string'),
    arrangement: readArrangement(raw['arrangement']),
  };
}

/** A run that was started before this was kept has none. */
const list = createLocalStore<ReviewList | undefined>({
  name: 'payout-review-list',
  version: 1,
  parse: readList,
  fallback: () => undefined,
  isOwned: true,
  area: 'session',
});

/** Begins to collect the payouts of a run. It replaces the one before. */
export const beginReview = (filters: PayoutQuery): void => {
  endReview();
  list.write({ filters, isRead: false, isStarted: false, leftOut: [], arrangement: asListed });
};

/** Notes something about the payouts of the run. Nothing if the run has ended meanwhile. */
export function noteReviewList(change: Partial<Omit<ReviewList, 'filters' | 'isStarted'>>): void {
  const now = list.read();
  if (now) list.write({ ...now, ...change });
}

/** Adds the payouts of a page. Those that are in the run, and those that were left out, came before. */
export function addToReview(payouts: readonly Payout[]): void {
  const now = list.read();
  if (!now) return;
  const items = queue.read() ?? [];
  const known = new Set([...items.map(({ payout }) => readId(payout.id)), ...(now.isStarted ? now.leftOut : [])]);
  const added = payouts.filter(({ id }) => !known.has(readId(id)));
  if (added.length > 0) queue.write([...items, ...freezeQueue(added)]);
}

/** Starts a run with the payouts that were chosen, in their order. */
export function startReview(payouts: readonly Payout[]): void {
  const now = list.read();
  queue.write(freezeQueue(payouts));
  if (now) list.write({ ...now, isStarted: true });
  place.write(0);
  name.write(newLocalId());
}

export const endReview = (): void => {
  queue.remove();
  list.remove();
  place.remove();
  name.remove();
};

/** The name of the run under way: the journal's entries have it. */
export const reviewRun = (): string | undefined => name.read();

export const noteReviewPlace = (now: ReviewPlace): void => place.write(now);

/** Where a run goes on after it was left. */
export const lastReviewPlace = (): ReviewPlace => place.read();

/** Notes a decision about a payout of the run. It is found by its id, because the screen that decided it may be gone. */
export function noteReviewed(id: Payout['id'], change: Partial<ReviewItem<Payout>>): void {
  const now = queue.read();
  const place = now?.findIndex(({ payout }) => isSameId(payout.id, id)) ?? -1;
  if (now && place >= 0) queue.write(withItem(now, place, change));
}

/** The run under way as it is now: pages may have been added since a screen was drawn. */
export const readReviewQueue = (): ReviewQueue<Payout> => queue.read() ?? [];

/** The run under way. Undefined if there is none. */
export const useReviewQueue = (): ReviewQueue<Payout> | undefined => useLocalStore(queue)[0];

/** How its payouts were chosen. */
export const useReviewList = (): ReviewList | undefined => useLocalStore(list)[0];
