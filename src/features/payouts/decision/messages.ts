import { generalMessages, serverOr } from '../../../api/messages';
import { formatCount } from '../../../lib/numbers';
import { isolate } from '../../../lib/text';
import { countOf, type PayoutDecision } from '../model';
import type { DecisionStep } from './decision';
import type { DecisionRecord } from './record';

// Of its own, because a list's first rows say nothing of decisions and of their journal.

/** A refusal without the server's words still has to say something. */
export const recordWords = ({
  outcome,
  words,
}: Pick<DecisionRecord, 'outcome' | 'words'>): string =>
  words === '' && outcome === 'refused' ? generalMessages.failure : words;

/** The button that approves although something speaks against it. */
export const approveAnyway = (blocked: number, unchecked: number): string =>
  blocked > 0 ? 'Approve anyway' : `Approve without ${countOf(unchecked, 'check')}`;

export const checkingMessage = 'Checking… You can approve when it is done.';

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
