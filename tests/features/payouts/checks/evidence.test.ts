import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressHistory,
  hasUncompared,
  payoutAddressHistory,
} from '~/features/payouts/checks/evidence';
import { runs } from '../../../propertyRuns';
import { brokenText, hostileRecord, hostileValue } from '../../../lib/hostileValues';

const row = (id: unknown, userId: unknown, day: number, change: object = {}) => ({
  id,
  user: { id: userId, full_name: `User ${String(userId)}` },
  pay_address: 'A',
  created_at: `2026-03-${String(day).padStart(2, '0')}T10:00:00Z`,
  ...change,
});
const at = (day: number) => row(0, 0, day).created_at;

describe('addressHistory (R250)', () => {
  it('says who used an address, how often, first and last, the last user first', () =>
    expect(
      addressHistory(
        [row(1, 7, 5), row(2, 8, 9), row(3, 7, 2), row(4, 7, 3, { pay_address: 'B' })],
        ' A ',
      ),
    ).toEqual({
      users: [
        { id: '8', name: 'User 8', count: 1, first: at(9), last: at(9) },
        { id: '7', name: 'User 7', count: 2, first: at(2), last: at(5) },
      ],
      compared: 4,
    }));

  it('counts a payout once that was read twice, and a user once whose id is a number here and text there', () =>
    expect(addressHistory([row(1, 7, 5), row('1', '7', 5), row(2, '7', 6)], 'A')).toMatchObject({
      users: [{ id: '7', count: 2 }],
      compared: 2,
    }));

  it.each([
    ['another case', 'a'],
    ['no address', null],
    ['blank', ' '],
  ])('%s is no use of it', (_name, address) =>
    expect(addressHistory([row(1, 7, 5, { pay_address: address })], 'A')).toEqual({
      users: [],
      compared: 1,
    }),
  );

  it('hexadecimal and bech32 are the same in capitals and in small letters, as for the checks (R135)', () =>
    expect(addressHistory([row(1, 7, 5, { pay_address: '0xAb12' })], '0xab12').users).toMatchObject(
      [{ id: '7', count: 1 }],
    ));

  it('without an address nobody used it, although others name none either', () =>
    expect(addressHistory([row(1, 7, 5, { pay_address: null })], null).users).toEqual([]));

  it('takes the name from any payout, and does without a user or a time', () =>
    expect(
      addressHistory(
        [
          row(1, 7, 5, { user: { id: 7 } }),
          row(2, 7, 6),
          row(3, 0, 1, { user: null, created_at: 'soon' }),
        ],
        'A',
      ).users,
    ).toEqual([
      { id: '7', name: 'User 7', count: 2, first: at(5), last: at(6) },
      { id: undefined, name: '—', count: 1, first: undefined, last: undefined },
    ]));

  it('takes anything for a payout (promise 6)', () => {
    const rows = fc.array(hostileRecord('id', 'user', 'pay_address', 'created_at'));
    fc.assert(
      fc.property(rows, hostileValue, (read, address) => {
        const { users, compared } = addressHistory(read, address);
        expect(compared).toBeLessThanOrEqual(read.length);
        expect(users.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(compared);
      }),
      runs,
    );
    expect(
      addressHistory([{}, { user: [] }], 'A')
        .users.map(({ name }) => name)
        .join(),
    ).not.toMatch(brokenText);
  });
});

describe('payoutAddressHistory', () => {
  const payout = row(1, 7, 9);
  it("tells the payout's user apart, whose own history names no user, and doesn't count the payout itself", () => {
    const own = [
      row('1', 7, 9, { user: null }),
      row(2, 7, 3, { user: null }),
      row(3, 7, 4, { user: null, pay_address: 'B' }),
    ];
    const read = [payout, row(2, 7, 3), row(4, 8, 5), row(5, 9, 6, { pay_address: 'C' })];
    expect(payoutAddressHistory(payout, '7', own, read)).toEqual({
      own: { id: '7', name: 'User 7', count: 1, first: at(3), last: at(3) },
      others: [{ id: '8', name: 'User 8', count: 1, first: at(5), last: at(5) }],
      compared: 4,
      comparedOwn: 2,
      more: 1,
    });
  });

  it('says as many payouts of all users as the checks do, this one included, and how many more are in the own history', () =>
    expect(
      payoutAddressHistory(
        payout,
        7,
        [payout, row(2, 7, 3), row(3, 7, 4)],
        [payout, row(2, 7, 3), row(4, 8, 5)],
      ),
    ).toMatchObject({
      compared: 3,
      comparedOwn: 2,
      more: 1,
    }));

  it('with nothing read, nothing was compared', () =>
    expect(payoutAddressHistory(payout, 7, [], [payout])).toEqual({
      own: undefined,
      others: [],
      compared: 0,
      comparedOwn: 1,
      more: 0,
    }));
});

it('knows whether payouts came since the comparison', () => {
  expect(hasUncompared([{ id: '1' }], [{ id: '1' }, { id: '2' }])).toBe(false);
  expect(hasUncompared([{ id: 3 }], [{ id: '1' }])).toBe(true);
});
