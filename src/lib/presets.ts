import { isKnown } from './records';
type DatePreset = 'today' | 'this_week' | 'this_month' | 'last_week' | 'last_month';

export interface DayRange {
  date_after: string;
  date_before: string;
}

export const datePresetLabels: Record<DatePreset, string> = {
  today: 'Today',
  this_week: 'This Week',
  this_month: 'This Month',
  last_week: 'Last Week',
  last_month: 'Last Month',
};

/** Calculates in UTC, where every day has 24 hours. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

const ranges: Record<DatePreset, (today: string) => [from: string, to: string]> = {
  today: (today) => [today, today],
  this_week: (today) => [dayAfter(today, -6), today],
  last_week: (today) => [dayAfter(today, -13), dayAfter(today, -7)],
  this_month: (today) => [firstOfMonth(today), today],
  last_month: (today) => {
    const last = dayAfter(firstOfMonth(today), -1);
    return [firstOfMonth(last), last];
  },
};

/** In UTC, because that is how the backend compares days. */
export function datePresetRange(preset: string, now: number): DayRange | undefined {
  if (!isKnown(datePresetLabels, preset)) return undefined;
  const [date_after, date_before] = ranges[preset](new Date(now).toISOString().slice(0, 10));
  return { date_after, date_before };
}
