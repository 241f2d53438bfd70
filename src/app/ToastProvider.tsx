import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { ToastContext, ToastPlaceContext, type ToastMessage } from '../components/feedback/toasts';
import { PartBoundary } from '../components/feedback/PartBoundary';
import { loadableOverlay } from '../components/loadable';
import { whenIdle } from './idle';
import { MissingParts } from './frame/MissingParts';

const Toaster = loadableOverlay(() => import('../components/feedback/Toaster').then((module) => module.Toaster));

/**
 * Holds what is to be said until the toaster is there. The toaster is mounted when the page is idle: its live region
 * must stand before its first word.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly ToastMessage[]>([]);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => whenIdle(() => setIsWanted(true)), []);
  // How many of those that are mounted want the messages at the top.
  const atTop = useRef(0);
  const moveToTop = useCallback(() => {
    atTop.current += 1;
    return () => {
      atTop.current -= 1;
    };
  }, []);
  const show = useCallback((toast: ToastMessage) => {
    const place = atTop.current > 0 ? 'top' : 'bottom';
    setIsWanted(true);
    setQueue((waiting) => [...waiting, { ...toast, place }]);
  }, []);
  const handleTaken = useCallback(
    (taken: readonly ToastMessage[]) => setQueue((waiting) => waiting.filter((toast) => !taken.includes(toast))),
    [],
  );
  return (
    <ToastContext value={show}>
      <ToastPlaceContext value={moveToTop}>{children}</ToastPlaceContext>
      <MissingParts unsaid={queue.map(({ text }) => text)} onSaid={() => setQueue([])} />
      <PartBoundary>{isWanted && <Toaster queue={queue} onTaken={handleTaken} isQuiet={queue.length === 0} />}</PartBoundary>
    </ToastContext>
  );
}
