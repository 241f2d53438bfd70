import { newestFirst } from '../../domain/notifications/items';
import { useNotifications } from '../../hooks/notifications';
import { useNow } from '../../hooks/useNow';
import { BellPanel } from '../../screens/notifications/BellPanel';

/** How many notifications the bell shows, and how often it checks the scheduled ones, in milliseconds. */
const shown = 5;
const renewMs = 15_000;

/** The panel that the bell opens (R15). */
export function NotificationsBell({ triggerId, onClose }: { triggerId: string; onClose: () => void }) {
  const { notifications } = useNotifications();
  const now = useNow(renewMs);
  return <BellPanel notifications={newestFirst(notifications).slice(0, shown)} now={now} triggerId={triggerId} onClose={onClose} />;
}
