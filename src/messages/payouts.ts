import type { PayoutDecision } from '../domain/transactions';
import { generalMessages } from './general';
import { serverOr, type FailurePolicy } from './policy';

const serverOnly: FailurePolicy = { kind: 'serverOnly' };

/** Sections 7 and 8, payouts. */
export const payoutMessages = {
  listFailed: serverOr('Failed to retrieve wallet history'),
  /** The server's message is the toast; without one there still has to be a text. */
  decided: (decision: PayoutDecision, serverMessage: string | undefined) => serverMessage ?? `Payout ${decision} successfully`,
  decideFailed: serverOnly,
  /** An answer that got lost on its way has no words of the server's: the network's, or that the outcome is unknown. */
  outcomeUnknown: serverOr(generalMessages.outcomeUnknown),
} as const;

const amount = (count: number) => count.toLocaleString('en-US');
const countOf = (count: number) => `${amount(count)} ${count === 1 ? 'payout' : 'payouts'}`;

/** What the export and the start of a review say. */
export const payoutExportMessages = {
  failed: serverOr('Failed to retrieve wallet history'),
  /** `repeated`: rows that moved to the next page while they were read; `missing`: how many the server counts beyond those that it gave. */
  done: (count: number, repeated: number, missing: number) =>
    [
      `Exported ${countOf(count)}`,
      ...(repeated > 0 ? [`${amount(repeated)} came twice because the list moved meanwhile: the file has each once`] : []),
      ...(missing > 0 ? [`The list counts ${amount(missing)} more that it did not give`] : []),
    ].join('. '),
  nothingToExport: 'No payouts match these filters: there is nothing to export',
  nothingToReview: 'No pending payouts match these filters',
  /** `missing`: as in the export. */
  reviewIncomplete: (count: number, missing: number) => `The review has ${countOf(count)}. The list counts ${amount(missing)} more that it did not give`,
} as const;

/** Asked before a review run that has decisions in it gives way to a new one. */
export const replaceReviewMessages = {
  title: 'Start a new review?',
  question: (decided: number, left: number) => `The review that is under way will be lost: ${countOf(decided)} decided, ${left === 0 ? 'none' : amount(left)} left.`,
  consequence: 'Its summary and its CSV go with it. What was sent stays sent, and is in the decision journal.',
} as const;

/** Why nothing was sent, and what is known of what was (promise 1). */
export const payoutReportMessages = {
  changed: (canDecide: boolean) => `Nothing was sent: this payout is not as it was when you opened it.${canDecide ? ' Look at the new values before you decide.' : ''}`,
  unread: (reason: string | undefined) =>
    reason === undefined ? 'Nothing was sent: the payout was not found when it was read again just before.' : `Nothing was sent: the payout could not be read again just before. ${reason}`,
  busy: (running: PayoutDecision) =>
    `Nothing was sent: an earlier ${running === 'approved' ? 'approval' : 'rejection'} of this payout is still under way. Read the payout again before you decide.`,
  unknown: 'No answer was received, so the outcome is unknown. It is not sent again by itself.',
  unsettled: 'What the payout is now could not be read.',
  settled: (status: string, mayStillCome: boolean) => `The list was read again: the payout is now ${status}.${mayStillCome ? ' The decision may not have arrived, or not yet.' : ''}`,
} as const;

/** What keeps and who sees the decision journal (R133). */
export const journalMessages = {
  kept: 'Kept in this browser only, for your account. Signing out, or another admin signing in here, removes it: export it to keep it.',
  unkept: 'For your account only. Export it to keep it.',
  empty: 'No decisions yet',
  emptyText: 'What you approve or reject in this browser is noted here, with what the server said.',
} as const;

/** How far a decision is. */
export type PayoutStep = 'checking' | 'sending' | 'settling';

export const payoutStepMessages: Record<PayoutStep, string> = {
  checking: 'Checking that nothing has changed…',
  sending: 'Sending…',
  settling: 'Reading the list again…',
};
