import { RefreshCw } from 'lucide-react';
import { Button } from './Button';

/** Reads the shown data again. The data stays visible meanwhile. */
export function RefreshButton({ isRefreshing, onRefresh }: { isRefreshing: boolean; onRefresh: () => void }) {
  return (
    <Button variant="outline" isBusy={isRefreshing} onClick={onRefresh}>
      <RefreshCw size={16} aria-hidden className={isRefreshing ? 'spin' : undefined} />
      <span className="hidden-on-phone">Refresh</span>
    </Button>
  );
}
