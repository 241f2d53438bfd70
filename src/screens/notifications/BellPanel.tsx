import { Popover } from '../../components/overlays/Popover';
import { Badge } from '../../components/tables/Badge';
import { notificationLook, notificationTime, recipientLabels, type LocalNotification } from '../../domain/notifications/items';
import { formatDateTime } from '../../domain/values/dates';
import { hrefs } from '../../paths';
import './bell.css';

export interface BellPanelProps {
  /** The latest notifications, newest first. */
  notifications: readonly LocalNotification[];
  now: number;
  triggerId: string;
  onClose: () => void;
}

function Entry({ notification, now }: { notification: LocalNotification; now: number }) {
  const { label, tone } = notificationLook(notification, now);
  return (
    <li>
      <div className="bell-head">
        <bdi className="bell-title clamped">{notification.title}</bdi>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p>
        {recipientLabels[notification.recipient]} ·{' '}
        <time dateTime={notification.timestamp} title={formatDateTime(notification.timestamp)}>
          {notificationTime(notification.timestamp, now)}
        </time>
      </p>
    </li>
  );
}

/** R15: this browser's latest notifications, with a link to all of them. */
export function BellPanel({ notifications, now, triggerId, onClose }: BellPanelProps) {
  return (
    <Popover label="Notifications" triggerId={triggerId} onClose={onClose}>
      <div className="bell">
        {notifications.length === 0 ? (
          <div className="bell-empty">
            <p>No notifications yet</p>
            <small>What is sent from this browser appears here.</small>
          </div>
        ) : (
          <ul>
            {notifications.map((notification) => (
              <Entry key={notification.id} notification={notification} now={now} />
            ))}
          </ul>
        )}
      </div>
      <a className="bell-all" href={hrefs.notifications}>
        View all notifications
      </a>
    </Popover>
  );
}
