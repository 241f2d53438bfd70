import { sql } from 'drizzle-orm';
import { pick, scatter, type SeedStep } from './step';

const g = sql.raw('g');
const i = sql.raw('i');

const payoutStatuses = [
  'pending',
  'approved',
  'disbursed',
  'pending',
  'rejected',
  'disbursed',
  'pending',
];
/** What became of a regular's earlier payouts. */
const paidStatuses = ['disbursed', 'approved', 'disbursed'];
const creditStatuses = [
  'approved',
  'approved',
  'disbursed',
  'pending',
  'failed',
  'approved',
  'rejected',
];

const turn = sql.raw('(g / 3 + g / 97)');
const status = sql`CASE WHEN mod(g, 3) = 0 THEN ${pick(payoutStatuses, turn)} ELSE ${pick(creditStatuses, turn)} END`;

/**
 * Most amounts have cents. Some are whole, some have the eight digits of bitcoin, a few are too
 * large for a double.
 */
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

/** An address in base58 with its checksum, as Bitcoin and Tron write them. */
const base58check = sql`
  CREATE FUNCTION pg_temp.base58check(version int, hash bytea) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
  DECLARE
    bytes bytea := set_byte('\\x00'::bytea, 0, version) || hash;
    number numeric := 0;
    digits text := '';
    zeros int := 0;
  BEGIN
    bytes := bytes || substring(sha256(sha256(bytes)) FROM 1 FOR 4);
    FOR place IN 0 .. length(bytes) - 1 LOOP
      number := number * 256 + get_byte(bytes, place);
      IF number = 0 THEN zeros := zeros + 1; END IF;
    END LOOP;
    WHILE number > 0 LOOP
      digits := substr('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz', 1 + mod(number, 58)::int, 1) || digits;
      number := div(number, 58);
    END LOOP;
    RETURN repeat('1', zeros) || digits;
  END $$`;

const networks = ['TRC20', 'Bitcoin', 'ERC20', 'BEP20', ''];

/**
 * What is paid for a dollar, and what a unit of the other currencies is worth in dollars. A few
 * payouts have another rate.
 */
const payAmount = sql`
  round(price
    * CASE ${currency} WHEN 'EUR' THEN 1.08 WHEN 'GBP' THEN 1.27 WHEN 'NGN' THEN 0.00065 WHEN 'BTC' THEN 64000 WHEN 'IDR' THEN 0.00006
        ELSE 1 END
    * CASE pay_currency WHEN 'BTC' THEN 0.000015625 WHEN 'ETH' THEN 0.00038 WHEN 'LTC' THEN 0.0119 ELSE 0.99925 END
    * CASE WHEN mod(g, 143) = 21 THEN 1.2 ELSE 1 END, 8)`;

/**
 * Each user has one address on each network. A few payouts share that of user 5, and a few have one
 * that is mistyped.
 */
const address = sql`
  CASE
    WHEN mod(g, 29) = 2 THEN NULL
    WHEN mod(g, 111) = 15 THEN 'T' || substr(md5(g::text), 1, 33)
    WHEN network = 'Bitcoin' THEN pg_temp.base58check(0, substring(hash FROM 1 FOR 20))
    WHEN network IN ('ERC20', 'BEP20') THEN '0x' || encode(substring(hash FROM 1 FOR 20), 'hex')
    ELSE pg_temp.base58check(65, substring(hash FROM 1 FOR 20))
  END`;

/**
 * Wallets, and three transactions for every four users. Every third one is a payout. Every second
 * payout is of a regular: a user with an approved identity who is paid to the same address again
 * and again, of whom the last payout is pending. User 3 has a history of several pages.
 */
export const seedPayments: SeedStep = ({ users, epoch }) => {
  const rows = Math.floor(users * 0.75) + 150;
  const ofRegulars = Math.floor(rows / 6);
  // Users 15, 27, 39 … have an approved identity with proofs of both addresses.
  const regulars = Math.min(Math.ceil(ofRegulars / 4), Math.floor((users - 15) / 12) + 1);
  const isRegular = regulars > 0 ? sql.raw('mod(g, 6) = 0') : sql`false`;
  const regular = sql.raw(`mod(g / 6, ${Math.max(1, regulars)})`);
  // Not a multiple of 3: otherwise all transactions of user 3 would be payouts.
  const every = 3 * Math.max(1, Math.floor(rows / 360)) + 1;
  return [
    base58check,
    sql`
      INSERT INTO wallets (user_id, withdrawal_profit, is_restricted)
      SELECT i, round(${scatter(i, 2_000_000, 9)}::numeric / 100, 2), mod(i, 211) = 14
      FROM generate_series(3::bigint, ${users}::bigint) AS i
      WHERE mod(i, 8) <> 5`,
    sql`
      INSERT INTO transactions (id, transaction_id, user_id, type, status, price_amount, price_currency, pay_amount, pay_currency,
        pay_address, pay_network, disbursed_amount, created_at)
      SELECT g, 'TX-' || lpad(g::text, 9, '0'), owner,
        CASE WHEN mod(g, 3) = 0 THEN 'debit' ELSE 'credit' END,
        status, price, ${currency},
        CASE WHEN mod(g, 31) <> 4 THEN ${payAmount} END,
        pay_currency,
        ${address},
        nullif(network, ''),
        CASE WHEN status = 'disbursed' THEN round(price * 0.985, 8) END,
        ${epoch}::timestamptz - (${rows}::bigint - g) * (interval '420 days' / ${rows}::int) - ${scatter(g, 900, 10)} * interval '1 second'
      FROM (
        SELECT *,
          CASE WHEN ${isRegular} THEN CASE network WHEN 'Bitcoin' THEN 'BTC' WHEN 'ERC20' THEN 'USDC' ELSE 'USDT' END
            ELSE ${pick(['USDT', 'BTC', 'ETH', 'USDC', 'LTC'], g)} END AS pay_currency,
          sha256(CASE WHEN mod(g, 159) = 9 THEN '5' ELSE owner::text END::bytea) AS hash
        FROM (
          SELECT g, ${price} AS price,
            CASE WHEN NOT ${isRegular} THEN ${status}
              WHEN g / 6 > ${ofRegulars - regulars}::bigint THEN 'pending' ELSE ${pick(paidStatuses, g)} END AS status,
            CASE WHEN ${isRegular} THEN ${pick(networks.slice(0, 4), regular)} ELSE ${pick(networks, g)} END AS network,
            CASE WHEN ${isRegular} THEN 15 + 12 * ${regular}
              WHEN mod(g, ${every}::bigint) = 0 THEN 3 ELSE 3 + mod(g * 7919, ${users - 2}::bigint) END AS owner
          FROM generate_series(1::bigint, ${rows}::bigint) AS g
        ) AS drawn
      ) AS addressed`,
    sql`DROP FUNCTION pg_temp.base58check`,
  ];
};
