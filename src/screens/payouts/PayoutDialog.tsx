import { useRef, type ReactNode } from 'react';
import type { Payout } from '../../api/types';
import { Button } from '../../components/fields/Button';
import { DetailList } from '../../components/layout/DetailList';
import { Dialog, DialogBody } from '../../components/overlays/Dialog';
import { payoutAmount } from '../../domain/payoutChanges';
import { payoutCan, type PayoutDecision } from '../../domain/transactions';
import { payoutStepMessages, type PayoutStep } from '../../messages/payouts';
import { PayoutConsequence } from './PayoutConsequence';
import { payoutDetails } from './payoutFacts';
import { PayoutReportNotice, type PayoutReport } from './PayoutReportNotice';
import { PayoutBadge } from './payoutsTable';
import './payouts.css';

export interface PayoutDialogProps {
  /** As it was opened, or as it was read again since; it doesn't change under the admin's eyes by itself. */
  payout: Payout;
  /** The decision that is under way; nothing else can be done meanwhile. */
  deciding: PayoutDecision | undefined;
  /** How far it is. */
  step?: PayoutStep;
  /** Why the last decision came to nothing, or what is known of it. */
  report?: PayoutReport;
  /** The payout is not as it was opened: its new values have to be looked at first. */
  mustLook?: boolean;
  /** What the server says of it now is not known: nothing can be decided. */
  isOutdated?: boolean;
  /** What is known of whom the money goes to. */
  evidence?: ReactNode;
  onDecide: (decision: PayoutDecision) => void;
  onLooked: () => void;
  onReadAgain: () => void;
  onClose: () => void;
}

interface DecisionButtonsProps extends Pick<PayoutDialogProps, 'payout' | 'deciding' | 'onDecide'> {
  isClosed: boolean;
}

function DecisionButtons({ payout, deciding, isClosed, onDecide }: DecisionButtonsProps) {
  return (
    <>
      <Button isDisabled={isClosed || !payoutCan.approve(payout)} isBusy={deciding === 'approved'} onClick={() => { onDecide('approved'); }}>
        {deciding === 'approved' ? 'Approving…' : 'Approve'}
      </Button>
      <Button variant="outline" isDisabled={isClosed || !payoutCan.reject(payout)} isBusy={deciding === 'rejected'} onClick={() => { onDecide('rejected'); }}>
        {deciding === 'rejected' ? 'Rejecting…' : 'Reject'}
      </Button>
    </>
  );
}

/** A payout with its Approve and Reject, for a wallet's history and for /payouts (R21). Only a pending one can be decided (section 4). */
export function PayoutDialog({ payout, deciding, step, report, mustLook = false, isOutdated = false, evidence, onDecide, onLooked, onReadAgain, onClose }: PayoutDialogProps) {
  // Enter must not move money by accident: the first focus is on the way out.
  const close = useRef<HTMLButtonElement>(null);
  const isBusy = deciding !== undefined || step !== undefined;
  const isPending = payoutCan.approve(payout);
  return (
    <Dialog
      title="Payout Details"
      size="wide"
      isBusy={isBusy}
      initialFocus={close}
      onClose={onClose}
      footer={
        <div className="payout-foot">
          {/* Beside the buttons, where the eye is: what stands above may be scrolled away. */}
          {report && <PayoutReportNotice report={report} mustLook={mustLook} isOutdated={isOutdated} isBusy={isBusy} onLooked={onLooked} onReadAgain={onReadAgain} />}
          {isPending && <PayoutConsequence payout={payout} />}
          {/* The decision stands on the left: toasts come up on the right, and would lie over it just when it failed. */}
          <div className="payout-buttons">
            <DecisionButtons payout={payout} deciding={deciding} isClosed={isBusy || isOutdated || mustLook} onDecide={onDecide} />
          </div>
          <p className="payout-step" role="status">{step ? payoutStepMessages[step] : ''}</p>
          <Button ref={close} variant="outline" isDisabled={isBusy} onClick={onClose}>
            {isPending ? 'Cancel' : 'Done'}
          </Button>
        </div>
      }
    >
      <DialogBody>
        <div className="payout-columns">
          <div>
            <p className="payout-headline">
              <bdi>{payoutAmount(payout)}</bdi>
              <PayoutBadge payout={payout} />
            </p>
            <DetailList details={payoutDetails(payout)} />
          </div>
          {evidence}
        </div>
      </DialogBody>
    </Dialog>
  );
}
