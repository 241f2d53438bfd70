import { RefreshCw } from 'lucide-react';
import { Button } from './Button';

interface RefreshButtonProps {
  /** It is being read: the button is busy. */
  isRefreshing: boolean;
  /** Reads it again. */
  onRefresh: () => void;
}

/** Reads the shown data again. The data stays visible meanwhile. */
export function RefreshButton({ isRefreshing, onRefresh }: RefreshButtonProps) {
  return (
    <Button variant="outline" isBusy={isRefreshing} isEnabledWhileBusy onClick={onRefresh}>
      <RefreshCw size={16} aria-hidden className={isRefreshing ? 'spin' : undefined} />
      <span className="hidden-on-phone">Refresh</span>
    </Button>
  );
}
