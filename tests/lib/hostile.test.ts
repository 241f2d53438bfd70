import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  activeCompetitions,
  competitionProgress,
  competitionStatus,
  competitionTitle,
} from '~/features/competitions/model';
import { formatDate, formatDateTime, formatRelativeTime, localDay, readTime } from '~/lib/dates';
import { formatMoney } from '~/lib/money';
import { formatCount, readDecimal } from '~/lib/numbers';
import { formatText, isBlank } from '~/lib/text';
import { printCount, runs } from '../propertyRuns';
import { brokenText, hostileRecord, hostileValue } from './hostileValues';
import { activityBadge, recentActivities } from '~/features/dashboard/DashboardScreen';
import { filterUsers } from '~/features/users/model';

const now = Date.UTC(2026, 0, 17, 12);
let seen = 0;
afterAll(() => printCount('hostile values formatted', seen));

describe('formatting any value never throws and never shows a broken value (promise 6)', () => {
  it.each<[string, (value: unknown) => string]>([
    ['formatMoney', (value) => formatMoney(value)],
    ['formatCount', formatCount],
    ['formatDate', (value) => formatDate(value)],
    ['formatDateTime', (value) => formatDateTime(value)],
    ['localDay', (value) => localDay(value)],
    ['formatRelativeTime', (value) => formatRelativeTime(value, now)],
    ['competitionTitle', (value) => competitionTitle({ starting_balance: value })],
  ])('%s', (_name, format) =>
    fc.assert(
      fc.property(hostileValue, (value) => {
        expect(format(value)).not.toMatch(brokenText);
        seen += 1;
      }),
      runs,
    ),
  );

  it('shows text as it is, and anything but text and numbers as a dash', () =>
    fc.assert(
      fc.property(hostileValue, (value) => {
        const isShown = (typeof value === 'string' && !isBlank(value)) || Number.isFinite(value);
        expect(formatText(value)).toBe(isShown ? String(value) : '—');
        expect(activityBadge({ action: value, details: value }).label).toBe(
          isShown ? String(value) : '—',
        );
      }),
      runs,
    ));

  it('reads decimals and times only from valid ones', () =>
    fc.assert(
      fc.property(hostileValue, (value) => {
        expect(readDecimal(value) ?? '0').toMatch(/^-?\d+(\.\d+)?$/);
        expect(readTime(value) ?? 0).not.toBeNaN();
      }),
      runs,
    ));

  it('derives states from any values', () =>
    fc.assert(
      fc.property(hostileRecord('is_active', 'start_date', 'end_date'), (competition) => {
        expect(['active', 'upcoming', 'ended']).toContain(competitionStatus(competition, now));
        const progress = competitionProgress(competition, now) ?? 0;
        expect(Number.isInteger(progress) && progress >= 0 && progress <= 100).toBe(true);
        expect(activeCompetitions([competition], now).length).toBe(
          competition.is_active === true ? 1 : 0,
        );
        expect(['ok', 'bad', 'info', 'neutral']).toContain(
          activityBadge({ action: competition.is_active }).tone,
        );
      }),
      runs,
    ));

  it('sorts and filters rows with any values', () => {
    const row = hostileRecord('full_name', 'email', 'role', 'date_joined', 'timestamp');
    const filters = fc.record({
      search: fc.string(),
      role: fc.constantFrom('', 'admin', 'x'),
      from: fc.constantFrom('', '2026-01-01', 'x'),
      to: fc.constantFrom('', '2026-02-01'),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), filters, (rows, chosen) => {
        expect(rows).toEqual(expect.arrayContaining(filterUsers(rows, chosen)));
        expect(recentActivities(rows).length).toBe(Math.min(rows.length, 5));
      }),
      runs,
    );
  });
});
