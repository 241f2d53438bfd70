import type { PayoutQuery } from '../api';
import type { Payout } from '../../../api/types';
import { asListed, readArrangement, type Arrangement } from './arrangement';
import { isSameId, readId } from '../../../lib/ids';
import { isRecord } from '../../../lib/records';
import {
  createQueue,
  readQueue,
  withItem,
  type ReviewItem,
  type ReviewPlace,
  type ReviewQueue,
} from './review';
import { createStore, useStored, newLocalId } from '../../../lib/storage/store';

/**
 * The run of this tab. It survives a reload and a lost session. It ends with the tab and with
 * signing out.
 */
const queue = createStore<ReviewQueue<Payout> | undefined>({
  name: 'payout-review',
  version: 2,
  // These came from the API as payouts: objects with an id. Nothing is assumed about their other
  // fields.
  parse: (raw) => readQueue(raw) as ReviewQueue<Payout> | undefined,
  fallback: () => undefined,
  scope: 'own',
  area: 'session',
});

/** The admin's latest place in the run. */
const place = createStore<ReviewPlace>({
  name: 'payout-review-place',
  version: 1,
  parse: (raw) =>
    raw === 'list' || raw === 'summary' || typeof raw === 'number' ? raw : undefined,
  fallback: () => 'list',
  scope: 'own',
  area: 'session',
});

/** The run's id in the journal. Undefined in runs from before it was stored. */
const name = createStore<string | undefined>({
  name: 'payout-review-run',
  version: 1,
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
  fallback: () => undefined,
  scope: 'own',
  area: 'session',
});

/**
 * How the admin chooses the run's payouts before it starts, and how much of their list was read.
 */
export interface ReviewList {
  /** The list's filters at the moment when 'Review pending' was pressed. */
  filters: PayoutQuery;
  /** True if all pages were read. Until then, payouts are added at the end. */
  isRead: boolean;
  isStarted: boolean;
  /** The ids of unticked payouts. They won't be in the run. */
  leftOut: readonly string[];
  arrangement: Arrangement;
}

function readList(raw: unknown): ReviewList | undefined {
  if (!isRecord(raw) || !isRecord(raw['filters']) || !Array.isArray(raw['leftOut']))
    return undefined;
  return {
    // They were stored by the code below, and the server checks them.
    filters: raw['filters'],
    isRead: raw['isRead'] === true,
    isStarted: raw['isStarted'] === true,
    leftOut: raw['leftOut'].filter((id) => typeof id === 'string'),
    arrangement: readArrangement(raw['arrangement']),
  };
}

/** Runs from before this was stored don't have it. */
const list = createStore<ReviewList | undefined>({
  name: 'payout-review-list',
  version: 1,
  parse: readList,
  fallback: () => undefined,
  scope: 'own',
  area: 'session',
});

/** Begins to collect the payouts of a new run. The previous run is removed. */
export const beginReview = (filters: PayoutQuery): void => {
  endReview();
  list.write({ filters, isRead: false, isStarted: false, leftOut: [], arrangement: asListed });
};

/** Begins a new run with these payouts and no others (R402). The previous run is removed. */
export const beginReviewOf = (payouts: readonly Payout[]): void => {
  endReview();
  list.write({ filters: {}, isRead: true, isStarted: false, leftOut: [], arrangement: asListed });
  queue.write(createQueue(payouts));
};

/** Changes how the run's payouts are chosen. Does nothing if the run has ended meanwhile. */
export function noteReviewList(change: Partial<Omit<ReviewList, 'filters' | 'isStarted'>>): void {
  const now = list.read();
  if (now) list.write({ ...now, ...change });
}

/**
 * Adds the payouts of a page, except those that are in the run already or were unticked before it
 * started.
 */
export function addToReview(payouts: readonly Payout[]): void {
  const now = list.read();
  if (!now) return;
  const items = queue.read() ?? [];
  const known = new Set([
    ...items.map(({ payout }) => readId(payout.id)),
    ...(now.isStarted ? now.leftOut : []),
  ]);
  const added = payouts.filter(({ id }) => !known.has(readId(id)));
  if (added.length > 0) queue.write([...items, ...createQueue(added)]);
}

/** Starts the run with the chosen payouts, in their order. */
export function startReview(payouts: readonly Payout[]): void {
  const now = list.read();
  queue.write(createQueue(payouts));
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

/** The id of the current run, as in the journal's entries. */
export const reviewRun = (): string | undefined => name.read();

export const noteReviewPlace = (now: ReviewPlace): void => place.write(now);

/** The place where a run continues after it was left. */
export const lastReviewPlace = (): ReviewPlace => place.read();

/**
 * Stores a decision about a payout of the run. The payout is found by its id, because its screen
 * may be closed.
 */
export function noteReviewed(id: Payout['id'], change: Partial<ReviewItem<Payout>>): void {
  const now = queue.read();
  const place = now?.findIndex(({ payout }) => isSameId(payout.id, id)) ?? -1;
  if (now && place >= 0) queue.write(withItem(now, place, change));
}

/** The current run as it is stored now. Pages may have been added since the screen was rendered. */
export const readReviewQueue = (): ReviewQueue<Payout> => queue.read() ?? [];

/** The current run. Undefined if there is none. */
export const useReviewQueue = (): ReviewQueue<Payout> | undefined => useStored(queue);

/** How the current run's payouts are chosen. */
export const useReviewList = (): ReviewList | undefined => useStored(list);
