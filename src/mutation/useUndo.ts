import { useEffect, useRef } from 'react';
import type { ToastAction } from '~/ui/feedback/toasts';
import { isTyping, isWithControl, listenToKeys } from '~/ui/keyboard/keyListeners';

/**
 * Lets a change be undone once: with the toast's button or, as long as it is the latest, with
 * Ctrl/Cmd+Z outside of fields and overlays.
 */
export function useUndo(): (takeBack: () => void) => ToastAction {
  const pending = useRef<(() => void)[]>([]);
  useEffect(
    () =>
      listenToKeys((event) => {
        const latest = pending.current.at(-1);
        if (!isWithControl(event, 'z') || isTyping(event.target) || !latest) return;
        event.preventDefault();
        latest();
      }),
    [],
  );
  return (takeBack) => {
    const use = () => {
      if (!pending.current.includes(use)) return;
      pending.current = pending.current.filter((other) => other !== use);
      takeBack();
    };
    pending.current.push(use);
    return { label: 'Undo', onAct: use, isOver: () => !pending.current.includes(use) };
  };
}
