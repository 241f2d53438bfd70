import type { Question } from '~/ui/overlays/ConfirmDialog';
import { createListeners } from '~/lib/listeners';
import type { Refusal } from '~/lib/outcome';
import { areKept, subscribe } from '~/lib/storage/texts';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

interface Guard {
  onDiscard?: () => void;
}

const guards = new Set<Guard>();
const listeners = createListeners();
const notify = listeners.call;

/** Calls the listener when a question is asked or answered, and when there is something to lose. */
export const subscribeToConfirmation = listeners.subscribe;

export function guardLeaving(guard: Guard): () => void {
  guards.add(guard);
  notify();
  return () => {
    guards.delete(guard);
    notify();
  };
}

export const isLeavingGuarded = (): boolean => guards.size > 0;

/** Drafts are in this browser's storage, so they survive a reload. */
export function useIsDraftSaved(): boolean {
  const isGuarded = useSyncExternalStore(subscribeToConfirmation, isLeavingGuarded);
  const isKept = useSyncExternalStore(subscribe, () => areKept('session', () => true));
  return isGuarded && isKept;
}

/** Asks first if something would be lost (promise 7). */
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
      notify();
      proceed();
    },
  });
}

export interface Confirmation extends Question {
  /** The dialog stays busy until this is done, and open if it was refused (promise 1). */
  onConfirm: (() => void) | (() => Promise<Refusal | undefined>);
  onCancel?: () => void;
}

/** Numbered, so that the next question's dialog is a new one. */
export interface AskedQuestion extends Confirmation {
  id: number;
}

let asked: AskedQuestion | undefined;
let count = 0;

function set(next: AskedQuestion | undefined): void {
  asked = next;
  notify();
}

export const readConfirmation = (): AskedQuestion | undefined => asked;

/** Without a question, dismisses the one that is open. */
export function dismiss(question = asked): void {
  if (asked === question) set(undefined);
}

/** An open question counts as answered with no. Returns a function that removes the question. */
export function confirm(question: Confirmation): () => void {
  const before = asked;
  count += 1;
  const next = { ...question, id: count };
  set(next);
  before?.onCancel?.();
  return () => dismiss(next);
}

export function useConfirm(): typeof confirm {
  const takeBack = useRef<() => void>(undefined);
  useEffect(() => () => takeBack.current?.(), []);
  return useCallback((question) => (takeBack.current = confirm(question)), []);
}
