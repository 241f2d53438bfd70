import { RefreshCw } from 'lucide-react';
import { Button } from './Button';

interface RefreshButtonProps {
  isRefreshing: boolean;
  onRefresh: () => void;
}

export function RefreshButton({ isRefreshing, onRefresh }: RefreshButtonProps) {
  return (
    <Button variant="outline" isBusy={isRefreshing} isEnabledWhileBusy onClick={onRefresh}>
      <RefreshCw size={16} aria-hidden className={isRefreshing ? 'spin' : undefined} />
      <span className="hidden-on-phone">Refresh</span>
    </Button>
  );
}
