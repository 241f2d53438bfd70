import { useEffect, useState } from 'react';
import { newestFirst } from './items';
import { useNotifications } from './useNotifications';
import { endArrivals, takeArrivals } from '../dashboard/waitingState';
import { useNow } from '../../ui/time/useNow';
import { BellPanel } from './BellPanel';

/**
 * How many notifications the bell shows, and how often it checks the scheduled ones, in
 * milliseconds.
 */
const shown = 5;
/** How many new payouts and tickets it shows. */
const shownArrivals = 10;
const renewMs = 15_000;

/** The panel that the bell opens. */
export function NotificationsBell({
  triggerId,
  onClose,
}: {
  triggerId: string;
  onClose: () => void;
}) {
  const { notifications } = useNotifications();
  const now = useNow(renewMs);
  // They stay in the panel while it is open, and are no longer new.
  const [arrivals] = useState(takeArrivals);
  useEffect(endArrivals, []);
  return (
    <BellPanel
      arrivals={arrivals.slice(0, shownArrivals)}
      notifications={newestFirst(notifications).slice(0, shown)}
      now={now}
      triggerId={triggerId}
      onClose={onClose}
    />
  );
}
