import { useState } from 'react';
import type { PayoutSource } from '../../api/payoutSource';
import type { Payout } from '../../api/types';
import { payoutChanges } from '../../domain/payoutChanges';
import type { ReviewOutcome } from '../../domain/payoutReview';
import { payoutCan, type PayoutDecision } from '../../domain/transactions';
import { usePayoutDecision, type DecisionEnd } from '../../hooks/usePayoutDecision';
import { payoutMessages, type PayoutStep } from '../../messages/payouts';
import { failureText } from '../../messages/policy';
import type { PayoutReport } from '../../screens/payouts/PayoutReportNotice';
import { useNotify } from '../useNotify';

export interface PayoutDeciderOptions {
  /** The payout as it was opened. */
  opened: Payout;
  source: PayoutSource;
  /** What became of a decision before, in this review run. */
  before?: ReviewOutcome;
  /** One payout after the other, by keyboard: after anything but a yes nothing can be chosen before it was looked at. A quick hand is at the next one already. */
  isRun?: boolean;
  /** A decision leaves, or has ended; with the payout as it is known then. */
  onOutcome?: (outcome: ReviewOutcome, payout: Payout) => void;
  /** The server has said yes. */
  onDone: () => void;
}

export interface PayoutDecider {
  payout: Payout;
  deciding: PayoutDecision | undefined;
  step: PayoutStep | undefined;
  report: PayoutReport | undefined;
  mustLook: boolean;
  isOutdated: boolean;
  decide: (decision: PayoutDecision) => void;
  look: () => void;
  readAgain: () => void;
}

type Sent = Extract<DecisionEnd, { kind: 'refused' | 'unknown' }>;

const isUnsettled = (outcome: ReviewOutcome | undefined) => outcome !== undefined && outcome.outcome !== 'done' && outcome.after === '';

/** A wallet's own history may leave out whose it is. */
const withUser = (now: Payout, before: Payout): Payout => ({ ...now, user: now.user ?? before.user });

/** What else moved: the status has a sentence of its own. */
const otherChanges = (before: Payout, after: Payout) => payoutChanges(before, after).filter(({ label }) => label !== 'Status');

/** A payout's decision at work, in the dialog and in a review run alike: what is shown, what is said, what may be done next (promise 1). */
export function usePayoutDecider({ opened, source, before, isRun = false, onOutcome, onDone }: PayoutDeciderOptions): PayoutDecider {
  const notify = useNotify();
  const { decide: send, readAgain: find, step } = usePayoutDecision();
  const [payout, setPayout] = useState(opened);
  const [deciding, setDeciding] = useState<PayoutDecision>();
  const [report, setReport] = useState<PayoutReport | undefined>(before && { kind: 'ended', outcome: before, changes: [] });
  const [mustLook, setMustLook] = useState(false);
  const [isOutdated, setIsOutdated] = useState(isUnsettled(before));

  const show = (read: Payout, outcome: ReviewOutcome) => {
    const now = withUser(read, payout);
    const changes = otherChanges(payout, now);
    setPayout(now);
    setIsOutdated(false);
    // Neither is an unknown outcome met by the next of a hundred clicks.
    setMustLook((isRun || outcome.outcome === 'unknown' || changes.length > 0) && payoutCan.approve(now));
    setReport({ kind: 'ended', outcome, changes });
    onOutcome?.(outcome, now);
  };
  const showSent = (decision: PayoutDecision, { kind, error, now }: Sent) => {
    notify.failure(kind === 'unknown' ? payoutMessages.outcomeUnknown : payoutMessages.decideFailed, error);
    const words = kind === 'unknown' ? (error.serverMessage ?? '') : (failureText(payoutMessages.decideFailed, error) ?? '');
    const outcome: ReviewOutcome = { decision, outcome: kind, words, after: now?.status ?? '' };
    if (now) {
      show(now, outcome);
      return;
    }
    setIsOutdated(true);
    setReport({ kind: 'ended', outcome, changes: [] });
    onOutcome?.(outcome, payout);
  };
  const showEnd = (decision: PayoutDecision, end: DecisionEnd) => {
    switch (end.kind) {
      case 'done':
        notify.success(payoutMessages.decided(decision, end.message));
        onOutcome?.({ decision, outcome: 'done', words: end.message ?? '', after: decision }, { ...payout, status: decision });
        onDone();
        break;
      case 'changed':
        setPayout(withUser(end.now, payout));
        setMustLook(payoutCan.approve(end.now));
        setReport({ kind: 'changed', changes: end.changes });
        break;
      case 'unread':
        setMustLook(isRun);
        setReport({ kind: 'unread', reason: end.error && failureText(payoutMessages.listFailed, end.error) });
        break;
      case 'refused':
      case 'unknown':
        showSent(decision, end);
    }
  };
  const decide = async (decision: PayoutDecision) => {
    if (deciding !== undefined || mustLook || isOutdated) return;
    setDeciding(decision);
    try {
      const end = await send(payout, decision, source, () => onOutcome?.({ decision, outcome: 'unknown', words: '', after: '' }, payout));
      if (end) showEnd(decision, end);
    } catch (cause) {
      notify.failure(payoutMessages.decideFailed, cause);
    } finally {
      setDeciding(undefined);
    }
  };
  const readAgain = async () => {
    if (report?.kind !== 'ended') return;
    try {
      const now = await find(payout, source);
      if (now) show(now, { ...report.outcome, after: now.status });
    } catch (cause) {
      notify.failure(payoutMessages.listFailed, cause);
    }
  };
  return { payout, deciding, step, report, mustLook, isOutdated, decide: (decision) => void decide(decision), look: () => { setMustLook(false); }, readAgain: () => void readAgain() };
}
