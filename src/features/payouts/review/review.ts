import { isRecord } from '../../../lib/records';
import type { StatusLook } from '../../../lib/tone';
import { isPending, type PayoutDecision } from '../model';
import {
  isKeptPayout,
  payoutSnapshot,
  readRecord,
  type DecisionRecord,
  type PayoutSnapshot,
} from '../decision/record';
import {
  countVerdicts,
  nextOpen,
  undecidedLooks,
  type ReviewPlace,
} from '../../../list/review/review';

export const reviewOrders = ['listed', 'oldest', 'largest'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

export interface Arrangement {
  order: ReviewOrder;
  isByPerson: boolean;
}

export const asListed: Arrangement = { order: 'listed', isByPerson: false };

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
  record?: DecisionRecord;
  isReached?: boolean;
}

export type ReviewQueue<P> = readonly ReviewItem<P>[];

export type ReviewVerdict = PayoutDecision | keyof typeof undecidedLooks;

export const reviewVerdictLooks: Record<ReviewVerdict, StatusLook> = {
  // It isn't paid yet.
  approved: { label: 'Approved', tone: 'info' },
  rejected: { label: 'Rejected', tone: 'bad' },
  ...undecidedLooks,
};

/** A payout without a decision counts as skipped if the run has shown it. */
export function reviewVerdict({
  record,
  isReached,
}: Omit<ReviewItem<unknown>, 'payout'>): ReviewVerdict {
  if (!record) return isReached ? 'skipped' : 'notReached';
  return record.outcome === 'done' ? record.decision : record.outcome;
}

export const createQueue = <P extends PayoutSnapshot>(payouts: readonly P[]): ReviewQueue<P> =>
  payouts.filter(isKeptPayout).map((payout) => ({ payout: payoutSnapshot(payout) }));

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

export const nextOpenPlace = (queue: ReviewQueue<PayoutSnapshot>, place: number): ReviewPlace =>
  nextOpen(queue, place, ({ payout, record }) => !record && isPending(payout)) ?? 'summary';

export const countReview = (queue: ReviewQueue<unknown>): Record<ReviewVerdict, number> =>
  countVerdicts(reviewVerdictLooks, queue.map(reviewVerdict));

/** Decisions that were made. A refused one was not, and of an unknown one nobody can say. */
export const decidedCount = (queue: ReviewQueue<unknown>): number =>
  queue.filter(({ record }) => record?.outcome === 'done').length;

/** Decisions that were sent, but refused or without a known result. */
export const unmadeCount = (queue: ReviewQueue<unknown>): number =>
  queue.filter(({ record }) => record && record.outcome !== 'done').length;
