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

interface FieldBase {
  label: string;
  /** The width of the field in its line. */
  span: 'third' | 'half' | 'full';
}

interface NumberSpec extends FieldBase {
  kind: 'number';
  name: ChallengeNumberField;
  unit?: '$' | '%' | 'days' | 'trades' | 'orders' | 'traders';
  isWhole: boolean;
}

export type ChallengeFieldSpec =
  | (FieldBase & { kind: 'text' | 'paragraph'; name: ChallengeTextField })
  | (FieldBase & { kind: 'choice'; name: ChallengeChoiceField })
  | NumberSpec
  | (FieldBase & { kind: 'flag'; name: ChallengeFlag })
  /** Read-only (section 3). */
  | (FieldBase & { kind: 'fixed'; name: ChallengeFixedField; unit?: '%' | 'traders' });

export interface ChallengeSection {
  id: string;
  title: string;
  /** The section's title in the index. */
  short: string;
  /** A text that explains the fields, if their labels aren't enough. */
  note?: string;
  fields: readonly ChallengeFieldSpec[];
  isTwoStepOnly?: boolean;
}

const number = (
  name: ChallengeNumberField,
  label: string,
  unit?: NumberSpec['unit'],
  span: NumberSpec['span'] = 'third',
): NumberSpec => ({
  kind: 'number',
  name,
  label,
  unit,
  span,
  isWhole: isWholeField(name),
});

const flag = (name: ChallengeFlag, label: string): ChallengeFieldSpec => ({
  kind: 'flag',
  name,
  label,
  span: 'half',
});

const flagNote = 'Tick what traders may do. Anything else is prohibited.';

/** Section 2: the form's sections in the specified order. They contain every field of section 3. */
export const challengeSections: readonly ChallengeSection[] = [
  {
    id: 'general',
    short: 'General',
    title: 'General Information',
    fields: [
      { kind: 'text', name: 'name', label: 'Challenge Name', span: 'half' },
      { kind: 'text', name: 'firm_name', label: 'Firm Name', span: 'half' },
      { kind: 'choice', name: 'challenge_type', label: 'Challenge Type', span: 'half' },
      { kind: 'choice', name: 'status', label: 'Status', span: 'half' },
      { kind: 'paragraph', name: 'description', label: 'Description', span: 'full' },
    ],
  },
  {
    id: 'financial',
    short: 'Financial',
    title: 'Financial Details',
    fields: [
      number('account_size', 'Account Size', '$', 'half'),
      number('profit_split_percent', 'Profit Split', '%', 'half'),
      number('challenge_fee', 'Challenge Fee', '$', 'half'),
      number('refundable_fee', 'Refundable Fee', '$', 'half'),
    ],
  },
  {
    id: 'trading',
    short: 'Trading',
    title: 'Trading Rules',
    fields: [
      number('profit_target_percent', 'Profit Target', '%'),
      number('max_daily_loss_percent', 'Max Daily Loss', '%'),
      number('max_total_loss_percent', 'Max Total Loss', '%'),
      number('min_trading_days', 'Min Trading Days', 'days'),
      number('max_trading_days', 'Max Trading Days', 'days'),
      number('additional_trading_days', 'Additional Days', 'days'),
    ],
  },
  {
    id: 'position',
    short: 'Positions',
    title: 'Position Rules',
    fields: [
      number('max_risk_per_trade_percent', 'Max Risk Per Trade', '%'),
      number('overall_risk_limit_percent', 'Overall Risk Limit', '%'),
      number('max_orders_per_symbol', 'Max Orders Per Symbol', 'orders'),
      number('max_trades_per_minute', 'Max Trades Per Minute', 'trades'),
      number('max_trades_per_hour', 'Max Trades Per Hour', 'trades'),
    ],
  },
  {
    id: 'two-step',
    short: 'Two Step',
    title: 'Two Step Rules',
    isTwoStepOnly: true,
    fields: [
      number('phase_2_profit_target_percent', 'Phase 2 Profit Target', '%'),
      number('phase_2_min_trading_days', 'Phase 2 Min Trading Days', 'days'),
      number('phase_2_max_trading_days', 'Phase 2 Max Trading Days', 'days'),
    ],
  },
  {
    id: 'prohibited',
    short: 'Strategies',
    title: 'Prohibited Strategies',
    note: flagNote,
    fields: [
      flag('grid_trading_allowed', 'Grid trading'),
      flag('martingale_allowed', 'Martingale'),
      flag('hedging_within_account_allowed', 'Hedging within the account'),
      flag('cross_account_hedging_allowed', 'Hedging across accounts'),
    ],
  },
  {
    id: 'arbitrage',
    short: 'Arbitrage',
    title: 'Arbitrage Detection',
    note: flagNote,
    fields: [
      flag('statistical_arbitrage_allowed', 'Statistical arbitrage'),
      flag('latency_arbitrage_allowed', 'Latency arbitrage'),
      flag('market_making_allowed', 'Market making'),
    ],
  },
  {
    id: 'additional',
    short: 'Additional',
    title: 'Additional Rules',
    note: flagNote,
    fields: [
      flag('weekend_holding', 'Weekend holding'),
      flag('news_trading_allowed', 'News trading'),
      flag('ea_allowed', 'Expert advisors (EA)'),
      flag('copy_trading_allowed', 'Copy trading'),
      {
        kind: 'fixed',
        name: 'consistency_rule_percent',
        label: 'Consistency Rule',
        span: 'half',
        unit: '%',
      },
    ],
  },
  {
    id: 'meta',
    short: 'Meta',
    title: 'Meta & Instruments',
    fields: [
      { kind: 'choice', name: 'allowed_instruments', label: 'Allowed Instruments', span: 'half' },
      number('duration_days', 'Duration', 'days', 'half'),
      number('max_participants', 'Max Participants', 'traders', 'half'),
      {
        kind: 'fixed',
        name: 'current_participants',
        label: 'Current Participants',
        span: 'half',
        unit: 'traders',
      },
    ],
  },
];

/** The sections of the form for a challenge type. */
export const sectionsOf = (challengeType: string): readonly ChallengeSection[] =>
  challengeSections.filter(
    ({ isTwoStepOnly = false }) => !isTwoStepOnly || challengeType === 'two_step',
  );

/** The section's HTML id. */
export const sectionId = ({ id }: ChallengeSection): string => `challenge-${id}`;

// Every field is in a section; a test counts them.
const specs = Object.fromEntries(
  challengeSections.flatMap(({ fields }) => fields.map((spec) => [spec.name, spec])),
) as Record<ChallengeFormField, ChallengeFieldSpec>;

/** The label and type of a field. */
export const specOf = (name: ChallengeFormField): ChallengeFieldSpec => specs[name];

/** A field's label when it is shown outside its section. */
export const challengeLabel = (name: ChallengeFormField): string => specOf(name).label;
