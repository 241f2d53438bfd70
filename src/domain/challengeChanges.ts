import { isAllowedInstruments, isChallengeStatus, isChallengeType, type AllowedInstruments, type ChallengeClass, type ChallengeStatus, type ChallengeType } from './challenges';
import { challengeFormFields, isChallengeFlag, isChallengeNumber, isPhase2Field, isZeroWhenEmpty } from './challengeFields';
import type { ChallengeFixedField, ChallengeFlag, ChallengeFormField, ChallengeFormValues, ChallengeNumberField, Phase2Field } from './challengeFields';
import { challengeFormValues, type ChallengeFields } from './challengeForm';
import { numberOf, plainDecimalOf } from './challengeNumbers';

type OptionalNumber = Phase2Field | 'duration_days' | 'max_participants';

/** What is sent of a form, in the wire's terms. */
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

/** The body of a new challenge. */
export type NewChallenge = ChallengeBody & { challenge_class: ChallengeClass } & Record<ChallengeFixedField, number> & Partial<Record<Phase2Field | 'duration_days', number>>;

/** What is sent of an edited challenge (R9): only what changed; null clears. */
export type ChallengeChanges = Partial<ChallengeBody & Record<Phase2Field | 'duration_days', number>>;

const nullWhenEmpty = ['description', 'max_participants'];

/** A field as it is sent; undefined for what is left out, because the document has no way to say that it is empty. */
function wireValue(values: ChallengeFormValues, field: ChallengeFormField | ChallengeFixedField): unknown {
  if (isChallengeFlag(field)) return values[field];
  const text = values[field].trim();
  if (text === '' && nullWhenEmpty.includes(field)) return null;
  if (field === 'duration_days' && text === '') return undefined;
  return isChallengeNumber(field) || field === 'consistency_rule_percent' || field === 'current_participants' ? numberOf(text) : text;
}

/** Section 5: phase 2 goes with two_step only. */
const isSent = (values: ChallengeFormValues) => (field: string) => values.challenge_type === 'two_step' || !isPhase2Field(field);

const bodyOf = (values: ChallengeFormValues, fields: readonly (ChallengeFormField | ChallengeFixedField)[]) =>
  Object.fromEntries(fields.map((field) => [field, wireValue(values, field)] as const).filter(([, value]) => value !== undefined));

/** The whole body of a new challenge, to be made of values that keep the rules. */
export function newChallenge(values: ChallengeFormValues, challengeClass: ChallengeClass): NewChallenge {
  const fields = [...challengeFormFields.filter(isSent(values)), 'consistency_rule_percent', 'current_participants'] as const;
  // `wireValue` gives each field what its type says; only its name is lost on the way.
  return { ...bodyOf(values, fields), challenge_class: challengeClass } as NewChallenge;
}

/** What a field amounts to: space around a text and zeros after a decimal say nothing. */
function meaning(values: ChallengeFormValues, field: ChallengeFormField): string | boolean {
  if (isChallengeFlag(field)) return values[field];
  const text = values[field].trim();
  if (!isChallengeNumber(field)) return text;
  return plainDecimalOf(text) ?? (isZeroWhenEmpty(field) ? '0' : text);
}

/** Whether two forms say the same in a field. */
export const isSameChallengeValue = (field: ChallengeFormField, a: ChallengeFormValues, b: ChallengeFormValues): boolean => meaning(a, field) === meaning(b, field);

/** The fields that say something else than those that the form was opened with. Phase 2 counts only while it applies (R146). */
export const changedChallengeFields = (opened: ChallengeFormValues, values: ChallengeFormValues): ChallengeFormField[] =>
  challengeFormFields.filter(isSent(values)).filter((field) => !isSameChallengeValue(field, opened, values));

/** Choices that the form doesn't know are shown, but never sent. */
const isSendable = (values: ChallengeFormValues) => (field: ChallengeFormField) =>
  (field !== 'challenge_type' || isChallengeType(values.challenge_type)) &&
  (field !== 'status' || isChallengeStatus(values.status)) &&
  (field !== 'allowed_instruments' || isAllowedInstruments(values.allowed_instruments));

/** What changed, in the wire's terms; undefined when nothing did. */
export function challengeChanges(opened: ChallengeFormValues, values: ChallengeFormValues): ChallengeChanges | undefined {
  const body = bodyOf(values, changedChallengeFields(opened, values).filter(isSendable(values)));
  return Object.keys(body).length > 0 ? body : undefined;
}

/** The changed fields that someone else has changed since the form was opened, to another value than the one wanted here. Saving would overwrite them. */
export function conflictingChallengeFields(opened: ChallengeFormValues, fresh: ChallengeFields, values: ChallengeFormValues): ChallengeFormField[] {
  const now = challengeFormValues(fresh);
  return changedChallengeFields(opened, values).filter((field) => !isSameChallengeValue(field, opened, now) && !isSameChallengeValue(field, values, now));
}
