import { parseNotifications, sampleNotifications, withNotification, withoutNotification, type LocalNotification, type LocalNotifications } from '../../domain/notificationItems';
import { ownTimeZone } from '../../domain/timeZone';
import { createLocalStore, useIsKept, useLocalStore } from './localStore';

/** R29: simulated, and nobody's own: every admin of this browser sees the same list. */
const store = createLocalStore<LocalNotifications>({
  name: 'notifications',
  version: 1,
  parse: parseNotifications,
  fallback: () => sampleNotifications(Date.now(), ownTimeZone()),
});

export interface LocalNotificationList {
  notifications: LocalNotifications;
  /** False while changes last only as long as the tab. */
  isKept: boolean;
  add: (notification: LocalNotification) => void;
  /** Removes an entry at once; the answer puts it back. */
  remove: (notification: LocalNotification) => () => void;
}

/** The notifications of this browser (section 2): nothing leaves it. */
export function useNotifications(): LocalNotificationList {
  const [notifications, set] = useLocalStore(store);
  const isKept = useIsKept(store);
  const add = (notification: LocalNotification) => { set((now) => withNotification(now, notification)); };
  return {
    notifications,
    isKept,
    add,
    remove: (notification) => {
      set((now) => withoutNotification(now, notification));
      return () => { add(notification); };
    },
  };
}
