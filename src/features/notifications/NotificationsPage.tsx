import { useState } from 'react';
import {
  noNotification,
  notificationOf,
  isNotificationStarted,
  parseNotificationDraft,
  type NotificationValues,
} from './form';
import type { LocalNotification } from './items';
import { ownTimeZone } from '../../lib/dates';
import { newLocalId } from '../../lib/storage/store';
import { useNotifications } from './useNotifications';
import { useNow } from '../../ui/time/useNow';
import { notificationMessages } from './messages';
import { NotificationsScreen } from './NotificationsScreen';
import { useFormDraft } from '../../mutation/useFormDraft';
import { useNotify } from '../../mutation/useNotify';
import { useUndo } from '../../mutation/useUndo';

/** How often we check whether a scheduled notification's time has come, in milliseconds. */
const renewMs = 5000;

const isChanged = (_opened: NotificationValues, values: NotificationValues) =>
  isNotificationStarted(values);

export function NotificationsPage() {
  const notify = useNotify();
  const offerUndo = useUndo();
  const { notifications, isKept, add, remove } = useNotifications();
  const now = useNow(renewMs);
  const [timeZone] = useState(ownTimeZone);
  const form = useFormDraft({
    name: 'notification',
    parse: parseNotificationDraft,
    start: noNotification,
    isChanged,
  });
  const send = (values: NotificationValues) => {
    // Uses the same time as the form's validation.
    const notification = notificationOf(values, newLocalId(), now, timeZone);
    if (!notification) return;
    add(notification);
    notify.success(notification.sent ? notificationMessages.sent : notificationMessages.scheduled);
  };
  const handleDelete = (notification: LocalNotification) => {
    const restore = remove(notification);
    const undo = offerUndo(() => {
      restore();
      notify.success(notificationMessages.restored);
    });
    notify.success(notificationMessages.deleted, { action: undo });
  };
  return (
    <NotificationsScreen
      notifications={notifications}
      now={now}
      timeZone={timeZone}
      isKept={isKept}
      initial={form.initial}
      onChange={form.change}
      onSend={send}
      onInvalid={notify.formError}
      onDelete={handleDelete}
    />
  );
}
