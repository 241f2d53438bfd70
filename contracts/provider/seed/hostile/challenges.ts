import { sql } from 'drizzle-orm';
import { pick, type SeedStep } from './step';

const half = sql.raw('(g / 2)');

const names = [
  '100K Two Step',
  '10K Starter',
  '25K Sprint',
  'Instant 50K',
  '200K Pro',
  'Weekend Warrior',
  'Crypto Ladder',
  "Trader's Choice",
  'Index Marathon',
  'Gold & Oil 5K',
  'تحدي المتداول',
  '<b>Bold</b> Challenge',
  'Forex 🚀 Express',
  'The Remarkably Long-Winded Evaluation Challenge for Exceptionally Patient and Consistently Profitable Traders of Every Market',
];
const firms = [
  'Northgate Capital',
  'Harbour Street',
  "O'Neill & Sons",
  'Meridian Prop',
  'Blue Anchor',
];

/** Forty of each class, with every type, status and kind of instrument. */
export const seedChallenges: SeedStep = ({ epoch }) => [
  sql`
    INSERT INTO challenges (id, name, firm_name, description, challenge_type, challenge_class, status, account_size, challenge_fee,
      refundable_fee, profit_split_percent, max_daily_loss_percent, max_total_loss_percent, profit_target_percent,
      min_trading_days, max_trading_days, additional_trading_days, phase_2_profit_target_percent, phase_2_min_trading_days,
      phase_2_max_trading_days, max_trades_per_minute, max_trades_per_hour, max_risk_per_trade_percent, max_orders_per_symbol,
      overall_risk_limit_percent, consistency_rule_percent, allowed_instruments, duration_days, max_participants,
      current_participants, grid_trading_allowed, weekend_holding, news_trading_allowed, ea_allowed, created_at, updated_at)
    SELECT g, ${pick(names, half)} || CASE WHEN g > 28 THEN ' ' || (g / 28 + 1) ELSE '' END, ${pick(firms, half)},
      CASE WHEN mod(g, 7) = 0 THEN NULL ELSE 'Trade within the limits, reach the target, keep your share.' END,
      type, CASE WHEN mod(g, 2) = 0 THEN 'skill_check' ELSE 'challenge' END,
      ${pick(['active', 'inactive', 'active', 'coming_soon', 'active', 'ended'], half)},
      ${pick(['100000', '10000', '25000', '50000', '200000', '5000.50'], half)}::numeric, (mod(g * 37, 600))::numeric + 0.99,
      CASE WHEN mod(g, 3) = 0 THEN 49.5 ELSE 0 END, 50 + mod(g * 5, 46), 5, 10, 8 + mod(g, 3) * 0.5,
      5, CASE WHEN mod(g, 19) = 0 THEN NULL ELSE 30 END, mod(g, 4) * 5,
      CASE WHEN type = 'two_step' THEN 5 END, CASE WHEN type = 'two_step' THEN 5 END, CASE WHEN type = 'two_step' THEN 60 END,
      3, 10, 3, 2, 20, 80, ${pick(['all', 'crypto', 'commodities', 'indices', 'forex'], half)}, 30,
      CASE WHEN mod(g, 4) = 1 THEN NULL ELSE 50 END, mod(g * 11, 50), mod(g, 2) = 0, mod(g, 3) = 0, mod(g, 5) = 0, mod(g, 4) = 0,
      ${epoch}::timestamptz - (81 - g) * interval '4 days 3 hours', ${epoch}::timestamptz - (81 - g) * interval '1 day 5 hours'
    FROM (SELECT g, ${pick(['two_step', 'one_step', 'instant'], half)} AS type FROM generate_series(1::bigint, 80::bigint) AS g) AS drawn`,
];
