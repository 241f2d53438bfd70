import { CalendarIcon, Clock3, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '~/ui/fields/Button';
import { EmptyState, UnkeptNotice } from '~/ui/feedback/states';
import { Row, Panel } from '~/ui/layout/Layout';
import { Badge } from '~/ui/table/Badge';
import { ShortenedText } from '~/ui/text/ShortenedText';
import { formatDateTime } from '~/lib/dates';
import { isolate } from '~/lib/text';
import { Page } from '~/ui/layout/Page';
import { StatCard } from '~/ui/layout/StatCard';
import { NotificationForm, type NotificationFormProps } from './NotificationForm';
import {
  notificationBadge,
  notificationTime,
  recipientLabels,
  sampleStatistics,
  type LocalNotification,
} from './model';
import '~/ui/fields/fields.css';
import './notifications.css';

interface EntryProps {
  notification: LocalNotification;
  now: number;
  onDelete: () => void;
}

function Entry({ notification, now, onDelete }: EntryProps) {
  const { id, title, message, recipient, timestamp } = notification;
  return (
    <li className="row notify-entry" data-gap={2} data-entry={id}>
      <div className="notify-entry-text">
        <div className="bell-head">
          <h3>
            <bdi>{title}</bdi>
          </h3>
          <Badge {...notificationBadge(notification, now)} />
        </div>
        <ShortenedText text={message} of={title} lines={3} perLine={52} />
        <p className="notify-entry-foot muted">
          {recipientLabels[recipient]} ·{' '}
          <time dateTime={timestamp} title={formatDateTime(timestamp)}>
            {notificationTime(timestamp, now)}
          </time>
        </p>
      </div>
      <div data-entry-control>
        <IconButton label={`Delete ${isolate(title)}`} icon={Trash2} onClick={onDelete} />
      </div>
    </li>
  );
}

interface NotificationsScreenProps extends NotificationFormProps {
  notifications: readonly LocalNotification[];
  isKept: boolean;
  onDelete: (notification: LocalNotification) => void;
}

type RecentProps = Pick<NotificationsScreenProps, 'notifications' | 'now' | 'onDelete'>;

function RecentNotifications({ notifications, now, onDelete }: RecentProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? notifications : notifications.slice(0, 10);
  const rest = notifications.length - shown.length;
  return (
    <Panel title="Recent Notifications">
      <div className="notify-recent">
        {notifications.length === 0 && (
          <EmptyState title="No notifications yet" text="Sent notifications appear here." />
        )}
        <ul>
          {shown.map((notification) => (
            <Entry
              key={notification.id}
              notification={notification}
              now={now}
              onDelete={() => onDelete(notification)}
            />
          ))}
        </ul>
        {rest > 0 && (
          <Row className="notify-more">
            <Button variant="outline" onClick={() => setIsWhole(true)}>
              Show {rest} more
            </Button>
          </Row>
        )}
      </div>
    </Panel>
  );
}

const statistics = [
  { label: 'Total', icon: Send, value: sampleStatistics.total },
  { label: 'This Week', icon: CalendarIcon, value: sampleStatistics.thisWeek },
  { label: 'Scheduled', icon: Clock3, value: sampleStatistics.scheduled },
];

export function NotificationsScreen({
  notifications,
  isKept,
  onDelete,
  ...form
}: NotificationsScreenProps) {
  return (
    <Page title="Notification System">
      {!isKept && <UnkeptNotice />}
      <div className="stat-grid notify-stats">
        {statistics.map((statistic) => (
          <StatCard key={statistic.label} note="Sample figure" {...statistic} />
        ))}
      </div>
      <div className="notify">
        <NotificationForm {...form} />
        <RecentNotifications notifications={notifications} now={form.now} onDelete={onDelete} />
      </div>
    </Page>
  );
}
