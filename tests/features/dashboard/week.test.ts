import { expect, it } from 'vitest';
import { setFirmZone } from '../../../src/lib/dates';
import { weekOfPayouts } from '../../../src/features/dashboard/week';

const range = { date_after: '2026-03-28', date_before: '2026-03-30' };
const row = (created_at: unknown, status: unknown = 'pending') => ({ created_at, status });

it('counts by local day and status, with a day for every date of the range', () => {
  const rows = [
    row('2026-03-28T10:00:00Z'),
    row('2026-03-30T23:30:00Z', 'approved'),
    row('2026-03-30T10:00:00Z', 'rejected'),
    row('2026-03-30T10:00:00Z', 'lost'),
  ];
  const { days, byStatus } = weekOfPayouts(rows, range);
  expect(days.map(({ day, count }) => [day, count])).toEqual([
    ['2026-03-28', 1],
    ['2026-03-29', 0],
    ['2026-03-30', 3],
  ]);
  expect(byStatus).toEqual({ pending: 1, approved: 1, rejected: 1, disbursed: 0 });
  // In Lisbon the payout of 23:30 UTC is of March 31: the days are those that its links filter by
  // (R42).
  setFirmZone('Europe/Lisbon');
  expect(weekOfPayouts(rows, range).byStatus.approved).toBe(1);
  setFirmZone(undefined);
});

it.each([
  [row('yesterday')],
  [row(null)],
  [row('2026-03-27T10:00:00Z')],
  [row('2026-03-31T10:00:00Z')],
])('leaves out %j', (one) => expect(weekOfPayouts([one], range).byStatus.pending).toBe(0));
