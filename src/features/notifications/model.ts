import { dayMs, formatDateTime, formatTime, localDay, readTime, zoneOr } from '~/lib/dates';
import { firstError, type FieldErrors } from '~/lib/fieldErrors';
import { instantOfLocal, offsetLabel, skippedTime } from '~/lib/localDateTime';
import { daysAgo, formatMoment } from '~/lib/moments';
import { isKnown, isTrue, oneOf, readText, shape, textOf } from '~/lib/records';
import { atMost } from '~/lib/numbers';
import { textLength, trimText } from '~/lib/text';
import type { StatusBadge } from '~/lib/tone';

export const notificationMessages = {
  sent: 'Notification sent successfully',
  scheduled: 'Notification scheduled successfully',
  deleted: 'Notification deleted successfully',
  restored: 'Notification restored',
} as const;

export const recipientLabels = {
  all: 'All users',
  active_traders: 'Active traders',
  funded_accounts: 'Funded accounts',
  phase_1: 'Phase 1 traders',
  phase_2: 'Phase 2 traders',
} as const;

type RecipientGroup = keyof typeof recipientLabels;

export interface LocalNotification {
  id: string;
  title: string;
  message: string;
  recipient: RecipientGroup;
  timestamp: string;
  /** Stays false if it was scheduled; see `isSent`. */
  sent: boolean;
}

/** Placeholders that count nothing (R189). */
export const sampleStatistics = { total: '1,247', thisWeek: '47', scheduled: '3' } as const;

/** If more are stored, the oldest are dropped (R191). */
export const maxNotifications = 200;

export const isSent = ({ sent, timestamp }: LocalNotification, now: number): boolean =>
  sent || (readTime(timestamp) ?? 0) <= now;

export const notificationBadge = (notification: LocalNotification, now: number): StatusBadge =>
  isSent(notification, now) ? { label: 'Sent', tone: 'ok' } : { label: 'Scheduled', tone: 'info' };

export const newestFirst = (notifications: readonly LocalNotification[]): LocalNotification[] =>
  [...notifications].sort(
    (one, other) => (readTime(other.timestamp) ?? 0) - (readTime(one.timestamp) ?? 0),
  );

export const parseNotification = shape<LocalNotification>({
  id: readText,
  title: readText,
  message: readText,
  recipient: oneOf(recipientLabels),
  timestamp: (raw) => (readTime(raw) === undefined ? undefined : readText(raw)),
  sent: isTrue,
});

interface Sample extends Pick<LocalNotification, 'title' | 'message' | 'recipient'> {
  day: number;
  time: string;
}

const samples: readonly Sample[] = [
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
    message: 'This week’s approved payouts were sent. They arrive within a day.',
  },
  {
    day: -4,
    time: '12:00',
    recipient: 'phase_2',
    title: 'Halfway there',
    message: 'Keep an eye on your daily loss limit.',
  },
  {
    day: -6,
    time: '11:15',
    recipient: 'phase_1',
    title: 'Welcome to Phase 1',
    message: 'Your account is ready. Its rules are in your dashboard.',
  },
];

export function sampleNotifications(now: number, timeZone: string): LocalNotification[] {
  return samples.map(({ day, time, ...texts }, index) => {
    const instant = now + day * dayMs;
    const localTime = `${localDay(new Date(instant).toISOString(), timeZone)}T${time}`;
    const local = instantOfLocal(localTime, timeZone);
    return {
      id: `sample-${index + 1}`,
      ...texts,
      timestamp: new Date(typeof local === 'string' ? instant : local.instant).toISOString(),
      sent: day < 0,
    };
  });
}

export const phoneClock = (instant: number, timeZone?: string) => ({
  time: formatTime(new Date(instant).toISOString(), timeZone),
  date: new Date(instant).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: zoneOr(timeZone),
  }),
});

/** Includes the date of a later day, because 'in 3 days' doesn't say when (R230). */
export function notificationTime(timestamp: unknown, now: number, timeZone?: string): string {
  const moment = formatMoment(timestamp, now, timeZone);
  return (daysAgo(timestamp, now, timeZone) ?? 0) < 0
    ? `${moment} (${formatDateTime(timestamp, timeZone)})`
    : moment;
}

export const noNotification = {
  title: '',
  message: '',
  recipient: '',
  when: 'now' as 'now' | 'schedule',
  /** A local time, 'YYYY-MM-DDTHH:mm', used only if `when` is 'schedule'. */
  scheduled_for: '',
};
export type NotificationValues = typeof noNotification;

/** In characters (R188). */
export const notificationSizes = { title: 100, message: 500 } as const;

export const countLabel = (text: string, most: number): string => `${textLength(text)} / ${most}`;

function scheduleError(text: string, now: number, timeZone: string): string | undefined {
  if (text === '') return 'Date and time is required';
  const local = instantOfLocal(text, timeZone);
  if (local === 'unreadable') return 'Enter a valid date and time';
  if (local === 'skipped') return skippedTime;
  return local.instant > now ? undefined : 'The time must be in the future';
}

/** A scheduled time is a local time in the admin's zone (R190). */
export function validateNotification(
  values: NotificationValues,
  now: number,
  timeZone: string,
): FieldErrors<NotificationValues> {
  const errors: FieldErrors<NotificationValues> = {};
  for (const field of ['title', 'message'] as const) {
    const length = textLength(values[field]);
    if (length === 0) errors[field] = `${field === 'title' ? 'Title' : 'Message'} is required`;
    else if (length > notificationSizes[field])
      errors[field] = atMost(notificationSizes[field], 'character');
  }
  if (!isKnown(recipientLabels, values.recipient)) errors.recipient = 'Recipient is required';
  const late = values.when === 'schedule' && scheduleError(values.scheduled_for, now, timeZone);
  if (late) errors.scheduled_for = late;
  return errors;
}

function scheduledAt(
  { when, scheduled_for: text }: NotificationValues,
  timeZone: string,
): number | undefined {
  const local = when === 'schedule' ? instantOfLocal(text, timeZone) : undefined;
  return typeof local === 'object' ? local.instant : undefined;
}

export function notificationOf(
  values: NotificationValues,
  id: string,
  now: number,
  timeZone: string,
): LocalNotification | undefined {
  const { title, message, recipient } = values;
  if (
    firstError(validateNotification(values, now, timeZone)) !== undefined ||
    !isKnown(recipientLabels, recipient)
  )
    return undefined;
  const at = scheduledAt(values, timeZone);
  return {
    id,
    title: trimText(title),
    message: trimText(message),
    recipient,
    timestamp: new Date(at ?? now).toISOString(),
    sent: at === undefined,
  };
}

export const arrivalOf = (values: NotificationValues, now: number, timeZone: string): number =>
  Math.max(scheduledAt(values, timeZone) ?? now, now);

export const zoneLabel = (timeZone: string, instant: number): string =>
  `${timeZone} (${offsetLabel(instant, timeZone)})`;

export const isNotificationStarted = (values: NotificationValues): boolean =>
  [values.title, values.message, values.recipient, values.scheduled_for].some(
    (text) => text !== '',
  );

export const parseNotificationDraft = shape<NotificationValues>({
  title: textOf,
  message: textOf,
  recipient: textOf,
  when: (raw) => (raw === 'schedule' ? 'schedule' : 'now'),
  scheduled_for: textOf,
});
