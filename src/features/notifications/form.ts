import { firstError, type FieldErrors } from '../../lib/fieldErrors';
import { instantOfLocal, offsetLabel } from '../../lib/localDateTime';
import { recipientLabels, type LocalNotification, type RecipientGroup } from './items';
import { isRecord, textOf } from '../../lib/records';
import { textLength, trimText } from '../../lib/text';

/**
 * The form's values. The first three are section 3's. `scheduled_for` is a local time,
 * 'YYYY-MM-DDTHH:mm'; it counts only if `when` is 'schedule'.
 */
export interface NotificationValues {
  title: string;
  message: string;
  recipient: string;
  when: 'now' | 'schedule';
  scheduled_for: string;
}

export const noNotification: NotificationValues = {
  title: '',
  message: '',
  recipient: '',
  when: 'now',
  scheduled_for: '',
};

/** Maximum number of characters (R188). */
export const notificationSizes = { title: 100, message: 500 } as const;

/** Section 5's text for the whole form. */
const fillIn = 'Please fill in all fields';

const isGroup = (text: string): text is RecipientGroup => Object.hasOwn(recipientLabels, text);

/** The character counter: '23 / 100'. */
export const countLabel = (text: string, most: number): string => `${textLength(text)} / ${most}`;

function scheduleError(text: string, now: number, timeZone: string): string | undefined {
  if (text === '') return 'Date and time is required';
  const local = instantOfLocal(text, timeZone);
  if (local === 'unreadable') return 'Enter a valid date and time';
  if (local === 'skipped') return 'The clocks skip this time on that day';
  return local.instant > now ? undefined : 'The time must be in the future';
}

/**
 * Section 5: title, message and recipient are required, and blank counts as empty. A scheduled time
 * must be in the future; it is a local time in the admin's zone (R190).
 */
export function validateNotification(
  values: NotificationValues,
  now: number,
  timeZone: string,
): FieldErrors<NotificationValues> {
  const errors: FieldErrors<NotificationValues> = {};
  for (const [field, label] of [
    ['title', 'Title'],
    ['message', 'Message'],
  ] as const) {
    const length = textLength(values[field]);
    if (length === 0) errors[field] = `${label} is required`;
    else if (length > notificationSizes[field])
      errors[field] = `At most ${notificationSizes[field]} characters`;
  }
  if (!isGroup(values.recipient)) errors.recipient = 'Recipient is required';
  const late =
    values.when === 'schedule' ? scheduleError(values.scheduled_for, now, timeZone) : undefined;
  if (late !== undefined) errors.scheduled_for = late;
  return errors;
}

/**
 * The error text for the whole form: section 5's text if a field is empty, otherwise the first
 * field's error.
 */
export const notificationFormError = (
  errors: FieldErrors<NotificationValues>,
): string | undefined =>
  Object.values<string | undefined>(errors).some((error) => error?.endsWith(' is required'))
    ? fillIn
    : firstError(errors);

/** Makes a notification from the form's values. Returns undefined if they are invalid. */
export function notificationOf(
  values: NotificationValues,
  id: string,
  now: number,
  timeZone: string,
): LocalNotification | undefined {
  if (
    firstError(validateNotification(values, now, timeZone)) !== undefined ||
    !isGroup(values.recipient)
  )
    return undefined;
  const texts = {
    id,
    title: trimText(values.title),
    message: trimText(values.message),
    recipient: values.recipient,
  };
  const local =
    values.when === 'schedule' ? instantOfLocal(values.scheduled_for, timeZone) : undefined;
  if (typeof local === 'object')
    return { ...texts, timestamp: new Date(local.instant).toISOString(), sent: false };
  return { ...texts, timestamp: new Date(now).toISOString(), sent: true };
}

/**
 * When recipients would see it, in milliseconds since 1970: the scheduled time if it is in the
 * future, otherwise now.
 */
export function arrivalOf(values: NotificationValues, now: number, timeZone: string): number {
  const local =
    values.when === 'schedule' ? instantOfLocal(values.scheduled_for, timeZone) : 'unreadable';
  return typeof local === 'string' ? now : Math.max(local.instant, now);
}

/** 'Europe/Lisbon (UTC+1)': the time zone of a schedule, with its offset at that time. */
export const zoneLabel = (timeZone: string, instant: number): string =>
  `${timeZone} (${offsetLabel(instant, timeZone)})`;

/** Whether the form has input that would be lost. */
export const isNotificationStarted = (values: NotificationValues): boolean =>
  [values.title, values.message, values.recipient, values.scheduled_for].some(
    (text) => text !== '',
  );

/** Checks a stored draft. Returns undefined if it can't be used. */
export function parseNotificationDraft(raw: unknown): NotificationValues | undefined {
  if (!isRecord(raw)) return undefined;
  const text = (field: keyof NotificationValues) => textOf(raw[field]);
  return {
    title: text('title'),
    message: text('message'),
    recipient: text('recipient'),
    when: text('when') === 'schedule' ? 'schedule' : 'now',
    scheduled_for: text('scheduled_for'),
  };
}
