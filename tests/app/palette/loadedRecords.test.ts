import { describe, expect, it } from 'vitest';
import { recordsOf } from '~/app/palette/loadedRecords';
import { cacheKeys } from '~/features/cacheKeys';
import { buildUsers } from '../../fixtures/users';

const page = (rows: unknown[]) => ({ count: rows.length, results: rows });
const payout = {
  id: 41,
  price_amount: '12.50',
  price_currency: 'USD',
  status: 'pending',
  user: { id: 7, full_name: 'Ines Moreau' },
};

describe('recordsOf', () => {
  it.each([
    [
      'a user',
      cacheKeys.users.list({ page: 1, pageSize: 20 }),
      page(buildUsers(1)),
      ['/users/1042', 'Amara Okafor', 'amara.okafor@example.com'],
    ],
    [
      'an account',
      cacheKeys.mt5.accounts({ page: 1, pageSize: 20 }),
      page([{ login: '90/1', name: 'Ines' }]),
      ['/mt5-users/90%2F1', 'Ines', '90/1'],
    ],
    [
      'a ticket',
      cacheKeys.support.tickets(),
      page([{ ticket_id: 'T-1', subject: 'Help', creator_name: 'Ines', status: 'closed' }]),
      ['/support?ticket=T-1&tab=closed', 'Help', 'Ines · closed'],
    ],
    [
      'a payout, by its day and amount',
      cacheKeys.payouts({ page: 2, pageSize: 10, status: 'pending' }),
      page([{ ...payout, created_at: '2026-03-12T10:15:00Z' }]),
      [
        '/payouts?payout=41&payout_day=2026-03-12&payout_amount=12.5',
        '$12.50 to Ines Moreau',
        'pending · Mar 12, 2026',
      ],
    ],
    [
      'a payout without a time',
      [...cacheKeys.payouts({ page: 1, pageSize: 1000 }), 'whole'],
      page([payout]),
      ['/payouts?payout=41&payout_amount=12.5', '$12.50 to Ines Moreau', 'pending · —'],
    ],
    [
      'a challenge',
      cacheKeys.challenges.list({ page: 1, pageSize: 10, challengeClass: 'challenge' }),
      page([{ id: 3, name: '100K', firm_name: 'Northgate' }]),
      ['/evaluations/3', '100K', 'Northgate'],
    ],
    [
      'a competition',
      cacheKeys.competitions.list({ page: 1, pageSize: 20 }),
      page([{ id: 5, name: 'Cup', description: null }]),
      ['/competitions/5', 'Cup', '—'],
    ],
  ])('finds %s', (_name, key, data, [href, label, detail]) =>
    expect(recordsOf(key, data)).toMatchObject([{ href, label, detail }]),
  );

  it.each([
    [cacheKeys.dashboard(), { users: 1 }],
    [cacheKeys.users.detail(1), buildUsers(1)[0]],
    [cacheKeys.users.list({ page: 1, pageSize: 20 }), undefined],
    [
      cacheKeys.users.list({ page: 1, pageSize: 20 }),
      { results: [null, 1, 'x', {}, { id: null }, { id: {} }] },
    ],
    ['text', page(buildUsers(1))],
    [undefined, undefined],
  ])('finds nothing in %j', (key, data) => expect(recordsOf(key, data)).toEqual([]));
});
