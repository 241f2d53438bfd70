import { afterEach, describe, expect, it } from 'vitest';
import { datePresetLabels, datePresetRange } from '~/lib/presets';
import { setFirmZone } from '~/lib/dates';
import { instants, oracleIn, zones } from './zones';

const at = (time: string) => Date.parse(time);
const dayMs = 86_400_000;

/**
 * Days as whole numbers since 1970. Date is used only to read a day's number and name, not for
 * calendar arithmetic.
 */
const dayNumber = (day: string) => at(`${day}T00:00:00Z`) / dayMs;
const dayName = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

interface Range {
  date_after: string;
  date_before: string;
}
const known = new Map<string, Range>();

/** The same few days are used in every time zone. */
function oracle(preset: string, today: string): Range {
  const key = `${preset} ${today}`;
  const range = known.get(key) ?? lookAtDays(preset, today);
  known.set(key, range);
  return range;
}

/** R26, day by day: filters the last 70 days by the preset. */
function lookAtDays(preset: string, today: string): Range {
  const past = Array.from({ length: 70 }, (_, index) => dayName(dayNumber(today) - 69 + index));
  const month = today.slice(0, 7);
  const monthBefore = past.findLast((day) => day.slice(0, 7) !== month)?.slice(0, 7);
  const age = (day: string) => dayNumber(today) - dayNumber(day);
  const wanted: Record<string, (day: string) => boolean> = {
    today: (day) => age(day) === 0,
    this_week: (day) => age(day) < 7,
    last_week: (day) => age(day) >= 7 && age(day) < 14,
    this_month: (day) => day.slice(0, 7) === month,
    last_month: (day) => day.slice(0, 7) === monthBefore,
  };
  const days = past.filter(wanted[preset] ?? (() => false));
  return { date_after: days[0] ?? '', date_before: days.at(-1) ?? '' };
}

const presets = Object.keys(datePresetLabels);

describe('date presets (R26)', () => {
  afterEach(() => setFirmZone(undefined));

  it("are section 9's, in its order", () =>
    expect(Object.values(datePresetLabels)).toEqual([
      'Today',
      'This Week',
      'This Month',
      'Last Week',
      'Last Month',
    ]));

  it.each([
    ['today', '2026-03-15', '2026-03-15'],
    ['this_week', '2026-03-09', '2026-03-15'],
    ['last_week', '2026-03-02', '2026-03-08'],
    ['this_month', '2026-03-01', '2026-03-15'],
    ['last_month', '2026-02-01', '2026-02-28'],
  ])('%s on 15 March 2026', (preset, date_after, date_before) =>
    expect(datePresetRange(preset, at('2026-03-15T12:00:00Z'))).toEqual({
      date_after,
      date_before,
    }),
  );

  it.each([
    ['last_month', '2024-03-31T12:00:00Z', '2024-02-01', '2024-02-29'],
    ['last_month', '2026-01-31T12:00:00Z', '2025-12-01', '2025-12-31'],
    ['last_month', '2026-05-31T12:00:00Z', '2026-04-01', '2026-04-30'],
    ['last_week', '2026-01-03T12:00:00Z', '2025-12-21', '2025-12-27'],
    ['this_week', '2026-01-03T12:00:00Z', '2025-12-28', '2026-01-03'],
    ['this_month', '2026-01-01T12:00:00Z', '2026-01-01', '2026-01-01'],
  ])('%s at %s', (preset, now, date_after, date_before) =>
    expect(datePresetRange(preset, at(now))).toEqual({ date_after, date_before }),
  );

  it.each(zones)(
    'in %s every preset has the UTC days of the oracle (R42), over DST changes and year ends',
    (zone) => {
      setFirmZone(zone);
      const utcDay = oracleIn('UTC');
      for (const now of instants) {
        const today = utcDay(now);
        for (const preset of presets) {
          const expected = oracle(preset, today);
          const range = datePresetRange(preset, at(now));
          // Compared without expect(): 75,000 calls of it would take minutes.
          if (
            range?.date_after !== expected.date_after ||
            range.date_before !== expected.date_before
          )
            expect({ now, preset, range }).toEqual({ now, preset, range: expected });
        }
      }
      expect(instants.length * presets.length).toBeGreaterThan(6000);
    },
  );

  it.each(['', 'TODAY', 'toString', '__proto__', 'constructor', '2026-01-01'])(
    '%j is not a preset',
    (text) => expect(datePresetRange(text, 0)).toBeUndefined(),
  );
});
