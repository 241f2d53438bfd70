import { formatMoney } from '~/lib/money';
import { formatCount, formatPercent, readDecimal } from '~/lib/numbers';
import { dash, formatText } from '~/lib/text';
import { labelIn } from '~/lib/tone';
import { challengeStatusLabels, challengeTypeLabels, instrumentLabels } from '../model';
import {
  choice,
  fixed,
  flag,
  number,
  positive,
  text,
  type FieldSpec,
  type FixedSpec,
  type FlagSpec,
  type NumberSpec,
} from './fieldSpecs';

/** The fields, their defaults (also R10, R119, R144) and rules (also R28, R145). */
const general = {
  name: text('Challenge Name', { required: 'Challenge name is required' }),
  firm_name: text('Firm Name', { required: 'Firm name is required' }),
  challenge_type: choice('Challenge Type', challengeTypeLabels, 'one_step', 'phase'),
  status: choice('Status', challengeStatusLabels, 'active'),
  description: text('Description', { kind: 'paragraph', maxLength: 5000 }),
};

const financial = {
  account_size: positive('Account Size', '$', 'Account size must be greater than 0', {
    initial: '100000',
  }),
  profit_split_percent: number('Profit Split', '%', 'Profit split must be between 1 and 100', {
    atLeast: 1,
    atMost: 100,
    initial: '70',
    term: 'profitSplit',
  }),
  challenge_fee: number('Challenge Fee', '$', 'Fee cannot be negative', { atLeast: 0 }),
  refundable_fee: number('Refundable Fee', '$', 'Refundable fee cannot be negative', {
    atLeast: 0,
    initial: '0',
  }),
};

const trading = {
  profit_target_percent: positive('Profit Target', '%', 'Profit Target % must be > 0', {
    term: 'profitTarget',
  }),
  max_daily_loss_percent: positive('Max Daily Loss', '%', 'Daily loss % must be > 0', {
    term: 'dailyLoss',
  }),
  max_total_loss_percent: positive('Max Total Loss', '%', 'Total loss % must be > 0', {
    term: 'drawdown',
  }),
  min_trading_days: positive('Min Trading Days', 'days', 'Min Trading days must be > 0', {
    initial: '5',
  }),
  max_trading_days: number('Max Trading Days', 'days', 'Max Trading days must be > Min', {
    above: 'min_trading_days',
    initial: '30',
  }),
  additional_trading_days: number('Additional Days', 'days', 'Additional Days cannot be -ve', {
    atLeast: 0,
  }),
};

const position = {
  max_risk_per_trade_percent: positive(
    'Max Risk Per Trade',
    '%',
    'Max Risk Per Trade % must be > 0',
    { initial: '3' },
  ),
  overall_risk_limit_percent: number(
    'Overall Risk Limit',
    '%',
    'Must be > Max Risk Per Trade (%)',
    { above: 'max_risk_per_trade_percent', initial: '20' },
  ),
  max_orders_per_symbol: positive(
    'Max Orders Per Symbol',
    'orders',
    'Max Order Per Symbol % must be > 0',
    { initial: '2' },
  ),
  max_trades_per_minute: positive(
    'Max Trades Per Minute',
    'trades',
    'Max Trade Per Min must be > 0',
    { initial: '3' },
  ),
  max_trades_per_hour: positive('Max Trades Per Hour', 'trades', 'Max Trade Per Hour must be > 0', {
    initial: '10',
  }),
};

const twoStep = {
  phase_2_profit_target_percent: positive(
    'Phase 2 Profit Target',
    '%',
    'Phase 2 Profit Target % must be > 0',
  ),
  phase_2_min_trading_days: positive(
    'Phase 2 Min Trading Days',
    'days',
    'Phase 2 Min Trading days must be > 0',
  ),
  phase_2_max_trading_days: number(
    'Phase 2 Max Trading Days',
    'days',
    'Phase 2 Max Trading days must be > Phase 2 Min',
    { above: 'phase_2_min_trading_days' },
  ),
};

const prohibited = {
  grid_trading_allowed: flag('Grid trading'),
  martingale_allowed: flag('Martingale'),
  hedging_within_account_allowed: flag('Hedging within the account', { initial: true }),
  cross_account_hedging_allowed: flag('Hedging across accounts'),
};

const arbitrage = {
  statistical_arbitrage_allowed: flag('Statistical arbitrage'),
  latency_arbitrage_allowed: flag('Latency arbitrage'),
  market_making_allowed: flag('Market making'),
};

const additional = {
  weekend_holding: flag('Weekend holding', { phrase: 'holding over the weekend' }),
  news_trading_allowed: flag('News trading'),
  ea_allowed: flag('Expert advisors (EA)', { phrase: 'expert advisors' }),
  copy_trading_allowed: flag('Copy trading'),
  consistency_rule_percent: fixed('Consistency Rule', '%', '80', 'consistency'),
};

const meta = {
  allowed_instruments: choice('Allowed Instruments', instrumentLabels, 'all'),
  duration_days: positive('Duration', 'days', 'Duration must be > 0', {
    isOptional: true,
    initial: '30',
  }),
  max_participants: positive('Max Participants', 'traders', 'Max Participants must be > 0', {
    isOptional: true,
    initial: '50',
  }),
  current_participants: fixed('Current Participants', 'traders', '0'),
};

const fields = {
  ...general,
  ...financial,
  ...trading,
  ...position,
  ...twoStep,
  ...prohibited,
  ...arbitrage,
  ...additional,
  ...meta,
};

export type ChallengeField = keyof typeof fields;

type NameOf<Spec> = {
  [Name in ChallengeField]: (typeof fields)[Name] extends Spec ? Name : never;
}[ChallengeField];
export type ChallengeNumberField = NameOf<NumberSpec>;
type ChallengeFlag = NameOf<FlagSpec>;
export type ChallengeFormField = Exclude<ChallengeField, NameOf<FixedSpec>>;

export type ChallengeFormValues = Record<Exclude<ChallengeField, ChallengeFlag>, string> &
  Record<ChallengeFlag, boolean>;

/** Makes no assumption about what the API sends. */
export type ChallengeFields = Partial<Record<ChallengeField | 'challenge_class', unknown>>;

export const specOf = (name: ChallengeField): FieldSpec => fields[name];

// Object.keys doesn't know the names.
const namesOf = (table: Partial<typeof fields>) => Object.keys(table) as ChallengeField[];

export const isFlag = (name: ChallengeField): name is ChallengeFlag => specOf(name).kind === 'flag';

export const allChallengeFields = namesOf(fields);
export const challengeFlags = allChallengeFields.filter(isFlag);
export const challengeFormFields = allChallengeFields.filter(
  (name): name is ChallengeFormField => specOf(name).kind !== 'fixed',
);

export interface ChallengeSection {
  id: string;
  short: string;
  title: string;
  span: 'third' | 'half';
  fields: readonly ChallengeField[];
  note?: string;
}

const section = (
  id: string,
  short: string,
  title: string,
  span: ChallengeSection['span'],
  table: Partial<typeof fields>,
  note?: string,
): ChallengeSection => ({
  id: `challenge-${id}`,
  short,
  title,
  span,
  fields: namesOf(table),
  note,
});

const note = 'Tick what traders may do. Anything else is prohibited.';

const sections: readonly ChallengeSection[] = [
  section('general', 'General', 'General Information', 'half', general),
  section('financial', 'Financial', 'Financial Details', 'half', financial),
  section('trading', 'Trading', 'Trading Rules', 'third', trading),
  section('position', 'Positions', 'Position Rules', 'third', position),
  section('two-step', 'Two Step', 'Two Step Rules', 'third', twoStep),
  section('prohibited', 'Strategies', 'Prohibited Strategies', 'half', prohibited, note),
  section('arbitrage', 'Arbitrage', 'Arbitrage Detection', 'half', arbitrage, note),
  section('additional', 'Additional', 'Additional Rules', 'half', additional, note),
  section('meta', 'Meta', 'Meta & Instruments', 'half', meta),
];

export const isPhase2Field = (name: ChallengeField): boolean => name in twoStep;

export const sectionsOf = (type: string): readonly ChallengeSection[] =>
  sections.filter(({ id }) => id !== 'challenge-two-step' || type === 'two_step');

/** Without these words, a tick under 'Prohibited Strategies' would mean the opposite (R150). */
export const flagMeanings = { on: 'Allowed', off: 'Prohibited' };

function withUnit(value: unknown, unit: NumberSpec['unit']): string {
  if (unit === '$') return formatMoney(value);
  if (unit === '%') return formatPercent(value);
  return readDecimal(value) === undefined ? dash : `${formatCount(value)} ${unit}`;
}

export function challengeText(name: ChallengeField, { [name]: value }: ChallengeFields): string {
  const spec = specOf(name);
  switch (spec.kind) {
    case 'flag':
      // The API may leave out a flag.
      return value === true ? flagMeanings.on : value === false ? flagMeanings.off : dash;
    case 'choice':
      return labelIn(spec.options, value);
    case 'text':
    case 'paragraph':
      return formatText(value);
    case 'number':
    case 'fixed':
      return withUnit(value, spec.unit);
  }
}
