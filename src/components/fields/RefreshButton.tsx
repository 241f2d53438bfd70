import { RefreshCw } from 'lucide-react';
import { Button } from './Button';
import './refreshButton.css';

/** Reads what is shown again; it stays on the screen meanwhile. */
export function RefreshButton({ isRefreshing, onRefresh }: { isRefreshing: boolean; onRefresh: () => void }) {
  return (
    <Button variant="outline" isBusy={isRefreshing} onClick={onRefresh}>
      <RefreshCw size={16} aria-hidden className={isRefreshing ? 'spin' : undefined} />
      <span className="refresh-label">Refresh</span>
    </Button>
  );
}
