import { changedChallengeFields } from './changes';
import {
  isPhase2Field,
  isWholeField,
  phase2Fields,
  type ChallengeFormField,
  type ChallengeFormValues,
  type ChallengeNumberField,
  type ChallengeTextField,
} from './fields';
import { numberOf } from './form';
import { typedProblem } from '../../../lib/typedNumbers';
import { isBlank, textLength, trimText } from '../../../lib/text';

export type ChallengeErrors = Partial<Record<ChallengeFormField, string>>;

interface Rule {
  field: ChallengeNumberField;
  /** Whether the value follows the rule. NaN never does. */
  holds: (value: number, other: (field: ChallengeNumberField) => number) => boolean;
  message: string;
}

const positive = (value: number) => value > 0;
const notNegative = (value: number) => value >= 0;

/** If the other field isn't a number, the error is shown at that field only. */
const above =
  (field: ChallengeNumberField): Rule['holds'] =>
  (value, other) =>
    value > (other(field) || 0);

/** Section 5's table in its order, with R28's texts for phase 2, then the rules that R145 adds. */
const rules: readonly Rule[] = [
  { field: 'account_size', holds: positive, message: 'Account size must be greater than 0' },
  { field: 'challenge_fee', holds: notNegative, message: 'Fee cannot be negative' },
  {
    field: 'profit_split_percent',
    holds: (value) => value >= 1 && value <= 100,
    message: 'Profit split must be between 1 and 100',
  },
  { field: 'min_trading_days', holds: positive, message: 'Min Trading days must be > 0' },
  {
    field: 'max_trading_days',
    holds: above('min_trading_days'),
    message: 'Max Trading days must be > Min',
  },
  {
    field: 'additional_trading_days',
    holds: notNegative,
    message: 'Additional Days cannot be -ve',
  },
  { field: 'max_daily_loss_percent', holds: positive, message: 'Daily loss % must be > 0' },
  { field: 'max_total_loss_percent', holds: positive, message: 'Total loss % must be > 0' },
  { field: 'profit_target_percent', holds: positive, message: 'Profit Target % must be > 0' },
  { field: 'max_trades_per_hour', holds: positive, message: 'Max Trade Per Hour must be > 0' },
  { field: 'max_trades_per_minute', holds: positive, message: 'Max Trade Per Min must be > 0' },
  {
    field: 'max_risk_per_trade_percent',
    holds: positive,
    message: 'Max Risk Per Trade % must be > 0',
  },
  {
    field: 'max_orders_per_symbol',
    holds: positive,
    message: 'Max Order Per Symbol % must be > 0',
  },
  {
    field: 'overall_risk_limit_percent',
    holds: above('max_risk_per_trade_percent'),
    message: 'Must be > Max Risk Per Trade (%)',
  },
  {
    field: 'phase_2_profit_target_percent',
    holds: positive,
    message: 'Phase 2 Profit Target % must be > 0',
  },
  {
    field: 'phase_2_min_trading_days',
    holds: positive,
    message: 'Phase 2 Min Trading days must be > 0',
  },
  {
    field: 'phase_2_max_trading_days',
    holds: above('phase_2_min_trading_days'),
    message: 'Phase 2 Max Trading days must be > Phase 2 Min',
  },
  { field: 'refundable_fee', holds: notNegative, message: 'Refundable fee cannot be negative' },
  { field: 'duration_days', holds: positive, message: 'Duration must be > 0' },
  { field: 'max_participants', holds: positive, message: 'Max Participants must be > 0' },
];

/** The API allows these to be empty. */
const mayBeEmpty: readonly ChallengeNumberField[] = ['duration_days', 'max_participants'];

const maxWhole = 1_000_000;

/** Rules of the OpenAPI document that section 5 doesn't have. */
function formProblem(field: ChallengeNumberField, value: number): string | undefined {
  if (!isWholeField(field)) return undefined;
  if (!Number.isInteger(value)) return 'Must be a whole number';
  return value > maxWhole ? 'Must be at most 1,000,000' : undefined;
}

const required: Partial<Record<ChallengeTextField, string>> = {
  name: 'Challenge name is required',
  firm_name: 'Firm name is required',
};

/** R115: maximum lengths in characters. */
const maxLengths: Record<ChallengeTextField, number> = {
  name: 200,
  firm_name: 200,
  description: 5000,
};

function textProblem(field: ChallengeTextField, text: string): string | undefined {
  if (text === '') return required[field];
  return textLength(text) > maxLengths[field]
    ? `At most ${maxLengths[field]} characters`
    : undefined;
}

/**
 * Each value's rule compares it with its key. So a change of the key can break the rule of the
 * value.
 */
const comparedWith: Partial<Record<ChallengeFormField, ChallengeNumberField>> = {
  min_trading_days: 'max_trading_days',
  max_risk_per_trade_percent: 'overall_risk_limit_percent',
  phase_2_min_trading_days: 'phase_2_max_trading_days',
};

/**
 * The fields whose rules a change can break: the changed fields, the fields compared with them, and
 * the phase 2 fields if the type changed. A compared field that is empty is left out.
 */
function touchedFields(
  opened: ChallengeFormValues,
  values: ChallengeFormValues,
): Set<ChallengeFormField> {
  const changed = changedChallengeFields(opened, values);
  const compared = changed
    .flatMap((field) => comparedWith[field] ?? [])
    .filter((field) => !isBlank(values[field]));
  return new Set([
    ...changed,
    ...compared,
    ...(changed.includes('challenge_type') ? phase2Fields : []),
  ]);
}

/**
 * Validates the challenge form when it is submitted. A new challenge must follow all of section 5.
 * For an edited one (`opened` has the values before the edit) only the changed fields count (R147):
 * an old error in another field doesn't prevent saving, because that field isn't sent.
 */
export function validateChallenge(
  values: ChallengeFormValues,
  opened?: ChallengeFormValues,
): ChallengeErrors {
  const touched = opened && touchedFields(opened, values);
  const errors: ChallengeErrors = {};
  const put = (field: ChallengeFormField, problem: string | undefined) => {
    if (problem !== undefined && (!touched || touched.has(field))) errors[field] ??= problem;
  };
  for (const field of ['name', 'firm_name', 'description'] as const)
    put(field, textProblem(field, trimText(values[field])));
  const other = (field: ChallengeNumberField) => numberOf(values[field]);
  for (const { field, holds, message } of rules) {
    if (isPhase2Field(field) && values.challenge_type !== 'two_step') continue;
    const isEmpty = isBlank(values[field]);
    // An existing duration can be changed but not removed.
    const isLeftOpen =
      isEmpty &&
      mayBeEmpty.includes(field) &&
      !(field === 'duration_days' && opened?.duration_days);
    if (isLeftOpen) continue;
    const value = other(field);
    const problem = isEmpty ? undefined : typedProblem(values[field]);
    put(field, problem ?? (holds(value, other) ? formProblem(field, value) : message));
  }
  return errors;
}
