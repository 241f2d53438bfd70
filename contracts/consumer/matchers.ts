import { MatchersV3 } from '@pact-foundation/pact';
import type { AllowedInstruments, ChallengeClass, ChallengeStatus, ChallengeType, KycStatus, TicketStatus, TransactionStatus, TransactionType, UserRole } from '../../src/api/types';

/** A value of a pact: literal, or one of the matchers below. */
export type Template = MatchersV3.Matcher<unknown> | string | number | boolean | null | readonly Template[] | { [name: string]: Template };

/** Pact's own format of a matcher, for what its builders don't offer; its `value` is the example. */
const matcher = (definition: Record<string, unknown>): MatchersV3.Matcher<never> =>
  // The builders' type knows neither generators beside a matcher nor examples of another type than the matcher's.
  definition as unknown as MatchersV3.Matcher<never>;

/** A regular expression is held against the value's JSON text, so that it can also speak of numbers and null. */
const pattern = (regex: string, value: unknown) => matcher({ 'pact:matcher:type': 'regex', regex, value });

const isoTimePattern = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})`;

/** Any text, also an empty one. */
export const text = (example: string) => MatchersV3.like(example);

export const flag = (example: boolean) => MatchersV3.boolean(example);

/** A whole number, and not its text: a list whose count is a text has one page for the console. */
export const count = (example: number) => MatchersV3.integer(example);

/** A whole number from 0, or null for what is left open. */
export const countOrNull = (example: number | null) => pattern(String.raw`^(null|\d+)$`, example);

/** A whole number. */
export const integer = (example: number) => pattern(String.raw`^-?\d+$`, example);

/** R6: a number or a text, neither null nor empty. */
export const id = (example: number | string) =>
  matcher({ 'pact:matcher:type': [{ 'pact:matcher:type': 'notEmpty' }, { 'pact:matcher:type': 'regex', regex: String.raw`^[^\[{].*$` }], value: example });

/** R5: a number or a decimal text. */
export const decimal = (example: number | string) => pattern(String.raw`^-?\d+(\.\d+)?$`, example);

/** R7: ISO 8601 with an offset. */
export const isoTime = (example: string) => pattern(`^${isoTimePattern}$`, example);

export const isoTimeOrNull = (example: string) => pattern(`^(null|${isoTimePattern})$`, example);

/** A decimal, or null for an amount that isn't known yet. */
export const decimalOrNull = (example: number | string | null) => pattern(String.raw`^(null|-?\d+(\.\d+)?)$`, example);

/** A calendar day. */
export const day = (example: string) => pattern(String.raw`^\d{4}-\d{2}-\d{2}$`, example);

/** The values of an enum, all of them: the record's type sees to it. */
const oneOf = <Value extends string>(values: Record<Value, true>) => (example: Value) => pattern(`^(${Object.keys(values).join('|')})$`, example);

export const role = oneOf<UserRole>({ admin: true, user: true });
export const kycStatus = oneOf<KycStatus>({ pending: true, approved: true, rejected: true });
export const transactionType = oneOf<TransactionType>({ credit: true, debit: true });
export const transactionStatus = oneOf<TransactionStatus>({ pending: true, approved: true, rejected: true, disbursed: true, failed: true });

export const ticketStatus = oneOf<TicketStatus>({ open: true, closed: true });

export const challengeType = oneOf<ChallengeType>({ one_step: true, two_step: true, instant: true });
export const challengeClass = oneOf<ChallengeClass>({ challenge: true, skill_check: true });
export const challengeStatus = oneOf<ChallengeStatus>({ active: true, inactive: true, coming_soon: true, ended: true });
export const instruments = oneOf<AllowedInstruments>({ all: true, crypto: true, commodities: true, indices: true, forex: true });

/** A token: of any form, but something. */
export const token = (example: string) => pattern(String.raw`^\S+$`, example);

const isMatcher = (template: object) => 'pact:matcher:type' in template;

/** A list's rows are compared by type down to the last value that says nothing else: what stands there literally has to say so. */
function literally(template: Template): Template {
  if (Array.isArray(template)) return template.map(literally);
  if (typeof template !== 'object' || template === null) return MatchersV3.equal(template);
  return isMatcher(template) ? template : Object.fromEntries(Object.entries(template).map(([name, value]) => [name, literally(value)]));
}

/** A list of at least one row, each as the template says. */
export const rows = (template: Template) => MatchersV3.eachLike(literally(template));

/** A list that has a row as the template says, among others. */
export const rowAmongOthers = (template: Template) => MatchersV3.arrayContaining(template);

/**
 * A value of the request that the provider state gives: sent to the mock exactly as the example (or, for a bearer, by its form), and to
 * the provider as what the state answered under that name.
 */
const given = (regex: string, expression: string, value: string) =>
  matcher({ 'pact:matcher:type': 'regex', regex, 'pact:generator:type': 'ProviderState', expression, value });

const escaped = (literal: string) => literal.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export const givenBearer = (example: string) => given(String.raw`^Bearer \S+$`, 'Bearer ${accessToken}', `Bearer ${example}`);

export const givenRefreshToken = (example: string) => given(`^${escaped(example)}$`, '${refreshToken}', example);

/** A path around the id of the state, which gives it percent-encoded. */
export const pathWithId = (before: string, example: number | string, after: string) =>
  given(`^${escaped(before + encodeURIComponent(example) + after)}$`, `${before}\${id}${after}`, before + encodeURIComponent(example) + after);
