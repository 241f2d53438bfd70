import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { pressedKey } from '../../../lib/pressedKey';
import type { Payout } from '../../../api/types';
import { Button, onFirstClick } from '../../../ui/fields/Button';
import { isSingleKey } from '../../../ui/keyboard/keyListeners';
import { DetailList } from '../../../ui/layout/DetailList';
import { Dialog, DialogBody } from '../../../ui/overlays/Dialog';
import { payoutAmount, type PayoutDecision } from '../model';
import { areWaiting, hasToWait, stopsOf } from '../checks/checks';
import { canDecide, deciding, stepOf, type DecisionState } from './decision';
import { canBeDecided } from './record';
import { payoutTrace } from '../findPayout';
import { checkingMessage, payoutStepMessages } from '../messages';
import {
  DecisionNotice,
  NoteField,
  PayoutConsequence,
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
  isBeside?: boolean;
  checking: PayoutChecking;
  evidence?: ReactNode;
  onDecide: (decision: PayoutDecision) => void;
  onClose: () => void;
}

interface DecisionButtonsProps extends Pick<PayoutDialogProps, 'state' | 'checking' | 'onDecide'> {
  approve: RefObject<HTMLButtonElement | null>;
  reject: RefObject<HTMLButtonElement | null>;
}

function DecisionButtons({ state, checking, onDecide, approve, reject }: DecisionButtonsProps) {
  const decision = deciding(state);
  return (
    <>
      <Button
        ref={reject}
        variant="outline"
        shortcut="R"
        isDisabled={!canDecide(state, 'rejected')}
        isBusy={decision === 'rejected'}
        onClick={onFirstClick(() => onDecide('rejected'))}
      >
        {decision === 'rejected' ? 'Rejecting…' : 'Reject'}
      </Button>
      <Button
        ref={approve}
        shortcut="A"
        isDisabled={hasToWait('approved', checking.checks) || !canDecide(state, 'approved')}
        isBusy={decision === 'approved'}
        onClick={onFirstClick(() => onDecide('approved'))}
      >
        {decision === 'approved' ? 'Approving…' : 'Approve'}
      </Button>
    </>
  );
}

/**
 * A and R lead to their buttons; Enter then presses: no single key decides. P opens what is known
 * about the user.
 */
function useDecisionKeys() {
  const approve = useRef<HTMLButtonElement>(null);
  const reject = useRef<HTMLButtonElement>(null);
  const buttons = { a: approve, r: reject };
  return {
    approve,
    reject,
    handleKey: ({ nativeEvent, currentTarget, target }: KeyboardEvent) => {
      const key = pressedKey(nativeEvent).toLowerCase();
      // The panel about the user is drawn into the dialog, but its keys lead to no decision.
      if (!isSingleKey(nativeEvent) || (target instanceof Element && target.closest('aside')))
        return;
      if (key !== 'a' && key !== 'r' && key !== 'p') return;
      nativeEvent.preventDefault();
      if (key === 'p') currentTarget.querySelector<HTMLElement>('[data-about]')?.click();
      else buttons[key].current?.focus();
    },
  };
}

/** Section 4: a payout with Approve and Reject. Only a pending one can be decided. */
export function PayoutDialog(props: PayoutDialogProps) {
  const { isBeside, state, checking, evidence, note, onNote, onClose } = props;
  // Enter must not move money by accident: the first focus is on the way out.
  const close = useRef<HTMLButtonElement>(null);
  const { payout } = state;
  const step = stepOf(state);
  const isBusy = step !== undefined;
  const isPending = canBeDecided(payout);
  const isWaiting = isPending && areWaiting(checking.checks);
  const { approve, reject, handleKey } = useDecisionKeys();
  return (
    <Dialog
      title="Payout Details"
      size="wide"
      isBeside={isBeside}
      isBusy={isBusy}
      initialFocus={close}
      onClose={onClose}
      onKeyDown={handleKey}
      footer={
        <div className="payout-foot">
          {/* Beside the buttons: the dialog's top may be scrolled away. Once it is done, the
              dialog closes. */}
          {state.kind !== 'done' && <DecisionNotice {...props} />}
          {isPending && <PayoutConsequence payout={payout} stops={stopsOf(checking.checks)} />}
          <div className="payout-buttons">
            <DecisionButtons {...props} approve={approve} reject={reject} />
          </div>
          <p className="payout-step" role="status">
            {step ? payoutStepMessages[step] : isWaiting ? checkingMessage : ''}
          </p>
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
              <bdi translate="no">{payoutAmount(payout)}</bdi>
              <PayoutBadge payout={payout} />
              <CopyLink href={payoutHrefs.found(payout.id, payoutTrace(payout))} />
            </p>
            <DetailList details={payoutDetails(payout, <Payee user={payout.user} isNamed />)} />
            {/* Not beside the buttons, which need the room. What stops a payout is said there,
                too. */}
            {isPending && <PayoutChecks {...checking} />}
            {isPending && <NoteField note={note} onNote={onNote} />}
          </div>
          {evidence}
        </div>
      </DialogBody>
    </Dialog>
  );
}
