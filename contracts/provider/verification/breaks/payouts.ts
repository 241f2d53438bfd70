import {
  asHtml,
  changed,
  ignoring,
  type SeededBreak,
  withoutMessage,
  withStatus,
} from './seededBreak';

export const payoutBreaks: readonly SeededBreak[] = [
  {
    name: "a payout's status is in capitals",
    operation: 'listPayouts',
    at: 200,
    answer: changed('status', (status) => String(status).toUpperCase()),
  },
  {
    name: "a payout's amount has its currency",
    operation: 'listPayouts',
    at: 200,
    answer: changed('price_amount', (amount) => `${String(amount)} USD`),
  },
  {
    name: "a payout's user is only an id",
    operation: 'listPayouts',
    at: 200,
    answer: changed('user', () => 7),
  },
  {
    name: 'payouts are listed whatever their status',
    operation: 'listPayouts',
    ask: ignoring('status'),
  },
  {
    name: 'an approved payout is confirmed without a message',
    operation: 'acceptPayout',
    at: 200,
    answer: withoutMessage,
  },
  {
    name: 'a payout can be approved twice',
    operation: 'acceptPayout',
    at: 409,
    answer: withStatus(200),
  },
  {
    name: 'a payout that was decided can still be rejected',
    operation: 'rejectPayout',
    at: 409,
    answer: withStatus(200),
  },
  {
    name: 'the answer about an unknown payout is an HTML page',
    operation: 'rejectPayout',
    at: 404,
    answer: asHtml,
  },
  {
    name: 'an account that is no longer an admin may approve',
    operation: 'acceptPayout',
    at: 403,
    answer: withStatus(200),
  },
];
