import type { Payout } from '../../api/types';
import { payoutChanges } from '../../domain/payoutChanges';
import type { ReviewOutcome } from '../../domain/payoutReview';
import { payoutCan } from '../../domain/transactions';
import type { DecisionEnd } from '../../hooks/usePayoutDecision';
import { payoutMessages } from '../../messages/payouts';
import { failureText } from '../../messages/policy';
import type { PayoutReport } from '../../screens/payouts/PayoutReportNotice';

/** What is shown of a payout that is being decided. */
export interface PayoutView {
  /** As it was opened, or as it was read again since. */
  payout: Payout;
  report?: PayoutReport;
  /** Something has to be looked at before anything can be decided. */
  mustLook: boolean;
  /** What the server says of it now is not known. */
  isOutdated: boolean;
}

/** How a payout is first shown; in a review run with what became of it before. */
export const openedView = (payout: Payout, before: ReviewOutcome | undefined): PayoutView => ({
  payout,
  report: before && { kind: 'ended', outcome: before, changes: [] },
  mustLook: false,
  isOutdated: before !== undefined && before.outcome !== 'done' && before.after === '',
});

/** A wallet's own history may leave out whose it is. */
const withUser = (now: Payout, before: Payout): Payout => ({ ...now, user: now.user ?? before.user });

/** What else moved: the status has a sentence of its own. */
const otherChanges = (before: Payout, after: Payout) => payoutChanges(before, after).filter(({ label }) => label !== 'Status');

/**
 * The payout after a decision that was sent: as the list has it now, if it could be read. In a run, after an unknown outcome and after other changes, it has
 * to be looked at first: the next of a hundred clicks, or a quick hand that is at the next payout already, must not decide it.
 */
export function sentView(view: PayoutView, outcome: ReviewOutcome, read: Payout | undefined, isRun: boolean): PayoutView {
  if (!read) return { ...view, isOutdated: true, report: { kind: 'ended', outcome, changes: [] } };
  const payout = withUser(read, view.payout);
  const changes = otherChanges(view.payout, payout);
  const asksFirst = isRun || outcome.outcome === 'unknown' || changes.length > 0;
  return { payout, isOutdated: false, mustLook: asksFirst && payoutCan.approve(payout), report: { kind: 'ended', outcome, changes } };
}

/** The payout after a decision that was not sent. */
export function unsentView(view: PayoutView, end: Extract<DecisionEnd, { kind: 'changed' | 'unread' | 'busy' }>, isRun: boolean): PayoutView {
  if (end.kind === 'busy') return { ...view, isOutdated: true, report: end };
  if (end.kind === 'unread') return { ...view, mustLook: isRun, report: { kind: 'unread', reason: end.error && failureText(payoutMessages.listFailed, end.error) } };
  return { ...view, payout: withUser(end.now, view.payout), mustLook: payoutCan.approve(end.now), report: { kind: 'changed', changes: end.changes } };
}

/** The payout as it was read again while an earlier decision about it was under way: what that one has changed is shown, else it can be decided. */
export function rereadView(view: PayoutView, now: Payout): PayoutView {
  const changes = payoutChanges(view.payout, now);
  const next: PayoutView = { ...view, isOutdated: false, report: undefined };
  return changes.length === 0 ? next : unsentView(next, { kind: 'changed', now, changes }, false);
}
