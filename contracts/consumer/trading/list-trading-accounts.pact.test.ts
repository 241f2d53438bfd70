import { describe, expect } from 'vitest';
import { listTradingAccounts } from '~/features/trading/api';
import { mt5Messages } from '~/features/trading/messages';
import { buildTradingAccount, minimalTradingAccount } from '../../../tests/fixtures/markets';
import { interaction, type Request } from '../interaction';
import { count, decimal, id, rows, text, type Template } from '../matchers';
import { holdsFilters, holdsPages } from '../parameters';
import { refusals } from '../refusals';

const pageOf = (page: number, filters: Record<string, string> = {}): Request => ({
  method: 'GET',
  path: '/admin/mt5/accounts',
  query: { ...filters, page: String(page), page_size: '20' },
});
const firstPage = { page: 1, pageSize: 20 };

const account = buildTradingAccount({ positions: 0 });
const row = {
  login: id(account.login),
  name: text('Amara Okafor'),
  challenge_name: text('100K Two Step'),
  account_size: decimal(100_000),
  step: count(1),
  balance: decimal('101250.50'),
  equity: decimal('100980.00'),
  positions: count(0),
  email: text('amara.okafor@example.com'),
};
const totals = (accounts: number, equity: string) => ({
  total_accounts: count(accounts),
  active_positions: count(0),
  total_equity: decimal(equity),
});
const read = (accounts: number, equity: string) => ({
  total_accounts: accounts,
  active_positions: 0,
  total_equity: equity,
});

describe('listTradingAccounts', () => {
  interaction(
    {
      given: ['trading accounts exist', { count: 3 }],
      uponReceiving: 'a request for the first page of trading accounts',
      request: pageOf(1),
      answer: {
        status: 200,
        body: { result: { results: rows(row), count: count(3) }, ...totals(3, '302940.75') },
      },
    },
    async () =>
      expect(await listTradingAccounts(firstPage)).toEqual({
        count: 3,
        results: [account],
        totals: read(3, '302940.75'),
      }),
  );

  interaction(
    {
      given: ['trading accounts exist', { count: 21 }],
      uponReceiving: 'a request for the second page of trading accounts',
      request: pageOf(2),
      answer: {
        status: 200,
        body: { result: { results: rows(row), count: count(21) }, ...totals(21, '2120585.25') },
      },
    },
    async () =>
      expect(await listTradingAccounts({ ...firstPage, page: 2 })).toEqual({
        count: 21,
        results: [account],
        totals: read(21, '2120585.25'),
      }),
  );

  // The screen shows a dash for each missing value (R5).
  interaction(
    {
      given: ['a trading account without details exists', {}],
      uponReceiving: 'a request for the first page of trading accounts',
      request: pageOf(1),
      answer: {
        status: 200,
        body: {
          result: {
            results: rows({
              login: id('MT-1/2'),
              name: null,
              challenge_name: null,
              account_size: null,
              step: null,
              balance: decimal('0'),
              equity: decimal('0'),
              email: null,
            }),
            count: 1,
          },
          ...totals(1, '0'),
        },
      },
    },
    async () => {
      const bare = {
        ...minimalTradingAccount,
        name: undefined,
        challenge_name: undefined,
        account_size: undefined,
        step: undefined,
        email: undefined,
      };
      expect(await listTradingAccounts(firstPage)).toEqual({
        count: 1,
        results: [bare],
        totals: read(1, '0'),
      });
    },
  );

  // The totals include all accounts, not only those that match the filter (R24, R25).
  interaction(
    {
      given: ['a trader has a funded account', { name: 'Amara Okafor' }],
      uponReceiving: 'a request for the funded accounts of this name',
      request: pageOf(1, { phase: '3', search: 'okafor' }),
      answer: {
        status: 200,
        body: {
          result: { results: rows({ ...row, step: 3 }), count: 1 },
          ...totals(2, '201960.50'),
        },
      },
    },
    async () => {
      const found = await listTradingAccounts({ ...firstPage, phase: 3, search: 'okafor' });
      expect(found).toEqual({
        count: 1,
        results: [{ ...account, step: 3 }],
        totals: read(2, '201960.50'),
      });
    },
  );

  interaction(
    {
      given: ['trading accounts exist', { count: 1 }],
      uponReceiving: 'a request for accounts that failed and match a name that nobody has',
      request: pageOf(1, { phase: '0', search: 'nobody of this name' }),
      answer: {
        status: 200,
        body: { result: { results: [], count: 0 }, ...totals(1, '100980.00') },
      },
    },
    async () =>
      expect(
        await listTradingAccounts({ ...firstPage, phase: 0, search: 'nobody of this name' }),
      ).toEqual({
        count: 0,
        results: [],
        totals: read(1, '100980.00'),
      }),
  );

  interaction(
    {
      given: ['an admin is signed in to an empty platform', {}],
      uponReceiving: 'a request for the first page of trading accounts',
      request: pageOf(1),
      answer: {
        status: 200,
        body: {
          result: { results: [], count: 0 },
          total_accounts: 0,
          active_positions: 0,
          total_equity: decimal('0'),
        },
      },
    },
    async () =>
      expect(await listTradingAccounts(firstPage)).toEqual({
        count: 0,
        results: [],
        totals: read(0, '0'),
      }),
  );

  refusals({
    name: 'a request for the first page of trading accounts',
    request: pageOf(1),
    run: () => listTradingAccounts(firstPage),
    policy: mt5Messages.accountsFailed,
    defaultMessage: 'Error fetching trading accounts',
  });

  const three = {
    given: ['trading accounts exist', { count: 3 }],
    total: 3,
    name: 'trading accounts',
    path: '/admin/mt5/accounts',
    row,
    answer: (results: Template, total: number) => ({
      result: { results, count: total },
      ...totals(3, '302940.75'),
    }),
    run: listTradingAccounts,
  } as const;
  holdsPages(three);
  holdsFilters(three, { 'of a name that nobody has': { search: 'nobody of this name' } });
});
