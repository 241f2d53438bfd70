import { useMemo } from 'react';
import {
  maxNotifications,
  newestFirst,
  parseNotification,
  sampleNotifications,
  type LocalNotification,
} from './items';
import { listOf } from '../../lib/records';
import { ownTimeZone } from '../../lib/dates';
import { createEntryStore } from '../../lib/storage/entryStore';
import { useStored, useIsKept } from '../../lib/storage/store';

let samples: readonly LocalNotification[] | undefined;

/**
 * Simulated. The list belongs to no admin, so everybody who uses this browser sees the same one.
 */
const store = createEntryStore<LocalNotification>({
  name: 'notifications',
  version: 2,
  parse: parseNotification,
  parseOld: (raw) => listOf(raw, parseNotification)?.reverse(),
  idOf: ({ id }) => id,
  defaults: () => (samples ??= sampleNotifications(Date.now(), ownTimeZone())),
});

/**
 * The times of the samples are calculated until the list is first changed. From then on they are
 * fixed.
 */
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

export interface LocalNotificationList {
  /** Newest first. Entries with the same time: the last one added comes first. */
  notifications: readonly LocalNotification[];
  /** False while changes are kept only until the tab is closed. */
  isKept: boolean;
  add: (notification: LocalNotification) => void;
  /** Removes an entry at once. Returns an undo function. */
  remove: (notification: LocalNotification) => () => void;
}

/** The notifications of this browser (section 2): nothing leaves it. */
export function useNotifications(): LocalNotificationList {
  const entries = useStored(store);
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
