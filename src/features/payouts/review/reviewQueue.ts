import type { PayoutQuery } from '../model';
import type { Payout } from '../../../api/types';
import { isSameId, readId } from '../../../lib/ids';
import { isRecord, recordOf } from '../../../lib/records';
import {
  createQueue,
  readQueue,
  type ReviewItem,
  type ReviewQueue,
  asListed,
  readArrangement,
  type Arrangement,
} from './review';
import type { ReviewPlace } from '../../../list/review/review';
import { createStore, useStored, newLocalId } from '../../../lib/storage/store';

export interface ReviewList {
  /** The list's filters at the moment when 'Review pending' was pressed. */
  filters: PayoutQuery;
  isRead: boolean;
  isStarted: boolean;
  ticks: Readonly<Record<string, boolean>>;
  arrangement: Arrangement;
}

interface ReviewRun {
  /** Empty until the first page is read. */
  queue: ReviewQueue<Payout>;
  list: ReviewList;
  id?: string;
}

function readList(raw: unknown): ReviewList | undefined {
  if (!isRecord(raw) || !isRecord(raw['filters'])) return undefined;
  return {
    // They were stored by the code below, and the server checks them.
    filters: raw['filters'],
    isRead: raw['isRead'] === true,
    isStarted: raw['isStarted'] === true,
    ticks: Object.fromEntries(
      Object.entries(recordOf(raw['ticks']) ?? {}).map(([id, isTicked]) => [id, isTicked === true]),
    ),
    arrangement: readArrangement(raw['arrangement']),
  };
}

function readRun(raw: unknown): ReviewRun | undefined {
  if (!isRecord(raw)) return undefined;
  // These came from the API as payouts. Nothing is assumed about their fields besides the id.
  const queue = (readQueue(raw['queue']) ?? []) as ReviewQueue<Payout>;
  const list = readList(raw['list']);
  const { id } = raw;
  return list && { queue, list, ...(typeof id === 'string' && { id }) };
}

/** It survives a reload and a lost session, and ends with the tab and with signing out. */
const run = createStore<ReviewRun | undefined>({
  name: 'payout-review',
  version: 3,
  parse: readRun,
  fallback: () => undefined,
  scope: 'own',
  area: 'session',
});

/** Apart from the run: a step writes and reads no thousand payouts. */
const place = createStore<ReviewPlace>({
  name: 'payout-review-place',
  version: 1,
  parse: (raw) => (raw === 'summary' || typeof raw === 'number' ? raw : 'list'),
  fallback: () => 'list',
  scope: 'own',
  area: 'session',
});

function begin(now: ReviewRun, at: ReviewPlace): void {
  run.write(now);
  place.write(at);
}

function change(part: Partial<ReviewRun>): void {
  const now = run.read();
  if (now) run.write({ ...now, ...part });
}

const newList = (filters: PayoutQuery): ReviewList => ({
  filters,
  isRead: false,
  isStarted: false,
  ticks: {},
  arrangement: asListed,
});

export const beginReview = (filters: PayoutQuery): void =>
  begin({ queue: [], list: newList(filters) }, 'list');

/** Begins a new run with these payouts and no others, all ticked (R402). */
export function beginReviewOf(payouts: readonly Payout[]): void {
  const ticks = Object.fromEntries(payouts.map(({ id }) => [readId(id) ?? '', true]));
  begin({ queue: createQueue(payouts), list: { ...newList({}), isRead: true, ticks } }, 'list');
}

export function noteReviewList(part: Partial<Omit<ReviewList, 'filters' | 'isStarted'>>): void {
  const list = run.read()?.list;
  if (list) change({ list: { ...list, ...part } });
}

/** Adds those that are not there already. A run that has started gets no others. */
export function addToReview(payouts: readonly Payout[]): void {
  const now = run.read();
  if (!now || now.list.isStarted) return;
  const known = new Set(now.queue.map(({ payout }) => readId(payout.id)));
  const added = payouts.filter(({ id }) => !known.has(readId(id)));
  if (added.length > 0) change({ queue: [...now.queue, ...createQueue(added)] });
}

export const startReview = (payouts: readonly Payout[]): void =>
  begin(
    {
      queue: createQueue(payouts),
      list: { ...(run.read()?.list ?? newList({})), isStarted: true },
      id: newLocalId(),
    },
    0,
  );

export function endReview(): void {
  run.remove();
  place.remove();
}

export const reviewRun = (): string | undefined => run.read()?.id;

export const noteReviewPlace = (now: ReviewPlace): void => place.write(now);

export const lastReviewPlace = (): ReviewPlace => place.read();

export const noteReviewed = (id: Payout['id'], part: Partial<ReviewItem<Payout>>): void =>
  change({
    queue: readReviewQueue().map((item) =>
      isSameId(item.payout.id, id) ? { ...item, ...part } : item,
    ),
  });

/** As it is stored now: a decision may have been noted since the screen was rendered. */
export const readReviewQueue = (): ReviewQueue<Payout> => run.read()?.queue ?? [];

/** Undefined if there is no run, or nothing of its list is read yet. */
export function useReviewQueue(): ReviewQueue<Payout> | undefined {
  const queue = useStored(run)?.queue;
  return queue?.length ? queue : undefined;
}

export const useReviewList = (): ReviewList | undefined => useStored(run)?.list;
