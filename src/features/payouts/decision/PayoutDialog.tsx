import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { pressedKey } from '../../../lib/pressedKey';
import type { Payout } from '../../../api/types';
import { Button, onFirstClick } from '../../../ui/fields/Button';
import { CopyLink } from '../../../ui/fields/CopyButton';
import { isSingleKey } from '../../../ui/keyboard/keyListeners';
import { DetailList } from '../../../ui/layout/DetailList';
import { Dialog, DialogBody } from '../../../ui/overlays/Dialog';
import { payoutAmount } from './changes';
import { areWaiting, hasToWait, stopsOf } from '../checks/checks';
import { canDecide, deciding, stepOf, type DecisionState } from './decision';
import { canBeDecided } from '../journal/decisionRecord';
import { payoutTrace } from '../list/search';
import type { PayoutDecision } from '../wallet/transactions';
import { checkingMessage, payoutStepMessages } from '../messages';
import { DecisionNotice } from './DecisionNotice';
import { NoteField } from './NoteField';
import { PayoutChecks, type PayoutChecking } from '../checks/PayoutChecks';
import { payoutHrefs } from '../../../paths';
import { PayoutConsequence, payoutDetails } from './payoutFacts';
import { Payee, PayoutBadge } from '../list/payoutsTable';
import './dialog.css';

export interface PayoutDialogProps {
  /** On a wide screen it stands beside the list. */
  isBeside?: boolean;
  /** The payout and its decision. The payout changes only by what the admin does here. */
  state: DecisionState<Payout>;
  /** The checks of this payout, and the comparison with the payouts of all users. */
  checking: PayoutChecking;
  /** What is known about the user who is paid. */
  evidence?: ReactNode;
  /** Typed for the journal. */
  note: string;
  /** Called at each change of the note, with its whole text. */
  onNote: (note: string) => void;
  /** Called with the decision: approve or reject. */
  onDecide: (decision: PayoutDecision) => void;
  /** Called after the admin has looked at the payout's changes. */
  onAcknowledge: () => void;
  /** Called to read the payout from the server again. */
  onReadAgain: () => void;
  /** Called with the decision to send although the payout could not be read again. */
  onDecideAnyway: (decision: PayoutDecision) => void;
  /** Called to close the dialog. Nothing is decided. */
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
 * A and R lead to their buttons; Enter then presses. No single key decides. P opens what is known
 * about the user, as it does on a row.
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
      // The panel about the user is drawn into the dialog, but none of its keys leads to a
      // decision.
      if (!isSingleKey(nativeEvent) || (target instanceof Element && target.closest('aside')))
        return;
      if (key !== 'a' && key !== 'r' && key !== 'p') return;
      nativeEvent.preventDefault();
      if (key === 'p') currentTarget.querySelector<HTMLElement>('[data-about]')?.click();
      else buttons[key].current?.focus();
    },
  };
}

// R21, section 4.
/**
 * A payout with its Approve and Reject, in a wallet's history and in the list of payouts. Only a
 * pending one can be decided.
 */
export function PayoutDialog(props: PayoutDialogProps) {
  const {
    isBeside,
    state,
    checking,
    evidence,
    note,
    onNote,
    onDecide,
    onAcknowledge,
    onReadAgain,
    onDecideAnyway,
    onClose,
  } = props;
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
          {/* Beside the buttons, because the dialog's top may be scrolled away. Once it is done,
              the dialog closes. */}
          {state.kind !== 'done' && (
            <DecisionNotice
              state={state}
              onAcknowledge={onAcknowledge}
              onReadAgain={onReadAgain}
              onDecideAnyway={onDecideAnyway}
            />
          )}
          {isPending && <PayoutConsequence payout={payout} stops={stopsOf(checking.checks)} />}
          <div className="payout-buttons">
            <DecisionButtons {...{ state, checking, onDecide, approve, reject }} />
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
            <DetailList details={payoutDetails(payout, <Payee user={payout.user} />)} />
            {/* Not beside the buttons, where they took the room of what they sum up. What stops a
                payout is said there too. */}
            {isPending && <PayoutChecks {...checking} />}
            {isPending && <NoteField note={note} onNote={onNote} />}
          </div>
          {evidence}
        </div>
      </DialogBody>
    </Dialog>
  );
}
