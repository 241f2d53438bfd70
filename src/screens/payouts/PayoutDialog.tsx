import { useRef } from 'react';
import type { Payout } from '../../api/types';
import { Button } from '../../components/fields/Button';
import { DetailList, type Detail } from '../../components/layout/DetailList';
import { Dialog, DialogBody } from '../../components/overlays/Dialog';
import { formatText } from '../../domain/text';
import { payoutCan, payoutLook, type PayoutDecision } from '../../domain/transactions';
import { hrefs } from '../../paths';
import { transactionDetails } from './transactionDetails';

export interface PayoutDialogProps {
  payout: Payout;
  /** The decision that is under way; nothing else can be done meanwhile. */
  deciding: PayoutDecision | undefined;
  /** Why the last decision failed. It stays here besides the toast (promise 1). */
  failure?: string;
  /** The payout is not among the rows that the server gave last: what is shown of it may be out of date, and nothing can be decided. */
  isOutdated?: boolean;
  onDecide: (decision: PayoutDecision) => void;
  onClose: () => void;
}

function userDetail({ user }: Payout): Detail {
  return { label: 'User', value: user ? <a href={hrefs.user(user.id)}><bdi>{formatText(user.full_name)}</bdi></a> : formatText(undefined) };
}

/** A payout with its Approve and Reject, for a wallet's history and for /payouts (R21). Only a pending one can be decided (section 4). */
export function PayoutDialog({ payout, deciding, failure, isOutdated = false, onDecide, onClose }: PayoutDialogProps) {
  // Enter must not move money by accident: the first focus is on the way out.
  const close = useRef<HTMLButtonElement>(null);
  const isBusy = deciding !== undefined;
  const isClosed = isBusy || isOutdated;
  return (
    <Dialog
      title="Payout Details"
      isBusy={isBusy}
      initialFocus={close}
      onClose={onClose}
      footer={
        <>
          <span className="footer-start">
            <Button ref={close} variant="outline" isDisabled={isBusy} onClick={onClose}>
              {payoutCan.approve(payout) ? 'Cancel' : 'Done'}
            </Button>
          </span>
          <Button variant="outline" isDisabled={isClosed || !payoutCan.reject(payout)} isBusy={deciding === 'rejected'} onClick={() => { onDecide('rejected'); }}>
            {deciding === 'rejected' ? 'Rejecting…' : 'Reject'}
          </Button>
          <Button isDisabled={isClosed || !payoutCan.approve(payout)} isBusy={deciding === 'approved'} onClick={() => { onDecide('approved'); }}>
            {deciding === 'approved' ? 'Approving…' : 'Approve'}
          </Button>
        </>
      }
    >
      <DialogBody>
        {failure !== undefined && (
          <p className="form-error" role="alert">
            {failure}
          </p>
        )}
        <DetailList details={[userDetail(payout), ...transactionDetails(payout, payoutLook(payout))]} />
      </DialogBody>
    </Dialog>
  );
}
