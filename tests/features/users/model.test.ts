import { afterEach, describe, expect, it } from 'vitest';
import {
  filterUsers,
  noUserFilters,
  userStatsFallback,
  withJoinedDays,
} from '~/features/users/model';
import { setFirmZone } from '~/lib/dates';
import { instants, oracleIn } from '../../lib/zones';
import { formatCount } from '~/lib/numbers';

const none = { search: '', role: '', from: '', to: '' };
const users = [
  {
    id: 1,
    full_name: 'Amara Okafor',
    email: 'amara@example.com',
    role: 'user',
    date_joined: '2026-01-17T08:12:00Z',
  },
  {
    id: 2,
    full_name: 'Åsa ÖBERG',
    email: 'asa@firm.test',
    role: 'admin',
    date_joined: '2026-01-18T00:00:00Z',
  },
  { id: 3, full_name: null, email: 'OKAFOR@firm.test', role: 'superadmin', date_joined: null },
];

describe('user list filters (section 5)', () => {
  afterEach(() => setFirmZone(undefined));

  it.each([
    ['nothing', {}, [1, 2, 3]],
    ['part of a name in any case', { search: 'OKAF' }, [1, 3]],
    ['part of an email in any case', { search: 'FIRM.TEST' }, [2, 3]],
    ['letters beyond ASCII', { search: 'öberg' }, [2]],
    ['space around the search', { search: '  amara ' }, [1]],
    ['characters that a pattern would take otherwise', { search: '.*' }, []],
    ['the exact role', { role: 'admin' }, [2]],
    ['a role nobody has', { role: 'ADMIN' }, []],
    ['from a day, included', { from: '2026-01-18' }, [2]],
    ['to a day, included', { to: '2026-01-17' }, [1]],
    ['one day only', { from: '2026-01-17', to: '2026-01-17' }, [1]],
    ['a range turned round', { from: '2026-01-18', to: '2026-01-17' }, []],
    ['a text that is no day', { from: 'soon', to: '2026' }, [1, 2, 3]],
    ['all together', { search: 'a', role: 'user', from: '2026-01-01', to: '2026-12-31' }, [1]],
  ])('%s', (_name, filters, ids) =>
    expect(filterUsers(users, { ...none, ...filters }).map(({ id }) => id)).toEqual(ids),
  );

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'in %s the days are those of UTC (R42) and inclusive, over DST changes and year ends',
    (zone) => {
      setFirmZone(zone);
      const oracle = oracleIn('UTC');
      const rows = instants.map((date_joined) => ({ date_joined, day: oracle(date_joined) }));
      const days = [...new Set(rows.map(({ day }) => day))];
      for (const [index, from] of days.entries()) {
        const to = days[Math.min(index + 1, days.length - 1)] ?? from;
        const expected = rows.filter(({ day }) => day >= from && day <= to);
        expect(filterUsers(rows, { ...none, from, to })).toEqual(expected);
      }
    },
  );
});

describe('figures of /users without the statistics (section 7, R33)', () => {
  it.each([
    ['the list was read', 47, ['47', '0', '0']],
    ['the list is empty', 0, ['0', '0', '0']],
    ['the list failed too', undefined, ['—', '—', '—']],
  ])('%s', (_name, count, shown) => {
    const { totalUsers, pendingWithdrawals, totalReferrals } = userStatsFallback(count);
    expect([totalUsers, pendingWithdrawals, totalReferrals].map(formatCount)).toEqual(shown);
  });
});

it('a preset stands for its days, whenever it is read (R481)', () => {
  const now = Date.parse('2026-11-28T00:00:00Z');
  const lastWeek = { ...noUserFilters, joined: 'last_week' };
  expect(withJoinedDays(lastWeek, now)).toEqual({
    ...lastWeek,
    from: '2026-11-15',
    to: '2026-11-21',
  });
  const days = { ...noUserFilters, joined: 'someday', from: '2026-01-01' };
  expect(withJoinedDays(days, now)).toBe(days);
});
