import { changedChallengeFields } from './challengeChanges';
import { isPhase2Field, isWholeField, phase2Fields } from './challengeFields';
import type { ChallengeFormField, ChallengeFormValues, ChallengeNumberField, ChallengeTextField } from './challengeFields';
import { numberOf } from './challengeNumbers';

export type ChallengeErrors = Partial<Record<ChallengeFormField, string>>;

interface Rule {
  field: ChallengeNumberField;
  /** Whether a value keeps the rule; comparing with what is no number never does. */
  holds: (value: number, other: (field: ChallengeNumberField) => number) => boolean;
  message: string;
}

const positive = (value: number) => value > 0;
const notNegative = (value: number) => value >= 0;

/** An other field that is no number is told at that field, and doesn't break this one. */
const above = (field: ChallengeNumberField): Rule['holds'] => (value, other) => value > (other(field) || 0);

/** Section 5's table, in its order, with R28's words for phase 2; then R145's, for what it leaves out. */
const rules: readonly Rule[] = [
  { field: 'account_size', holds: positive, message: 'Account size must be greater than 0' },
  { field: 'challenge_fee', holds: notNegative, message: 'Fee cannot be negative' },
  { field: 'profit_split_percent', holds: (value) => value >= 1 && value <= 100, message: 'Profit split must be between 1 and 100' },
  { field: 'min_trading_days', holds: positive, message: 'Min Trading days must be > 0' },
  { field: 'max_trading_days', holds: above('min_trading_days'), message: 'Max Trading days must be > Min' },
  { field: 'additional_trading_days', holds: notNegative, message: 'Additional Days cannot be -ve' },
  { field: 'max_daily_loss_percent', holds: positive, message: 'Daily loss % must be > 0' },
  { field: 'max_total_loss_percent', holds: positive, message: 'Total loss % must be > 0' },
  { field: 'profit_target_percent', holds: positive, message: 'Profit Target % must be > 0' },
  { field: 'max_trades_per_hour', holds: positive, message: 'Max Trade Per Hour must be > 0' },
  { field: 'max_trades_per_minute', holds: positive, message: 'Max Trade Per Min must be > 0' },
  { field: 'max_risk_per_trade_percent', holds: positive, message: 'Max Risk Per Trade % must be > 0' },
  { field: 'max_orders_per_symbol', holds: positive, message: 'Max Order Per Symbol % must be > 0' },
  { field: 'overall_risk_limit_percent', holds: above('max_risk_per_trade_percent'), message: 'Must be > Max Risk Per Trade (%)' },
  { field: 'phase_2_profit_target_percent', holds: positive, message: 'Phase 2 Profit Target % must be > 0' },
  { field: 'phase_2_min_trading_days', holds: positive, message: 'Phase 2 Min Trading days must be > 0' },
  { field: 'phase_2_max_trading_days', holds: above('phase_2_min_trading_days'), message: 'Phase 2 Max Trading days must be > Phase 2 Min' },
  { field: 'refundable_fee', holds: notNegative, message: 'Refundable fee cannot be negative' },
  { field: 'duration_days', holds: positive, message: 'Duration must be > 0' },
  { field: 'max_participants', holds: positive, message: 'Max Participants must be > 0' },
];

/** The document has a way to leave them open. */
const mayBeEmpty: readonly ChallengeNumberField[] = ['duration_days', 'max_participants'];

const mostWhole = 1_000_000;

/** What section 5 doesn't ask of numbers but the document does (R110). */
function formProblem(field: ChallengeNumberField, value: number): string | undefined {
  if (!isWholeField(field)) return undefined;
  if (!Number.isInteger(value)) return 'Must be a whole number';
  return value > mostWhole ? 'Must be at most 1,000,000' : undefined;
}

const required: Partial<Record<ChallengeTextField, string>> = { name: 'Challenge name is required', firm_name: 'Firm name is required' };

/** R115: sizes in characters. */
const longest: Record<ChallengeTextField, number> = { name: 200, firm_name: 200, description: 5000 };

function textProblem(field: ChallengeTextField, text: string): string | undefined {
  if (text === '') return required[field];
  return text.length > longest[field] ? `At most ${longest[field]} characters` : undefined;
}

/** A rule of a field holds another one against it: what changes here may break the rule there. */
const comparedWith: Partial<Record<ChallengeFormField, ChallengeNumberField>> = {
  min_trading_days: 'max_trading_days',
  max_risk_per_trade_percent: 'overall_risk_limit_percent',
  phase_2_min_trading_days: 'phase_2_max_trading_days',
};

/** What a change may have broken: the changed fields, those that are compared with them, and phase 2 once it applies. What never was there can't break. */
function touchedFields(opened: ChallengeFormValues, values: ChallengeFormValues): Set<ChallengeFormField> {
  const changed = changedChallengeFields(opened, values);
  const compared = changed.flatMap((field) => comparedWith[field] ?? []).filter((field) => values[field].trim() !== '');
  return new Set([...changed, ...compared, ...(changed.includes('challenge_type') ? phase2Fields : [])]);
}

/**
 * The rules of a challenge's form, checked on submit: of a new one all of section 5; of one that was `opened` with other values, those of what changed (R147).
 * What was broken before and isn't touched doesn't keep the rest from being saved: nothing of it is sent.
 */
export function validateChallenge(values: ChallengeFormValues, opened?: ChallengeFormValues): ChallengeErrors {
  const touched = opened && touchedFields(opened, values);
  const errors: ChallengeErrors = {};
  const put = (field: ChallengeFormField, problem: string | undefined) => {
    if (problem !== undefined && (!touched || touched.has(field))) errors[field] ??= problem;
  };
  for (const field of ['name', 'firm_name', 'description'] as const) put(field, textProblem(field, values[field].trim()));
  const other = (field: ChallengeNumberField) => numberOf(values[field]);
  for (const { field, holds, message } of rules) {
    if (isPhase2Field(field) && values.challenge_type !== 'two_step') continue;
    const isEmpty = values[field].trim() === '';
    // R145: a duration that was there can be changed but not taken away.
    const isLeftOpen = isEmpty && mayBeEmpty.includes(field) && !(field === 'duration_days' && opened?.duration_days);
    if (isLeftOpen) continue;
    const value = other(field);
    put(field, holds(value, other) ? formProblem(field, value) : message);
  }
  return errors;
}
