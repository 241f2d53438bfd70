import type { Refusal } from '../../domain/values/outcome';
import { useCallback, useEffect, useRef } from 'react';

/** A question that is asked before something that can't be undone. */
export interface Confirmation {
  title: string;
  /** The question, verbatim. */
  question: string;
  /** What follows from saying yes, where the question doesn't say it. */
  consequence?: string;
  /** The safe answer; 'Cancel' unless said otherwise. */
  cancelLabel?: string;
  /** Another way to say yes: the dialog closes, and this is done. */
  other?: { label: string; onChoose: () => void };
  confirmLabel: string;
  /** The label while `onConfirm` runs; `confirmLabel` unless said otherwise. */
  busyLabel?: string;
  /** 'plain' where yes is no worse than no. */
  tone?: 'bad' | 'plain';
  /** Enter says yes, from the first moment on: the choice was a key already. */
  isConfirmFocused?: boolean;
  /**
   * What yes does. The dialog stays open, busy, until it is done. It then closes, unless the result is a refusal: that
   * stays in the dialog (promise 1).
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

/** What is being asked; undefined while nothing is. For the one dialog that shows it. */
export const readConfirmation = (): Confirmation | undefined => asked;

export function subscribeToConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Takes a question back, if it is still asked. */
export function dismiss(question: Confirmation): void {
  if (asked === question) set(undefined);
}

/**
 * Asks a question in the console's one confirmation dialog. A question that is open already counts as answered with no.
 * Returns how to take it back.
 */
export function confirm(question: Confirmation): () => void {
  const before = asked;
  set(question);
  before?.onCancel?.();
  return () => dismiss(question);
}

let prepare: () => void = () => undefined;

/** Says how the dialog's code is fetched; for the one dialog that shows it. */
export const onPrepareConfirmation = (fetchCode: () => void): void => {
  prepare = fetchCode;
};

/** Fetches the dialog's code ahead of the first question. */
export const prepareConfirmation = (): void => prepare();

/** `confirm` for a component: its question goes with it. */
export function useConfirm(): typeof confirm {
  const takeBack = useRef<() => void>(undefined);
  useEffect(() => () => takeBack.current?.(), []);
  return useCallback((question) => (takeBack.current = confirm(question)), []);
}
