import { describe, expect } from 'vitest';
import { listWalletTransactions } from '~/features/payouts/api';
import { walletMessages } from '~/features/payouts/messages';
import { buildPayout } from '../../../tests/fixtures/payouts';
import { buildTransaction } from '../../../tests/fixtures/wallet';
import { expectServerMessage, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import {
  count,
  decimal,
  id,
  isoTime,
  pathWithId,
  rows,
  text,
  transactionStatus,
  transactionType,
  type Template,
} from '../matchers';
import { holdsBounds, holdsFilters, holdsPages } from '../parameters';
import { refusals } from '../refusals';

const userId = 1042;
const path = pathWithId('/admin/users/', userId, '/wallet/transactions');
const pageOf = (page: number): Request => ({
  method: 'GET',
  path,
  query: { page: String(page), page_size: '10' },
});
const firstPage = { page: 1, pageSize: 10 };
const nobody = 'User not found.';
const restricted = 'This wallet is under investigation and cannot be viewed.';

const transaction = buildTransaction({ disbursed_amount: undefined });
const payout = buildPayout({ disbursed_amount: undefined });
const row = (example: typeof transaction, fixed: Record<string, Template> = {}) => ({
  id: id(example.id),
  transaction_id: text(example.transaction_id ?? ''),
  type: transactionType(example.type),
  status: transactionStatus(example.status),
  price_amount: decimal('1250.50'),
  price_currency: text('USD'),
  pay_amount: decimal('1249.870000'),
  pay_currency: text('USDT'),
  pay_address: text('TQ5cVx7yqk1mVJxk8sB2jWcX3hB9tHRDbb'),
  pay_network: text('TRC20'),
  created_at: isoTime(example.created_at),
  user: { id: id(userId), full_name: text('Amara Okafor') },
  ...fixed,
});

describe('listWalletTransactions', () => {
  interaction(
    {
      given: ['a wallet has a history', { id: userId, credits: 2, debits: 1 }],
      uponReceiving: "a request for the first page of this wallet's history",
      request: pageOf(1),
      answer: { status: 200, body: { count: count(3), results: rows(row(transaction)) } },
    },
    async () =>
      expect(await listWalletTransactions(userId, firstPage)).toEqual({
        count: 3,
        results: [transaction],
      }),
  );

  interaction(
    {
      given: ['a wallet has a history', { id: userId, credits: 11, debits: 0 }],
      uponReceiving: "a request for the second page of this wallet's history",
      request: pageOf(2),
      answer: { status: 200, body: { count: count(11), results: rows(row(transaction)) } },
    },
    async () =>
      expect(await listWalletTransactions(userId, { ...firstPage, page: 2 })).toEqual({
        count: 11,
        results: [transaction],
      }),
  );

  interaction(
    {
      given: ['a wallet has a history', { id: userId, credits: 2, debits: 1 }],
      uponReceiving: 'a request for its pending payouts of a span of days and amounts',
      request: {
        method: 'GET',
        path,
        query: {
          type: 'debit',
          status: 'pending',
          date_after: '2000-01-01',
          date_before: '2999-12-31',
          amount_min: '100',
          amount_max: '500',
          page: '1',
          page_size: '10',
        },
      },
      answer: {
        status: 200,
        body: { count: 1, results: rows(row(payout, { type: 'debit', status: 'pending' })) },
      },
    },
    async () => {
      const filters = {
        type: 'debit',
        status: 'pending',
        date_after: '2000-01-01',
        date_before: '2999-12-31',
        amount_min: 100,
        amount_max: 500,
      } as const;
      expect(await listWalletTransactions(userId, { ...firstPage, ...filters })).toEqual({
        count: 1,
        results: [payout],
      });
    },
  );

  interaction(
    {
      given: ['a wallet has a history', { id: userId, credits: 0, debits: 1 }],
      uponReceiving: 'a request for its rows from an amount that none has',
      request: { method: 'GET', path, query: { amount_min: '500', page: '1', page_size: '10' } },
      answer: { status: 200, body: { count: 0, results: [] } },
    },
    async () =>
      expect(await listWalletTransactions(userId, { ...firstPage, amount_min: 500 })).toEqual({
        count: 0,
        results: [],
      }),
  );

  interaction(
    {
      given: ['a user has a wallet', { id: userId }],
      uponReceiving: "a request for the first page of this wallet's history",
      request: pageOf(1),
      answer: { status: 200, body: { count: 0, results: [] } },
    },
    async () =>
      expect(await listWalletTransactions(userId, firstPage)).toEqual({ count: 0, results: [] }),
  );

  interaction(
    {
      given: ['a wallet may not be looked at', { id: userId }],
      uponReceiving: "a request for the first page of this wallet's history",
      request: pageOf(1),
      answer: { status: 403, body: messageBody(restricted) },
    },
    () =>
      expectServerMessage(
        listWalletTransactions(userId, firstPage),
        403,
        walletMessages.historyFailed,
        restricted,
      ),
  );

  interaction(
    {
      given: ['no user has this id', { id: userId }],
      uponReceiving: "a request for the first page of this wallet's history",
      request: pageOf(1),
      answer: { status: 404, body: messageBody(nobody) },
    },
    () =>
      expectServerMessage(
        listWalletTransactions(userId, firstPage),
        404,
        walletMessages.historyFailed,
        nobody,
      ),
  );

  refusals({
    name: "a request for the first page of a wallet's history",
    request: { ...pageOf(1), path: `/admin/users/${userId}/wallet/transactions` },
    run: () => listWalletTransactions(userId, firstPage),
    policy: walletMessages.historyFailed,
    defaultMessage: 'Failed to retrieve wallet history',
  });

  const three = {
    given: ['a wallet has a history', { id: userId, credits: 3, debits: 0 }],
    total: 3,
    name: "this wallet's rows",
    path,
    row: row(transaction),
    answer: (results: Template, total: number) => ({ count: total, results }),
    run: (query: Parameters<typeof listWalletTransactions>[1]) =>
      listWalletTransactions(userId, query),
  } as const;
  holdsPages(three);
  holdsBounds(three);
  holdsFilters(three, {
    'that are disbursed': { status: 'disbursed' },
    'from a day after all of them': { date_after: '2999-12-31' },
    'up to a day before all of them': { date_before: '2000-01-01' },
    'up to an amount that is below all of them': { amount_max: 100 },
  });
});
