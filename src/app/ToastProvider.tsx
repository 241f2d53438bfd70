import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useSession } from '~/api/session/session';
import { ToastContext, type ToastMessage } from '~/ui/feedback/toasts';
import { PartBoundary } from '~/ui/feedback/CrashBoundary';
import { loadable } from '~/ui/loadable';
import { pause, whenIdle } from '~/ui/layout/schedule';
import { Strips } from './frame/banners';

const Toaster = loadable(() => import('~/ui/feedback/Toaster'), 'Toaster');

/** Screen readers announce a message only if the toaster's live region was there before it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly ToastMessage[]>([]);
  const [isWanted, setIsWanted] = useState(false);
  const admin = useSession()?.user.email;
  useEffect(() => whenIdle(() => void pause().then(() => setIsWanted(true))), []);
  const show = useCallback((toast: ToastMessage) => {
    setIsWanted(true);
    setQueue((waiting) => [...waiting, { ...toast, screen: location.pathname }]);
  }, []);
  const handleTaken = useCallback(
    (taken: readonly ToastMessage[]) =>
      setQueue((waiting) => waiting.filter((toast) => !taken.includes(toast))),
    [],
  );
  return (
    <ToastContext value={show}>
      {children}
      <Strips unsaid={queue.map(({ text }) => text)} onSaid={() => setQueue([])} />
      <PartBoundary>
        {isWanted && (
          // Signing in or out dismisses what was said before.
          <Toaster key={admin} queue={queue} onTaken={handleTaken} isQuiet={queue.length === 0} />
        )}
      </PartBoundary>
    </ToastContext>
  );
}
