import { formatMoney } from '../../../lib/money';
import { formatCount, formatPercent, readDecimal } from '../../../lib/numbers';
import { dash, formatText } from '../../../lib/text';
import type { TermName } from '../../help/terms';
import { challengeStatusLabels, challengeTypeLabels, instrumentLabels, labelIn } from '../model';

interface FieldBase {
  label: string;
  span: 'third' | 'half' | 'full';
  term?: TermName;
  /** Section 3's default. Without one a flag is off, and any other field is empty. */
  initial?: string | boolean;
}

interface TextSpec extends FieldBase {
  kind: 'text' | 'paragraph';
  /** In characters (R115). */
  maxLength: number;
  /** Said if it is empty. */
  required?: string;
}

interface ChoiceSpec extends FieldBase {
  kind: 'choice';
  options: Readonly<Record<string, string>>;
}

/** Section 5: what a number must be, and what is said if it isn't. */
interface NumberRule {
  /** It must be greater than this, or than the number in this field. */
  above?: number | 'min_trading_days' | 'max_risk_per_trade_percent' | 'phase_2_min_trading_days';
  /** With 0, the field may be empty and is then saved as 0 (R143). */
  atLeast?: number;
  atMost?: number;
  message: string;
  /** The API lets it be empty. */
  isOptional?: boolean;
}

export interface NumberSpec extends FieldBase, NumberRule {
  kind: 'number';
  /** R110: days, trades, orders and traders are whole numbers. */
  unit: '$' | '%' | 'days' | 'trades' | 'orders' | 'traders';
}

interface FlagSpec extends FieldBase {
  kind: 'flag';
  /** What it allows, inside a sentence. Usually its label. */
  phrase?: string;
}

/** Shown, and sent with a new challenge, but not edited (section 3). */
interface FixedSpec extends FieldBase {
  kind: 'fixed';
  unit: '%' | 'traders';
}

type FieldSpec = TextSpec | ChoiceSpec | NumberSpec | FlagSpec | FixedSpec;

const text = (label: string, more: Partial<TextSpec>): TextSpec => ({
  kind: 'text',
  label,
  span: 'half',
  maxLength: 200,
  ...more,
});

const choice = (
  label: string,
  options: ChoiceSpec['options'],
  initial: string,
  term?: TermName,
): ChoiceSpec => ({ kind: 'choice', label, span: 'half', options, initial, term });

const number = (
  label: string,
  unit: NumberSpec['unit'],
  more: NumberRule & Partial<FieldBase>,
): NumberSpec => ({ kind: 'number', label, unit, span: 'third', ...more });

const flag = (label: string, more: Partial<FlagSpec> = {}): FlagSpec => ({
  kind: 'flag',
  label,
  span: 'half',
  ...more,
});

/**
 * Every field of a challenge (section 3) by its name on the wire: how it is shown, what it starts
 * with (besides section 3, R10, R119 and R144) and the rule that it must follow (section 5, R28,
 * R145).
 */
const fields = {
  name: text('Challenge Name', { required: 'Challenge name is required' }),
  firm_name: text('Firm Name', { required: 'Firm name is required' }),
  description: text('Description', { kind: 'paragraph', span: 'full', maxLength: 5000 }),
  challenge_type: choice('Challenge Type', challengeTypeLabels, 'one_step', 'phase'),
  status: choice('Status', challengeStatusLabels, 'active'),
  account_size: number('Account Size', '$', {
    above: 0,
    message: 'Account size must be greater than 0',
    initial: '100000',
    span: 'half',
  }),
  challenge_fee: number('Challenge Fee', '$', {
    atLeast: 0,
    message: 'Fee cannot be negative',
    span: 'half',
  }),
  refundable_fee: number('Refundable Fee', '$', {
    atLeast: 0,
    message: 'Refundable fee cannot be negative',
    initial: '0',
    span: 'half',
  }),
  profit_split_percent: number('Profit Split', '%', {
    atLeast: 1,
    atMost: 100,
    message: 'Profit split must be between 1 and 100',
    initial: '70',
    span: 'half',
    term: 'profitSplit',
  }),
  max_daily_loss_percent: number('Max Daily Loss', '%', {
    above: 0,
    message: 'Daily loss % must be > 0',
    term: 'dailyLoss',
  }),
  max_total_loss_percent: number('Max Total Loss', '%', {
    above: 0,
    message: 'Total loss % must be > 0',
    term: 'drawdown',
  }),
  profit_target_percent: number('Profit Target', '%', {
    above: 0,
    message: 'Profit Target % must be > 0',
    term: 'profitTarget',
  }),
  min_trading_days: number('Min Trading Days', 'days', {
    above: 0,
    message: 'Min Trading days must be > 0',
    initial: '5',
  }),
  max_trading_days: number('Max Trading Days', 'days', {
    above: 'min_trading_days',
    message: 'Max Trading days must be > Min',
    initial: '30',
  }),
  additional_trading_days: number('Additional Days', 'days', {
    atLeast: 0,
    message: 'Additional Days cannot be -ve',
  }),
  phase_2_profit_target_percent: number('Phase 2 Profit Target', '%', {
    above: 0,
    message: 'Phase 2 Profit Target % must be > 0',
  }),
  phase_2_min_trading_days: number('Phase 2 Min Trading Days', 'days', {
    above: 0,
    message: 'Phase 2 Min Trading days must be > 0',
  }),
  phase_2_max_trading_days: number('Phase 2 Max Trading Days', 'days', {
    above: 'phase_2_min_trading_days',
    message: 'Phase 2 Max Trading days must be > Phase 2 Min',
  }),
  max_risk_per_trade_percent: number('Max Risk Per Trade', '%', {
    above: 0,
    message: 'Max Risk Per Trade % must be > 0',
    initial: '3',
  }),
  overall_risk_limit_percent: number('Overall Risk Limit', '%', {
    above: 'max_risk_per_trade_percent',
    message: 'Must be > Max Risk Per Trade (%)',
    initial: '20',
  }),
  max_orders_per_symbol: number('Max Orders Per Symbol', 'orders', {
    above: 0,
    message: 'Max Order Per Symbol % must be > 0',
    initial: '2',
  }),
  max_trades_per_minute: number('Max Trades Per Minute', 'trades', {
    above: 0,
    message: 'Max Trade Per Min must be > 0',
    initial: '3',
  }),
  max_trades_per_hour: number('Max Trades Per Hour', 'trades', {
    above: 0,
    message: 'Max Trade Per Hour must be > 0',
    initial: '10',
  }),
  grid_trading_allowed: flag('Grid trading'),
  martingale_allowed: flag('Martingale'),
  hedging_within_account_allowed: flag('Hedging within the account', { initial: true }),
  cross_account_hedging_allowed: flag('Hedging across accounts'),
  statistical_arbitrage_allowed: flag('Statistical arbitrage'),
  latency_arbitrage_allowed: flag('Latency arbitrage'),
  market_making_allowed: flag('Market making'),
  weekend_holding: flag('Weekend holding', { phrase: 'holding over the weekend' }),
  news_trading_allowed: flag('News trading'),
  ea_allowed: flag('Expert advisors (EA)', { phrase: 'expert advisors' }),
  copy_trading_allowed: flag('Copy trading'),
  consistency_rule_percent: {
    kind: 'fixed',
    label: 'Consistency Rule',
    span: 'half',
    unit: '%',
    initial: '80',
    term: 'consistency',
  } as FixedSpec,
  allowed_instruments: choice('Allowed Instruments', instrumentLabels, 'all'),
  duration_days: number('Duration', 'days', {
    above: 0,
    message: 'Duration must be > 0',
    isOptional: true,
    initial: '30',
    span: 'half',
  }),
  max_participants: number('Max Participants', 'traders', {
    above: 0,
    message: 'Max Participants must be > 0',
    isOptional: true,
    initial: '50',
    span: 'half',
  }),
  current_participants: {
    kind: 'fixed',
    label: 'Current Participants',
    span: 'half',
    unit: 'traders',
    initial: '0',
  } as FixedSpec,
};

export type ChallengeField = keyof typeof fields;

type NameOf<Spec> = {
  [Name in ChallengeField]: (typeof fields)[Name] extends Spec ? Name : never;
}[ChallengeField];
export type ChallengeNumberField = NameOf<NumberSpec>;
export type ChallengeFlag = NameOf<FlagSpec>;
export type ChallengeFormField = Exclude<ChallengeField, NameOf<FixedSpec>>;

/** A challenge in the form: the texts of its inputs, '' if unknown. */
export type ChallengeFormValues = Record<Exclude<ChallengeField, ChallengeFlag>, string> &
  Record<ChallengeFlag, boolean>;

/** A challenge as the API sends it. Nothing is assumed about the values. */
export type ChallengeFields = Partial<Record<ChallengeField | 'challenge_class', unknown>>;

export const specOf = (name: ChallengeField): FieldSpec => fields[name];

// Object.keys doesn't know the names.
const names = Object.keys(fields) as ChallengeField[];
const isFlag = (name: ChallengeField): name is ChallengeFlag => specOf(name).kind === 'flag';
const isEditable = (name: ChallengeField): name is ChallengeFormField =>
  specOf(name).kind !== 'fixed';

export const challengeFlags = names.filter(isFlag);
export const challengeTexts = names.filter(
  (name): name is Exclude<ChallengeField, ChallengeFlag> => !isFlag(name),
);
export const challengeFormFields = names.filter(isEditable);

/** Only a challenge of two steps has these: they are shown, checked and sent for it (section 5). */
export const isPhase2Field = (name: ChallengeField): boolean => name.startsWith('phase_2_');

/** A tick under 'Prohibited Strategies' would otherwise read as the opposite (R150). */
export const flagMeanings = { on: 'Allowed', off: 'Prohibited' };

function withUnit(value: unknown, unit: NumberSpec['unit']): string {
  if (unit === '$') return formatMoney(value);
  if (unit === '%') return formatPercent(value);
  return readDecimal(value) === undefined ? dash : `${formatCount(value)} ${unit}`;
}

/** A challenge's field as text; a dash if unknown. */
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
