import { Popover } from '../../ui/overlays/Popover';
import { Badge } from '../../ui/table/Badge';
import {
  notificationLook,
  notificationTime,
  recipientLabels,
  type LocalNotification,
} from './items';
import type { Arrival } from '../dashboard/model';
import { formatDateTime, formatRelativeTime } from '../../lib/dates';
import { hrefs, payoutHrefs } from '../../paths';
import './bell.css';

export interface BellPanelProps {
  /** New payouts and tickets. They come before the notifications. */
  arrivals?: readonly Arrival[];
  /** The latest notifications, newest first. */
  notifications: readonly LocalNotification[];
  /** The present, in milliseconds since 1970. */
  now: number;
  /** The id of the bell's button, which gets the focus back. */
  triggerId: string;
  /** Called to close the panel. */
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

function ArrivalEntry({
  arrival: { kind, id, title, detail, at },
  now,
}: {
  arrival: Arrival;
  now: number;
}) {
  return (
    <li>
      <div className="bell-head">
        <a
          className="bell-title clamped"
          href={kind === 'payout' ? payoutHrefs.open(id) : hrefs.support({ ticket: id })}
        >
          <bdi>{title}</bdi>
        </a>
        <Badge tone="accent">{kind === 'payout' ? 'New payout' : 'New ticket'}</Badge>
      </div>
      <p>
        <bdi>{detail}</bdi> · <time title={formatDateTime(at)}>{formatRelativeTime(at, now)}</time>
      </p>
    </li>
  );
}

// R15.
/** This browser's latest notifications, with a link to all of them. Before them what is new. */
export function BellPanel({
  arrivals = [],
  notifications,
  now,
  triggerId,
  onClose,
}: BellPanelProps) {
  return (
    <Popover label="Notifications" triggerId={triggerId} onClose={onClose}>
      <div className="bell">
        {arrivals.length > 0 && (
          <ul aria-label="New">
            {arrivals.map((arrival) => (
              <ArrivalEntry key={arrival.key} arrival={arrival} now={now} />
            ))}
          </ul>
        )}
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
