import { useLayoutEffect, useRef } from 'react';
import type { Payout } from '../../../api/types';
import { Button } from '../../../ui/fields/Button';
import { areWaiting, type Check } from '../checks/checks';
import {
  canDecide,
  deciding,
  decisionLooks,
  needsAcknowledgement,
  stepOf,
  type DecisionState,
} from '../decision/decision';
import { canBeDecided } from '../decision/record';
import { payoutLook, type PayoutDecision } from '../model';
import { checkingMessage, decisionNouns, payoutStepMessages } from '../messages';
import { NoteField, PayoutConsequence, PayoutStops, PayoutTerms } from '../decision/DecisionNotice';

export interface ReviewDecisionProps {
  /** The payout and how far its decision is. */
  state: DecisionState<Payout>;
  /** Waits for its confirmation. */
  chosen: PayoutDecision | undefined;
  /** In the order of the rules. */
  checks: readonly Check[];
  /** What speaks against what is chosen. */
  stops: readonly string[];
  /** For the journal. */
  note: string;
  /** Called at each change of the note, with its whole text. */
  onNote: (note: string) => void;
  /** Called with the chosen decision. Undefined takes the choice back. */
  onChoose: (decision: PayoutDecision | undefined) => void;
  /** Called to send the chosen decision. */
  onConfirm: () => void;
}

/**
 * What is about to happen. Its confirmation is apart from the buttons that choose: pressing one of
 * them twice decides nothing.
 */
function Chosen({
  payout,
  chosen,
  stops,
  note,
  onNote,
  onChoose,
  onConfirm,
}: Pick<ReviewDecisionProps, 'stops' | 'note' | 'onNote' | 'onChoose' | 'onConfirm'> & {
  payout: Payout;
  chosen: PayoutDecision;
}) {
  const question = useRef<HTMLParagraphElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // The bar isn't stuck in a low window: what the next Enter sends must not be out of sight.
  useLayoutEffect(() => {
    const { top = 0, bottom = 0 } = panel.current?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div
      ref={panel}
      className="notice review-chosen"
      data-tone={chosen === 'rejected' || stops.length > 0 ? 'bad' : 'info'}
    >
      {/* After the note the focus is here: the question is read, and no button is pressed by the
          next Enter. */}
      <p role="status" ref={question} tabIndex={-1}>
        <strong>{decisionLooks[chosen].label}</strong>{' '}
        <PayoutTerms payout={payout} isFrom={chosen === 'rejected'} />?{' '}
        <PayoutStops stops={stops} />
      </p>
      <NoteField note={note} onNote={onNote} onLeave={() => question.current?.focus()} />
      <Button variant="outline" onClick={() => onChoose(undefined)}>
        Cancel <kbd aria-hidden>Esc</kbd>
      </Button>
      {stops.length > 0 ? (
        <Button tone="bad" onClick={onConfirm}>
          Approve all the same
        </Button>
      ) : (
        <span data-chooses>
          <Button
            tone={chosen === 'rejected' ? 'bad' : undefined}
            shortcut="Enter"
            onClick={onConfirm}
          >
            Confirm {decisionNouns[chosen]}
          </Button>
        </span>
      )}
    </div>
  );
}

/** The decision of a review run: one key or button chooses, another one confirms. */
export function ReviewDecision({
  state,
  chosen,
  checks,
  stops,
  note,
  onNote,
  onChoose,
  onConfirm,
}: ReviewDecisionProps) {
  const { payout } = state;
  const step = stepOf(state);
  const decision = deciding(state);
  const isWaiting = canBeDecided(payout) && areWaiting(checks);
  return (
    <div className="review-decision">
      <div className="review-consequence">
        {step ? (
          <p role="status" className="review-step">
            {payoutStepMessages[step]}
          </p>
        ) : chosen ? (
          <Chosen {...{ payout, chosen, stops, note, onNote, onChoose, onConfirm }} />
        ) : isWaiting ? (
          <p role="status" className="review-step">
            {checkingMessage}
          </p>
        ) : needsAcknowledgement(state, true) ? null : canBeDecided(payout) ? (
          <PayoutConsequence payout={payout} />
        ) : (
          <p className="payout-consequence">
            This payout is {payoutLook(payout).label.toLowerCase()}: there is nothing to decide.
          </p>
        )}
      </div>
      <div className="review-buttons" data-chooses>
        <Button
          variant="outline"
          shortcut="R"
          isDisabled={!canDecide(state, 'rejected', true)}
          isBusy={decision === 'rejected'}
          onClick={() => onChoose('rejected')}
        >
          {decision === 'rejected' ? 'Rejecting…' : 'Reject'}
        </Button>
        <Button
          shortcut="A"
          isDisabled={isWaiting || !canDecide(state, 'approved', true)}
          isBusy={decision === 'approved'}
          onClick={() => onChoose('approved')}
        >
          {decision === 'approved' ? 'Approving…' : 'Approve'}
        </Button>
      </div>
    </div>
  );
}
