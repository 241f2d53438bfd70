import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { pressedKey } from '../../../lib/pressedKey';
import type { Payout } from '../../../api/types';
import { Button, onFirstClick } from '../../../ui/fields/Button';
import { isSingleKey } from '../../../ui/keyboard/keyListeners';
import { DetailList } from '../../../ui/layout/DetailList';
import { Grid, Row } from '../../../ui/layout/Layout';
import { Dialog, DialogBody } from '../../../ui/overlays/Dialog';
import { isPending, payoutAmount, type PayoutDecision } from '../model';
import { areWaiting } from '../checks/checks';
import { deciding, mayDecide, stepOf, type DecisionState } from './decision';
import { payoutTrace } from '../api';
import { checkingMessage, payoutStepMessages } from './messages';
import {
  DecisionNotice,
  NoteField,
  PayoutConsequence,
  RejectReason,
  type RejectReasonProps,
  type DecisionNoticeProps,
  type NoteFieldProps,
} from './DecisionNotice';
import { PayoutChecks, type PayoutChecking } from '../checks/PayoutChecks';
import { payoutHrefs } from '../../../paths';
import { Payee, PayoutBadge, payoutDetails } from '../list/payoutsTable';
import { CopyLink } from '../../../ui/fields/CopyButton';
import './decision.css';

export interface PayoutDialogProps
  extends Omit<DecisionNoticeProps, 'isRun'>, Omit<NoteFieldProps, 'onLeave'> {
  state: DecisionState<Payout>;
  checking: PayoutChecking;
  rejecting: RejectReasonProps;
  /** Why it was rejected, if that is known. `onReply` opens a ticket of the payee. */
  rejected?: { reason: string; onReply: (() => void) | undefined } | undefined;
  evidence?: ReactNode;
  onDecide: (decision: PayoutDecision) => void;
  onClose: () => void;
}

const buttons = [
  { decision: 'rejected', key: 'r', text: 'Reject', busyText: 'Rejecting…' },
  { decision: 'approved', key: 'a', text: 'Approve', busyText: 'Approving…' },
] as const;

type ButtonRefs = Record<'a' | 'r', RefObject<HTMLButtonElement | null>>;

function DecisionButtons({
  state,
  checking,
  onDecide,
  refs,
}: Pick<PayoutDialogProps, 'state' | 'checking' | 'onDecide'> & { refs: ButtonRefs }) {
  return buttons.map(({ decision, key, text, busyText }) => {
    const isBusy = deciding(state) === decision;
    return (
      <Button
        key={key}
        ref={refs[key]}
        variant={decision === 'rejected' ? 'outline' : undefined}
        shortcut={key.toUpperCase()}
        isDisabled={mayDecide(state, decision, checking.checks) === 'no'}
        isBusy={isBusy}
        onClick={onFirstClick(() => onDecide(decision))}
      >
        {isBusy ? busyText : text}
      </Button>
    );
  });
}

/**
 * A and R lead to their buttons; Enter then presses: no single key decides. P opens what is known
 * about the user.
 */
function useDecisionKeys() {
  const refs: ButtonRefs = { a: useRef(null), r: useRef(null) };
  return {
    refs,
    handleKey: ({ nativeEvent, currentTarget, target }: KeyboardEvent) => {
      const key = pressedKey(nativeEvent).toLowerCase();
      // The panel about the user is drawn into the dialog, but its keys lead to no decision.
      if (!isSingleKey(nativeEvent) || (target instanceof Element && target.closest('aside')))
        return;
      if (key !== 'a' && key !== 'r' && key !== 'p') return;
      nativeEvent.preventDefault();
      if (key === 'p') currentTarget.querySelector<HTMLElement>('[data-about]')?.click();
      else refs[key].current?.focus();
    },
  };
}

/** Section 4: a payout with Approve and Reject. Only a pending one can be decided. */
export function PayoutDialog(props: PayoutDialogProps) {
  const { state, checking, rejecting, rejected, evidence, note, onNote } = props;
  const { onDecide, onClose } = props;
  const reason = useRef<HTMLSelectElement>(null);
  // Enter must not move money by accident: the first focus is on the way out.
  const close = useRef<HTMLButtonElement>(null);
  const { payout } = state;
  const step = stepOf(state);
  const isBusy = step !== undefined;
  const canDecide = isPending(payout);
  const isWaiting = canDecide && areWaiting(checking.checks);
  const { refs, handleKey } = useDecisionKeys();
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
          {/* Beside the buttons: the dialog's top may be scrolled away. Once it is done, the
              dialog closes. */}
          {state.kind !== 'done' && <DecisionNotice {...props} />}
          {canDecide && <PayoutConsequence payout={payout} checks={checking.checks} />}
          <Row className="payout-buttons">
            <DecisionButtons
              {...props}
              refs={refs}
              onDecide={(decision) => {
                if (decision === 'approved' || reason.current?.reportValidity() !== false)
                  onDecide(decision);
              }}
            />
          </Row>
          <p className="payout-step" role="status">
            {step ? payoutStepMessages[step] : isWaiting ? checkingMessage : ''}
          </p>
          <Button ref={close} variant="outline" isDisabled={isBusy} onClick={onClose}>
            {canDecide ? 'Cancel' : 'Done'}
          </Button>
        </div>
      }
    >
      <DialogBody>
        <div className="payout-columns">
          <div>
            <Row className="payout-headline">
              <bdi translate="no">{payoutAmount(payout)}</bdi>
              <PayoutBadge payout={payout} />
              <CopyLink href={payoutHrefs.found(payout.id, payoutTrace(payout))} />
            </Row>
            <DetailList details={payoutDetails(payout, <Payee user={payout.user} isNamed />)} />
            {canDecide && (
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
