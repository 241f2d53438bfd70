import type { AllowedInstruments, ChallengeStatus, ChallengeType } from './challenges';
import { isAllowedInstruments, isChallengeStatus, isChallengeType } from './challenges';
import { challengeFlags, challengeTexts, type ChallengeFlag, type ChallengeFormValues } from './challengeFields';
import { readDecimal } from './numbers';

/** A challenge as the wire has it; every field may be anything. */
export type ChallengeFields = Partial<Record<keyof ChallengeFormValues | 'challenge_class', unknown>>;

const flagDefaults = { hedging_within_account_allowed: true };

// One entry for each field.
const noTexts = Object.fromEntries(challengeTexts.map((field) => [field, ''])) as Record<(typeof challengeTexts)[number], string>;
const defaultFlags = Object.fromEntries(challengeFlags.map((flag) => [flag, flag in flagDefaults])) as Record<ChallengeFlag, boolean>;

/** Section 3's defaults of a new challenge or skill check, with R10, R119 and, for the type, R144. */
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

const words = new Set<string>(['name', 'firm_name', 'description', 'challenge_type', 'status', 'allowed_instruments']);

/** A number input shows the decimals of the wire digit by digit; what isn't a number is empty in it. */
function textOf(field: string, value: unknown): string {
  if (!words.has(field)) return readDecimal(value) ?? '';
  return typeof value === 'string' ? value : '';
}

/** A challenge in the form, its decimals as the wire has them. */
export function challengeFormValues(challenge: ChallengeFields): ChallengeFormValues {
  const texts = challengeTexts.map((field) => [field, textOf(field, challenge[field])]);
  const flags = challengeFlags.map((flag) => [flag, challenge[flag] === true]);
  // One entry for each field.
  return Object.fromEntries([...texts, ...flags]) as ChallengeFormValues;
}

/** The form of a challenge made like another one (R149). Nobody takes part in it yet, and a choice that the form doesn't know is the default. */
export function challengeCopyValues(challenge: ChallengeFields): ChallengeFormValues {
  const values = challengeFormValues(challenge);
  const { challenge_type, status, allowed_instruments, current_participants, consistency_rule_percent } = challengeDefaults;
  return {
    ...values,
    challenge_type: isChallengeType(values.challenge_type) ? values.challenge_type : challenge_type,
    status: isChallengeStatus(values.status) ? values.status : status,
    allowed_instruments: isAllowedInstruments(values.allowed_instruments) ? values.allowed_instruments : allowed_instruments,
    consistency_rule_percent: values.consistency_rule_percent || consistency_rule_percent,
    current_participants,
  };
}

/** Values that were stored as a draft; undefined when they aren't the form's (an older console, another hand). */
export function readChallengeForm(raw: unknown): ChallengeFormValues | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const fields = raw as Record<string, unknown>;
  const isWhole = challengeTexts.every((field) => typeof fields[field] === 'string') && challengeFlags.every((flag) => typeof fields[flag] === 'boolean');
  if (!isWhole) return undefined;
  // Just seen to be so; whatever else is there is left out.
  return Object.fromEntries([...challengeTexts, ...challengeFlags].map((field) => [field, fields[field]])) as ChallengeFormValues;
}

/** What a draft keeps: the values, those that the form was opened with, and which challenge was copied, '' for none. */
export interface ChallengeDraft {
  opened: ChallengeFormValues;
  values: ChallengeFormValues;
  source: string;
}

/** A stored draft, checked. */
export function readChallengeDraft(raw: unknown): ChallengeDraft | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { opened, values, source } = raw as Record<string, unknown>;
  const [before, now] = [readChallengeForm(opened), readChallengeForm(values)];
  return before && now && typeof source === 'string' ? { opened: before, values: now, source } : undefined;
}
