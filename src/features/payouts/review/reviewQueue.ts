import type { Payout } from '~/api/types';
import {
  ifReadable,
  isTrue,
  listOf,
  oneOf,
  readText,
  recordOf,
  shape,
  isSameId,
  readId,
} from '~/lib/records';
import { createStore, newLocalId, useStored } from '~/lib/storage/store';
import type { StatusBadge } from '~/lib/tone';
import {
  countVerdicts,
  nextOpen,
  placeText,
  undecidedBadges,
  type ReviewPlace,
} from '~/list/review/review';
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

export interface ReviewRun {
  filters: PayoutQuery;
  queue: ReviewQueue<Payout>;
  isRead: boolean;
  isStarted: boolean;
  ticks: Readonly<Record<string, boolean>>;
  arrangement: Arrangement;
  place: ReviewPlace;
  id?: string;
}

const newRun: ReviewRun = {
  filters: {},
  queue: [],
  isRead: false,
  isStarted: false,
  ticks: {},
  arrangement: asListed,
  place: 'list',
};

const readTicks = (raw: unknown): ReviewRun['ticks'] =>
  Object.fromEntries(
    Object.entries(recordOf(raw) ?? {}).map(([id, isTicked]) => [id, isTrue(isTicked)]),
  );

/** Survives a reload and a lost session, and ends with the tab or by signing out. */
const run = createStore<ReviewRun | undefined>({
  name: 'payout-review',
  version: 4,
  parse: shape<ReviewRun>({
    filters: recordOf,
    // These came from the API as payouts. Nothing is assumed about their fields besides the id.
    queue: (raw) => (readQueue(raw) ?? []) as ReviewQueue<Payout>,
    isRead: isTrue,
    isStarted: isTrue,
    ticks: readTicks,
    arrangement: readArrangement,
    place: (raw) => (raw === 'summary' || typeof raw === 'number' ? raw : 'list'),
    id: ifReadable(readText),
  }),
  fallback: () => undefined,
  scope: 'own',
  area: 'session',
});

/** As it is stored now, because a decision may have been noted since the screen was rendered. */
export const readReview = (): ReviewRun | undefined => run.read();

export const useReview = (): ReviewRun | undefined => useStored(run);

export function noteReview(part: Partial<ReviewRun>): void {
  const now = run.read();
  if (now) run.write({ ...now, ...part });
}

export const beginReview = (filters: PayoutQuery): void => run.write({ ...newRun, filters });

/** Begins a run with exactly these payouts, all ticked (R402). */
export const beginReviewOf = (payouts: readonly Payout[]): void =>
  run.write({
    ...newRun,
    queue: createQueue(payouts),
    isRead: true,
    ticks: Object.fromEntries(payouts.map(({ id }) => [readId(id) ?? '', true])),
  });

/** Adds payouts that are not there yet. A run that has started accepts none. */
export function addToReview(payouts: readonly Payout[]): void {
  const { queue, isStarted } = run.read() ?? newRun;
  if (isStarted) return;
  const known = new Set(queue.map(({ payout }) => readId(payout.id)));
  const added = payouts.filter(({ id }) => !known.has(readId(id)));
  if (added.length > 0) noteReview({ queue: [...queue, ...createQueue(added)] });
}

export const startReview = (payouts: readonly Payout[]): void =>
  run.write({
    ...(run.read() ?? newRun),
    queue: createQueue(payouts),
    isStarted: true,
    place: 0,
    id: newLocalId(),
  });

export const endReview = (): void => run.remove();

export const noteReviewed = (id: Payout['id'], part: Partial<ReviewItem<Payout>>): void =>
  noteReview({
    queue: run
      .read()
      ?.queue.map((item) => (isSameId(item.payout.id, id) ? { ...item, ...part } : item)),
  });

export interface ReviewProgress {
  decided: number;
  /** Sent, but refused or without a known outcome. */
  unmade: number;
  count: number;
  place: string;
}

export function reviewProgress({
  queue,
  place,
}: {
  queue: ReviewQueue<unknown>;
  place: ReviewPlace;
} = newRun): ReviewProgress | undefined {
  if (queue.length === 0) return undefined;
  const decided = decidedCount(queue);
  const sent = queue.filter(({ record }) => record).length;
  return { decided, unmade: sent - decided, count: queue.length, place: placeText(place) };
}
