import { useState } from 'react';
import { useFormDraft } from '~/mutation/useFormDraft';
import { useNotify } from '~/mutation/useNotify';
import { useUndo } from '~/mutation/useUndo';
import { useNow } from '~/ui/time/useNow';
import {
  isNotificationStarted,
  noNotification,
  notificationMessages,
  notificationOf,
  parseNotificationDraft,
  type NotificationValues,
} from './model';
import { NotificationsScreen } from './NotificationsScreen';
import { useNotifications } from './useNotifications';
import { ownTimeZone } from '~/lib/dates';
import { newLocalId } from '~/lib/storage/store';

const renewMs = 5000;

export function NotificationsPage() {
  const notify = useNotify();
  const offerUndo = useUndo();
  const { notifications, isKept, add, remove } = useNotifications();
  const now = useNow(renewMs);
  const [timeZone] = useState(ownTimeZone);
  const form = useFormDraft<NotificationValues>({
    name: 'notification',
    parse: parseNotificationDraft,
    start: noNotification,
    isChanged: (_opened, values) => isNotificationStarted(values),
  });
  return (
    <NotificationsScreen
      notifications={notifications}
      now={now}
      timeZone={timeZone}
      isKept={isKept}
      initial={form.initial}
      onChange={form.change}
      onSend={(values) => {
        // Uses the same time as the form's validation.
        const notification = notificationOf(values, newLocalId(), now, timeZone);
        if (!notification) return;
        add(notification);
        notify.success(notificationMessages[notification.sent ? 'sent' : 'scheduled']);
      }}
      onInvalid={notify.formError}
      onDelete={(notification) => {
        const restore = remove(notification);
        const undo = offerUndo(() => {
          restore();
          notify.success(notificationMessages.restored);
        });
        notify.success(notificationMessages.deleted, { action: undo });
      }}
    />
  );
}
