import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeLeft, timeLeftText } from '~/features/competitions/model';
import { untilNextTick } from '~/ui/time/useCountdown';
import { runs } from '../../propertyRuns';

describe('timeLeft', () => {
  it.each([
    ['2026-03-31T00:00:00Z', '2026-03-15T12:00:00Z', [15, 12, 0, 0]],
    ['2026-03-31T00:00:00Z', '2026-03-30T23:59:59Z', [0, 0, 0, 1]],
    ['2026-03-31T00:00:00Z', '2026-03-30T23:59:59.001Z', [0, 0, 0, 1]],
    ['2026-03-31T00:00:00Z', '2026-03-31T00:00:00Z', [0, 0, 0, 0]],
    ['2026-03-31T00:00:00Z', '2027-01-01T00:00:00Z', [0, 0, 0, 0]],
    ['2026-01-01T00:00:01Z', '2025-12-31T00:00:00Z', [1, 0, 0, 1]],
    // When Europe sets its clocks forward, the night is an hour shorter; when it sets them back, an
    // hour longer.
    ['2026-03-29T12:00:00+02:00', '2026-03-28T12:00:00+01:00', [0, 23, 0, 0]],
    ['2026-10-25T12:00:00+01:00', '2026-10-24T12:00:00+02:00', [1, 1, 0, 0]],
    ['2036-03-15T12:00:00Z', '2026-03-15T12:00:00Z', [3653, 0, 0, 0]],
  ])('to %s at %s', (end, now, [days, hours, minutes, seconds]) =>
    expect(timeLeft(Date.parse(end), Date.parse(now))).toEqual({ days, hours, minutes, seconds }),
  );

  it('the parts add up to the seconds left, each within its range', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4e12 }),
        fc.integer({ min: -1e9, max: 4e10 }),
        (now, ahead) => {
          const { days, hours, minutes, seconds } = timeLeft(now + ahead, now);
          const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
          // A second that has begun counts; after the end it is zero.
          expect(total * 1000 - Math.max(0, ahead)).toBeGreaterThanOrEqual(0);
          expect(total * 1000 - Math.max(0, ahead)).toBeLessThan(1000);
          expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
        },
      ),
      runs,
    );
  });
});

describe('timeLeftText', () =>
  it.each([
    [{ days: 2, hours: 3, minutes: 4, seconds: 5 }, '2 days, 3 hours, 4 minutes'],
    [{ days: 1, hours: 1, minutes: 1, seconds: 59 }, '1 day, 1 hour, 1 minute'],
    [{ days: 0, hours: 0, minutes: 20, seconds: 0 }, '20 minutes'],
    [{ days: 3, hours: 0, minutes: 0, seconds: 7 }, '3 days'],
    [{ days: 0, hours: 0, minutes: 0, seconds: 59 }, 'Less than a minute'],
  ])('%j is %s', (left, text) => expect(timeLeftText(left)).toBe(text)));

describe('untilNextTick', () =>
  it.each([
    [10_000, 7000, 1000, 1000],
    [10_000, 7001, 1000, 999],
    [10_500, 7000, 1000, 500],
    [10_000, 9999, 1000, 1],
    [100_000, 10_000, 60_000, 30_000],
    [100_000, 50_000, 60_000, 50_000],
  ])('to %i at %i, every %i: %i', (end, now, every, wait) =>
    expect(untilNextTick(end, now, every)).toBe(wait),
  ));
