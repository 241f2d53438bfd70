import { readId } from '../../../lib/ids';
import { isRecord, textOf } from '../../../lib/records';
import type { StatusLook } from '../../../lib/tone';
import { isKnown, type PayoutDecision, type PayoutFields } from '../model';

export const decisionLooks: Record<PayoutDecision, StatusLook> = {
  approved: { label: 'Approve', tone: 'info' },
  rejected: { label: 'Reject', tone: 'bad' },
};

export type DecisionOutcome = 'done' | 'refused' | 'unknown';

export const decisionOutcomeLooks: Record<DecisionOutcome, StatusLook> = {
  done: { label: 'Done', tone: 'ok' },
  refused: { label: 'Failed', tone: 'bad' },
  unknown: { label: 'Unconfirmed', tone: 'warn' },
};

/** A decision that was sent, for the dialog, the review run and the journal. */
export interface DecisionRecord {
  id: string;
  /** ISO 8601. */
  at: string;
  decision: PayoutDecision;
  outcome: DecisionOutcome;
  /** What the server said; '' if it said nothing. */
  words: string;
  /** The payout's status afterwards; '' if it is not known. */
  after: string;
}

/** If the tab is closed before the response arrives, the record stays like this. */
export const sentRecord = (id: string, at: string, decision: PayoutDecision): DecisionRecord => ({
  id,
  at,
  decision,
  outcome: 'unknown',
  words: '',
  after: '',
});

export function readRecord(raw: unknown): DecisionRecord | undefined {
  if (!isRecord(raw)) return undefined;
  const { id, at, decision, outcome, words, after } = raw;
  if (
    typeof id !== 'string' ||
    typeof at !== 'string' ||
    !isKnown(decisionLooks, decision) ||
    !isKnown(decisionOutcomeLooks, outcome)
  )
    return undefined;
  return { id, at, decision, outcome, words: textOf(words), after: textOf(after) };
}

export interface PayoutSnapshot extends PayoutFields {
  id: number | string;
}

const keptFields = [
  'id',
  'transaction_id',
  'status',
  'price_amount',
  'price_currency',
  'pay_amount',
  'pay_currency',
  'pay_address',
  'pay_network',
  'created_at',
  'user',
] as const;

export function payoutSnapshot<P extends PayoutSnapshot>(payout: P): P {
  return Object.fromEntries(
    keptFields
      .filter((field) => payout[field] !== undefined)
      .map((field) => [field, payout[field]]),
  ) as unknown as P;
}

/** It must have an id; all other fields may be missing. */
export const isKeptPayout = (value: unknown): value is PayoutSnapshot =>
  isRecord(value) && readId(value['id']) !== undefined;

/** An approved payout may already be disbursed. */
export const wasDecidedAs = (decision: PayoutDecision, status: unknown): boolean =>
  status === decision || (decision === 'approved' && status === 'disbursed');

/** After its payout was read again: without a response, the status tells that it was made. */
export function rereadRecord<R extends DecisionRecord>(record: R, status: unknown): R {
  const after = textOf(status);
  const isMade = record.outcome === 'unknown' && wasDecidedAs(record.decision, after);
  return { ...record, after, outcome: isMade ? 'done' : record.outcome };
}
