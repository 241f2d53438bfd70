import type { Payout } from '../../api/types';
import { Button } from '../../components/fields/Button';
import { payoutAmount } from '../../domain/payoutChanges';
import { formatText } from '../../domain/text';
import { payoutCan, payoutLook, type PayoutDecision } from '../../domain/transactions';
import { payoutStepMessages, type PayoutStep } from '../../messages/payouts';
import { PayoutConsequence } from './PayoutConsequence';

export interface ReviewDecisionProps {
  payout: Payout;
  chosen: PayoutDecision | undefined;
  deciding: PayoutDecision | undefined;
  step: PayoutStep | undefined;
  /** Something has to be looked at first. */
  isClosed: boolean;
  onChoose: (decision: PayoutDecision | undefined) => void;
  onConfirm: () => void;
}

const verbs: Record<PayoutDecision, string> = { approved: 'Approve', rejected: 'Reject' };

/** What is about to happen, with its confirmation apart from the buttons that choose: pressing one of them twice decides nothing. */
function Chosen({ payout, chosen, onChoose, onConfirm }: Pick<ReviewDecisionProps, 'payout' | 'onChoose' | 'onConfirm'> & { chosen: PayoutDecision }) {
  return (
    <div className="review-chosen" data-decision={chosen}>
      <p role="status">
        <strong>{verbs[chosen]}</strong> <bdi>{payoutAmount(payout)}</bdi> {chosen === 'approved' ? 'to' : 'of'} <bdi>{formatText(payout.user?.full_name)}</bdi>?
      </p>
      <Button variant="outline" onClick={() => { onChoose(undefined); }}>
        Cancel <kbd aria-hidden>Esc</kbd>
      </Button>
      <span data-chooses>
        <Button tone={chosen === 'rejected' ? 'bad' : undefined} onClick={onConfirm}>
          Confirm {chosen === 'approved' ? 'approval' : 'rejection'} <kbd aria-hidden>Enter</kbd>
        </Button>
      </span>
    </div>
  );
}

/** The decision of a review run: a key or button chooses, another one confirms. */
export function ReviewDecision({ payout, chosen, deciding, step, isClosed, onChoose, onConfirm }: ReviewDecisionProps) {
  const isBusy = deciding !== undefined || step !== undefined;
  const isPending = payoutCan.approve(payout);
  return (
    <div className="review-decision">
      <div className="review-consequence">
        {step ? (
          <p role="status" className="review-step">{payoutStepMessages[step]}</p>
        ) : chosen ? (
          <Chosen payout={payout} chosen={chosen} onChoose={onChoose} onConfirm={onConfirm} />
        ) : isPending ? (
          <PayoutConsequence payout={payout} />
        ) : (
          <p className="payout-consequence">This payout is {payoutLook(payout).label.toLowerCase()}: there is nothing to decide.</p>
        )}
      </div>
      <div className="review-buttons" data-chooses>
        <Button variant="outline" isDisabled={isBusy || isClosed || !payoutCan.reject(payout)} isBusy={deciding === 'rejected'} onClick={() => { onChoose('rejected'); }}>
          {deciding === 'rejected' ? 'Rejecting…' : 'Reject'} <kbd aria-hidden>R</kbd>
        </Button>
        <Button isDisabled={isBusy || isClosed || !isPending} isBusy={deciding === 'approved'} onClick={() => { onChoose('approved'); }}>
          {deciding === 'approved' ? 'Approving…' : 'Approve'} <kbd aria-hidden>A</kbd>
        </Button>
      </div>
    </div>
  );
}
