import type { ChallengeField } from './fields';

export interface ChallengeSection {
  id: string;
  title: string;
  short: string;
  /** Explains the fields, if their labels aren't enough. */
  note?: string;
  /** Every field is in a section, in the order of the screen. */
  fields: readonly ChallengeField[];
}

const note = 'Tick what traders may do. Anything else is prohibited.';

/** Section 2: the form's sections in the specified order. */
const sections: readonly ChallengeSection[] = [
  {
    id: 'challenge-general',
    short: 'General',
    title: 'General Information',
    fields: ['name', 'firm_name', 'challenge_type', 'status', 'description'],
  },
  {
    id: 'challenge-financial',
    short: 'Financial',
    title: 'Financial Details',
    fields: ['account_size', 'profit_split_percent', 'challenge_fee', 'refundable_fee'],
  },
  {
    id: 'challenge-trading',
    short: 'Trading',
    title: 'Trading Rules',
    fields: [
      'profit_target_percent',
      'max_daily_loss_percent',
      'max_total_loss_percent',
      'min_trading_days',
      'max_trading_days',
      'additional_trading_days',
    ],
  },
  {
    id: 'challenge-position',
    short: 'Positions',
    title: 'Position Rules',
    fields: [
      'max_risk_per_trade_percent',
      'overall_risk_limit_percent',
      'max_orders_per_symbol',
      'max_trades_per_minute',
      'max_trades_per_hour',
    ],
  },
  {
    id: 'challenge-two-step',
    short: 'Two Step',
    title: 'Two Step Rules',
    fields: [
      'phase_2_profit_target_percent',
      'phase_2_min_trading_days',
      'phase_2_max_trading_days',
    ],
  },
  {
    id: 'challenge-prohibited',
    short: 'Strategies',
    title: 'Prohibited Strategies',
    note,
    fields: [
      'grid_trading_allowed',
      'martingale_allowed',
      'hedging_within_account_allowed',
      'cross_account_hedging_allowed',
    ],
  },
  {
    id: 'challenge-arbitrage',
    short: 'Arbitrage',
    title: 'Arbitrage Detection',
    note,
    fields: ['statistical_arbitrage_allowed', 'latency_arbitrage_allowed', 'market_making_allowed'],
  },
  {
    id: 'challenge-additional',
    short: 'Additional',
    title: 'Additional Rules',
    note,
    fields: [
      'weekend_holding',
      'news_trading_allowed',
      'ea_allowed',
      'copy_trading_allowed',
      'consistency_rule_percent',
    ],
  },
  {
    id: 'challenge-meta',
    short: 'Meta',
    title: 'Meta & Instruments',
    fields: ['allowed_instruments', 'duration_days', 'max_participants', 'current_participants'],
  },
];

export const sectionsOf = (type: string): readonly ChallengeSection[] =>
  sections.filter(({ id }) => id !== 'challenge-two-step' || type === 'two_step');

export const fieldsInOrder = sections.flatMap(({ fields }) => fields);
