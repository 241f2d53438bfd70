import { isKnown } from './records';
import { formatText } from './text';

export type StatusTone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral';

export interface StatusBadge {
  label: string;
  tone: StatusTone;
}

/** An unknown value is shown as it is. */
export const labelIn = (labels: Readonly<Record<string, string>>, value: unknown): string =>
  isKnown(labels, value) ? String(labels[value]) : formatText(value);

/** An unknown status is shown as it is. */
export const badgeFor = <Status extends string>(
  badges: Record<Status, StatusBadge>,
  status: unknown,
): StatusBadge =>
  isKnown(badges, status) ? badges[status] : { label: formatText(status), tone: 'neutral' };

export const labelsOf = <Status extends string>(badges: Record<Status, StatusBadge>) =>
  // Object.fromEntries doesn't know that each status has its label.
  Object.fromEntries(
    Object.entries<StatusBadge>(badges).map(([status, { label }]) => [status, label]),
  ) as Record<Status, string>;
