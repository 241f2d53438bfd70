import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMessageDay } from '~/features/support/chat/conversation';
import { formatMoment } from '~/lib/moments';
import { printCount, runs } from '../../propertyRuns';
import { brokenText, hostileValue } from '../../lib/hostileValues';

const at = (iso: string) => Date.parse(iso);

describe('times of messages (section 9), in a time zone', () => {
  it.each([
    ['2026-03-15T10:32:00Z', '2026-03-15T12:00:00Z', 'UTC', 'Today at 10:32', 'Today'],
    ['2026-03-15T00:00:00Z', '2026-03-15T23:59:59Z', 'UTC', 'Today at 00:00', 'Today'],
    ['2026-03-14T23:59:59Z', '2026-03-15T00:00:00Z', 'UTC', 'Yesterday at 23:59', 'Yesterday'],
    ['2026-03-14T00:00:00Z', '2026-03-15T23:59:00Z', 'UTC', 'Yesterday at 00:00', 'Yesterday'],
    ['2026-03-13T23:59:00Z', '2026-03-15T00:00:00Z', 'UTC', '2 days ago', 'Mar 13, 2026'],
    // The same moments, another wall.
    ['2026-03-14T23:30:00Z', '2026-03-15T00:30:00Z', 'Asia/Tokyo', 'Today at 08:30', 'Today'],
    [
      '2026-03-14T14:59:00Z',
      '2026-03-15T00:30:00Z',
      'Asia/Tokyo',
      'Yesterday at 23:59',
      'Yesterday',
    ],
    [
      '2026-03-15T03:59:00Z',
      '2026-03-15T04:00:00Z',
      'America/New_York',
      'Yesterday at 23:59',
      'Yesterday',
    ],
    [
      '2026-03-15T10:32:00+05:45',
      '2026-03-15T12:00:00Z',
      'Asia/Kathmandu',
      'Today at 10:32',
      'Today',
    ],
    // A day of 23 hours, and one of 25: days are counted, not hours.
    [
      '2026-03-28T23:30:00Z',
      '2026-03-29T22:30:00Z',
      'Europe/London',
      'Yesterday at 23:30',
      'Yesterday',
    ],
    [
      '2026-03-28T22:30:00Z',
      '2026-03-29T21:30:00Z',
      'Europe/Berlin',
      'Yesterday at 23:30',
      'Yesterday',
    ],
    ['2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', 'Europe/Berlin', 'Today at 00:30', 'Today'],
    [
      '2026-03-08T04:59:00Z',
      '2026-03-09T03:59:00Z',
      'America/New_York',
      'Yesterday at 23:59',
      'Yesterday',
    ],
    // Midnight itself is skipped there.
    [
      '2018-11-04T02:30:00Z',
      '2018-11-04T04:00:00Z',
      'America/Sao_Paulo',
      'Yesterday at 23:30',
      'Yesterday',
    ],
    ['2025-12-31T23:30:00Z', '2026-01-01T00:30:00Z', 'UTC', 'Yesterday at 23:30', 'Yesterday'],
  ])('%s seen at %s in %s: %s', (time, now, zone, shown, day) => {
    expect(formatMoment(time, at(now), zone)).toBe(shown);
    expect(formatMessageDay(time, at(now), zone)).toBe(day);
  });

  it.each([
    [2, '2 days ago'],
    [6, '6 days ago'],
    [7, '1 week ago'],
    [13, '1 week ago'],
    [14, '2 weeks ago'],
    [29, '4 weeks ago'],
    [30, '1 month ago'],
    [59, '1 month ago'],
    [60, '2 months ago'],
    [364, '12 months ago'],
    [365, '1 year ago'],
    [730, '2 years ago'],
    [4000, '10 years ago'],
    // The server's clock may be ahead.
    [-1, 'in 1 day'],
    [-3, 'in 3 days'],
  ])('%i days ago: %s', (days, phrase) => {
    const now = at('2026-03-15T12:00:00Z');
    expect(formatMoment(new Date(now - days * 86_400_000).toISOString(), now, 'UTC')).toBe(phrase);
  });

  it('a time of today that is still to come is today', () =>
    expect(formatMoment('2026-03-15T12:05:00Z', at('2026-03-15T12:00:00Z'), 'UTC')).toBe(
      'Today at 12:05',
    ));

  it('whatever the wire holds: a dash, or words', () => {
    let seen = 0;
    fc.assert(
      fc.property(hostileValue, fc.integer({ min: 0, max: 4e12 }), (value, now) => {
        expect(formatMoment(value, now)).not.toMatch(brokenText);
        expect(formatMessageDay(value, now)).not.toMatch(brokenText);
        seen += 1;
      }),
      runs,
    );
    printCount('hostile times of messages', seen);
  });
});
