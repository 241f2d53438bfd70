import { useEffect, useEffectEvent } from 'react';
import { isSingleKey, listenToKeys } from '../../components/keyListeners';

export interface ReviewKeyActions {
  /** Undefined while nothing is chosen: Enter then does what it always does. */
  onConfirm: (() => void) | undefined;
  onEscape: () => void;
}

/** Enter belongs to the link or button that has the focus; but for those that choose, which have been pressed already. */
const belongsToControl = (target: EventTarget | null) => target instanceof Element && target.closest('a[href], button, summary') !== null && target.closest('[data-chooses]') === null;

/** Enter and Escape of a review run. A key that is held down confirms nothing. */
export function useReviewKeys({ onConfirm, onEscape }: ReviewKeyActions, isActive: boolean): void {
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
  useEffect(() => (isActive ? listenToKeys((event) => { handleKey(event); }) : undefined), [isActive]);
}
