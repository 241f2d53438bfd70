import { formatDateTime, localDay, readTime } from './dates';
import { instantOfLocal } from './localDateTime';
import { dash } from './text';
import type { StatusLook } from './tone';

/** Section 9's recipient groups in a reader's words (R188). */
export const recipientLabels = {
  all: 'All users',
  active_traders: 'Active traders',
  funded_accounts: 'Funded accounts',
  phase_1: 'Phase 1 traders',
  phase_2: 'Phase 2 traders',
} as const;

export type RecipientGroup = keyof typeof recipientLabels;
export const recipientGroups = Object.keys(recipientLabels) as RecipientGroup[];

/** Section 3's local sample, with an id of this browser's. */
export interface LocalNotification {
  id: string;
  title: string;
  message: string;
  recipient: RecipientGroup;
  /** When it was sent or is to be: ISO. */
  timestamp: string;
  /** False for one that waits for its time. */
  sent: boolean;
}

export type LocalNotifications = readonly LocalNotification[];

/** Section 2's placeholder statistics, as they are given: they count nothing (R189). */
export const sampleStatistics = { total: '1247', thisWeek: '47', scheduled: '3' } as const;

/** Most that are kept: of more, the oldest are let go (R191). */
export const mostNotifications = 200;

/** A scheduled one is sent once its time has come (R190). */
export const isSent = ({ sent, timestamp }: LocalNotification, now: number): boolean => sent || (readTime(timestamp) ?? 0) <= now;

const looks = { sent: { label: 'Sent', tone: 'ok' }, scheduled: { label: 'Scheduled', tone: 'info' } } as const satisfies Record<string, StatusLook>;

/** Section 2: entries are Sent or Scheduled. */
export const notificationLook = (notification: LocalNotification, now: number): StatusLook => (isSent(notification, now) ? looks.sent : looks.scheduled);

/** Newest first: what is still to come stands before what has been. */
export const newestFirst = (notifications: LocalNotifications): LocalNotification[] =>
  [...notifications].sort((one, other) => (readTime(other.timestamp) ?? 0) - (readTime(one.timestamp) ?? 0));

export const withNotification = (notifications: LocalNotifications, added: LocalNotification): LocalNotifications =>
  newestFirst([added, ...notifications.filter(({ id }) => id !== added.id)]).slice(0, mostNotifications);

export const withoutNotification = (notifications: LocalNotifications, { id }: LocalNotification): LocalNotifications => notifications.filter((other) => other.id !== id);

const isGroup = (raw: unknown): raw is RecipientGroup => typeof raw === 'string' && Object.hasOwn(recipientLabels, raw);

function parseOne(raw: unknown): LocalNotification | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { id, title, message, recipient, timestamp, sent } = raw as Record<string, unknown>;
  const hasTexts = typeof id === 'string' && typeof title === 'string' && typeof message === 'string' && typeof timestamp === 'string';
  return hasTexts && isGroup(recipient) && readTime(timestamp) !== undefined ? { id, title, message, recipient, timestamp, sent: sent === true } : undefined;
}

/** What was stored, checked (R29): an entry that can't be read costs only itself. Undefined for what is no list. */
export const parseNotifications = (raw: unknown): LocalNotifications | undefined =>
  Array.isArray(raw) ? raw.map(parseOne).reduceRight<LocalNotifications>((list, one) => (one ? withNotification(list, one) : list), []) : undefined;

const dayMs = 24 * 60 * 60 * 1000;

const samples: readonly (Pick<LocalNotification, 'title' | 'message' | 'recipient'> & { day: number; time: string })[] = [
  { day: 1, time: '07:00', recipient: 'all', title: 'Scheduled maintenance', message: 'MT5 is not available from 08:00 to 08:30 UTC. Open positions are not touched.' },
  { day: -1, time: '09:00', recipient: 'active_traders', title: 'A new competition is open', message: 'Join until Sunday and trade for a share of the prize pool.' },
  { day: -2, time: '15:30', recipient: 'funded_accounts', title: 'Payouts are on their way', message: 'This week’s approved payouts were handed to the network. They usually arrive within a day.' },
  { day: -4, time: '12:00', recipient: 'phase_2', title: 'Halfway there', message: 'Phase 2 asks for steadiness: keep an eye on your daily loss limit.' },
  { day: -6, time: '11:15', recipient: 'phase_1', title: 'Welcome to Phase 1', message: 'Your account is ready. The rules and the profit target are in your dashboard.' },
];

/** What the list holds until it is first changed: five examples around the present day (R189). */
export function sampleNotifications(now: number, timeZone: string): LocalNotifications {
  return samples.map(({ day, time, ...texts }, index) => {
    const instant = now + day * dayMs;
    const local = instantOfLocal(`${localDay(new Date(instant).toISOString(), timeZone)}T${time}`, timeZone);
    return { id: `sample-${index + 1}`, ...texts, timestamp: new Date(typeof local === 'string' ? instant : local.instant).toISOString(), sent: day < 0 };
  });
}

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** What a phone's locked screen shows at an instant: '09:30' and 'Saturday, March 14'. */
export function phoneClock(instant: number, timeZone?: string): { time: string; date: string } {
  return {
    time: new Intl.DateTimeFormat('en-US', { ...clock, timeZone }).format(instant),
    date: new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(instant),
  };
}

/** 'Today at 09:30', 'Yesterday at 09:30', 'Tomorrow at 09:30', else the date and time; a dash for what isn't a time. */
export function formatMoment(timestamp: unknown, now: number, timeZone?: string): string {
  const time = readTime(timestamp);
  if (time === undefined) return dash;
  const day = localDay(timestamp, timeZone);
  const near = [['Today', 0], ['Yesterday', -dayMs], ['Tomorrow', dayMs]] as const;
  const [name] = near.find(([, distance]) => localDay(new Date(now + distance).toISOString(), timeZone) === day) ?? [];
  return name === undefined ? formatDateTime(timestamp, timeZone) : `${name} at ${phoneClock(time, timeZone).time}`;
}
