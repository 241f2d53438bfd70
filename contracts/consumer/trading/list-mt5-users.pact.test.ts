import { describe, expect } from 'vitest';
import { listMt5Users } from '~/features/trading/api';
import { mt5Messages } from '~/features/trading/messages';
import { buildMt5User } from '../../../tests/fixtures/markets';
import { interaction, type Request } from '../interaction';
import { count, decimal, flag, id, rows, text, type Template } from '../matchers';
import { holdsFilters, holdsPages } from '../parameters';
import { refusals } from '../refusals';

const pageOf = (page: number, filters: Record<string, string> = {}): Request => ({
  method: 'GET',
  path: '/admin/mt5/users',
  query: { ...filters, page: String(page), page_size: '10' },
});
const firstPage = { page: 1, pageSize: 10 };

const user = buildMt5User();
const row = {
  login: id(user.login),
  name: text('Amara Okafor'),
  email: text('amara.okafor@example.com'),
  balance: decimal('101250.50'),
  account_size: decimal(100_000),
  funded: flag(false),
  funded_eligible: flag(false),
  is_active: flag(true),
};

describe('listMt5Users', () => {
  interaction(
    {
      given: ['MT5 users exist', { count: 3 }],
      uponReceiving: 'a request for the first page of MT5 users',
      request: pageOf(1),
      answer: {
        status: 200,
        body: { result: { results: rows(row), count: count(3) }, total_trading_users: count(3) },
      },
    },
    async () =>
      expect(await listMt5Users(firstPage)).toEqual({
        count: 3,
        results: [user],
        totals: { total_trading_users: 3 },
      }),
  );

  interaction(
    {
      given: ['MT5 users exist', { count: 11 }],
      uponReceiving: 'a request for the second page of MT5 users',
      request: pageOf(2),
      answer: {
        status: 200,
        body: { result: { results: rows(row), count: count(11) }, total_trading_users: count(11) },
      },
    },
    async () =>
      expect(await listMt5Users({ ...firstPage, page: 2 })).toEqual({
        count: 11,
        results: [user],
        totals: { total_trading_users: 11 },
      }),
  );

  // The screen shows a dash for each missing value (R5).
  interaction(
    {
      given: ['an MT5 user without details exists', {}],
      uponReceiving: 'a request for the first page of MT5 users',
      request: pageOf(1),
      answer: {
        status: 200,
        body: {
          result: {
            results: rows({ ...row, name: null, email: null, account_size: null }),
            count: 1,
          },
          total_trading_users: count(1),
        },
      },
    },
    async () =>
      expect((await listMt5Users(firstPage)).results).toEqual([
        { ...user, name: undefined, email: undefined, account_size: undefined },
      ]),
  );

  // The server filters and searches. The total includes all users (R118).
  interaction(
    {
      given: ['an inactive MT5 user may be funded', { name: 'Amara Okafor' }],
      uponReceiving: 'a request for inactive, eligible MT5 users of this name',
      request: pageOf(1, {
        account_status: 'inactive',
        account_type: 'funded_eligible',
        search: 'okafor',
      }),
      answer: {
        status: 200,
        body: {
          result: { results: rows({ ...row, funded_eligible: true, is_active: false }), count: 1 },
          total_trading_users: count(2),
        },
      },
    },
    async () => {
      const found = await listMt5Users({
        ...firstPage,
        account_status: 'inactive',
        account_type: 'funded_eligible',
        search: 'okafor',
      });
      expect(found).toEqual({
        count: 1,
        results: [{ ...user, funded_eligible: true, is_active: false }],
        totals: { total_trading_users: 2 },
      });
    },
  );

  interaction(
    {
      given: ['MT5 users exist', { count: 1 }],
      uponReceiving: 'a request for active, funded MT5 users',
      request: pageOf(1, { account_status: 'active', account_type: 'funded' }),
      answer: {
        status: 200,
        body: { result: { results: [], count: 0 }, total_trading_users: count(1) },
      },
    },
    async () =>
      expect(
        await listMt5Users({ ...firstPage, account_status: 'active', account_type: 'funded' }),
      ).toEqual({
        count: 0,
        results: [],
        totals: { total_trading_users: 1 },
      }),
  );

  interaction(
    {
      given: ['an admin is signed in to an empty platform', {}],
      uponReceiving: 'a request for the first page of MT5 users',
      request: pageOf(1),
      answer: { status: 200, body: { result: { results: [], count: 0 }, total_trading_users: 0 } },
    },
    async () =>
      expect(await listMt5Users(firstPage)).toEqual({
        count: 0,
        results: [],
        totals: { total_trading_users: 0 },
      }),
  );

  refusals({
    name: 'a request for the first page of MT5 users',
    request: pageOf(1),
    run: () => listMt5Users(firstPage),
    policy: mt5Messages.usersFailed,
    defaultMessage: 'Error fetching MT5 data',
  });

  const three = {
    given: ['MT5 users exist', { count: 3 }],
    total: 3,
    name: 'MT5 users',
    path: '/admin/mt5/users',
    row,
    answer: (results: Template, total: number) => ({
      result: { results, count: total },
      total_trading_users: count(3),
    }),
    run: listMt5Users,
  } as const;
  holdsPages(three);
  holdsFilters(three, {
    'that are inactive': { account_status: 'inactive' },
    'of a name that nobody has': { search: 'nobody of this name' },
  });
});
