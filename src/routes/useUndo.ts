import { useEffect, useRef } from 'react';
import type { ToastAction } from '../components/feedback/toasts';

const isEditing = (target: EventTarget | null) => target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]') !== null;

/**
 * Ways to take back what was just done: each as a toast's button, and the latest by Ctrl/Cmd+Z while the screen is open and nothing is being typed, since a toast
 * goes by itself. Each is used at most once.
 */
export function useUndo(): (takeBack: () => void) => ToastAction {
  const pending = useRef<(() => void)[]>([]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';
      const latest = pending.current.at(-1);
      if (!isUndo || event.defaultPrevented || isEditing(event.target) || !latest) return;
      event.preventDefault();
      latest();
    };
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
    };
  }, []);
  return (takeBack) => {
    const use = () => {
      if (!pending.current.includes(use)) return;
      pending.current = pending.current.filter((other) => other !== use);
      takeBack();
    };
    pending.current.push(use);
    return { label: 'Undo', onAct: use };
  };
}
