import { confirm } from './confirm';

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
