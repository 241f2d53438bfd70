import type { StatusLook } from '../../../lib/tone';
import { plainDecimal } from '../../../lib/decimals';
import { formatText, isolate } from '../../../lib/text';
import {
  payAmount,
  payoutAmount,
  payoutCan,
  payoutLook,
  readCurrency,
  userOf,
  type PayoutDecision,
  type PayoutFields,
} from '../model';
import { canBeDecided, rereadRecord, type DecisionOutcome, type DecisionRecord } from './record';

/** A changed field with its old and new value, as text. */
export interface PayoutChange {
  label: 'Status' | 'User' | 'Amount' | 'Pay Amount' | 'Pay Address' | 'Pay Network';
  before: string;
  after: string;
}

const plainAmount = (value: unknown) => plainDecimal(value) ?? formatText(value);

type Reading = (payout: PayoutFields) => string;

/** The compared fields, and the text for each. */
const compared: readonly { label: PayoutChange['label']; value: Reading; text: Reading }[] = [
  {
    label: 'Status',
    value: ({ status }) => formatText(status),
    text: (payout) => payoutLook(payout).label,
  },
  {
    label: 'Amount',
    value: ({ price_amount, price_currency }) =>
      `${plainAmount(price_amount)} ${readCurrency(price_currency) ?? 'USD'}`,
    text: payoutAmount,
  },
  {
    label: 'Pay Amount',
    value: ({ pay_amount, pay_currency }) => `${plainAmount(pay_amount)} ${isolate(pay_currency)}`,
    text: payAmount,
  },
  {
    label: 'Pay Address',
    value: ({ pay_address }) => formatText(pay_address),
    text: ({ pay_address }) => formatText(pay_address),
  },
  {
    label: 'Pay Network',
    value: ({ pay_network }) => formatText(pay_network),
    text: ({ pay_network }) => formatText(pay_network),
  },
];

/** The rows of a wallet's history may lack the user. That doesn't count as a change. */
function userChange(before: PayoutFields, after: PayoutFields): PayoutChange[] {
  const [was, is] = [userOf(before), userOf(after)];
  if (was.id === undefined || is.id === undefined || formatText(was.id) === formatText(is.id))
    return [];
  const text = ({ id, full_name }: typeof is) => `${isolate(full_name)} (${formatText(id)})`;
  return [{ label: 'User', before: text(was), after: text(is) }];
}

/**
 * Returns what changed between two readings of one payout: status, user, amounts, address. Another
 * spelling of the same amount doesn't count.
 */
export function payoutChanges(before: PayoutFields, after: PayoutFields): PayoutChange[] {
  const moved = compared.filter(({ value }) => value(before) !== value(after));
  return [
    ...moved.map(({ label, text }) => ({ label, before: text(before), after: text(after) })),
    ...userChange(before, after),
  ];
}

export const decisionLooks: Record<PayoutDecision, StatusLook> = {
  approved: { label: 'Approve', tone: 'info' },
  rejected: { label: 'Reject', tone: 'bad' },
};

/** The current step of a decision that is under way. */
export type DecisionStep = 'checking' | 'sending' | 'settling';

/** Why a read failed. An ApiError fits this type. */
export interface ReadingFailure {
  status: number;
  serverMessage?: string;
}

/**
 * Part of a state that the admin has to look at. `isAcknowledged`: they have confirmed that they
 * saw it.
 */
interface Look {
  isAcknowledged: boolean;
}

/** A payout while nothing is under way. `payout` is the payout as it was opened or last read. */
export type SettledState<P> = { payout: P } & (
  | { kind: 'open' }
  /** Nothing was sent: the payout has changed since it was opened. */
  | ({ kind: 'changed'; changes: readonly PayoutChange[] } & Look)
  /**
   * Nothing was sent: the payout could not be read again, or was not found (then there is no
   * failure). The admin may send `decision` all the same (R36).
   */
  | ({ kind: 'unread'; failure: ReadingFailure | undefined; decision: PayoutDecision } & Look)
  /** Nothing was sent: an earlier decision about the payout is still under way. */
  | { kind: 'busy'; running: PayoutDecision }
  /**
   * A decision was sent. `changes` are the other fields that changed; the status is not among them.
   */
  | ({ kind: DecisionOutcome; record: DecisionRecord; changes: readonly PayoutChange[] } & Look)
);

/**
 * A payout while it is being decided, or only read again (then `decision` is undefined). `from` is
 * the state that the screen continues to show.
 */
export interface UnderWay<P> {
  kind: DecisionStep;
  payout: P;
  decision: PayoutDecision | undefined;
  from: SettledState<P>;
}

/**
 * The state of a payout's decision. The hook changes it; routes and screens only pass and show it
 * (promise 1).
 */
export type DecisionState<P> = SettledState<P> | UnderWay<P>;

const isUnderWay = <P>(state: DecisionState<P>): state is UnderWay<P> => 'from' in state;

/** The state of the payout without the step that is under way. */
export const settledState = <P>(state: DecisionState<P>): SettledState<P> =>
  isUnderWay(state) ? state.from : state;

/** The step that is under way; undefined if nothing is. */
export const stepOf = (state: DecisionState<unknown>): DecisionStep | undefined =>
  isUnderWay(state) ? state.kind : undefined;

/** The decision that is under way; undefined if none is. */
export const deciding = (state: DecisionState<unknown>): PayoutDecision | undefined =>
  isUnderWay(state) ? state.decision : undefined;

/** Whether the payout must be read again first, because its status on the server is not known. */
export function isOutdated(state: DecisionState<unknown>): boolean {
  const now = settledState(state);
  return now.kind === 'busy' || ('record' in now && now.kind !== 'done' && now.record.after === '');
}

/**
 * Whether the admin must confirm that they saw something first. A run asks for this more often: a
 * fast typist may already mean the next payout, and a key that they repeat must not decide this
 * one.
 */
export function needsAcknowledgement(state: DecisionState<PayoutFields>, isRun = false): boolean {
  const now = settledState(state);
  if (!('isAcknowledged' in now) || now.isAcknowledged) return false;
  if (now.kind === 'unread') return isRun;
  if (!canBeDecided(now.payout)) return false;
  return (
    now.kind === 'changed' ||
    (now.record.after !== '' && (isRun || now.kind === 'unknown' || now.changes.length > 0))
  );
}

/** Whether no decision is possible now, whatever the payout's status is. */
export const isClosed = (state: DecisionState<PayoutFields>, isRun = false): boolean =>
  isUnderWay(state) || isOutdated(state) || needsAcknowledgement(state, isRun);

/** Whether this decision is possible now. */
export const canDecide = (
  state: DecisionState<PayoutFields>,
  decision: PayoutDecision,
  isRun = false,
): boolean => !isClosed(state, isRun) && payoutCan[decision](state.payout);

/**
 * The state of a payout that is opened. In a review run it may have been decided before (`record`).
 */
export const openState = <P>(payout: P, record?: DecisionRecord): SettledState<P> =>
  record
    ? { kind: record.outcome, payout, record, changes: [], isAcknowledged: true }
    : { kind: 'open', payout };

/** The state during a step. The payout stays as the admin saw it. */
export const stepState = <P>(
  state: DecisionState<P>,
  kind: DecisionStep,
  decision: PayoutDecision | undefined,
): UnderWay<P> => ({
  kind,
  payout: state.payout,
  decision,
  from: settledState(state),
});

export const changedState = <P>(payout: P, changes: readonly PayoutChange[]): SettledState<P> => ({
  kind: 'changed',
  payout,
  changes,
  isAcknowledged: false,
});

/** Rows of a wallet's history may lack the user. */
const withUser = <P extends PayoutFields>(now: P, before: P): P => ({
  ...now,
  user: now.user ?? before.user,
});

/**
 * The state after a decision was sent. `read` is the payout as the list has it now; undefined if it
 * could not be read.
 */
export function sentState<P extends PayoutFields>(
  before: P,
  record: DecisionRecord,
  read: P | undefined,
): SettledState<P> {
  const payout = read ? withUser(read, before) : before;
  // The notice shows the status in a separate sentence.
  const changes = payoutChanges(before, payout).filter(({ label }) => label !== 'Status');
  return { kind: record.outcome, payout, record, changes, isAcknowledged: false };
}

/**
 * The end of a decision, for a screen that opened the payout as `before`. Two screens may have
 * asked for the same decision, so `end` may have another screen's payout.
 */
export function endedState<P extends PayoutFields>(
  before: P,
  end: SettledState<P>,
): SettledState<P> {
  if ('record' in end)
    return sentState(before, end.record, end.record.after === '' ? undefined : end.payout);
  return { ...end, payout: end.kind === 'changed' ? withUser(end.payout, before) : before };
}

/** The admin has looked at what was unexpected. */
export const acknowledge = <P>(state: DecisionState<P>): DecisionState<P> =>
  'isAcknowledged' in state ? { ...state, isAcknowledged: true } : state;

/**
 * The state after the payout was read again. If a decision about it was sent, its record is
 * updated. `latest` is the run's record: it may be newer, if the response arrived for a screen that
 * was closed.
 */
export function rereadState<P extends PayoutFields>(
  state: SettledState<P>,
  now: P,
  latest?: DecisionRecord,
): SettledState<P> {
  if ('record' in state)
    return sentState(state.payout, rereadRecord(latest ?? state.record, now.status), now);
  const changes = payoutChanges(state.payout, now);
  return changes.length > 0
    ? changedState(withUser(now, state.payout), changes)
    : openState(state.payout);
}
