import type { Challenge, ChallengeInput } from '~/api/types';
import { challengeFlags } from '~/features/challenges/form/fields';
import { buildChallenge } from '../../../tests/fixtures/challenges';
import {
  challengeClass,
  challengeStatus,
  challengeType,
  count,
  decimal,
  flag,
  id,
  instruments,
  isoTime,
  text,
  type Template,
} from '../matchers';

/** The console shows and edits every field of a challenge. */
export const challenge: Challenge = buildChallenge({ current_participants: 0 });

const flags = Object.fromEntries(
  challengeFlags.map((name) => [name, flag(challenge[name] === true)]),
);

/** A challenge with every detail, compared by type. `fixed` replaces some fields. */
export const challengeTemplate = (fixed: Record<string, Template> = {}): Template => ({
  id: id(challenge.id),
  name: text(challenge.name),
  firm_name: text(challenge.firm_name),
  description: text(challenge.description ?? ''),
  challenge_type: challengeType(challenge.challenge_type),
  challenge_class: challengeClass(challenge.challenge_class),
  status: challengeStatus(challenge.status),
  allowed_instruments: instruments(challenge.allowed_instruments),
  account_size: decimal('100000.00'),
  challenge_fee: decimal('499.00'),
  refundable_fee: decimal('0.00'),
  profit_split_percent: decimal(70),
  max_daily_loss_percent: decimal(5),
  max_total_loss_percent: decimal(10),
  profit_target_percent: decimal(8),
  min_trading_days: count(5),
  max_trading_days: count(30),
  additional_trading_days: count(0),
  phase_2_profit_target_percent: decimal(5),
  phase_2_min_trading_days: count(5),
  phase_2_max_trading_days: count(60),
  max_trades_per_minute: count(3),
  max_trades_per_hour: count(10),
  max_risk_per_trade_percent: decimal(3),
  max_orders_per_symbol: count(2),
  overall_risk_limit_percent: decimal(20),
  consistency_rule_percent: decimal(80),
  duration_days: count(30),
  max_participants: count(50),
  current_participants: count(0),
  ...flags,
  created_at: isoTime(challenge.created_at ?? ''),
  updated_at: isoTime(challenge.updated_at ?? ''),
  ...fixed,
});

/** A request's body. Pact compares it exactly. */
export const bodyOf = (body: Partial<ChallengeInput>): Record<string, Template> => ({ ...body });
