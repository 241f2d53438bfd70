import { sql } from 'drizzle-orm';
import type { SeedStep } from './seedStep';
import { pick, scatter } from './seedText';

const g = sql.raw('g');
const i = sql.raw('i');

const payoutStatuses = ['pending', 'approved', 'disbursed', 'pending', 'rejected', 'disbursed', 'pending'];
const creditStatuses = ['approved', 'approved', 'disbursed', 'pending', 'failed', 'approved', 'rejected'];

const turn = sql.raw('(g / 3 + g / 97)');
const status = sql`CASE WHEN mod(g, 3) = 0 THEN ${pick(payoutStatuses, turn)} ELSE ${pick(creditStatuses, turn)} END`;

/** Mostly cents; some whole, some in bitcoin with eight digits, a few too large for a double. */
const price = sql`
  CASE
    WHEN mod(g, 501) = 7 THEN 98765432109876.12345678
    WHEN mod(g, 17) = 3 THEN round((1 + ${scatter(g, 90_000_000, 6)})::numeric / 100000000, 8)
    WHEN mod(g, 23) = 5 THEN (50 * (1 + ${scatter(g, 40, 7)}))::numeric
    ELSE round((1000 + ${scatter(g, 240_000, 8)})::numeric / 100, 2)
  END`;

const currency = sql`
  CASE WHEN mod(g, 501) = 7 THEN 'IDR' WHEN mod(g, 17) = 3 THEN 'BTC'
    ELSE ${pick(['USD', 'USD', 'EUR', 'USD', 'GBP', 'USD', 'NGN'], g)} END`;

/** Wallets, and three transactions for every four users: one in three is a payout. User 3 has a history of several pages. */
export const seedPayments: SeedStep = ({ users, epoch }) => {
  const rows = Math.floor(users * 0.75) + 150;
  // Not a multiple of 3, or every one of them would be a payout.
  const every = 3 * Math.max(1, Math.floor(rows / 360)) + 1;
  return [
    sql`
      INSERT INTO wallets (user_id, withdrawal_profit, is_restricted)
      SELECT i, round(${scatter(i, 2_000_000, 9)}::numeric / 100, 2), mod(i, 211) = 14
      FROM generate_series(3::bigint, ${users}::bigint) AS i
      WHERE mod(i, 8) <> 5`,
    sql`
      INSERT INTO transactions (id, transaction_id, user_id, type, status, price_amount, price_currency, pay_amount, pay_currency,
        pay_address, pay_network, disbursed_amount, created_at)
      SELECT g, 'TX-' || lpad(g::text, 9, '0'),
        CASE WHEN mod(g, ${every}::bigint) = 0 THEN 3 ELSE 3 + mod(g * 7919, ${users - 2}::bigint) END,
        CASE WHEN mod(g, 3) = 0 THEN 'debit' ELSE 'credit' END,
        status, price, ${currency},
        CASE WHEN mod(g, 31) <> 4 THEN round(price * 0.99925, 8) END,
        ${pick(['USDT', 'BTC', 'ETH', 'USDC', 'LTC'], g)},
        CASE WHEN mod(g, 29) <> 2 THEN 'T' || substr(md5(g::text), 1, 33) END,
        nullif(${pick(['TRC20', 'Bitcoin', 'ERC20', 'BEP20', ''], g)}, ''),
        CASE WHEN status = 'disbursed' THEN round(price * 0.985, 8) END,
        ${epoch}::timestamptz - (${rows}::bigint - g) * (interval '420 days' / ${rows}::int) - ${scatter(g, 900, 10)} * interval '1 second'
      FROM (SELECT g, ${status} AS status, ${price} AS price FROM generate_series(1::bigint, ${rows}::bigint) AS g) AS drawn`,
  ];
};
