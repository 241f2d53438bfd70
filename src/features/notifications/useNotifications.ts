import { useMemo } from 'react';
import { createEntryStore } from '~/lib/storage/entryStore';
import {
  maxNotifications,
  newestFirst,
  parseNotification,
  sampleNotifications,
  type LocalNotification,
} from './model';
import { ownTimeZone } from '~/lib/dates';
import { useStored, useIsKept } from '~/lib/storage/store';

let samples: readonly LocalNotification[] | undefined;

/** It belongs to no admin: everybody who uses this browser sees the same list. */
const store = createEntryStore<LocalNotification>({
  name: 'notifications',
  version: 2,
  parse: parseNotification,
  idOf: ({ id }) => id,
  defaults: () => (samples ??= sampleNotifications(Date.now(), ownTimeZone())),
});

/** From the first change on, the times of the samples are fixed. */
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
