import { readId } from '../values/ids';
import { isRecord, textOf } from '../values/records';
import type { StatusLook } from '../values/tone';
import { payoutCan, type PayoutDecision } from '../wallet/transactions';
import { payoutChanges, type PayoutChange, type PayoutFields } from './changes';

/** What became of a decision that was sent. */
export type DecisionOutcome = 'done' | 'refused' | 'unknown';

export const decisionOutcomeLooks: Record<DecisionOutcome, StatusLook> = {
  done: { label: 'Done', tone: 'ok' },
  refused: { label: 'Refused', tone: 'bad' },
  unknown: { label: 'Unknown', tone: 'warn' },
};

export const decisionLooks: Record<PayoutDecision, StatusLook> = {
  approved: { label: 'Approve', tone: 'info' },
  rejected: { label: 'Reject', tone: 'bad' },
};

/** Both decisions; each is named after the status that it gives. */
export const payoutDecisions = ['approved', 'rejected'] as const satisfies readonly PayoutDecision[];

/** A decision that was sent. The dialog, the review run and the journal share it. */
export interface DecisionRecord {
  /** Tells it apart from every other decision. */
  id: string;
  /** When it was sent, ISO 8601. */
  at: string;
  decision: PayoutDecision;
  outcome: DecisionOutcome;
  /** What the server said; '' if it said nothing. */
  words: string;
  /** The payout's status afterwards; '' if it is not known. */
  after: string;
}

/** The record when the decision leaves. If the tab ends before the answer arrives, this is what remains. */
export const sentRecord = (id: string, at: string, decision: PayoutDecision): DecisionRecord => ({
  id,
  at,
  decision,
  outcome: 'unknown',
  words: '',
  after: '',
});

const isDecision = (value: unknown): value is PayoutDecision => payoutDecisions.some((decision) => decision === value);
const isOutcome = (value: unknown): value is DecisionOutcome => typeof value === 'string' && Object.hasOwn(decisionOutcomeLooks, value);

/** A record out of storage. Undefined if it can't be used. */
export function readRecord(raw: unknown): DecisionRecord | undefined {
  if (!isRecord(raw)) return undefined;
  const { id, at, decision, outcome, words, after } = raw;
  if (typeof id !== 'string' || typeof at !== 'string' || !isDecision(decision) || !isOutcome(outcome)) return undefined;
  return { id, at, decision, outcome, words: textOf(words), after: textOf(after) };
}

/** As much of a payout as the journal and a review keep. Every field comes from the wire and may be anything. */
export interface KeptPayout extends PayoutFields {
  id: number | string;
  transaction_id?: unknown;
  created_at?: unknown;
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

/** The payout with only the fields that are kept. */
export function keptPayout<P extends KeptPayout>(payout: P): P {
  // Decisions, evidence and the journal use these fields; all others are optional.
  return Object.fromEntries(
    keptFields.filter((field) => payout[field] !== undefined).map((field) => [field, payout[field]]),
  ) as unknown as P;
}

/** Whether something out of storage is a payout: it has an id, whatever else it has. */
export const isKeptPayout = (value: unknown): value is KeptPayout => isRecord(value) && readId(value['id']) !== undefined;

/** Whether a payout waits for a decision. */
export const canBeDecided = (payout: PayoutFields): boolean => payoutDecisions.some((decision) => payoutCan[decision](payout));

/** How far a decision is that is under way. */
export type DecisionStep = 'checking' | 'sending' | 'settling';

/** Why a reading failed. An ApiError is one. */
export interface ReadingFailure {
  status: number;
  serverMessage?: string;
}

/** What is shown once an unexpected thing has happened. `isLookedAt`: the admin has confirmed that they saw it. */
interface Look {
  isLookedAt: boolean;
}

/** A payout while nothing is under way. `payout` is as it was opened, or as it was read since. */
export type Standing<P> = { payout: P } & (
  | { kind: 'open' }
  /** Nothing was sent: the payout is not as it was opened. */
  | ({ kind: 'changed'; changes: readonly PayoutChange[] } & Look)
  /** Nothing was sent: the payout could not be read again, or was not found (no failure). `decision` can be sent all the same (R36). */
  | ({ kind: 'unread'; failure: ReadingFailure | undefined; decision: PayoutDecision } & Look)
  /** Nothing was sent: an earlier decision about the payout is still under way. */
  | { kind: 'busy'; running: PayoutDecision }
  /** A decision was sent. `changes`: what else has changed, besides the status. */
  | ({ kind: DecisionOutcome; record: DecisionRecord; changes: readonly PayoutChange[] } & Look)
);

/** A payout while it is decided, or only read again (without a decision). `from` is what the screen goes on showing. */
export interface UnderWay<P> {
  kind: DecisionStep;
  payout: P;
  decision: PayoutDecision | undefined;
  from: Standing<P>;
}

/** The state of a payout's decision. The hook changes it; routes and screens only pass and show it (promise 1). */
export type DecisionState<P> = Standing<P> | UnderWay<P>;

const isUnderWay = <P>(state: DecisionState<P>): state is UnderWay<P> => 'from' in state;

/** What is known of the payout apart from what is under way. */
export const standing = <P>(state: DecisionState<P>): Standing<P> => (isUnderWay(state) ? state.from : state);

/** The step that is under way; undefined if nothing is. */
export const stepOf = (state: DecisionState<unknown>): DecisionStep | undefined => (isUnderWay(state) ? state.kind : undefined);

/** The decision that is under way; undefined if none is. */
export const deciding = (state: DecisionState<unknown>): PayoutDecision | undefined => (isUnderWay(state) ? state.decision : undefined);

/** Whether the payout has to be read again first: its status on the server is not known. */
export function isOutdated(state: DecisionState<unknown>): boolean {
  const now = standing(state);
  return now.kind === 'busy' || ('record' in now && now.kind !== 'done' && now.record.after === '');
}

/**
 * Whether the admin has to look at something first. In a run this is asked more often: a quick hand is at the next payout already, and
 * neither it nor the next of a hundred clicks must decide this one.
 */
export function mustLook(state: DecisionState<PayoutFields>, isRun = false): boolean {
  const now = standing(state);
  if (!('isLookedAt' in now) || now.isLookedAt) return false;
  if (now.kind === 'unread') return isRun;
  if (!canBeDecided(now.payout)) return false;
  return now.kind === 'changed' || (now.record.after !== '' && (isRun || now.kind === 'unknown' || now.changes.length > 0));
}

/** Whether no decision can be taken now, whatever the payout's status is. */
export const isClosed = (state: DecisionState<PayoutFields>, isRun = false): boolean =>
  isUnderWay(state) || isOutdated(state) || mustLook(state, isRun);

/** Whether this decision can be taken now. */
export const canDecide = (state: DecisionState<PayoutFields>, decision: PayoutDecision, isRun = false): boolean =>
  !isClosed(state, isRun) && payoutCan[decision](state.payout);

/** A payout as it is opened. In a review run it may have been decided before. */
export const openState = <P>(payout: P, record?: DecisionRecord): Standing<P> =>
  record ? { kind: record.outcome, payout, record, changes: [], isLookedAt: true } : { kind: 'open', payout };

/** The next step. The payout stays as the admin saw it. */
export const stepState = <P>(state: DecisionState<P>, kind: DecisionStep, decision: PayoutDecision | undefined): UnderWay<P> => ({
  kind,
  payout: state.payout,
  decision,
  from: standing(state),
});

export const changedState = <P>(payout: P, changes: readonly PayoutChange[]): Standing<P> => ({
  kind: 'changed',
  payout,
  changes,
  isLookedAt: false,
});

/** A wallet's own history may leave out the user. */
const withUser = <P extends PayoutFields>(now: P, before: P): P => ({ ...now, user: now.user ?? before.user });

/** After a decision that was sent. `read` is what the list says now; undefined if it could not be read. */
export function sentState<P extends PayoutFields>(before: P, record: DecisionRecord, read: P | undefined): Standing<P> {
  const payout = read ? withUser(read, before) : before;
  // The notice has a sentence of its own for the status.
  const changes = payoutChanges(before, payout).filter(({ label }) => label !== 'Status');
  return { kind: record.outcome, payout, record, changes, isLookedAt: false };
}

/** How a decision ended, for a screen that opened the payout as `before`. Two screens may have asked for the same decision. */
export function endedState<P extends PayoutFields>(before: P, end: Standing<P>): Standing<P> {
  if ('record' in end) return sentState(before, end.record, end.record.after === '' ? undefined : end.payout);
  return { ...end, payout: end.kind === 'changed' ? withUser(end.payout, before) : before };
}

/** The admin has looked at what was unexpected. */
export const lookedState = <P>(state: DecisionState<P>): DecisionState<P> =>
  'isLookedAt' in state ? { ...state, isLookedAt: true } : state;

/** Whether a payout of this status was decided so. An approved one may be paid out at once. */
export const wasDecidedAs = (decision: PayoutDecision, status: unknown): boolean =>
  status === decision || (decision === 'approved' && status === 'disbursed');

/** A decision's record after its payout was read again. One without an answer was made if the payout has its status (R32). */
export function rereadRecord<R extends DecisionRecord>(record: R, status: unknown): R {
  const after = textOf(status);
  return { ...record, after, outcome: record.outcome === 'unknown' && wasDecidedAs(record.decision, after) ? 'done' : record.outcome };
}

/**
 * The payout after it was read again. If a decision about it was sent, that one's record is brought up to date. `latest` is the run's
 * record: its answer may have come since, to a screen that was left.
 */
export function rereadState<P extends PayoutFields>(state: Standing<P>, now: P, latest?: DecisionRecord): Standing<P> {
  if ('record' in state) return sentState(state.payout, rereadRecord(latest ?? state.record, now.status), now);
  const changes = payoutChanges(state.payout, now);
  return changes.length > 0 ? changedState(withUser(now, state.payout), changes) : openState(state.payout);
}
