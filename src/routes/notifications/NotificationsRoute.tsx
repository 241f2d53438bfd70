import { useState } from 'react';
import { noNotification, notificationOf, isNotificationStarted, parseNotificationDraft, type NotificationValues } from '../../domain/notificationForm';
import { newestFirst, type LocalNotification } from '../../domain/notificationItems';
import { ownTimeZone } from '../../domain/timeZone';
import { newLocalId } from '../../hooks/local/localId';
import { useNotifications } from '../../hooks/local/notifications';
import { useDraft } from '../../hooks/local/useDraft';
import { useNow } from '../../hooks/useNow';
import { notificationMessages } from '../../messages/notifications';
import { NotificationsScreen } from '../../screens/notifications/NotificationsScreen';
import { useFormDraft } from '../useFormDraft';
import { useNotify } from '../useNotify';
import { useUndo } from '../useUndo';

/** How often it is looked whether something scheduled has come due, in milliseconds. */
const renewMs = 5000;

export function NotificationsRoute() {
  const notify = useNotify();
  const offerUndo = useUndo();
  const { notifications, isKept, add, remove } = useNotifications();
  const now = useNow(renewMs);
  const [timeZone] = useState(ownTimeZone);
  const { draft, keep } = useFormDraft(useDraft('notification', parseNotificationDraft), isNotificationStarted);
  const send = (values: NotificationValues) => {
    // By the clock that the form was checked against.
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
    notify.success(notificationMessages.deleted, undo);
  };
  return (
    <NotificationsScreen
      notifications={newestFirst(notifications)}
      now={now}
      timeZone={timeZone}
      isKept={isKept}
      initial={draft ?? noNotification}
      onChange={keep}
      onSend={send}
      onInvalid={notify.formError}
      onDelete={handleDelete}
    />
  );
}
