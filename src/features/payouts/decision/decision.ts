import { countOf } from '~/lib/numbers';
import { plainDecimal } from '~/lib/decimals';
import { formatText, isolate } from '~/lib/text';
import { areWaiting, type Check } from '../checks/checks';
import {
  isPending,
  payAmount,
  payoutAmount,
  payoutBadge,
  readCurrency,
  rereadRecord,
  userOf,
  type DecisionOutcome,
  type DecisionRecord,
  type PayoutDecision,
  type PayoutFields,
} from '../model';

export interface PayoutChange {
  label: 'Status' | 'User' | 'Amount' | 'Pay Amount' | 'Pay Address' | 'Pay Network';
  before: string;
  after: string;
}

const plainAmount = (value: unknown) => plainDecimal(value) ?? formatText(value);

type Reading = (payout: PayoutFields) => string;

const compared: readonly { label: PayoutChange['label']; value: Reading; text?: Reading }[] = [
  {
    label: 'Status',
    value: ({ status }) => formatText(status),
    text: (payout) => payoutBadge(payout).label,
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
  { label: 'Pay Address', value: ({ pay_address }) => formatText(pay_address) },
  { label: 'Pay Network', value: ({ pay_network }) => formatText(pay_network) },
  {
    label: 'User',
    value: (payout) => formatText(userOf(payout).id),
    text: (payout) => `${isolate(userOf(payout).full_name)} (${formatText(userOf(payout).id)})`,
  },
];

/**
 * What changed between two readings of one payout. A different spelling of an amount is no change.
 */
export function payoutChanges(before: PayoutFields, after: PayoutFields): PayoutChange[] {
  // The rows of a wallet's history may lack the user, which is no change.
  const hasUsers = [before, after].every((payout) => userOf(payout).id !== undefined);
  return compared
    .filter(({ label, value }) => value(before) !== value(after) && (label !== 'User' || hasUsers))
    .map(({ label, value, text = value }) => ({
      label,
      before: text(before),
      after: text(after),
    }));
}

export type DecisionStep = 'checking' | 'sending' | 'settling';

export type SettledState<P> = { payout: P } & (
  | { kind: 'open' }
  | { kind: 'changed'; changes: readonly PayoutChange[]; isAcknowledged: boolean }
  /** The payout could not be read again (R36), or was not found (no failure). */
  | {
      kind: 'unread';
      failure: { status: number; serverMessage?: string } | undefined;
      decision: PayoutDecision;
      isAcknowledged: boolean;
    }
  | { kind: 'busy'; running: PayoutDecision }
  /** The decision was sent. `changes` lists what else changed besides the status. */
  | {
      kind: DecisionOutcome;
      record: DecisionRecord;
      changes: readonly PayoutChange[];
      isAcknowledged: boolean;
    }
);

/** Only the hook changes it; screens show it (promise 1). */
export type DecisionState<P> = SettledState<P> & {
  /** `decision` is undefined while the payout is only being read again. */
  progress?: { step: DecisionStep; decision: PayoutDecision | undefined } | undefined;
};

export const isOutdated = (state: DecisionState<unknown>): boolean =>
  state.kind === 'busy' ||
  ('record' in state && state.kind !== 'done' && state.record.after === '');

/** Stricter in a run, because a fast typist may already mean the next payout. */
export function needsAcknowledgement(state: DecisionState<PayoutFields>, isRun = false): boolean {
  if (!('isAcknowledged' in state) || state.isAcknowledged) return false;
  if (state.kind === 'unread') return isRun;
  if (!isPending(state.payout)) return false;
  return (
    state.kind === 'changed' ||
    (state.record.after !== '' && (isRun || state.kind === 'unknown' || state.changes.length > 0))
  );
}

/** The part of `mayDecide` that is about earlier tries. */
export const isHeldBack = (state: DecisionState<PayoutFields>, isRun = false): boolean =>
  state.progress !== undefined || isOutdated(state) || needsAcknowledgement(state, isRun);

/** 'onPurpose' requires a button that names the problem and that Enter alone doesn't press. */
export type Permission = 'no' | 'onPurpose' | 'yes';

/**
 * Decides for all screens whether a payout may be decided now. Approving waits for the checks; in a
 * run, a payout that is blocked or could not be checked needs a deliberate approval (R470).
 * Rejecting moves no money, so no check prevents it (R45).
 */
export function mayDecide(
  state: DecisionState<PayoutFields>,
  decision: PayoutDecision,
  checks: readonly Check[],
  isRun = false,
): Permission {
  if (isHeldBack(state, isRun) || !isPending(state.payout)) return 'no';
  if (decision === 'rejected') return 'yes';
  if (areWaiting(checks)) return 'no';
  const isSafe = checks.every(({ verdict }) => verdict === 'ok' || verdict === 'caution');
  return isRun && !isSafe ? 'onPurpose' : 'yes';
}

export const openState = <P>(payout: P, record?: DecisionRecord): SettledState<P> =>
  record
    ? { kind: record.outcome, payout, record, changes: [], isAcknowledged: true }
    : { kind: 'open', payout };

export const changedState = <P>(payout: P, changes: readonly PayoutChange[]): SettledState<P> => ({
  kind: 'changed',
  payout,
  changes,
  isAcknowledged: false,
});

const withUser = <P extends PayoutFields>(now: P, before: P): P => ({
  ...now,
  user: now.user ?? before.user,
});

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

/** Two screens may have asked for the same decision, so `end` may have the other one's payout. */
export function endedState<P extends PayoutFields>(
  before: P,
  end: SettledState<P>,
): SettledState<P> {
  if ('record' in end)
    return sentState(before, end.record, end.record.after === '' ? undefined : end.payout);
  return { ...end, payout: end.kind === 'changed' ? withUser(end.payout, before) : before };
}

export const acknowledge = <P>(state: DecisionState<P>): DecisionState<P> =>
  'isAcknowledged' in state && !state.progress ? { ...state, isAcknowledged: true } : state;

/**
 * `latest`, the run's record, may be newer, because the response may have arrived for a closed
 * screen.
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

export const approveAnyway = (blocked: number, unchecked: number): string =>
  blocked > 0 ? 'Approve anyway' : `Approve without ${countOf(unchecked, 'check')}`;

export const checkingMessage = 'Checking… You can approve when the checks are done.';

export const decisionNouns: Record<PayoutDecision, string> = {
  approved: 'approval',
  rejected: 'rejection',
};

/** Promise 1. */
export const payoutReportMessages = {
  changed: (canDecide: boolean) =>
    `Nothing was sent: this payout has changed since you opened it.${canDecide ? ' Check the new values before you decide.' : ''}`,
  unread: (reason: string | undefined) =>
    reason === undefined
      ? 'Nothing was sent: this payout could not be found.'
      : `Nothing was sent: this payout could not be checked first. ${isolate(reason)}`,
  busy: (running: PayoutDecision) =>
    `Nothing was sent: an earlier ${decisionNouns[running]} of this payout has not finished. Check the payout again before you decide.`,
  unknown:
    'No response was received, so the result is unknown. Nothing is sent again automatically.',
  unsettled: 'The payout’s status could not be checked.',
  settled: (status: string, mayStillCome: boolean) =>
    `The payout is ${status === 'Pending' ? 'still' : 'now'} ${status}.` +
    (mayStillCome ? ' The decision may be lost, or may still go through.' : ''),
} as const;

export const noteMessages = {
  help: 'Saved in your decision journal, in this browser only. It is never sent.',
  placeholder: 'Stays in this browser',
} as const;

export const payoutStepMessages: Record<DecisionStep, string> = {
  checking: 'Checking that nothing has changed…',
  sending: 'Sending…',
  settling: 'Checking the result…',
};
