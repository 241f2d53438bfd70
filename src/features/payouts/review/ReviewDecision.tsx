import { useEffectEvent, useLayoutEffect, useState, useRef } from 'react';
import type { Payout } from '../../../api/types';
import { isSingleKey, listenToKeys } from '../../../ui/keyboard/keyListeners';
import { useKeyCommands } from '../../../ui/keyboard/useKeyCommands';
import { hasToWait, stopsOf, type Check, areWaiting } from '../checks/checks';
import {
  canDecide,
  isOutdated,
  needsAcknowledgement,
  stepOf,
  type DecisionState,
  deciding,
  decisionLooks,
} from '../decision/decision';
import { type PayoutDecision, payoutLook } from '../wallet/transactions';
import { Button } from '../../../ui/fields/Button';
import { canBeDecided } from '../journal/decisionRecord';
import { checkingMessage, decisionNouns, payoutStepMessages } from '../messages';
import { NoteField } from '../decision/NoteField';
import { PayoutConsequence, PayoutStops, PayoutTerms } from '../decision/payoutFacts';

/**
 * Enter belongs to the link or button that has the focus, except to the buttons that choose: those
 * were pressed already.
 */
const belongsToControl = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('a[href], button, summary') !== null &&
  target.closest('[data-chooses]') === null;

/**
 * Enter confirms if something is chosen, and else does what it always does. A key that is held down
 * confirms nothing.
 */
export function useEnterAndEscape(
  onConfirm: (() => void) | undefined,
  onEscape: () => void,
  isActive: boolean,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSingleKey(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    } else if (event.key === 'Enter' && onConfirm && !belongsToControl(event.target)) {
      event.preventDefault();
      onConfirm();
    }
  });
  useLayoutEffect(
    () => (isActive ? listenToKeys((event) => handleKey(event)) : undefined),
    [isActive],
  );
}

interface ReviewChoiceOptions {
  state: DecisionState<Payout>;
  /** Counted from 0. */
  place: number;
  checks: readonly Check[];
  onGo: (steps: 1 | -1) => void;
  onLeave: () => void;
  onDecide: (decision: PayoutDecision) => void;
  onAcknowledge: () => void;
  onReadAgain: () => void;
}

interface ReviewChoice {
  /** Waits for its confirmation. */
  chosen: PayoutDecision | undefined;
  /** What speaks against what is chosen: then Enter alone confirms nothing. */
  stops: string[];
  choose: (decision: PayoutDecision | undefined) => void;
  confirm: () => void;
  go: (steps: 1 | -1) => void;
  isHelpOpen: boolean;
  showHelp: (isOpen: boolean) => void;
}

/**
 * The keys of a review run: A and R choose, Enter confirms, Escape cancels or leaves. They rest
 * while a decision is under way.
 */
export function useReviewChoice(options: ReviewChoiceOptions): ReviewChoice {
  const { state, place, checks, onGo, onLeave, onDecide, onAcknowledge, onReadAgain } = options;
  const [chosen, setChosen] = useState<PayoutDecision>();
  const [isHelpOpen, showHelp] = useState(false);
  const isBusy = stepOf(state) !== undefined;
  // Rejecting pays nothing, so nothing speaks against it.
  const stops = chosen === 'approved' ? stopsOf(checks) : [];
  const choose = (decision: PayoutDecision | undefined) => {
    if (
      decision === undefined ||
      (!hasToWait(decision, checks) && canDecide(state, decision, true))
    )
      setChosen(decision);
  };
  const confirm = () => {
    if (!chosen) return;
    setChosen(undefined);
    onDecide(chosen);
  };
  const go = (steps: 1 | -1) => {
    if (!isBusy && place + steps >= 0) onGo(steps);
  };
  const goOn = () => {
    if (isBusy) return;
    if (needsAcknowledgement(state, true)) onAcknowledge();
    else if (isOutdated(state)) onReadAgain();
  };
  const commands = {
    a: () => choose('approved'),
    r: () => choose('rejected'),
    j: () => go(1),
    k: () => go(-1),
    l: goOn,
    '?': () => showHelp(true),
  };
  const escape = () => {
    if (chosen) setChosen(undefined);
    else if (!isBusy) onLeave();
  };
  useKeyCommands(commands, !isHelpOpen);
  useEnterAndEscape(chosen && stops.length === 0 ? confirm : undefined, escape, !isHelpOpen);
  return { chosen, stops, choose, confirm, go, isHelpOpen, showHelp };
}

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
