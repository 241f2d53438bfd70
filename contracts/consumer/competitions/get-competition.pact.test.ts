import { describe, expect } from 'vitest';
import { getCompetition } from '~/features/competitions/api';
import { competitionMessages } from '~/features/competitions/messages';
import { buildCompetition, buildLeaderboardRow } from '../../../tests/fixtures/competitions';
import { expectServerMessage, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { count, decimal, id, isoTime, pathWithId, rows, text } from '../matchers';
import { refusals } from '../refusals';

const competitionId = 71;
const request: Request = {
  method: 'GET',
  path: pathWithId('/admin/competition/', competitionId, ''),
};
const name = 'a request for this competition';

const competition = buildCompetition({ id: competitionId, contestants: 2 });
const contestant = buildLeaderboardRow();
const nobody = 'Competition not found.';

const fields = {
  id: id(competitionId),
  name: text(competition.name),
  starting_balance: decimal(100_000),
  start_date: isoTime(competition.start_date),
  end_date: isoTime(competition.end_date),
  is_active: true,
};
const results = {
  login: id(contestant.login),
  return_percent: decimal('12.48'),
  profit: decimal('12480.00'),
};

describe('getCompetition', () => {
  interaction(
    {
      given: ['a competition is running', { id: competitionId, contestants: 2 }],
      uponReceiving: name,
      request,
      answer: {
        status: 200,
        body: {
          ...fields,
          description: text('Four weeks on a 100K account.'),
          price_pool_cash: decimal('8500.00'),
          prize_structure: { '1': decimal(5000), '2': decimal(2500), '3': decimal(1000) },
          contestants: count(2),
          results: rows({
            ...results,
            trader_name: text('Amara Okafor'),
            win_rate: decimal(71.2),
            winning_trade: count(42),
            losing_trade: count(17),
          }),
        },
      },
    },
    async () =>
      expect(await getCompetition(competitionId)).toEqual({
        ...competition,
        results: [contestant],
      }),
  );

  interaction(
    {
      given: ['a competition is running', { id: competitionId, contestants: 0 }],
      uponReceiving: `${name}, which nobody has joined`,
      request,
      answer: { status: 200, body: { ...fields, contestants: 0, results: [] } },
    },
    async () => expect((await getCompetition(competitionId)).results).toEqual([]),
  );

  // The screen shows a dash for each missing value (R5).
  interaction(
    {
      given: ['a competition without details has this id', { id: competitionId }],
      uponReceiving: name,
      request,
      answer: {
        status: 200,
        body: {
          ...fields,
          description: null,
          price_pool_cash: decimal('0'),
          prize_structure: {},
          results: rows({
            ...results,
            trader_name: null,
            win_rate: null,
            winning_trade: null,
            losing_trade: null,
          }),
        },
      },
    },
    async () =>
      expect(await getCompetition(competitionId)).toMatchObject({
        prize_structure: {},
        results: [{ login: contestant.login, profit: contestant.profit }],
      }),
  );

  interaction(
    {
      given: ['no competition has this id', { id: competitionId }],
      uponReceiving: name,
      request,
      answer: { status: 404, body: messageBody(nobody) },
    },
    () =>
      expectServerMessage(
        getCompetition(competitionId),
        404,
        competitionMessages.detailFailed,
        nobody,
      ),
  );

  refusals({
    name: 'a request for a competition',
    request: { method: 'GET', path: `/admin/competition/${competitionId}` },
    run: () => getCompetition(competitionId),
    policy: competitionMessages.detailFailed,
    defaultMessage: 'Error fetching competition details',
  });
});
