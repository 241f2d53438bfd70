import { sql } from 'drizzle-orm';
import { pick, scatter, type SeedStep } from './step';

const id = sql.raw('id');
const n = sql.raw('(positions_of.login + p)');

/**
 * Three in five users have an account, with every step from 0 to 4 or none. Some have no name,
 * email or size.
 */
export const seedTrading: SeedStep = ({ epoch }) => [
  sql`
    INSERT INTO trading_accounts (login, user_id, name, email, challenge_name, account_size, step, balance, equity, funded,
      funded_eligible, is_active, created_at)
    SELECT 500000 + id, id, CASE WHEN mod(id, 41) <> 6 THEN full_name END, CASE WHEN mod(id, 53) <> 6 THEN email END,
      CASE WHEN mod(id, 37) <> 6 THEN ${pick(['100K Two Step', '10K Starter', '25K Sprint', 'Instant 50K'], id)} END,
      CASE WHEN mod(id, 47) <> 6 THEN size END, step, balance,
      CASE WHEN mod(id, 4) = 0 THEN balance ELSE round(balance + (${scatter(id, 400_000, 12)} - 200000)::numeric / 100, 2) END,
      coalesce(step, 0) = 3, coalesce(step, 0) = 2 AND mod(id, 2) = 0, coalesce(step, 1) <> 0, ${epoch}::timestamptz - interval '30 days'
    FROM (
      SELECT id, first_name || ' ' || last_name AS full_name, email, size,
        CASE mod(id, 9) WHEN 0 THEN 1 WHEN 1 THEN 2 WHEN 2 THEN 3 WHEN 3 THEN 0 WHEN 5 THEN 4 WHEN 6 THEN 1 WHEN 7 THEN 2 WHEN 8 THEN 3
          END AS step,
        round(size + (${scatter(id, 2_000_000, 13)} - 800000)::numeric / 100, 2) AS balance
      FROM (
        SELECT id, first_name, last_name, email,
          ${pick(['100000', '10000', '25000', '50000', '200000', '5000'], id)}::numeric AS size
        FROM users WHERE id > 2 AND mod(id, 5) < 3
      ) AS sized
    ) AS drawn`,
  sql`
    INSERT INTO positions (login, symbol, action, volume, price_open, price_current, profit)
    SELECT positions_of.login, ${pick(['EURUSD', 'XAUUSD', 'GBPJPY', 'BTCUSD', 'US30', 'USDJPY'], n)}, mod(${n}, 2)::int,
      (1 + mod(${n}, 250)) / 100.0, round((10000 + ${scatter(n, 900_000, 14)})::numeric / 10000, 5),
      round((10000 + ${scatter(n, 900_000, 15)})::numeric / 10000, 5), round((${scatter(n, 300_000, 16)} - 140000)::numeric / 100, 2)
    FROM trading_accounts AS positions_of CROSS JOIN generate_series(1, 5) AS p
    WHERE mod(positions_of.login, 3) = 0 AND p <= 1 + mod(positions_of.login, 5)`,
];
