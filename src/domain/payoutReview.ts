import { csvText } from './csv';
import { decisionCells, decisionLooks, decisionOutcomeLooks, isDecision, isDecisionOutcome, isKeptPayout, keptPayout, type DecisionOutcome, type KeptPayout } from './payoutJournal';
import { isRecord, textOf } from './records';
import type { StatusLook } from './tone';
import { payoutCan, type PayoutDecision } from './transactions';

/** What became of a payout of the run. */
export interface ReviewOutcome {
  decision: PayoutDecision;
  outcome: DecisionOutcome;
  /** What the server, or the console, said. */
  words: string;
  /** Its status as far as it is known afterwards; '' where it isn't. */
  after: string;
}

export interface ReviewItem<P> {
  /** As it was frozen, or as it was read later on. */
  payout: P;
  outcome?: ReviewOutcome;
}

/** The payouts of a review run, frozen in their order. */
export type ReviewQueue<P> = readonly ReviewItem<P>[];

export type ReviewVerdict = PayoutDecision | 'refused' | 'unknown' | 'skipped';

/** The summary's words, in its order. */
export const reviewVerdictLooks: Record<ReviewVerdict, StatusLook> = {
  approved: { label: 'Approved', tone: 'info' },
  rejected: { label: 'Rejected', tone: 'bad' },
  refused: { label: 'Refused', tone: 'bad' },
  unknown: { label: 'Unknown', tone: 'warn' },
  skipped: { label: 'Skipped', tone: 'neutral' },
};

/** What the summary says of a payout: without a decision it was skipped. */
export function reviewVerdict({ outcome }: Pick<ReviewItem<unknown>, 'outcome'>): ReviewVerdict {
  if (!outcome) return 'skipped';
  return outcome.outcome === 'done' ? outcome.decision : outcome.outcome;
}

/** Payouts without an id can't be decided: they are left out. */
export const freezeQueue = <P extends KeptPayout>(payouts: readonly P[]): ReviewQueue<P> => payouts.filter(isKeptPayout).map((payout) => ({ payout: keptPayout(payout) }));

function readOutcome(raw: unknown): ReviewOutcome | undefined {
  if (!isRecord(raw)) return undefined;
  const { decision, outcome, words, after } = raw;
  if (!isDecision(decision) || !isDecisionOutcome(outcome)) return undefined;
  return { decision, outcome, words: textOf(words), after: textOf(after) };
}

/** The queue out of storage; undefined when there is none that can be used. */
export function readQueue(raw: unknown): ReviewQueue<KeptPayout> | undefined {
  if (!Array.isArray(raw) || raw.length === 0) return undefined;
  const items = raw.filter(isRecord).flatMap(({ payout, outcome }) => (isKeptPayout(payout) ? [{ payout, outcome: readOutcome(outcome) }] : []));
  return items.length === raw.length ? items : undefined;
}

/** Where in the run one is: a payout, counted from 0, or the summary at its end. */
export type ReviewPlace = number | 'summary';

/** The place that the address names, counted from 1 there; the first where it names none. */
export function readReviewPlace(raw: string, length: number): ReviewPlace {
  if (raw === 'summary') return 'summary';
  const place = Number(raw);
  return Number.isSafeInteger(place) && place >= 1 && place <= length ? place - 1 : 0;
}

export const reviewPlaceText = (place: ReviewPlace): string => (place === 'summary' ? place : String(place + 1));

const isOpen = ({ payout, outcome }: ReviewItem<KeptPayout>) => !outcome && payoutCan.approve(payout);

/** Where to go on after a decision: the next payout that waits for one, else the summary. */
export function nextOpenPlace(queue: ReviewQueue<KeptPayout>, place: number): ReviewPlace {
  const next = queue.findIndex((item, index) => index > place && isOpen(item));
  return next < 0 ? 'summary' : next;
}

export const countVerdicts = (queue: ReviewQueue<unknown>): Record<ReviewVerdict, number> => {
  const counts: Record<ReviewVerdict, number> = { approved: 0, rejected: 0, refused: 0, unknown: 0, skipped: 0 };
  for (const item of queue) counts[reviewVerdict(item)] += 1;
  return counts;
};

export const decidedCount = (queue: ReviewQueue<unknown>): number => queue.filter(({ outcome }) => outcome).length;

/** The queue with one of its payouts changed. */
export const withItem = <P>(queue: ReviewQueue<P>, place: number, change: Partial<ReviewItem<P>>): ReviewQueue<P> =>
  queue.map((item, index) => (index === place ? { ...item, ...change } : item));

const header = ['Result', 'Decision', 'Outcome', 'Status After', 'User ID', 'User', 'Amount', 'Currency', 'Pay Amount', 'Pay Currency', 'Network', 'Address', 'Payout ID', 'Transaction ID', 'Message'] as const;

/** The whole run as a CSV file, skipped payouts too. */
export const reviewCsv = (queue: ReviewQueue<KeptPayout>): string =>
  csvText(
    header,
    queue.map(({ payout, outcome }) => [
      reviewVerdictLooks[reviewVerdict({ outcome })].label, outcome && decisionLooks[outcome.decision].label, outcome && decisionOutcomeLooks[outcome.outcome].label, outcome?.after,
      ...decisionCells(payout), outcome?.words,
    ]),
  );
