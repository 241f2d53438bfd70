import { useMemo } from 'react';
import {
  maxNotifications,
  newestFirst,
  parseNotification,
  sampleNotifications,
  type LocalNotification,
} from '../domain/notifications/items';
import { listOf } from '../domain/values/records';
import { ownTimeZone } from '../domain/values/localDateTime';
import { createEntryStore, useEntries } from './stored/entryStore';
import { useIsKept } from './stored/localStore';

let samples: readonly LocalNotification[] | undefined;

/** R29: simulated, and nobody's own: every admin of this browser sees the same list. */
const store = createEntryStore<LocalNotification>({
  name: 'notifications',
  version: 2,
  parse: parseNotification,
  parseOld: (raw) => listOf(raw, parseNotification)?.reverse(),
  idOf: ({ id }) => id,
  defaults: () => (samples ??= sampleNotifications(Date.now(), ownTimeZone())),
});

/** From the first change on, the samples keep the times that they had then (R189). */
function keepSamples(): void {
  store.read();
  for (const sample of samples ?? []) if (store.get(sample.id) === sample) store.put(sample);
}

const ordered = (notifications: readonly LocalNotification[]) => newestFirst([...notifications].reverse());

function add(notification: LocalNotification): void {
  keepSamples();
  store.put(notification);
  for (const { id } of ordered(store.read()).slice(maxNotifications)) store.remove(id);
}

export interface LocalNotificationList {
  /** Newest first; of those with the same time, the latest added. */
  notifications: readonly LocalNotification[];
  /** False while changes last only as long as the tab. */
  isKept: boolean;
  add: (notification: LocalNotification) => void;
  /** Removes an entry at once; the answer puts it back. */
  remove: (notification: LocalNotification) => () => void;
}

/** The notifications of this browser (section 2): nothing leaves it. */
export function useNotifications(): LocalNotificationList {
  const entries = useEntries(store);
  return {
    notifications: useMemo(() => ordered(entries), [entries]),
    isKept: useIsKept(store),
    add,
    remove: (notification) => {
      keepSamples();
      store.remove(notification.id);
      return () => add(notification);
    },
  };
}
