import { isRecord } from '../../../lib/records';
import type { StatusLook } from '../../../lib/tone';
import type { PayoutDecision } from '../wallet/transactions';
import {
  canBeDecided,
  isKeptPayout,
  payoutSnapshot,
  readRecord,
  type DecisionRecord,
  type PayoutSnapshot,
} from '../journal/decisionRecord';

/** 'listed' is the server's order. */
export const reviewOrders = ['listed', 'oldest', 'largest'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

/** The order of a run's payouts. */
export interface Arrangement {
  order: ReviewOrder;
  /** The payouts of one person come one after the other. */
  isByPerson: boolean;
}

export const asListed: Arrangement = { order: 'listed', isByPerson: false };

/** Reads a stored arrangement. */
export function readArrangement(raw: unknown): Arrangement {
  if (!isRecord(raw)) return asListed;
  return {
    order: reviewOrders.find((order) => order === raw['order']) ?? 'listed',
    isByPerson: raw['isByPerson'] === true,
  };
}

export interface ReviewItem<P> {
  /** The payout as it was when the run started, or as it was last read. */
  payout: P;
  /** The decision about it in this run; undefined if there is none yet. */
  record?: DecisionRecord;
  /** True if the run has shown it. */
  isReached?: boolean;
}

/** The payouts of a review run, in the order in which it started. */
export type ReviewQueue<P> = readonly ReviewItem<P>[];

export type ReviewVerdict = PayoutDecision | 'refused' | 'unknown' | 'skipped' | 'notReached';

/** How the summary shows each verdict, in its order. */
export const reviewVerdictLooks: Record<ReviewVerdict, StatusLook> = {
  approved: { label: 'Approved', tone: 'info' },
  rejected: { label: 'Rejected', tone: 'bad' },
  refused: { label: 'Not accepted by the server', tone: 'bad' },
  unknown: { label: 'Result unknown', tone: 'warn' },
  skipped: { label: 'Skipped', tone: 'neutral' },
  notReached: { label: 'Not reached', tone: 'neutral' },
};

/**
 * The summary's verdict for a payout. A payout without a decision counts as skipped if the run has
 * shown it.
 */
export function reviewVerdict({
  record,
  isReached = false,
}: Pick<ReviewItem<unknown>, 'record' | 'isReached'>): ReviewVerdict {
  if (!record) return isReached ? 'skipped' : 'notReached';
  return record.outcome === 'done' ? record.decision : record.outcome;
}

/** Makes a new run. Payouts without an id can't be decided and are left out. */
export const createQueue = <P extends PayoutSnapshot>(payouts: readonly P[]): ReviewQueue<P> =>
  payouts.filter(isKeptPayout).map((payout) => ({ payout: payoutSnapshot(payout) }));

/** Reads a stored queue. Undefined if it can't be used. */
export function readQueue(raw: unknown): ReviewQueue<PayoutSnapshot> | undefined {
  if (!Array.isArray(raw) || raw.length === 0) return undefined;
  const items = raw
    .filter(isRecord)
    .flatMap(({ payout, record, isReached }) =>
      isKeptPayout(payout)
        ? [{ payout, record: readRecord(record), ...(isReached === true && { isReached }) }]
        : [],
    );
  return items.length === raw.length ? items : undefined;
}

/**
 * The admin's place in the run: choosing its payouts, a payout (counted from 0), or the summary.
 */
export type ReviewPlace = 'list' | number | 'summary';

/**
 * Reads the place from the address, where payouts are counted from 1. The first payout if the
 * address has no place.
 */
export function readReviewPlace(raw: string, length: number): ReviewPlace {
  if (raw === 'list' || raw === 'summary') return raw;
  const place = Number(raw);
  return Number.isSafeInteger(place) && place >= 1 && place <= length ? place - 1 : 0;
}

export const reviewPlaceText = (place: ReviewPlace): string =>
  typeof place === 'number' ? String(place + 1) : place;

const isOpen = ({ payout, record }: ReviewItem<PayoutSnapshot>) => !record && canBeDecided(payout);

/** Where the run goes after a decision: to the next payout without one, or to the summary. */
export function nextOpenPlace(queue: ReviewQueue<PayoutSnapshot>, place: number): ReviewPlace {
  const next = queue.findIndex((item, index) => index > place && isOpen(item));
  return next < 0 ? 'summary' : next;
}

export const countVerdicts = (queue: ReviewQueue<unknown>): Record<ReviewVerdict, number> => {
  const counts: Record<ReviewVerdict, number> = {
    approved: 0,
    rejected: 0,
    refused: 0,
    unknown: 0,
    skipped: 0,
    notReached: 0,
  };
  for (const item of queue) counts[reviewVerdict(item)] += 1;
  return counts;
};

/** Decisions that were made. A refused one was not, and of an unknown one nobody can say. */
export const decidedCount = (queue: ReviewQueue<unknown>): number =>
  queue.filter(({ record }) => record?.outcome === 'done').length;

/** Decisions that were sent, but refused or without a known result. */
export const unmadeCount = (queue: ReviewQueue<unknown>): number =>
  queue.filter(({ record }) => record && record.outcome !== 'done').length;

/** The queue with one item changed. */
export const withItem = <P>(
  queue: ReviewQueue<P>,
  place: number,
  change: Partial<ReviewItem<P>>,
): ReviewQueue<P> => queue.map((item, index) => (index === place ? { ...item, ...change } : item));
