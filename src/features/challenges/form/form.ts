import type { ChallengeClass, ChallengeInput, ChallengeUpdate } from '~/api/types';
import { plainDecimal } from '~/lib/decimals';
import { atMost, readDecimal } from '~/lib/numbers';
import { wasSaved } from '~/lib/outcome';
import { isRecord } from '~/lib/records';
import { isBlank, textLength, trimText } from '~/lib/text';
import { readTyped, typedProblem, typedText } from '~/lib/typedNumbers';
import {
  allChallengeFields,
  challengeFormFields,
  isFlag,
  isPhase2Field,
  specOf,
  type ChallengeField,
  type ChallengeFields,
  type ChallengeFormField,
  type ChallengeFormValues,
} from './fields';
import type { NumberSpec } from './fieldSpecs';

// Object.fromEntries doesn't know that every field is there.
const valuesOf = (valueOf: (field: ChallengeField) => unknown) =>
  Object.fromEntries(
    allChallengeFields.map((field) => [field, valueOf(field)]),
  ) as ChallengeFormValues;

const isNumber = (field: ChallengeField) => ['number', 'fixed'].includes(specOf(field).kind);

export const challengeDefaults = valuesOf(
  (field) => specOf(field).initial ?? (isFlag(field) ? false : ''),
);

/** Decimals keep the API's digits. */
export const challengeFormValues = (challenge: ChallengeFields): ChallengeFormValues =>
  valuesOf((field) => {
    const value = challenge[field];
    if (isFlag(field)) return value === true;
    if (isNumber(field)) return typedText(readDecimal(value) ?? '');
    return typeof value === 'string' ? value : '';
  });

/** An unknown choice is shown but never sent. */
const isKnownChoice = (field: ChallengeField, values: ChallengeFormValues) => {
  const spec = specOf(field);
  return spec.kind !== 'choice' || Object.hasOwn(spec.options, String(values[field]));
};

/** A copy (R149) is inactive, so that it isn't sold before somebody has checked it. */
export function challengeCopyValues(challenge: ChallengeFields): ChallengeFormValues {
  const values = challengeFormValues(challenge);
  return {
    ...valuesOf((field) => (isKnownChoice(field, values) ? values : challengeDefaults)[field]),
    name: values.name && `Copy of ${values.name}`,
    status: 'inactive',
    consistency_rule_percent:
      values.consistency_rule_percent || challengeDefaults.consistency_rule_percent,
    current_participants: challengeDefaults.current_participants,
  };
}

/** An older version of the console may have stored other fields. */
export const readChallengeForm = (raw: unknown): ChallengeFormValues | undefined =>
  isRecord(raw) &&
  allChallengeFields.every((field) => typeof raw[field] === (isFlag(field) ? 'boolean' : 'string'))
    ? valuesOf((field) => raw[field])
    : undefined;

/** Empty counts as 0; text that isn't a number is NaN. */
export const numberOf = (text: string): number =>
  isBlank(text) ? 0 : Number(readTyped(text) ?? NaN);

export const plainDecimalOf = (text: string): string | undefined => plainDecimal(readTyped(text));

export function isZeroWhenEmpty(field: ChallengeField): boolean {
  const spec = specOf(field);
  return spec.kind === 'number' && spec.atLeast === 0;
}

/** Undefined if the field isn't sent: the API has no empty duration. */
function wireValue(field: ChallengeField, { [field]: value }: ChallengeFormValues): unknown {
  if (typeof value === 'boolean') return value;
  const text = trimText(value);
  if (text === '' && field === 'duration_days') return undefined;
  if (text === '' && (field === 'description' || field === 'max_participants')) return null;
  return isNumber(field) ? numberOf(text) : text;
}

const applies = (field: ChallengeField, values: ChallengeFormValues) =>
  !isPhase2Field(field) || values.challenge_type === 'two_step';

const bodyOf = (values: ChallengeFormValues, fields: readonly ChallengeField[]) =>
  Object.fromEntries(
    fields
      .map((field) => [field, wireValue(field, values)] as const)
      .filter(([, value]) => value !== undefined),
  );

export const newChallenge = (
  values: ChallengeFormValues,
  challengeClass: ChallengeClass,
): ChallengeInput =>
  // Each field has the type that the API expects, but `wireValue` can't say so.
  ({
    ...bodyOf(
      values,
      allChallengeFields.filter((field) => applies(field, values)),
    ),
    challenge_class: challengeClass,
  }) as ChallengeInput;

/** Ignores spaces around text and zeros at the end of a decimal. */
function comparable(field: ChallengeField, { [field]: value }: ChallengeFormValues) {
  if (typeof value === 'boolean') return value;
  const text = trimText(value);
  return isNumber(field) ? (plainDecimalOf(text) ?? (isZeroWhenEmpty(field) ? '0' : text)) : text;
}

export const isSameChallengeValue = (
  field: ChallengeFormField,
  a: ChallengeFormValues,
  b: ChallengeFormValues,
): boolean => comparable(field, a) === comparable(field, b);

/** Phase 2 counts only while it applies (R146). */
export const changedChallengeFields = (
  opened: ChallengeFormValues,
  values: ChallengeFormValues,
): ChallengeFormField[] =>
  challengeFormFields.filter(
    (field) => applies(field, values) && !isSameChallengeValue(field, opened, values),
  );

/** Sends only what changed (R9). */
export function challengeChanges(
  opened: ChallengeFormValues,
  values: ChallengeFormValues,
): ChallengeUpdate | undefined {
  const changed = changedChallengeFields(opened, values);
  const body = bodyOf(
    values,
    changed.filter((field) => isKnownChoice(field, values)),
  );
  return Object.keys(body).length > 0 ? body : undefined;
}

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

export type ChallengeErrors = Partial<Record<ChallengeFormField, string>>;

/** The OpenAPI document's limit. */
const maxWhole = 1_000_000;

function numberProblem(
  text: string,
  { above = -Infinity, atLeast = -Infinity, atMost = Infinity, message, unit }: NumberSpec,
  values: ChallengeFormValues,
): string | undefined {
  const problem = isBlank(text) ? undefined : typedProblem(text);
  if (problem !== undefined) return problem;
  const value = numberOf(text);
  // If the field to compare with isn't a number, only that field gets the error.
  const least = typeof above === 'number' ? above : numberOf(values[above]) || 0;
  if (!(value > least && value >= atLeast && value <= atMost)) return message;
  if (unit === '$' || unit === '%') return undefined;
  if (!Number.isInteger(value)) return 'Must be a whole number';
  return value > maxWhole ? 'Must be at most 1,000,000' : undefined;
}

function problemOf(
  field: ChallengeFormField,
  values: ChallengeFormValues,
  opened: ChallengeFormValues | undefined,
): string | undefined {
  const spec = specOf(field);
  const text = trimText(String(values[field]));
  if (spec.kind === 'text' || spec.kind === 'paragraph') {
    if (text === '') return spec.required;
    return textLength(text) > spec.maxLength ? atMost(spec.maxLength, 'character') : undefined;
  }
  if (spec.kind !== 'number') return undefined;
  // An existing duration can be changed but not removed.
  const isKept = field === 'duration_days' && opened?.duration_days;
  if (text === '' && spec.isOptional && !isKept) return undefined;
  return numberProblem(text, spec, values);
}

function touchedFields(opened: ChallengeFormValues, values: ChallengeFormValues) {
  const changed = changedChallengeFields(opened, values);
  return challengeFormFields.filter((field) => {
    const spec = specOf(field);
    const above = spec.kind === 'number' && typeof spec.above === 'string' ? spec.above : undefined;
    return (
      changed.includes(field) ||
      (isPhase2Field(field) && changed.includes('challenge_type')) ||
      (above && changed.includes(above) && trimText(String(values[field])) !== '')
    );
  });
}

/** An edited challenge must follow only the rules that its changes can break (R147). */
export const validateChallenge = (
  values: ChallengeFormValues,
  opened?: ChallengeFormValues,
): ChallengeErrors =>
  Object.fromEntries(
    (opened ? touchedFields(opened, values) : challengeFormFields)
      .filter((field) => applies(field, values))
      .map((field) => [field, problemOf(field, values, opened)] as const)
      .filter(([, problem]) => problem !== undefined),
  );
