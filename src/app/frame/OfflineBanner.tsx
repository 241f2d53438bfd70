import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useRootMark } from '../../ui/layout/rootMark';

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/**
 * Says that the browser is offline. Loaded data stays on the screen and is read again when the
 * connection is back.
 */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  // Messages at the bottom of the window make room for it.
  useRootMark(isOnline ? undefined : 'data-offline');
  return (
    <div role="status">
      {!isOnline && (
        <div className="notice notice-strip offline-banner" data-tone="warn">
          <CloudOff size={16} aria-hidden />
          You are offline. What is shown may be out of date.
        </div>
      )}
    </div>
  );
}
