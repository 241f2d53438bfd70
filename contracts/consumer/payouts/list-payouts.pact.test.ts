import { describe, expect } from 'vitest';
import { listPayouts } from '~/features/payouts/api';
import { payoutMessages } from '~/features/payouts/messages';
import { buildPayout } from '../../../tests/fixtures/payouts';
import { interaction, type Request } from '../interaction';
import {
  count,
  decimal,
  id,
  isoTime,
  rows,
  text,
  transactionStatus,
  transactionType,
  type Template,
} from '../matchers';
import { holdsBounds, holdsFilters, holdsPages } from '../parameters';
import { refusals } from '../refusals';

const path = '/admin/payouts';
const pageOf = (page: number): Request => ({
  method: 'GET',
  path,
  query: { page: String(page), page_size: '10' },
});
const firstPage = { page: 1, pageSize: 10 };

const payout = buildPayout({ disbursed_amount: undefined });
const row = (fixed: Record<string, Template> = {}) => ({
  id: id(payout.id),
  transaction_id: text(payout.transaction_id ?? ''),
  type: transactionType('debit'),
  status: transactionStatus('pending'),
  price_amount: decimal('1250.50'),
  price_currency: text('USD'),
  pay_amount: decimal('1249.870000'),
  pay_currency: text('USDT'),
  pay_address: text('TQ5cVx7yqk1mVJxk8sB2jWcX3hB9tHRDbb'),
  pay_network: text('TRC20'),
  created_at: isoTime(payout.created_at),
  user: { id: id(payout.user?.id ?? 0), full_name: text(payout.user?.full_name ?? '') },
  ...fixed,
});

describe('listPayouts', () => {
  interaction(
    {
      given: ['payouts wait for a decision', { count: 3 }],
      uponReceiving: 'a request for the first page of payouts',
      request: pageOf(1),
      answer: { status: 200, body: { count: count(3), results: rows(row()) } },
    },
    async () => expect(await listPayouts(firstPage)).toEqual({ count: 3, results: [payout] }),
  );

  interaction(
    {
      given: ['payouts wait for a decision', { count: 11 }],
      uponReceiving: 'a request for the second page of payouts',
      request: pageOf(2),
      answer: { status: 200, body: { count: count(11), results: rows(row()) } },
    },
    async () =>
      expect(await listPayouts({ ...firstPage, page: 2 })).toEqual({
        count: 11,
        results: [payout],
      }),
  );

  // Just before a decision the console reads the payout again, by its day and its amount (R134).
  interaction(
    {
      given: ['payouts wait for a decision', { count: 1 }],
      uponReceiving: 'a request for the payouts of an amount in a span of days, a hundred at once',
      request: {
        method: 'GET',
        path,
        query: {
          page: '1',
          page_size: '100',
          date_after: '2000-01-01',
          date_before: '2999-12-31',
          amount_min: '250',
          amount_max: '250',
        },
      },
      answer: { status: 200, body: { count: 1, results: rows(row()) } },
    },
    async () => {
      const filters = {
        date_after: '2000-01-01',
        date_before: '2999-12-31',
        amount_min: 250,
        amount_max: 250,
      };
      expect(await listPayouts({ page: 1, pageSize: 100, ...filters })).toEqual({
        count: 1,
        results: [payout],
      });
    },
  );

  interaction(
    {
      given: ['payouts wait for a decision', { count: 1 }],
      uponReceiving: 'a request for the pending payouts of a bucket of amounts',
      request: {
        method: 'GET',
        path,
        query: {
          page: '1',
          page_size: '10',
          status: 'pending',
          amount_min: '100',
          amount_max: '500',
        },
      },
      answer: { status: 200, body: { count: 1, results: rows(row({ status: 'pending' })) } },
    },
    async () =>
      expect(
        await listPayouts({ ...firstPage, status: 'pending', amount_min: 100, amount_max: 500 }),
      ).toEqual({
        count: 1,
        results: [payout],
      }),
  );

  interaction(
    {
      given: ['payouts wait for a decision', { count: 1 }],
      uponReceiving: 'a request for the payouts that are disbursed',
      request: { method: 'GET', path, query: { page: '1', page_size: '10', status: 'disbursed' } },
      answer: { status: 200, body: { count: 0, results: [] } },
    },
    async () =>
      expect(await listPayouts({ ...firstPage, status: 'disbursed' })).toEqual({
        count: 0,
        results: [],
      }),
  );

  interaction(
    {
      given: ['a payout without details exists', {}],
      uponReceiving: 'a request for the first page of payouts',
      request: pageOf(1),
      answer: {
        status: 200,
        body: {
          count: 1,
          results: [
            row({ pay_amount: null, pay_currency: null, pay_address: null, pay_network: null }),
          ],
        },
      },
    },
    async () => {
      expect((await listPayouts(firstPage)).results).toEqual([
        {
          ...payout,
          pay_amount: undefined,
          pay_currency: undefined,
          pay_address: undefined,
          pay_network: undefined,
        },
      ]);
    },
  );

  interaction(
    {
      given: ['an admin is signed in to an empty platform', {}],
      uponReceiving: 'a request for the first page of payouts',
      request: pageOf(1),
      answer: { status: 200, body: { count: 0, results: [] } },
    },
    async () => expect(await listPayouts(firstPage)).toEqual({ count: 0, results: [] }),
  );

  refusals({
    name: 'a request for the first page of payouts',
    request: pageOf(1),
    run: () => listPayouts(firstPage),
    policy: payoutMessages.listFailed,
    defaultMessage: 'Failed to retrieve wallet history',
  });

  const three = {
    given: ['payouts wait for a decision', { count: 3 }],
    total: 3,
    name: 'payouts',
    path,
    row: row(),
    answer: (results: Template, total: number) => ({ count: total, results }),
    run: listPayouts,
  } as const;
  holdsPages(three);
  holdsBounds(three);
  holdsFilters(three, {
    'from a day after all of them': { date_after: '2999-12-31' },
    'up to a day before all of them': { date_before: '2000-01-01' },
    'from an amount that none has': { amount_min: 500 },
    'up to an amount that is below all of them': { amount_max: 100 },
  });
});
