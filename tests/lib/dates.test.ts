import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatRelativeTime,
  formatTime,
  localDay,
  readTime,
} from '~/lib/dates';
import { formatMoment } from '~/lib/moments';
import { instants, oracleIn, zones } from './zones';

describe('dates sent by the API (R7), in a time zone', () => {
  it.each([
    ['2026-01-17T08:12:00Z', 'UTC', 'Jan 17, 2026', 'Jan 17, 2026, 08:12'],
    ['2026-01-17T08:12:00+02:00', 'UTC', 'Jan 17, 2026', 'Jan 17, 2026, 06:12'],
    ['2026-01-17T23:30:00Z', 'Asia/Tokyo', 'Jan 18, 2026', 'Jan 18, 2026, 08:30'],
    ['2026-01-01T03:00:00Z', 'America/New_York', 'Dec 31, 2025', 'Dec 31, 2025, 22:00'],
    ['2026-01-17', 'America/Los_Angeles', 'Jan 17, 2026', 'Jan 17, 2026'],
    ['2024-02-29', 'Pacific/Kiritimati', 'Feb 29, 2024', 'Feb 29, 2024'],
    ['2026-01-17T00:00:00.123456Z', 'UTC', 'Jan 17, 2026', 'Jan 17, 2026, 00:00'],
  ])('%s in %s', (time, zone, date, dateTime) => {
    expect(formatDate(time, zone)).toBe(date);
    expect(formatDateTime(time, zone)).toBe(dateTime);
  });

  it.each([
    null,
    undefined,
    '',
    'yesterday',
    '17/01/2026',
    '2026-13-01T00:00:00Z',
    '2026-02-30',
    '2026-02-29T10:00:00Z',
    '2026-04-31T00:00:00+02:00',
    '2026-00-10',
    '1',
    0,
    1768637520000,
    new Date(),
    {},
    [],
  ])('%s is a dash, never Invalid Date', (garbage) => {
    expect(formatDate(garbage)).toBe('—');
    expect(formatDateTime(garbage)).toBe('—');
    expect(localDay(garbage)).toBe('');
    expect(readTime(garbage)).toBeUndefined();
  });

  it("uses the browser's time zone if none is given", () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    for (const time of instants) expect(formatDateTime(time)).toBe(formatDateTime(time, timeZone));
  });

  it.each(zones)('localDay in %s equals the oracle, over DST changes and year ends', (zone) => {
    expect(instants.length).toBeGreaterThan(1000);
    expect(instants.map((time) => localDay(time, zone))).toEqual(instants.map(oracleIn(zone)));
  });

  it('a day alone is that day in every zone, and has no time of day', () => {
    for (const zone of zones) expect(localDay('2026-01-17', zone)).toBe('2026-01-17');
    expect(formatTime('2026-01-17', 'America/New_York')).toBe('—');
    const now = Date.parse('2026-01-17T12:00:00Z');
    expect(formatMoment('2026-01-17', now, 'America/New_York')).toBe('Today');
    expect(formatMoment('2026-01-16', now, 'America/New_York')).toBe('Yesterday');
  });

  it('pads years, so that days can be compared as text', () =>
    expect(localDay('0999-06-01T00:00:00Z', 'UTC')).toBe('0999-06-01'));
});

describe('formatRelativeTime (section 2)', () => {
  const now = Date.parse('2026-01-17T12:00:00Z');
  const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
  it.each([
    [0, 'Just now'],
    [59 * second, 'Just now'],
    [-5 * hour, 'Just now'],
    [minute, '1 minute ago'],
    [2 * minute - 1, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [hour, '1 hour ago'],
    [23 * hour + 59 * minute, '23 hours ago'],
    [day, '1 day ago'],
    [400 * day, '400 days ago'],
  ])('%i ms ago is %s', (age, label) =>
    expect(formatRelativeTime(new Date(now - age).toISOString(), now)).toBe(label),
  );

  it('is a dash for anything but a time', () => expect(formatRelativeTime(null, now)).toBe('—'));
});
