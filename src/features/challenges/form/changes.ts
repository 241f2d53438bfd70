import { wasSaved } from '../../../lib/outcome';
import {
  isAllowedInstruments,
  isChallengeStatus,
  isChallengeType,
  type AllowedInstruments,
  type ChallengeClass,
  type ChallengeStatus,
  type ChallengeType,
} from '../labels';
import {
  challengeFormFields,
  isChallengeFlag,
  isChallengeNumber,
  isPhase2Field,
  isZeroWhenEmpty,
  type ChallengeFixedField,
  type ChallengeFlag,
  type ChallengeFormField,
  type ChallengeFormValues,
  type ChallengeNumberField,
  type Phase2Field,
} from './fields';
import { challengeFormValues, numberOf, plainDecimalOf, type ChallengeFields } from './form';
import { trimText } from '../../../lib/text';

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
export type NewChallenge = ChallengeBody & { challenge_class: ChallengeClass } & Record<
    ChallengeFixedField,
    number
  > &
  Partial<Record<Phase2Field | 'duration_days', number>>;

/** The request body of an edit (R9): only the changed fields. Null clears a field. */
export type ChallengeChanges = Partial<
  ChallengeBody & Record<Phase2Field | 'duration_days', number>
>;

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
