import type { Refusal } from '../lib/outcome';
import { useCallback, useEffect, useRef } from 'react';

interface Guard {
  onDiscard?: () => void;
}

const guards = new Set<Guard>();

/** Guards the page against leaving. Returns a function that removes the guard. */
export function guardLeaving(guard: Guard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** Whether leaving would lose something on the page. */
export const isLeavingGuarded = (): boolean => guards.size > 0;

/**
 * Leaves at once if nothing would be lost, otherwise after the admin has agreed to lose it (promise
 * 7).
 */
export function leave(proceed: () => void): void {
  if (!isLeavingGuarded()) {
    proceed();
    return;
  }
  confirm({
    title: 'Discard your changes?',
    question: 'Your changes will be lost.',
    cancelLabel: 'Keep editing',
    confirmLabel: 'Discard',
    onConfirm: () => {
      for (const guard of guards) guard.onDiscard?.();
      guards.clear();
      proceed();
    },
  });
}

/** A question before an action that can't be undone. */
export interface Confirmation {
  title: string;
  /** The question, verbatim. */
  question: string;
  /** The consequence of confirming, if the question doesn't say it. */
  consequence?: string;
  /** The label of the safe choice; 'Cancel' by default. */
  cancelLabel?: string;
  /** A second action: the dialog closes, and the action runs. */
  other?: { label: string; onChoose: () => void };
  confirmLabel: string;
  /** The label while `onConfirm` runs; `confirmLabel` by default. */
  busyLabel?: string;
  /** 'plain' if confirming is as harmless as canceling. */
  tone?: 'bad' | 'plain';
  /** True if Enter confirms, from the first moment on: the admin has already chosen with a key. */
  isConfirmFocused?: boolean;
  /**
   * True if the question is about what is shown in the page: it stands in the window's last corner
   * then.
   */
  isInCorner?: boolean;
  /**
   * Runs on confirming. The dialog stays open and busy until it is done, and then closes. If the
   * result is a refusal, the dialog stays open and shows it (promise 1).
   */
  onConfirm: (() => void) | (() => Promise<Refusal | undefined>);
  onCancel?: () => void;
}

let asked: Confirmation | undefined;
const listeners = new Set<() => void>();

function set(next: Confirmation | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** The open question; undefined if there is none. Only for the dialog that shows it. */
export const readConfirmation = (): Confirmation | undefined => asked;

export function subscribeToConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Removes a question if it is still open. */
export function dismiss(question: Confirmation): void {
  if (asked === question) set(undefined);
}

/**
 * Asks a question in the console's one confirmation dialog. If a question is open already, that one
 * counts as answered with no. Returns a function that removes the new question.
 */
export function confirm(question: Confirmation): () => void {
  const before = asked;
  set(question);
  before?.onCancel?.();
  return () => dismiss(question);
}

let prepare: () => void = () => undefined;

/** Sets the function that loads the dialog's code. Only for the dialog that shows the question. */
export const onPrepareConfirmation = (fetchCode: () => void): void => {
  prepare = fetchCode;
};

/** Loads the dialog's code before the first question. */
export const prepareConfirmation = (): void => prepare();

/** `confirm` for a component. When the component is removed, so is its question. */
export function useConfirm(): typeof confirm {
  const takeBack = useRef<() => void>(undefined);
  useEffect(() => () => takeBack.current?.(), []);
  return useCallback((question) => (takeBack.current = confirm(question)), []);
}
