import { sql } from 'drizzle-orm';
import { firstNames, lastNames } from './people';
import { pick, scatter, type SeedStep } from './step';

const c = sql.raw('c');
const r = sql.raw('r');
const place = sql.raw('(r + competitions.id * 131)');

const names = [
  'March Madness',
  'Spring Sprint',
  'Gold Rush',
  'Scalpers Cup',
  "Trader's Derby",
  'Midweek Masters',
  'بطولة الربيع',
  '<i>Italic</i> Invitational',
  'Emoji Open 🏆',
  'The Extraordinarily Long Championship of Endurance, Patience and Consistent Risk Management',
];

/**
 * 1 to 5 are active, 6 to 10 upcoming, the others over. The first one has ten thousand contestants,
 * an admin ended the last one early.
 */
export const seedCompetitions: SeedStep = ({ epoch }) => [
  sql`
    INSERT INTO competitions (id, name, description, starting_balance, price_pool_cash, prize_structure, start_date, end_date,
      is_active, contestants)
    SELECT c, ${pick(names, c)} || CASE WHEN c > 10 THEN ' ' || (c / 10 + 1) ELSE '' END,
      CASE WHEN mod(c, 9) = 0 THEN NULL ELSE 'Highest return wins. Ten percent drawdown ends the run.' END,
      ${pick(['100000', '10000', '25000', '50000', '200000'], c)}::numeric,
      CASE WHEN mod(c, 6) = 5 THEN 0.3 ELSE 8500 + 500 * mod(c, 4) END,
      CASE WHEN mod(c, 6) = 5 THEN jsonb_build_object('1', 0.1, '3', 0.2)
        ELSE jsonb_build_object('1', 5000 + 500 * mod(c, 4), '2', 2500, '3', 1000) END,
      start_date, end_date, c <= 10 OR (c < 46 AND mod(c, 5) = 0),
      CASE WHEN c = 1 THEN 10000 WHEN c IN (7, 9) THEN 0 ELSE 40 + mod(c * 7, 21) END
    FROM (
      SELECT c,
        CASE WHEN c <= 5 OR c = 46 THEN epoch - mod(c, 6) * interval '3 days' - interval '2 hours'
          WHEN c <= 10 THEN epoch + (c - 5) * interval '3 days' ELSE epoch - (c - 7) * interval '9 days' END AS start_date,
        CASE WHEN c <= 5 OR c = 46 THEN epoch + (c * 4) * interval '1 day' + interval '90 minutes'
          WHEN c <= 10 THEN epoch + (c + 20) * interval '1 day' ELSE epoch - (c - 10) * interval '9 days' END AS end_date
      FROM generate_series(1::bigint, 46::bigint) AS c, (SELECT ${epoch}::timestamptz AS epoch) AS seed
    ) AS dated`,
  sql`
    INSERT INTO leaderboard_rows (competition_id, login, trader_name, return_percent, profit, win_rate, winning_trade, losing_trade)
    SELECT competitions.id, 700000 + r,
      CASE WHEN mod(r, 31) = 17 THEN NULL
        ELSE ${pick(
          firstNames.map(([name]) => name),
          place,
        )} || ' ' || ${pick(
          lastNames.map(([name]) => name),
          sql.raw('(r / 2 + competitions.id)'),
        )} END,
      gain, round((starting_balance * gain::numeric / 100), 2),
      CASE WHEN mod(r, 43) = 11 THEN NULL ELSE mod(r * 37, 1000) / 10.0 END, mod(r * 13, 90), mod(r * 7, 60)
    FROM competitions
    CROSS JOIN LATERAL (
      SELECT r, (${scatter(r, 9000, 11)} - 3000) / 100.0 AS gain FROM generate_series(1::bigint, competitions.contestants::bigint) AS r
    ) AS rows`,
];
