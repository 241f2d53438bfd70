import { confirm } from '../confirm/confirm';

interface Guard {
  onDiscard?: () => void;
}

const guards = new Set<Guard>();

/** Holds up leaving the page until the returned function is called. */
export function guardLeaving(guard: Guard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** Whether something on the page would be lost. */
export const isLeavingGuarded = (): boolean => guards.size > 0;

/** Leaves at once, or after the admin has said that the changes may go (promise 7). */
export function leave(proceed: () => void): void {
  if (!isLeavingGuarded()) {
    proceed();
    return;
  }
  confirm({
    title: 'Discard your changes?',
    question: 'What you have entered on this page is not saved yet.',
    cancelLabel: 'Keep editing',
    confirmLabel: 'Discard',
    onConfirm: () => {
      for (const guard of guards) guard.onDiscard?.();
      guards.clear();
      proceed();
    },
  });
}
