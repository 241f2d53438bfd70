import { isKnown } from './records';
import { formatText } from './text';

export type StatusTone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral';

export interface StatusLook {
  label: string;
  tone: StatusTone;
}

/** An unknown value is shown as it is. */
export const labelIn = (labels: Readonly<Record<string, string>>, value: unknown): string =>
  isKnown(labels, value) ? String(labels[value]) : formatText(value);

/** An unknown status is shown as it is. */
export const lookIn = <Status extends string>(
  looks: Record<Status, StatusLook>,
  status: unknown,
): StatusLook =>
  isKnown(looks, status) ? looks[status] : { label: formatText(status), tone: 'neutral' };

export const labelsOf = <Status extends string>(looks: Record<Status, StatusLook>) =>
  // Object.fromEntries doesn't know that each status has its label.
  Object.fromEntries(
    Object.entries<StatusLook>(looks).map(([status, { label }]) => [status, label]),
  ) as Record<Status, string>;
