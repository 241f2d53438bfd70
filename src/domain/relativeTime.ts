import { readTime } from './dates';
import { dash } from './text';

const minuteMs = 60_000;
const units = [
  { name: 'day', ms: 24 * 60 * minuteMs },
  { name: 'hour', ms: 60 * minuteMs },
  { name: 'minute', ms: minuteMs },
] as const;

/** 'Just now', '1 minute ago', '3 hours ago', '2 days ago' (section 2). A time that the server's clock puts in the future is just now. */
export function formatRelativeTime(value: unknown, now: number): string {
  const time = readTime(value);
  if (time === undefined) return dash;
  const unit = units.find(({ ms }) => now - time >= ms);
  if (!unit) return 'Just now';
  const count = Math.floor((now - time) / unit.ms);
  return `${String(count)} ${unit.name}${count === 1 ? '' : 's'} ago`;
}
