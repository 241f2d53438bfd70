import {
  isAllowedInstruments,
  isChallengeType,
  type AllowedInstruments,
  type ChallengeStatus,
  type ChallengeType,
} from '../labels';
import {
  challengeFlags,
  challengeTexts,
  type ChallengeFlag,
  type ChallengeFormValues,
} from './fields';
import { plainDecimal } from '../../../lib/decimals';
import { readTyped, typedText } from '../../../lib/typedNumbers';
import { readDecimal } from '../../../lib/numbers';
import { isBlank } from '../../../lib/text';

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
