import { describe, expect } from 'vitest';
import { getAccountPositions } from '~/features/trading/api';
import { mt5Messages } from '~/features/trading/messages';
import { buildPosition } from '../../../tests/fixtures/markets';
import { expectServerMessage, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { count, decimal, integer, pathWithId, rows, text } from '../matchers';
import { refusals } from '../refusals';

const login = 500_100;
const requestFor = (id: number | string): Request => ({
  method: 'GET',
  path: pathWithId('/admin/mt5/account/', id, '/positions'),
});
const name = 'a request for the open positions of this account';

const position = buildPosition();
const row = {
  symbol: text(position.symbol),
  action: integer(0),
  volume: decimal('0.50'),
  price_open: decimal('1.08412'),
  price_current: decimal('1.08655'),
  profit: decimal('121.50'),
};
const account = { balance: decimal('101250.50'), equity: decimal('100980.00') };
const noAccount = 'Trading account not found.';

describe('getAccountPositions', () => {
  interaction(
    {
      given: ['a trading account has open positions', { id: login, count: 3 }],
      uponReceiving: name,
      request: requestFor(login),
      answer: { status: 200, body: { result: rows(row), ...account, total_positions: count(3) } },
    },
    async () =>
      expect(await getAccountPositions(login)).toEqual({
        count: 1,
        results: [position],
        totals: { balance: '101250.50', equity: '100980.00', total_positions: 3 },
      }),
  );

  interaction(
    {
      given: ['a trading account has no open positions', { id: login }],
      uponReceiving: name,
      request: requestFor(login),
      answer: { status: 200, body: { result: [], ...account, total_positions: 0 } },
    },
    async () =>
      expect(await getAccountPositions(login)).toEqual({
        count: 0,
        results: [],
        totals: { balance: '101250.50', equity: '100980.00', total_positions: 0 },
      }),
  );

  // The screen has its own state for it and shows the message as a toast (R155).
  interaction(
    {
      given: ['no trading account has this login', { id: login }],
      uponReceiving: name,
      request: requestFor(login),
      answer: { status: 404, body: messageBody(noAccount) },
    },
    () =>
      expectServerMessage(getAccountPositions(login), 404, mt5Messages.positionsFailed, noAccount),
  );

  // A login may have any form. It is percent-encoded in a path (R6).
  interaction(
    {
      given: ['no trading account has this login', { id: 'MT-1/2' }],
      uponReceiving: `${name}, whose login needs encoding`,
      request: requestFor('MT-1/2'),
      answer: { status: 404, body: messageBody(noAccount) },
    },
    () =>
      expectServerMessage(
        getAccountPositions('MT-1/2'),
        404,
        mt5Messages.positionsFailed,
        noAccount,
      ),
  );

  refusals({
    name: 'a request for the open positions of an account',
    request: { method: 'GET', path: `/admin/mt5/account/${login}/positions` },
    run: () => getAccountPositions(login),
    policy: mt5Messages.positionsFailed,
    defaultMessage: 'Error fetching positions',
  });
});
