const textFields = ['name', 'firm_name', 'description'] as const;
const choiceFields = ['challenge_type', 'status', 'allowed_instruments'] as const;

/** Amounts and percents: any decimal. */
const decimalFields = [
  'account_size',
  'challenge_fee',
  'refundable_fee',
  'profit_split_percent',
  'max_daily_loss_percent',
  'max_total_loss_percent',
  'profit_target_percent',
  'phase_2_profit_target_percent',
  'max_risk_per_trade_percent',
  'overall_risk_limit_percent',
] as const;

/** R110: days, trades, orders and participants are whole numbers. */
const wholeFields = [
  'min_trading_days',
  'max_trading_days',
  'additional_trading_days',
  'phase_2_min_trading_days',
  'phase_2_max_trading_days',
  'max_trades_per_minute',
  'max_trades_per_hour',
  'max_orders_per_symbol',
  'duration_days',
  'max_participants',
] as const;

/** Section 3: the flags. */
export const challengeFlags = [
  'grid_trading_allowed',
  'martingale_allowed',
  'hedging_within_account_allowed',
  'cross_account_hedging_allowed',
  'statistical_arbitrage_allowed',
  'latency_arbitrage_allowed',
  'market_making_allowed',
  'weekend_holding',
  'news_trading_allowed',
  'ea_allowed',
  'copy_trading_allowed',
] as const;

/** These are shown, and sent when a challenge is created, but can't be edited. */
const fixedFields = ['consistency_rule_percent', 'current_participants'] as const;

/** Sent and checked only when the type is two_step (section 5). */
export const phase2Fields = [
  'phase_2_profit_target_percent',
  'phase_2_min_trading_days',
  'phase_2_max_trading_days',
] as const;

export type ChallengeTextField = (typeof textFields)[number];
export type ChallengeChoiceField = (typeof choiceFields)[number];
export type ChallengeNumberField = (typeof decimalFields)[number] | (typeof wholeFields)[number];
export type ChallengeFlag = (typeof challengeFlags)[number];
export type ChallengeFixedField = (typeof fixedFields)[number];
export type Phase2Field = (typeof phase2Fields)[number];
export type ChallengeFormField =
  | ChallengeTextField
  | ChallengeChoiceField
  | ChallengeNumberField
  | ChallengeFlag;

/**
 * The values of the challenge form: the texts of its inputs, '' if unknown. The fields have the
 * API's names, so that the server's errors can be assigned to them.
 */
export type ChallengeFormValues = Record<
  Exclude<ChallengeFormField, ChallengeFlag> | ChallengeFixedField,
  string
> &
  Record<ChallengeFlag, boolean>;

const challengeNumberFields: readonly ChallengeNumberField[] = [...decimalFields, ...wholeFields];
export const challengeTexts = [
  ...textFields,
  ...choiceFields,
  ...challengeNumberFields,
  ...fixedFields,
] as const;
export const challengeFormFields: readonly ChallengeFormField[] = [
  ...textFields,
  ...choiceFields,
  ...challengeNumberFields,
  ...challengeFlags,
];

const isOneOf =
  <Field extends string>(fields: readonly Field[]) =>
  (field: string): field is Field =>
    (fields as readonly string[]).includes(field);

export const isChallengeFlag = isOneOf(challengeFlags);
export const isChallengeFormField = isOneOf(challengeFormFields);
export const isChallengeNumber = isOneOf(challengeNumberFields);
export const isWholeField = isOneOf(wholeFields);
export const isPhase2Field = isOneOf(phase2Fields);

/** These may not be negative, but may be empty: empty counts as 0 (R143). */
export const isZeroWhenEmpty = isOneOf([
  'challenge_fee',
  'refundable_fee',
  'additional_trading_days',
]);
