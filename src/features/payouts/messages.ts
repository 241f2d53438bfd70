import type { ComparedPayouts } from './checks/evidence';
import type { DecisionStep } from './decision/decision';
import type { DecisionRecord } from './decision/record';
import { formatRelativeTime } from '../../lib/dates';
import { formatCount } from '../../lib/numbers';
import { countOf, payoutAmount, type PayoutDecision, type PayoutFields } from './model';
import { generalMessages, serverOr, type FailurePolicy } from '../../api/messages';
import { isolate } from '../../lib/text';

/** Section 8. The 403 of the wallet is shown on the screen alone. */
export const walletMessages = {
  loadFailed: serverOr('Failed to retrieve wallet details'),
  historyFailed: serverOr('Failed to retrieve wallet history'),
} as const;

const serverOnly: FailurePolicy = { kind: 'serverOnly' };

/** Sections 7 and 8, payouts. */
export const payoutMessages = {
  listFailed: serverOr('Failed to retrieve wallet history'),
  /** The toast is the server's message. If it sent none, there still has to be a text. */
  decided: (decision: PayoutDecision, serverMessage: string | undefined) =>
    serverMessage ?? `Payout ${decision} successfully`,
  decideFailed: serverOnly,
  rejectedReply: (payout: PayoutFields, reason: string) =>
    `Your payout of ${payoutAmount(payout)} was rejected: ${reason}`,
} as const;

export const linkedPayoutMessages = {
  looking: (id: string) => `Looking for payout ${isolate(id)} …`,
  failed: (id: string) => `Payout ${isolate(id)} could not be searched for`,
  notFound: (id: string) => `Payout ${isolate(id)} was not found`,
} as const;

/** A refusal without the server's words still has to say something. */
export const recordWords = ({
  outcome,
  words,
}: Pick<DecisionRecord, 'outcome' | 'words'>): string =>
  words === '' && outcome === 'refused' ? generalMessages.failure : words;

export function comparedWords(compared: ComparedPayouts | undefined, now: number): string {
  if (!compared) return 'Not compared with other payouts yet.';
  const { rows, isWhole, readAt } = compared;
  if (!isWhole)
    return `Compared with ${countOf(rows.length)} read so far. The others were not compared.`;
  const when = formatRelativeTime(new Date(readAt).toISOString(), now).toLowerCase();
  return `Compared with ${countOf(rows.length)} of all users, read ${when}.`;
}

/** The button that approves although something speaks against it. */
export const approveAnyway = (blocked: number, unchecked: number): string =>
  blocked > 0 ? 'Approve anyway' : `Approve without ${countOf(unchecked, 'check')}`;

export const checkingMessage = 'Checking… You can approve when it is done.';

export const reviewListMessages = {
  empty: 'No pending payouts match these filters',
  /** Of the selected payouts; only these are reviewed. */
  pendingOf: (pending: number, count: number) =>
    `${formatCount(pending)} of ${countOf(count)} pending`,
  /** `missing`: how many more the server counts than it gave. */
  incomplete: (count: number, missing: number) =>
    `The review has ${countOf(count)}. ${
      missing > 0
        ? `The server left out ${formatCount(missing)} more`
        : 'The list changed while it was read: more may be pending'
    }`,
  nothingYet: 'Nothing to check yet',
  checked: (checked: number, count: number) =>
    `Checked ${formatCount(checked)} of ${countOf(count)}`,
  unread: (count: number) => `Not everything could be read about ${countOf(count)}.`,
  start: (count: number) => (count === 0 ? 'Start review' : `Start review (${formatCount(count)})`),
  selectLane: (lane: string) => `Select all: ${lane}`,
  more: (count: number, all: number) => `Show ${formatCount(count)} more of ${formatCount(all)}`,
  moreReasons: (count: number) => `and ${formatCount(count)} more`,
} as const;

export const replaceReviewMessages = {
  title: 'Start a new review?',
  question: (decided: number, left: number, unmade = 0) => {
    const parts = [
      `${countOf(decided)} decided`,
      ...(unmade > 0 ? [`${formatCount(unmade)} failed or unconfirmed`] : []),
      `${left === 0 ? 'none' : formatCount(left)} left`,
    ];
    return `The review in progress will be lost: ${parts.join(', ')}.`;
  },
  consequence:
    'Its summary and its CSV go with it. What was sent stays sent, and is in the decision journal.',
} as const;

export const decisionNouns: Record<PayoutDecision, string> = {
  approved: 'approval',
  rejected: 'rejection',
};

/** Why nothing was sent, or what is known of what was sent (promise 1). */
export const payoutReportMessages = {
  changed: (canDecide: boolean) =>
    `Nothing was sent: this payout is not as it was when you opened it.${canDecide ? ' Look at the new values before you decide.' : ''}`,
  unread: (reason: string | undefined) =>
    reason === undefined
      ? 'Nothing was sent: the payout was not found when it was read again just before.'
      : `Nothing was sent: the payout could not be read again just before. ${isolate(reason)}`,
  busy: (running: PayoutDecision) =>
    `Nothing was sent: an earlier ${decisionNouns[running]} of this payout has not finished. Read the payout again before you decide.`,
  unknown: 'No answer was received, so the result is unknown. Nothing is sent again by itself.',
  unsettled: 'The payout’s status could not be read again.',
  settled: (status: string, mayStillCome: boolean) =>
    `The list was read again: the payout is ${status === 'Pending' ? 'still' : 'now'} ${status}.` +
    (mayStillCome ? ' The decision may be lost, or may still arrive.' : ''),
} as const;

export const journalMessages = {
  kept: 'Kept in this browser only, for your account. Signing out, or another admin signing in here, removes it: export it to keep it.',
  unkept: 'For your account only. Export it to keep it.',
  empty: 'No decisions yet',
  emptyText: 'What you approve or reject in this browser is noted here, with what the server said.',
  note: 'Kept only in your decision journal in this browser. It is never sent.',
  notePlaceholder: 'Optional. Stays in this browser',
  exportFailed: serverOr('The journal could not be exported'),
} as const;

export const journalEndMessages = {
  question: (count: number) =>
    `${count === 1 ? '1 decision is' : `${formatCount(count)} decisions are`} not exported yet.`,
  consequence: (count: number) =>
    `Signing out removes ${count === 1 ? 'it' : 'them'} from this browser.`,
  exportAndSignOut: 'Export and sign out',
  signOut: 'Sign out',
  exportFailed: 'The journal could not be exported, so you are still signed in.',
} as const;

export const payoutStepMessages: Record<DecisionStep, string> = {
  checking: 'Checking that nothing has changed…',
  sending: 'Sending…',
  settling: 'Reading the list again…',
};
