import { describe, expect } from 'vitest';
import { createCompetition } from '~/features/competitions/api';
import type { NewCompetition } from '~/api/types';
import { competitionMessages } from '~/features/competitions/messages';
import { buildNewCompetition } from '../../../tests/fixtures/competitions';
import { failureOf } from '../failures';
import { interaction, type Request } from '../interaction';
import { id, rows, text } from '../matchers';
import { refusals } from '../refusals';

const creating = ({
  name,
  description,
  starting_balance,
  price_pool_cash,
  prize_structure,
  start_date,
  end_date,
}: NewCompetition): Request => ({
  method: 'POST',
  path: '/admin/competition/create',
  body: {
    name,
    description,
    starting_balance,
    price_pool_cash,
    prize_structure,
    start_date,
    end_date,
  },
});

const competition = buildNewCompetition();
const order = 'End date must be after start date';

describe('createCompetition', () => {
  // The console reads the list again afterwards, so it needs only the id from the answer (R3).
  interaction(
    {
      given: ['an admin is signed in to an empty platform', {}],
      uponReceiving: 'a new competition',
      request: creating(competition),
      answer: { status: 201, body: { id: id(72) } },
    },
    async () => expect(await createCompetition(competition)).toEqual({ id: 72 }),
  );

  // A prize keeps its position if the row above it is empty (R10). The pool is the exact sum (R27).
  const gap = buildNewCompetition({
    prize_structure: { '1': 0.1, '3': 0.2 },
    price_pool_cash: '0.3',
  });
  interaction(
    {
      given: ['an admin is signed in to an empty platform', {}],
      uponReceiving: 'a new competition without a second prize',
      request: creating(gap),
      answer: { status: 201, body: { id: id(72) } },
    },
    async () => expect(await createCompetition(gap)).toEqual({ id: 72 }),
  );

  const turned = buildNewCompetition({ end_date: '2026-03-01T00:00:00.000Z' });
  interaction(
    {
      given: ['an admin is signed in to an empty platform', {}],
      uponReceiving: 'a new competition that ends before it starts',
      request: creating(turned),
      answer: {
        status: 400,
        body: { message: text(order), errors: { end_date: rows(text(order)) } },
      },
    },
    async () =>
      expect(await failureOf(createCompetition(turned))).toMatchObject({
        status: 400,
        serverMessage: order,
        fields: { end_date: [order] },
      }),
  );

  refusals({
    name: 'a new competition',
    request: creating(competition),
    run: () => createCompetition(competition),
    policy: competitionMessages.createFailed,
    defaultMessage: 'Error creating competition',
  });
});
