import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { pressedKey } from '~/lib/pressedKey';
import type { Payout, Transaction } from '~/api/types';
import { Button, isFirstClick } from '~/ui/fields/Button';
import { isSingleKey } from '~/ui/keyboard/keyListeners';
import { DetailList } from '~/ui/layout/DetailList';
import { Grid, Row } from '~/ui/layout/Layout';
import { Dialog, DialogBody } from '~/ui/overlays/Dialog';
import { Badge } from '~/ui/table/Badge';
import { isPending, payoutAmount, payoutBadge, type PayoutDecision } from '../model';
import { areWaiting } from '../checks/checks';
import { mayDecide, type DecisionState, checkingMessage, payoutStepMessages } from './decision';
import { payoutTrace } from '../api';
import {
  DecisionButtons,
  DecisionNotice,
  PayoutConsequence,
  type DecisionNoticeProps,
} from './DecisionNotice';
import {
  NoteField,
  RejectReason,
  type NoteFieldProps,
  type RejectReasonProps,
} from './DecisionFields';
import { PayoutChecks, type PayoutChecking } from '../checks/PayoutChecks';
import { payoutHrefs } from '~/routes';
import { Payee, payoutDetails, transactionDetails } from '../payoutsTable';
import { CopyLink } from '~/ui/fields/CopyButton';
import './decision.css';

export interface PayoutDialogProps
  extends Omit<DecisionNoticeProps, 'isRun'>, Omit<NoteFieldProps, 'onLeave'> {
  state: DecisionState<Payout>;
  checking: PayoutChecking;
  rejecting: RejectReasonProps;
  /** `onReply` opens a ticket of the payee. */
  rejected?: { reason: string; onReply: (() => void) | undefined } | undefined;
  evidence?: ReactNode;
  onDecide: (decision: PayoutDecision) => void;
  onClose: () => void;
}

export function PayoutDialog(props: PayoutDialogProps) {
  const { state, checking, rejecting, rejected, evidence, note, onNote } = props;
  const { onDecide, onClose } = props;
  const reason = useRef<HTMLSelectElement>(null);
  // Enter must not move money by accident, so Close gets the first focus.
  const close = useRef<HTMLButtonElement>(null);
  const { payout } = state;
  const { checks } = checking;
  const step = state.progress?.step;
  const isBusy = step !== undefined;
  const isUndecided = isPending(payout);
  const refs = {
    approved: useRef<HTMLButtonElement>(null),
    rejected: useRef<HTMLButtonElement>(null),
  };
  // No single key decides: A and R only move to their buttons, and P shows what is known about the
  // user.
  const handleKey = ({ nativeEvent, currentTarget, target }: KeyboardEvent) => {
    // The panel about the user is inside the dialog, but its keys must not lead to a decision.
    if (!isSingleKey(nativeEvent) || (target instanceof Element && target.closest('aside'))) return;
    const key = pressedKey(nativeEvent).toLowerCase();
    if (key !== 'a' && key !== 'r' && key !== 'p') return;
    nativeEvent.preventDefault();
    if (key === 'p') currentTarget.querySelector<HTMLElement>('[data-about]')?.click();
    else refs[key === 'a' ? 'approved' : 'rejected'].current?.focus();
  };
  return (
    <Dialog
      title="Payout Details"
      size="wide"
      isBusy={isBusy}
      initialFocus={close}
      onClose={onClose}
      onKeyDown={handleKey}
      footer={
        <div className="payout-foot">
          {/* Repeats the notice, because the dialog's top may be scrolled away. When it is done,
          the dialog closes. */}
          {state.kind !== 'done' && <DecisionNotice {...props} />}
          {isUndecided && <PayoutConsequence payout={payout} checks={checks} />}
          <Row className="payout-buttons">
            <DecisionButtons
              state={state}
              permissions={{
                approved: mayDecide(state, 'approved', checks),
                rejected: mayDecide(state, 'rejected', checks),
              }}
              refs={refs}
              onPress={(decision, event) => {
                if (!isFirstClick(event)) return;
                if (decision === 'approved' || reason.current?.reportValidity() !== false)
                  onDecide(decision);
              }}
            />
          </Row>
          <p role="status">
            {step
              ? payoutStepMessages[step]
              : isUndecided && areWaiting(checks)
                ? checkingMessage
                : ''}
          </p>
          <Button ref={close} variant="outline" isDisabled={isBusy} onClick={onClose}>
            {isUndecided ? 'Cancel' : 'Done'}
          </Button>
        </div>
      }
    >
      <DialogBody>
        <div className="payout-columns">
          <div>
            <Row className="payout-headline">
              <bdi translate="no">{payoutAmount(payout)}</bdi>
              <Badge {...payoutBadge(payout)} />
              <CopyLink href={payoutHrefs.found(payout.id, payoutTrace(payout))} />
            </Row>
            <DetailList details={payoutDetails(payout, <Payee user={payout.user} isNamed />)} />
            {isUndecided && (
              <>
                <PayoutChecks {...checking} />
                <Grid gap={3}>
                  <RejectReason {...rejecting} ref={reason} />
                  <NoteField note={note} onNote={onNote} />
                </Grid>
              </>
            )}
            {rejected && (
              <Row>
                <p>
                  Reject reason: <bdi>{rejected.reason}</bdi>
                </p>
                {rejected.onReply && (
                  <Button variant="outline" onClick={rejected.onReply}>
                    Reply in ticket
                  </Button>
                )}
              </Row>
            )}
          </div>
          {evidence}
        </div>
      </DialogBody>
    </Dialog>
  );
}

export function TransactionDialog({
  transaction,
  onClose,
}: {
  transaction: Transaction;
  onClose: () => void;
}) {
  return (
    <Dialog
      title="Transaction Details"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          Done
        </Button>
      }
    >
      <DialogBody>
        <DetailList details={transactionDetails(transaction)} />
      </DialogBody>
    </Dialog>
  );
}
