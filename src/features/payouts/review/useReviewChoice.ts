import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Payout } from '../../../api/types';
import { isSingleKey, listenToKeys, useKeyCommands } from '../../../ui/keyboard/keyListeners';
import { hasToWait, stopsOf, type Check } from '../checks/checks';
import { canDecide, isOutdated, needsAcknowledgement, stepOf, type DecisionState } from '../decision/decision';
import type { PayoutDecision } from '../model';

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

export interface ReviewChoiceOptions {
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

export interface ReviewChoice {
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
