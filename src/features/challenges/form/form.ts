import {
  isPhase2Field,
  isWholeField,
  phase2Fields,
  type ChallengeFormField,
  type ChallengeFormValues,
  type ChallengeNumberField,
  type ChallengeTextField,
  challengeFormFields,
  isChallengeFlag,
  isChallengeNumber,
  isZeroWhenEmpty,
  type ChallengeFixedField,
  type ChallengeFlag,
  type Phase2Field,
  challengeFlags,
  challengeTexts,
} from './fields';
import { typedProblem, readTyped, typedText } from '../../../lib/typedNumbers';
import { isBlank, textLength, trimText } from '../../../lib/text';
import { wasSaved } from '../../../lib/outcome';
import {
  isAllowedInstruments,
  isChallengeStatus,
  isChallengeType,
  type AllowedInstruments,
  type ChallengeClass,
  type ChallengeStatus,
  type ChallengeType,
} from '../model';
import { plainDecimal } from '../../../lib/decimals';
import { readDecimal } from '../../../lib/numbers';

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

type OptionalNumber = Phase2Field | 'duration_days' | 'max_participants';

/** The fields of a form as the API takes them. */
type ChallengeBody = {
  name: string;
  firm_name: string;
  description: string | null;
  challenge_type: ChallengeType;
  status: ChallengeStatus;
  allowed_instruments: AllowedInstruments;
  max_participants: number | null;
} & Record<Exclude<ChallengeNumberField, OptionalNumber>, number> &
  Record<ChallengeFlag, boolean>;

/** The request body of a new challenge. */
type NewChallenge = ChallengeBody & { challenge_class: ChallengeClass } & Record<
    ChallengeFixedField,
    number
  > &
  Partial<Record<Phase2Field | 'duration_days', number>>;

/** The request body of an edit (R9): only the changed fields. Null clears a field. */
type ChallengeChanges = Partial<ChallengeBody & Record<Phase2Field | 'duration_days', number>>;

const nullWhenEmpty = ['description', 'max_participants'];

/**
 * Returns a field's value as it is sent. Returns undefined for a field that is left out, because
 * the API has no way to send it empty.
 */
function wireValue(
  values: ChallengeFormValues,
  field: ChallengeFormField | ChallengeFixedField,
): unknown {
  if (isChallengeFlag(field)) return values[field];
  const text = trimText(values[field]);
  if (text === '' && nullWhenEmpty.includes(field)) return null;
  if (field === 'duration_days' && text === '') return undefined;
  return isChallengeNumber(field) ||
    field === 'consistency_rule_percent' ||
    field === 'current_participants'
    ? numberOf(text)
    : text;
}

/** Section 5: the phase 2 fields are sent for two_step only. */
const isSent = (values: ChallengeFormValues) => (field: string) =>
  values.challenge_type === 'two_step' || !isPhase2Field(field);

const bodyOf = (
  values: ChallengeFormValues,
  fields: readonly (ChallengeFormField | ChallengeFixedField)[],
) =>
  Object.fromEntries(
    fields
      .map((field) => [field, wireValue(values, field)] as const)
      .filter(([, value]) => value !== undefined),
  );

/** Returns the request body of a new challenge. The values must be valid. */
export function newChallenge(
  values: ChallengeFormValues,
  challengeClass: ChallengeClass,
): NewChallenge {
  const fields = [
    ...challengeFormFields.filter(isSent(values)),
    'consistency_rule_percent',
    'current_participants',
  ] as const;
  // `wireValue` returns the right type for each field, but its signature can't say so.
  return { ...bodyOf(values, fields), challenge_class: challengeClass } as NewChallenge;
}

/**
 * Returns a field's value for comparison: spaces around a text and zeros at the end of a decimal
 * don't count.
 */
function comparableValue(values: ChallengeFormValues, field: ChallengeFormField): string | boolean {
  if (isChallengeFlag(field)) return values[field];
  const text = trimText(values[field]);
  if (!isChallengeNumber(field)) return text;
  return plainDecimalOf(text) ?? (isZeroWhenEmpty(field) ? '0' : text);
}

/** Whether two forms have the same value in a field. */
export const isSameChallengeValue = (
  field: ChallengeFormField,
  a: ChallengeFormValues,
  b: ChallengeFormValues,
): boolean => comparableValue(a, field) === comparableValue(b, field);

/**
 * Returns the fields whose values differ from those that the form was opened with. Phase 2 fields
 * count only while phase 2 applies (R146).
 */
export const changedChallengeFields = (
  opened: ChallengeFormValues,
  values: ChallengeFormValues,
): ChallengeFormField[] =>
  challengeFormFields
    .filter(isSent(values))
    .filter((field) => !isSameChallengeValue(field, opened, values));

/** The form shows unknown choices but never sends them. */
const isSendable = (values: ChallengeFormValues) => (field: ChallengeFormField) =>
  (field !== 'challenge_type' || isChallengeType(values.challenge_type)) &&
  (field !== 'status' || isChallengeStatus(values.status)) &&
  (field !== 'allowed_instruments' || isAllowedInstruments(values.allowed_instruments));

/** Returns the request body of an edit, or undefined if nothing changed. */
export function challengeChanges(
  opened: ChallengeFormValues,
  values: ChallengeFormValues,
): ChallengeChanges | undefined {
  const body = bodyOf(values, changedChallengeFields(opened, values).filter(isSendable(values)));
  return Object.keys(body).length > 0 ? body : undefined;
}

/**
 * Returns the fields that saving would overwrite: the admin changed them, and since the form was
 * opened someone else changed them to another value.
 */
export function conflictingChallengeFields(
  opened: ChallengeFormValues,
  fresh: ChallengeFields,
  values: ChallengeFormValues,
): ChallengeFormField[] {
  const now = challengeFormValues(fresh);
  return changedChallengeFields(opened, values).filter(
    (field) =>
      !isSameChallengeValue(field, opened, now) && !isSameChallengeValue(field, values, now),
  );
}

/**
 * Whether the server took what was sent (R32), by the challenge before and after it. Undefined if
 * that can't be said.
 */
export function wasChallengeSaved(
  opened: ChallengeFormValues,
  sent: ChallengeFormValues,
  before: ChallengeFields,
  after: ChallengeFields,
): boolean | undefined {
  const body = challengeChanges(opened, sent) ?? {};
  const fields = changedChallengeFields(opened, sent).filter((field) => field in body);
  return wasSaved(fields, isSameChallengeValue, {
    before: challengeFormValues(before),
    sent,
    after: challengeFormValues(after),
  });
}

/** A challenge as the API sends it. Nothing is assumed about the values. */
export type ChallengeFields = Partial<
  Record<keyof ChallengeFormValues | 'challenge_class', unknown>
>;

const flagDefaults = { hedging_within_account_allowed: true };

// The casts below: Object.fromEntries doesn't know that every field has an entry.
const noTexts = Object.fromEntries(challengeTexts.map((field) => [field, ''])) as Record<
  (typeof challengeTexts)[number],
  string
>;
const defaultFlags = Object.fromEntries(
  challengeFlags.map((flag) => [flag, flag in flagDefaults]),
) as Record<ChallengeFlag, boolean>;

/**
 * The default values of a new challenge or skill check (section 3, R10, R119; the type is R144's).
 */
export const challengeDefaults: ChallengeFormValues = {
  ...noTexts,
  ...defaultFlags,
  challenge_type: 'one_step' satisfies ChallengeType,
  status: 'active' satisfies ChallengeStatus,
  allowed_instruments: 'all' satisfies AllowedInstruments,
  account_size: '100000',
  refundable_fee: '0',
  profit_split_percent: '70',
  min_trading_days: '5',
  max_trading_days: '30',
  max_trades_per_minute: '3',
  max_trades_per_hour: '10',
  max_risk_per_trade_percent: '3',
  max_orders_per_symbol: '2',
  overall_risk_limit_percent: '20',
  consistency_rule_percent: '80',
  duration_days: '30',
  max_participants: '50',
  current_participants: '0',
};

const words = new Set<string>([
  'name',
  'firm_name',
  'description',
  'challenge_type',
  'status',
  'allowed_instruments',
]);

/**
 * Decimals are shown digit by digit as the API sent them, as far as they can only mean one number.
 * Other values are shown as empty.
 */
function textOf(field: string, value: unknown): string {
  if (!words.has(field)) return typedText(readDecimal(value) ?? '');
  return typeof value === 'string' ? value : '';
}

/** Returns the form values of a challenge. Decimals keep the digits that the API sent. */
export function challengeFormValues(challenge: ChallengeFields): ChallengeFormValues {
  const texts = challengeTexts.map((field) => [field, textOf(field, challenge[field])]);
  const flags = challengeFlags.map((flag) => [flag, challenge[flag] === true]);
  // Every field has an entry.
  return Object.fromEntries([...texts, ...flags]) as ChallengeFormValues;
}

/**
 * Returns the form values of a copy of a challenge (R149). It is called 'Copy of …' and is
 * inactive, so that it isn't sold before it was looked at. It has no participants yet, and choices
 * that the form doesn't know get their defaults.
 */
export function challengeCopyValues(challenge: ChallengeFields): ChallengeFormValues {
  const values = challengeFormValues(challenge);
  const { challenge_type, allowed_instruments, current_participants, consistency_rule_percent } =
    challengeDefaults;
  return {
    ...values,
    name: values.name && `Copy of ${values.name}`,
    challenge_type: isChallengeType(values.challenge_type) ? values.challenge_type : challenge_type,
    status: 'inactive' satisfies ChallengeStatus,
    allowed_instruments: isAllowedInstruments(values.allowed_instruments)
      ? values.allowed_instruments
      : allowed_instruments,
    consistency_rule_percent: values.consistency_rule_percent || consistency_rule_percent,
    current_participants,
  };
}

/**
 * Checks form values from a stored draft. Returns undefined if a field is missing or has the wrong
 * type: an older version of the console may have stored them.
 */
export function readChallengeForm(raw: unknown): ChallengeFormValues | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const fields = raw as Record<string, unknown>;
  const isWhole =
    challengeTexts.every((field) => typeof fields[field] === 'string') &&
    challengeFlags.every((flag) => typeof fields[flag] === 'boolean');
  if (!isWhole) return undefined;
  // The types were checked above. Other stored fields are left out.
  return Object.fromEntries(
    [...challengeTexts, ...challengeFlags].map((field) => [field, fields[field]]),
  ) as ChallengeFormValues;
}

/**
 * Section 5: the number in a number field. Empty counts as 0; a text that isn't one number is NaN.
 */
export const numberOf = (text: string): number =>
  isBlank(text) ? 0 : Number(readTyped(text) ?? NaN);

/**
 * The same number without unnecessary zeros: '100000.00' becomes '100000'. Undefined if it is empty
 * or not one number.
 */
export const plainDecimalOf = (text: string): string | undefined => plainDecimal(readTyped(text));
