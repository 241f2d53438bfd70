import { CalendarDays, Clock3, Send } from 'lucide-react';
import { UnkeptNotice } from '../../ui/feedback/UnkeptNotice';
import { Page } from '../../ui/layout/Page';
import { StatCard } from '../../ui/layout/StatCard';
import { sampleStatistics, type LocalNotification } from './items';
import { NotificationForm, type NotificationFormProps } from './NotificationForm';
import { RecentNotifications } from './RecentNotifications';
import '../../ui/fields/choice.css';
import './notifications.css';

export interface NotificationsScreenProps extends NotificationFormProps {
  /** Newest first. */
  notifications: readonly LocalNotification[];
  /** False while changes are kept only until the tab is closed. */
  isKept: boolean;
  /** Called with the notification to delete. */
  onDelete: (notification: LocalNotification) => void;
}

/** Section 2's placeholder statistics, verbatim. A text says that they are placeholders (R189). */
function Statistics() {
  return (
    <div className="stat-grid notify-stats">
      <StatCard label="Total" icon={Send} value={sampleStatistics.total} note="Sample figure" />
      <StatCard label="This Week" icon={CalendarDays} value={sampleStatistics.thisWeek} note="Sample figure" />
      <StatCard label="Scheduled" icon={Clock3} value={sampleStatistics.scheduled} note="Sample figure" />
    </div>
  );
}

// Section 2, R29.
/** Sends notifications and lists the recent ones. It is simulated: nothing leaves the browser. */
export function NotificationsScreen({ notifications, isKept, onDelete, ...form }: NotificationsScreenProps) {
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
