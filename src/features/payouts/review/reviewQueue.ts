import type { Payout } from '~/api/types';
import { isSameId, readId } from '~/lib/ids';
import { ifReadable, isTrue, listOf, oneOf, readText, recordOf, shape } from '~/lib/records';
import { createStore, newLocalId, useStored } from '~/lib/storage/store';
import type { StatusBadge } from '~/lib/tone';
import { countVerdicts, nextOpen, undecidedBadges, type ReviewPlace } from '~/list/review/review';
import {
  isKeptPayout,
  isPending,
  payoutSnapshot,
  readRecord,
  type DecisionRecord,
  type PayoutDecision,
  type PayoutQuery,
  type PayoutSnapshot,
} from '../model';

export const reviewOrders = {
  listed: 'As listed',
  oldest: 'Oldest first',
  largest: 'Largest first',
} as const;
type ReviewOrder = keyof typeof reviewOrders;

export interface Arrangement {
  order: ReviewOrder;
  isByPerson: boolean;
}

export const asListed: Arrangement = { order: 'listed', isByPerson: false };

export const readOrder = (raw: unknown): ReviewOrder => oneOf(reviewOrders)(raw) ?? 'listed';

const readStoredArrangement = shape<Arrangement>({ order: readOrder, isByPerson: isTrue });

export const readArrangement = (raw: unknown): Arrangement =>
  readStoredArrangement(raw) ?? asListed;

export interface ReviewItem<P> {
  /** The payout as it was when the run started or when it was last read. */
  payout: P;
  record?: DecisionRecord;
  isReached?: boolean;
}

export type ReviewQueue<P> = readonly ReviewItem<P>[];

export type ReviewVerdict = PayoutDecision | keyof typeof undecidedBadges;

export const reviewVerdictBadges: Record<ReviewVerdict, StatusBadge> = {
  // It isn't paid yet.
  approved: { label: 'Approved', tone: 'info' },
  rejected: { label: 'Rejected', tone: 'bad' },
  ...undecidedBadges,
};

export function reviewVerdict({
  record,
  isReached,
}: Omit<ReviewItem<unknown>, 'payout'>): ReviewVerdict {
  if (!record) return isReached ? 'skipped' : 'notReached';
  return record.outcome === 'done' ? record.decision : record.outcome;
}

export const createQueue = <P extends PayoutSnapshot>(payouts: readonly P[]): ReviewQueue<P> =>
  payouts.filter(isKeptPayout).map((payout) => ({ payout: payoutSnapshot(payout) }));

const readItem = shape<ReviewItem<PayoutSnapshot>>({
  payout: (raw) => (isKeptPayout(raw) ? raw : undefined),
  record: ifReadable(readRecord),
  isReached: (raw) => isTrue(raw) || null,
});

/** Undefined if any payout can't be read. */
export function readQueue(raw: unknown): ReviewQueue<PayoutSnapshot> | undefined {
  const items = listOf(raw, readItem);
  return Array.isArray(raw) && items?.length && items.length === raw.length ? items : undefined;
}

export const nextOpenPlace = (queue: ReviewQueue<PayoutSnapshot>, place: number): ReviewPlace =>
  nextOpen(queue, place, ({ payout, record }) => !record && isPending(payout)) ?? 'summary';

export const countReview = (queue: ReviewQueue<unknown>): Record<ReviewVerdict, number> =>
  countVerdicts(reviewVerdictBadges, queue.map(reviewVerdict));

/** Excludes payouts whose outcome is unknown. */
export const decidedCount = (queue: ReviewQueue<unknown>): number =>
  queue.filter(({ record }) => record?.outcome === 'done').length;

/** Sent, but refused or without a known outcome. */
export const unsettledCount = (queue: ReviewQueue<unknown>): number =>
  queue.filter(({ record }) => record && record.outcome !== 'done').length;

export interface ReviewList {
  filters: PayoutQuery;
  isRead: boolean;
  isStarted: boolean;
  ticks: Readonly<Record<string, boolean>>;
  arrangement: Arrangement;
}

interface ReviewRun {
  queue: ReviewQueue<Payout>;
  list: ReviewList;
  id?: string;
}

const readTicks = (raw: unknown): ReviewList['ticks'] =>
  Object.fromEntries(
    Object.entries(recordOf(raw) ?? {}).map(([id, isTicked]) => [id, isTrue(isTicked)]),
  );

const readRun = shape<ReviewRun>({
  // These came from the API as payouts. Nothing is assumed about their fields besides the id.
  queue: (raw) => (readQueue(raw) ?? []) as ReviewQueue<Payout>,
  list: shape<ReviewList>({
    filters: recordOf,
    isRead: isTrue,
    isStarted: isTrue,
    ticks: readTicks,
    arrangement: readArrangement,
  }),
  id: ifReadable(readText),
});

/** Survives a reload and a lost session, and ends with the tab or by signing out. */
const run = createStore<ReviewRun | undefined>({
  name: 'payout-review',
  version: 3,
  parse: readRun,
  fallback: () => undefined,
  scope: 'own',
  area: 'session',
});

/** Apart from the run, so that a step doesn't write and read a thousand payouts. */
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

/** Begins a run with exactly these payouts, all ticked (R402). */
export function beginReviewOf(payouts: readonly Payout[]): void {
  const ticks = Object.fromEntries(payouts.map(({ id }) => [readId(id) ?? '', true]));
  begin({ queue: createQueue(payouts), list: { ...newList({}), isRead: true, ticks } }, 'list');
}

export function noteReviewList(part: Partial<Omit<ReviewList, 'filters' | 'isStarted'>>): void {
  const list = run.read()?.list;
  if (list) change({ list: { ...list, ...part } });
}

/** Adds payouts that are not there yet. A run that has started accepts none. */
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

/**
 * Reads the queue as it is stored now, because a decision may have been noted since the screen was
 * rendered.
 */
export const readReviewQueue = (): ReviewQueue<Payout> => run.read()?.queue ?? [];

export function useReviewQueue(): ReviewQueue<Payout> | undefined {
  const queue = useStored(run)?.queue;
  return queue?.length ? queue : undefined;
}

export const useReviewList = (): ReviewList | undefined => useStored(run)?.list;
