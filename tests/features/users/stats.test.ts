import { describe, expect, it } from 'vitest';
import { userStatsFallback } from '../../../src/features/users/model';
import { formatCount } from '../../../src/lib/numbers';

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
