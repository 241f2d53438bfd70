import { formatDateTime, localDay, readTime, zoneOr, formatTime } from '../../lib/dates';
import { instantOfLocal } from '../../lib/localDateTime';
import { daysAgo, formatMoment } from '../../lib/moments';
import type { StatusLook } from '../../lib/tone';

/** Labels for section 9's recipient groups. */
export const recipientLabels = {
  all: 'All users',
  active_traders: 'Active traders',
  funded_accounts: 'Funded accounts',
  phase_1: 'Phase 1 traders',
  phase_2: 'Phase 2 traders',
} as const;

export type RecipientGroup = keyof typeof recipientLabels;
export const recipientGroups = Object.keys(recipientLabels) as RecipientGroup[];

/** Section 3's local notification, with an id made by this browser. */
export interface LocalNotification {
  id: string;
  title: string;
  message: string;
  recipient: RecipientGroup;
  /** When it was sent or will be sent, as an ISO time. */
  timestamp: string;
  /** False if it was scheduled. It stays false after its time: see `isSent`. */
  sent: boolean;
}

/**
 * Section 2's placeholder statistics, written as every number is. They don't count anything (R189).
 */
export const sampleStatistics = { total: '1,247', thisWeek: '47', scheduled: '3' } as const;

/** Maximum number of stored notifications; if there are more, the oldest are dropped (R191). */
export const maxNotifications = 200;

/** A scheduled notification counts as sent once its time has come. */
export const isSent = ({ sent, timestamp }: LocalNotification, now: number): boolean =>
  sent || (readTime(timestamp) ?? 0) <= now;

const looks = {
  sent: { label: 'Sent', tone: 'ok' },
  scheduled: { label: 'Scheduled', tone: 'info' },
} as const satisfies Record<string, StatusLook>;

/** Section 2: each entry is Sent or Scheduled. */
export const notificationLook = (notification: LocalNotification, now: number): StatusLook =>
  isSent(notification, now) ? looks.sent : looks.scheduled;

/** Newest first, so scheduled notifications are at the top. */
export const newestFirst = (notifications: readonly LocalNotification[]): LocalNotification[] =>
  [...notifications].sort(
    (one, other) => (readTime(other.timestamp) ?? 0) - (readTime(one.timestamp) ?? 0),
  );

const isGroup = (raw: unknown): raw is RecipientGroup =>
  typeof raw === 'string' && Object.hasOwn(recipientLabels, raw);

/** Checks a stored notification. Undefined if it can't be read. */
export function parseNotification(raw: unknown): LocalNotification | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { id, title, message, recipient, timestamp, sent } = raw as Record<string, unknown>;
  const hasTexts =
    typeof id === 'string' &&
    typeof title === 'string' &&
    typeof message === 'string' &&
    typeof timestamp === 'string';
  return hasTexts && isGroup(recipient) && readTime(timestamp) !== undefined
    ? { id, title, message, recipient, timestamp, sent: sent === true }
    : undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

const samples: readonly (Pick<LocalNotification, 'title' | 'message' | 'recipient'> & {
  day: number;
  time: string;
})[] = [
  {
    day: 1,
    time: '07:00',
    recipient: 'all',
    title: 'Scheduled maintenance',
    message: 'MT5 is not available from 08:00 to 08:30 UTC. Open positions are not touched.',
  },
  {
    day: -1,
    time: '09:00',
    recipient: 'active_traders',
    title: 'A new competition is open',
    message: 'Join until Sunday and trade for a share of the prize pool.',
  },
  {
    day: -2,
    time: '15:30',
    recipient: 'funded_accounts',
    title: 'Payouts are on their way',
    message:
      'This week’s approved payouts were handed to the network. They usually arrive within a day.',
  },
  {
    day: -4,
    time: '12:00',
    recipient: 'phase_2',
    title: 'Halfway there',
    message: 'Phase 2 asks for steadiness: keep an eye on your daily loss limit.',
  },
  {
    day: -6,
    time: '11:15',
    recipient: 'phase_1',
    title: 'Welcome to Phase 1',
    message: 'Your account is ready. The rules and the profit target are in your dashboard.',
  },
];

/** The list until it is first changed: five examples with times around today. */
export function sampleNotifications(now: number, timeZone: string): LocalNotification[] {
  return samples.map(({ day, time, ...texts }, index) => {
    const instant = now + day * dayMs;
    const local = instantOfLocal(
      `${localDay(new Date(instant).toISOString(), timeZone)}T${time}`,
      timeZone,
    );
    return {
      id: `sample-${index + 1}`,
      ...texts,
      timestamp: new Date(typeof local === 'string' ? instant : local.instant).toISOString(),
      sent: day < 0,
    };
  });
}

/** The time and date on a phone's lock screen: '09:30' and 'Saturday, March 14'. */
export function phoneClock(instant: number, timeZone?: string): { time: string; date: string } {
  return {
    time: formatTime(new Date(instant).toISOString(), timeZone),
    date: new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: zoneOr(timeZone),
    }).format(instant),
  };
}

/**
 * When a notification was or will be sent, as section 9 says it. A time on a later day is followed
 * by its date, because 'in 3 days' doesn't say when (R230).
 */
export function notificationTime(timestamp: unknown, now: number, timeZone?: string): string {
  const moment = formatMoment(timestamp, now, timeZone);
  return (daysAgo(timestamp, now, timeZone) ?? 0) < 0
    ? `${moment} (${formatDateTime(timestamp, timeZone)})`
    : moment;
}
