import { describe, expect } from 'vitest';
import { listCompetitions } from '~/features/competitions/api';
import { competitionMessages } from '~/features/competitions/messages';
import { buildCompetition } from '../../../tests/fixtures/competitions';
import { interaction, type Request } from '../interaction';
import { count, decimal, id, isoTime, rows, text } from '../matchers';
import { holdsPages } from '../parameters';
import { refusals } from '../refusals';

const pageOf = (page: number): Request => ({
  method: 'GET',
  path: '/admin/competitions',
  query: { page: String(page), page_size: '20' },
});
const firstPage = { page: 1, pageSize: 20 };

const { name, price_pool_cash, start_date, end_date } = buildCompetition();
const competition = {
  id: 71,
  name,
  price_pool_cash,
  start_date,
  end_date,
  is_active: true,
  contestants: 1,
};
const row = {
  id: id(71),
  name: text(name),
  price_pool_cash: decimal('8500.00'),
  start_date: isoTime(start_date),
  end_date: isoTime(end_date),
  is_active: true,
  contestants: count(1),
};
const totals = (active: number, prize: string) => ({
  active: count(active),
  participants: count(active),
  total_prize: decimal(prize),
});
const read = (active: number, prize: string) => ({
  active,
  participants: active,
  total_prize: prize,
});

describe('listCompetitions', () => {
  interaction(
    {
      given: ['competitions exist', { count: 3 }],
      uponReceiving: 'a request for the first page of competitions',
      request: pageOf(1),
      answer: {
        status: 200,
        body: { results: { results: rows(row), count: count(3) }, ...totals(3, '25500.00') },
      },
    },
    async () =>
      expect(await listCompetitions(firstPage)).toEqual({
        count: 3,
        results: [competition],
        totals: read(3, '25500.00'),
      }),
  );

  interaction(
    {
      given: ['competitions exist', { count: 21 }],
      uponReceiving: 'a request for the second page of competitions',
      request: pageOf(2),
      answer: {
        status: 200,
        body: { results: { results: rows(row), count: count(21) }, ...totals(21, '178500.00') },
      },
    },
    async () =>
      expect(await listCompetitions({ ...firstPage, page: 2 })).toEqual({
        count: 21,
        results: [competition],
        totals: read(21, '178500.00'),
      }),
  );

  // A competition that is no longer active has ended, whatever its dates are (section 4).
  interaction(
    {
      given: ['an ended competition exists', {}],
      uponReceiving: 'a request for the first page of competitions',
      request: pageOf(1),
      answer: {
        status: 200,
        body: {
          results: { results: rows({ ...row, is_active: false }), count: 1 },
          active: 0,
          participants: count(1),
          total_prize: decimal('8500.00'),
        },
      },
    },
    async () =>
      expect(await listCompetitions(firstPage)).toEqual({
        count: 1,
        results: [{ ...competition, is_active: false }],
        totals: { active: 0, participants: 1, total_prize: '8500.00' },
      }),
  );

  interaction(
    {
      given: ['an admin is signed in to an empty platform', {}],
      uponReceiving: 'a request for the first page of competitions',
      request: pageOf(1),
      answer: {
        status: 200,
        body: {
          results: { results: [], count: 0 },
          active: 0,
          participants: 0,
          total_prize: decimal('0'),
        },
      },
    },
    async () =>
      expect(await listCompetitions(firstPage)).toEqual({
        count: 0,
        results: [],
        totals: read(0, '0'),
      }),
  );

  refusals({
    name: 'a request for the first page of competitions',
    request: pageOf(1),
    run: () => listCompetitions(firstPage),
    policy: competitionMessages.listFailed,
    defaultMessage: 'Error fetching competitions',
  });

  holdsPages({
    given: ['competitions exist', { count: 3 }],
    total: 3,
    name: 'competitions',
    path: '/admin/competitions',
    row,
    answer: (results, total) => ({ results: { results, count: total }, ...totals(3, '25500.00') }),
    run: listCompetitions,
  });
});
