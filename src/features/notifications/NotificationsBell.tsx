import { useEffect, useState } from 'react';
import { formatDateTime, formatRelativeTime } from '../../lib/dates';
import { hrefs, payoutHrefs } from '../../paths';
import { Popover } from '../../ui/overlays/Popover';
import { Badge } from '../../ui/table/Badge';
import { useNow } from '../../ui/time/useNow';
import type { Arrival } from '../dashboard/model';
import { endArrivals, takeArrivals } from '../dashboard/waitingState';
import {
  newestFirst,
  notificationLook,
  notificationTime,
  recipientLabels,
  type LocalNotification,
} from './model';
import { useNotifications } from './useNotifications';
import './notifications.css';

function Entry({ notification, now }: { notification: LocalNotification; now: number }) {
  const { title, recipient, timestamp } = notification;
  const { label, tone } = notificationLook(notification, now);
  return (
    <li>
      <div className="bell-head">
        <bdi className="bell-title clamped">{title}</bdi>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p>
        {recipientLabels[recipient]} ·{' '}
        <time dateTime={timestamp} title={formatDateTime(timestamp)}>
          {notificationTime(timestamp, now)}
        </time>
      </p>
    </li>
  );
}

function ArrivalEntry({ arrival, now }: { arrival: Arrival; now: number }) {
  const { id, title, detail, at } = arrival;
  const isPayout = arrival.kind === 'payout';
  return (
    <li>
      <div className="bell-head">
        <a
          className="bell-title clamped"
          href={isPayout ? payoutHrefs.open(id) : hrefs.support({ ticket: id })}
        >
          <bdi>{title}</bdi>
        </a>
        <Badge tone="accent">{isPayout ? 'New payout' : 'New ticket'}</Badge>
      </div>
      <p>
        <bdi>{detail}</bdi> · <time title={formatDateTime(at)}>{formatRelativeTime(at, now)}</time>
      </p>
    </li>
  );
}

interface BellPanelProps {
  arrivals?: readonly Arrival[];
  /** Newest first. */
  notifications: readonly LocalNotification[];
  /** Milliseconds since 1970. */
  now: number;
  triggerId: string;
  onClose: () => void;
}

/** What is new, then this browser's latest notifications, with a link to all of them (R15). */
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

const shownNotifications = 5;
const shownArrivals = 10;
/** How often we check whether a scheduled notification's time has come, in milliseconds. */
const renewMs = 15_000;

export function NotificationsBell(props: Pick<BellPanelProps, 'triggerId' | 'onClose'>) {
  const { notifications } = useNotifications();
  const now = useNow(renewMs);
  // They stay in the panel while it is open, and are no longer new.
  const [arrivals] = useState(takeArrivals);
  useEffect(endArrivals, []);
  return (
    <BellPanel
      arrivals={arrivals.slice(0, shownArrivals)}
      notifications={newestFirst(notifications).slice(0, shownNotifications)}
      now={now}
      {...props}
    />
  );
}
