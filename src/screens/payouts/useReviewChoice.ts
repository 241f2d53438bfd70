import { useState } from 'react';
import type { Payout } from '../../api/types';
import { useKeyCommands } from '../../components/useKeyCommands';
import { payoutCan, type PayoutDecision } from '../../domain/transactions';
import { useReviewKeys } from './useReviewKeys';

export interface ReviewChoiceOptions {
  payout: Payout;
  /** Counted from 0. */
  place: number;
  isBusy: boolean;
  mustLook: boolean;
  isOutdated: boolean;
  onGo: (steps: 1 | -1) => void;
  onLeave: () => void;
  onDecide: (decision: PayoutDecision) => void;
  onLooked: () => void;
  onReadAgain: () => void;
}

export interface ReviewChoice {
  /** What waits for its confirmation. */
  chosen: PayoutDecision | undefined;
  choose: (decision: PayoutDecision | undefined) => void;
  confirm: () => void;
  go: (steps: 1 | -1) => void;
  isHelpOpen: boolean;
  showHelp: (isOpen: boolean) => void;
}

/** The keys of a review run, and what they do: A and R choose, Enter confirms, Escape takes back or leaves. While something is under way they rest. */
export function useReviewChoice({ payout, place, isBusy, mustLook, isOutdated, onGo, onLeave, onDecide, onLooked, onReadAgain }: ReviewChoiceOptions): ReviewChoice {
  const [chosen, setChosen] = useState<PayoutDecision>();
  const [isHelpOpen, showHelp] = useState(false);
  const canChoose = !isBusy && !mustLook && !isOutdated;
  const choose = (decision: PayoutDecision | undefined) => {
    if (decision === undefined) setChosen(undefined);
    else if (canChoose && payoutCan[decision === 'approved' ? 'approve' : 'reject'](payout)) setChosen(decision);
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
    if (mustLook) onLooked();
    else if (isOutdated) onReadAgain();
  };
  const commands = {
    a: () => { choose('approved'); },
    r: () => { choose('rejected'); },
    j: () => { go(1); },
    k: () => { go(-1); },
    l: goOn,
    '?': () => { showHelp(true); },
  };
  const escape = () => {
    if (chosen) setChosen(undefined);
    else if (!isBusy) onLeave();
  };
  useKeyCommands(commands, !isHelpOpen);
  useReviewKeys({ onConfirm: chosen && confirm, onEscape: escape }, !isHelpOpen);
  return { chosen, choose, confirm, go, isHelpOpen, showHelp };
}
