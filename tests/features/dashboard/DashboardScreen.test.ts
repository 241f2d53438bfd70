import { describe, expect, it } from 'vitest';
import {
  activeCompetitions,
  competitionProgress,
  competitionTitle,
} from '~/features/competitions/model';
import { activityBadge, recentActivities } from '~/features/dashboard/DashboardScreen';

describe('activities (section 2)', () => {
  it.each([
    ['CHALLENGE_FAILED', 'Challenge Failed', 'bad'],
    ['CHALLENGE_PASSED', 'Challenge Passed', 'ok'],
    ['PHASE_1_PASSED', 'Moved to Phase 2', 'info'],
    ['PHASE_2_PASSED', 'Phase 2 Completed', 'info'],
    ['PAYOUT_REQUESTED', 'Asked for 500', 'neutral'],
    ['constructor', 'Asked for 500', 'neutral'],
    [null, 'Asked for 500', 'neutral'],
  ])('%s is %s', (action, label, tone) =>
    expect(activityBadge({ action, details: 'Asked for 500' })).toMatchObject({ label, tone }),
  );

  it('shows a dash for another action without details', () =>
    expect(activityBadge({ action: 'OTHER', details: null }).label).toBe('—'));

  it('returns the five most recent, newest first, and those without a time last', () => {
    const at = (day: number) => ({ timestamp: `2026-01-0${String(day)}T00:00:00Z` });
    const [broken, missing] = [{ timestamp: 'soon' }, {}];
    expect(recentActivities([broken, at(3), at(1), at(6), missing, at(5), at(2), at(4)])).toEqual(
      [6, 5, 4, 3, 2].map(at),
    );
    expect(recentActivities([broken, at(3), missing])).toEqual([at(3), broken, missing]);
    expect(recentActivities([])).toEqual([]);
  });
});

describe('competitions (sections 2 and 4)', () => {
  it.each([
    [100000, '100K Challenge'],
    ['50000.00', '50K Challenge'],
    [2500, '2.5K Challenge'],
    [2300.3, '2.3003K Challenge'],
    [1000000, '1000K Challenge'],
    ['12345678901234567.89', '12345678901234.56789K Challenge'],
    [0, '0K Challenge'],
    ['1.500', '0.0015K Challenge'],
    [-2500, '-2.5K Challenge'],
    ['000500', '0.5K Challenge'],
    [null, '—'],
    ['many', '—'],
  ])('a starting balance of %s is %s', (starting_balance, title) =>
    expect(competitionTitle({ starting_balance })).toBe(title),
  );

  const [before, start, middle, end, after] = [0, 10, 20, 30, 40].map((minute) =>
    Date.UTC(2026, 0, 17, 12, minute),
  ) as [number, number, number, number, number];
  const dates = {
    start_date: new Date(start).toISOString(),
    end_date: new Date(end).toISOString(),
  };

  it.each([
    ['before', before, 0],
    ['at the start', start, 0],
    ['half-way', middle, 50],
    ['a third', start + (end - start) / 3, 33],
    ['at the end', end, 100],
    ['after', after, 100],
  ])('%s', (_name, now, progress) => expect(competitionProgress(dates, now)).toBe(progress));

  it.each([
    [{ start_date: dates.start_date }],
    [{ end_date: dates.end_date }],
    [{ start_date: null, end_date: 7 }],
  ])('has no progress without two readable dates', (broken) =>
    expect(competitionProgress(broken, middle)).toBeUndefined(),
  );

  it('is 0 before and 100 after an empty or reversed span', () => {
    const turned = { start_date: dates.end_date, end_date: dates.start_date };
    expect([competitionProgress(turned, middle), competitionProgress(turned, after)]).toEqual([
      0, 100,
    ]);
    expect(
      competitionProgress({ start_date: dates.start_date, end_date: dates.start_date }, start),
    ).toBe(100);
  });

  it('shows up to three active ones in the given order', () => {
    const list = [1, 2, 3, 4, 5].map((id) => ({ id, is_active: id !== 2 }));
    expect(activeCompetitions(list, middle).map(({ id }) => id)).toEqual([1, 3, 4]);
    expect(activeCompetitions([{ is_active: 'true' }, { is_active: 1 }, {}], middle)).toEqual([]);
  });

  it('shows running ones before the others with is_active (R40)', () => {
    const running = { is_active: true, ...dates };
    const list = [
      { id: 'over', is_active: true, start_date: dates.start_date, end_date: dates.start_date },
      { id: 'to come', is_active: true, start_date: dates.end_date, end_date: dates.end_date },
      { id: 'running', ...running },
      { id: 'ended', ...running, is_active: false },
      { id: 'running too', ...running },
    ];
    expect(activeCompetitions(list, middle).map(({ id }) => id)).toEqual([
      'running',
      'running too',
      'over',
    ]);
    expect(activeCompetitions(list, after).map(({ id }) => id)).toEqual([
      'over',
      'to come',
      'running',
    ]);
  });
});
