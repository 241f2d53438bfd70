import { useMemo, useState } from 'react';
import { useFormDraft } from '~/mutation/useFormDraft';
import { useNotify } from '~/mutation/useNotify';
import { useUndo } from '~/mutation/useUndo';
import { useNow } from '~/ui/time/useNow';
import {
  isNotificationStarted,
  maxNotifications,
  newestFirst,
  noNotification,
  notificationMessages,
  notificationOf,
  parseNotification,
  parseNotificationDraft,
  sampleNotifications,
  type LocalNotification,
  type NotificationValues,
} from './model';
import { NotificationsScreen } from './NotificationsScreen';
import { ownTimeZone } from '~/lib/dates';
import { createEntryStore } from '~/lib/storage/entryStore';
import { newLocalId, useIsKept, useStored } from '~/lib/storage/store';

let samples: readonly LocalNotification[] | undefined;

/** Belongs to no admin: everybody who uses this browser sees the same list. */
const store = createEntryStore<LocalNotification>({
  name: 'notifications',
  version: 2,
  parse: parseNotification,
  idOf: ({ id }) => id,
  defaults: () => (samples ??= sampleNotifications(Date.now(), ownTimeZone())),
});

/** Fixes the times of the samples, from the first change on. */
function keepSamples(): void {
  store.read();
  for (const sample of samples ?? []) if (store.get(sample.id) === sample) store.put(sample);
}

const ordered = (notifications: readonly LocalNotification[]) =>
  newestFirst([...notifications].reverse());

function add(notification: LocalNotification): void {
  keepSamples();
  store.put(notification);
  for (const { id } of ordered(store.read()).slice(maxNotifications)) store.remove(id);
}

function remove(notification: LocalNotification): () => void {
  keepSamples();
  store.remove(notification.id);
  return () => add(notification);
}

export function useNotifications() {
  const entries = useStored(store);
  return {
    notifications: useMemo(() => ordered(entries), [entries]),
    isKept: useIsKept(store),
    add,
    remove,
  };
}

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
