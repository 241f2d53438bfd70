import { changed, ignoring, type SeededBreak, withBody, without, withStatus } from './seededBreak';

/** Trading accounts, positions and MT5 users. */
export const marketBreaks: readonly SeededBreak[] = [
  {
    name: 'trading accounts come in the plain envelope',
    operation: 'listTradingAccounts',
    at: 200,
    answer: withBody((body) => body.result),
  },
  {
    name: 'a trading account has no equity',
    operation: 'listTradingAccounts',
    at: 200,
    answer: without('equity'),
  },
  {
    name: 'the phase filters no trading accounts',
    operation: 'listTradingAccounts',
    ask: ignoring('phase'),
  },
  {
    name: 'buy and sell are words',
    operation: 'getAccountPositions',
    at: 200,
    answer: changed('action', (action) => (action === 0 ? 'buy' : 'sell')),
  },
  {
    name: "positions come without the account's balance",
    operation: 'getAccountPositions',
    at: 200,
    answer: without('balance'),
  },
  {
    name: 'an unknown account has no positions',
    operation: 'getAccountPositions',
    at: 404,
    answer: (answer) => ({
      ...answer,
      status: 200,
      body: { result: [], balance: 0, equity: 0, total_positions: 0 },
    }),
  },
  {
    name: 'the account type filters no MT5 users',
    operation: 'listMt5Users',
    ask: ignoring('account_type'),
  },
  {
    name: 'whether an MT5 user is active is a word',
    operation: 'listMt5Users',
    at: 200,
    answer: changed('is_active', (isActive) => (isActive === true ? 'active' : 'inactive')),
  },
  {
    name: 'an MT5 user who is not eligible is funded',
    operation: 'issueFundedAccount',
    at: 422,
    answer: withStatus(200),
  },
  {
    name: 'an MT5 user can be funded twice',
    operation: 'issueFundedAccount',
    at: 409,
    answer: withStatus(200),
  },
];
