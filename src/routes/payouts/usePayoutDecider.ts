import { useEffect, useRef, useState } from 'react';
import type { PayoutSource } from '../../api/payoutSource';
import type { Payout } from '../../api/types';
import type { ReviewOutcome } from '../../domain/payoutReview';
import type { PayoutDecision } from '../../domain/transactions';
import { usePayoutDecision, type DecisionEnd } from '../../hooks/usePayoutDecision';
import { payoutMessages, type PayoutStep } from '../../messages/payouts';
import { failureText } from '../../messages/policy';
import { useNotify } from '../useNotify';
import { openedView, rereadView, sentView, unsentView, type PayoutView } from './payoutView';

export interface PayoutDeciderOptions {
  /** The payout as it was opened. */
  opened: Payout;
  source: PayoutSource;
  /** What became of a decision before, in this review run. */
  before?: ReviewOutcome;
  /** One payout after the other, by keyboard. */
  isRun?: boolean;
  /** A decision leaves, or has ended; with the payout as it is known then. */
  onOutcome?: (outcome: ReviewOutcome, payout: Payout) => void;
  /** The server has said yes, and the screen that asked is still there: whoever has left meanwhile is not called back (promise 3). */
  onDone: () => void;
}

export interface PayoutDecider extends PayoutView {
  deciding: PayoutDecision | undefined;
  step: PayoutStep | undefined;
  decide: (decision: PayoutDecision) => void;
  look: () => void;
  readAgain: () => void;
}

type Sent = Extract<DecisionEnd, { kind: 'refused' | 'unknown' }>;

const policyOf = ({ kind }: Sent) => (kind === 'unknown' ? payoutMessages.outcomeUnknown : payoutMessages.decideFailed);

const outcomeOf = (decision: PayoutDecision, end: Sent): ReviewOutcome => ({
  decision,
  outcome: end.kind,
  // Of an outcome that is unknown the screen itself says so.
  words: end.kind === 'unknown' ? (end.error.serverMessage ?? '') : (failureText(payoutMessages.decideFailed, end.error) ?? ''),
  after: end.now?.status ?? '',
});

/** Whether what asks is gone from the page. */
function useIsGone() {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}

/** A payout's decision at work, in the dialog and in a review run alike: what is shown, what is said, what may be done next (promise 1). */
export function usePayoutDecider({ opened, source, before, isRun = false, onOutcome, onDone }: PayoutDeciderOptions): PayoutDecider {
  const notify = useNotify();
  const { decide: send, readAgain: find, step } = usePayoutDecision();
  const [view, setView] = useState(() => openedView(opened, before));
  const [deciding, setDeciding] = useState<PayoutDecision>();
  const isGone = useIsGone();
  const showSent = (outcome: ReviewOutcome, now: Payout | undefined) => {
    const next = sentView(view, outcome, now, isRun);
    setView(next);
    onOutcome?.(outcome, next.payout);
  };
  const showEnd = (decision: PayoutDecision, end: DecisionEnd) => {
    if (end.kind === 'done') {
      notify.success(payoutMessages.decided(decision, end.message));
      onOutcome?.({ decision, outcome: 'done', words: end.message ?? '', after: decision }, { ...view.payout, status: decision });
      if (!isGone.current) onDone();
    } else if (end.kind === 'changed' || end.kind === 'unread' || end.kind === 'busy') {
      setView(unsentView(view, end, isRun));
    } else {
      notify.failure(policyOf(end), end.error);
      showSent(outcomeOf(decision, end), end.now);
    }
  };
  const decide = async (decision: PayoutDecision) => {
    if (deciding !== undefined || view.mustLook || view.isOutdated) return;
    setDeciding(decision);
    try {
      const end = await send(view.payout, decision, source, () => onOutcome?.({ decision, outcome: 'unknown', words: '', after: '' }, view.payout));
      if (end) showEnd(decision, end);
    } catch (cause) {
      notify.failure(payoutMessages.decideFailed, cause);
    } finally {
      setDeciding(undefined);
    }
  };
  const readAgain = async () => {
    const { report } = view;
    if (report?.kind !== 'ended' && report?.kind !== 'busy') return;
    try {
      const now = await find(view.payout, source);
      if (!now) return;
      if (report.kind === 'busy') setView(rereadView(view, now));
      // In a run its answer may have come since, to a screen that was left.
      else showSent({ ...(before ?? report.outcome), after: now.status }, now);
    } catch (cause) {
      notify.failure(payoutMessages.listFailed, cause);
    }
  };
  return { ...view, deciding, step, decide: (decision) => void decide(decision), look: () => { setView({ ...view, mustLook: false }); }, readAgain: () => void readAgain() };
}
