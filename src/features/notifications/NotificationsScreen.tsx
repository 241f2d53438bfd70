import { Trash2, CalendarDays, Clock3, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/fields/Button';
import { IconButton } from '../../ui/fields/IconButton';
import { EmptyState } from '../../ui/feedback/states';
import { Panel } from '../../ui/layout/Panel';
import { Badge } from '../../ui/table/Badge';
import { ShortenedText } from '../../ui/text/ShortenedText';
import { useFocusAfterRemoval } from '../../ui/keyboard/useFocusAfterRemoval';
import {
  notificationLook,
  notificationTime,
  recipientLabels,
  type LocalNotification,
  sampleStatistics,
} from './model';
import { formatDateTime } from '../../lib/dates';
import { isolate } from '../../lib/text';
import { UnkeptNotice } from '../../ui/feedback/UnkeptNotice';
import { Page } from '../../ui/layout/Page';
import { StatCard } from '../../ui/layout/StatCard';
import { NotificationForm, type NotificationFormProps } from './NotificationForm';
import '../../ui/fields/choice.css';
import './notifications.css';

/** How many are shown until the admin asks for more. */
const shownAtFirst = 10;

interface RecentNotificationsProps {
  /** Newest first. */
  notifications: readonly LocalNotification[];
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Called with the notification to delete. */
  onDelete: (notification: LocalNotification) => void;
}

function Entry({
  notification,
  now,
  onDelete,
}: {
  notification: LocalNotification;
  now: number;
  onDelete: () => void;
}) {
  const { label, tone } = notificationLook(notification, now);
  return (
    <li className="notify-entry" data-entry={notification.id}>
      <div className="notify-entry-text">
        <div className="notify-entry-head">
          <h3>
            <bdi>{notification.title}</bdi>
          </h3>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <ShortenedText text={notification.message} of={notification.title} lines={3} perLine={52} />
        <p className="notify-entry-foot">
          {recipientLabels[notification.recipient]} ·{' '}
          <time dateTime={notification.timestamp} title={formatDateTime(notification.timestamp)}>
            {notificationTime(notification.timestamp, now)}
          </time>
        </p>
      </div>
      <div data-entry-control>
        <IconButton
          label={`Delete ${isolate(notification.title)}`}
          icon={Trash2}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}

/** The notifications that were sent or are scheduled, newest first. */
function RecentNotifications({ notifications, now, onDelete }: RecentNotificationsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? notifications : notifications.slice(0, shownAtFirst);
  const keepFocus = useFocusAfterRemoval(list, notifications);
  const rest = notifications.length - shown.length;
  return (
    <Panel title="Recent Notifications">
      <div ref={list} className="notify-recent" tabIndex={-1}>
        {notifications.length === 0 && (
          <EmptyState
            title="No notifications yet"
            text="What is sent from this browser appears here."
          />
        )}
        <ul>
          {shown.map((notification) => (
            <Entry
              key={notification.id}
              notification={notification}
              now={now}
              onDelete={() => {
                keepFocus(notification.id);
                onDelete(notification);
              }}
            />
          ))}
        </ul>
        {rest > 0 && (
          <div className="notify-more">
            <Button variant="outline" onClick={() => setIsWhole(true)}>
              Show {rest} more
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

export interface NotificationsScreenProps extends NotificationFormProps {
  /** Newest first. */
  notifications: readonly LocalNotification[];
  /** False while changes are kept only until the tab is closed. */
  isKept: boolean;
  /** Called with the notification to delete. */
  onDelete: (notification: LocalNotification) => void;
}

/** Section 2's placeholder statistics, verbatim. A text says that they are placeholders. */
function Statistics() {
  return (
    <div className="stat-grid notify-stats">
      <StatCard label="Total" icon={Send} value={sampleStatistics.total} note="Sample figure" />
      <StatCard
        label="This Week"
        icon={CalendarDays}
        value={sampleStatistics.thisWeek}
        note="Sample figure"
      />
      <StatCard
        label="Scheduled"
        icon={Clock3}
        value={sampleStatistics.scheduled}
        note="Sample figure"
      />
    </div>
  );
}

/** Sends notifications and lists the recent ones. It is simulated: nothing leaves the browser. */
export function NotificationsScreen({
  notifications,
  isKept,
  onDelete,
  ...form
}: NotificationsScreenProps) {
  return (
    <Page title="Notification System">
      {!isKept && <UnkeptNotice />}
      <Statistics />
      <div className="notify">
        <NotificationForm {...form} />
        <RecentNotifications notifications={notifications} now={form.now} onDelete={onDelete} />
      </div>
    </Page>
  );
}
