import { MatchersV3 } from '@pact-foundation/pact';
import type {
  AllowedInstruments,
  ChallengeClass,
  ChallengeStatus,
  ChallengeType,
  KycStatus,
  TicketStatus,
  TransactionStatus,
  TransactionType,
  UserRole,
} from '~/api/types';
import { escaped } from '../scripts/escaped.mjs';

/** A value of a pact: a literal value or one of the matchers below. */
export type Template =
  | MatchersV3.Matcher<unknown>
  | string
  | number
  | boolean
  | null
  | readonly Template[]
  | { [name: string]: Template };

/** A matcher in Pact's own format, for what its builders don't offer. `value` is the example. */
const matcher = (definition: Record<string, unknown>): MatchersV3.Matcher<never> =>
  // The builders' type allows no generator next to a matcher, and no example of another type.
  definition as unknown as MatchersV3.Matcher<never>;

/** Pact compares a regular expression with the value's JSON, so it can also match numbers. */
const pattern = (regex: string, value: unknown) =>
  matcher({ 'pact:matcher:type': 'regex', regex, value });

const isoTimePattern = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})`;

/** Any text, including an empty one. */
export const text = (example: string) => MatchersV3.like(example);

export const flag = (example: boolean) => MatchersV3.boolean(example);

/** A whole number, not as a text: if a list's count is a text, the console shows only one page. */
export const count = (example: number) => MatchersV3.integer(example);

/** A whole number. */
export const integer = (example: number) => pattern(String.raw`^-?\d+$`, example);

const filled = (regex: string, value: unknown) =>
  matcher({
    'pact:matcher:type': [
      { 'pact:matcher:type': 'notEmpty' },
      { 'pact:matcher:type': 'regex', regex },
    ],
    value,
  });

/** A number or a text, not null and not empty (R6). */
export const id = (example: number | string) => filled(String.raw`^[^\[{].*$`, example);

/** Begins a text that `written` writes as a bare number. */
const bare = 'bare number ';

/**
 * A number that JavaScript can't hold: an id with exactly these digits, or one of another form than
 * numbers (R6, R48).
 */
export const longId = (digits: string) =>
  filled(String.raw`^(${digits}|[^\[{]*[^0-9\[{][^\[{]*)$`, bare + digits);

/** A template as JSON, with each long id as a bare number. */
export const written = (template: Template): string =>
  JSON.stringify(template).replace(new RegExp(`"${bare}(\\d+)"`, 'g'), '$1');

/** A number or a decimal text (R5). */
export const decimal = (example: number | string) => pattern(String.raw`^-?\d+(\.\d+)?$`, example);

/** ISO 8601 with an offset (R7). */
export const isoTime = (example: string) => pattern(`^${isoTimePattern}$`, example);

/** A calendar day. */
export const day = (example: string) => pattern(String.raw`^\d{4}-\d{2}-\d{2}$`, example);

/** Any value of an enum. The record's type makes sure that none is missing. */
const oneOf =
  <Value extends string>(values: Record<Value, true>) =>
  (example: Value) =>
    pattern(`^(${Object.keys(values).join('|')})$`, example);

export const role = oneOf<UserRole>({ admin: true, user: true });
export const kycStatus = oneOf<KycStatus>({ pending: true, approved: true, rejected: true });
export const transactionType = oneOf<TransactionType>({ credit: true, debit: true });
export const transactionStatus = oneOf<TransactionStatus>({
  pending: true,
  approved: true,
  rejected: true,
  disbursed: true,
  failed: true,
});

export const ticketStatus = oneOf<TicketStatus>({ open: true, closed: true });

export const challengeType = oneOf<ChallengeType>({
  one_step: true,
  two_step: true,
  instant: true,
});
export const challengeClass = oneOf<ChallengeClass>({ challenge: true, skill_check: true });
export const challengeStatus = oneOf<ChallengeStatus>({
  active: true,
  inactive: true,
  coming_soon: true,
  ended: true,
});
export const instruments = oneOf<AllowedInstruments>({
  all: true,
  crypto: true,
  commodities: true,
  indices: true,
  forex: true,
});

/** A token in any form, but not empty. */
export const token = (example: string) => pattern(String.raw`^\S+$`, example);

const isMatcher = (template: object) => 'pact:matcher:type' in template;

/** Changes what is no object, list or matcher. A field of an object that is null goes (R505). */
function mapAnswer(template: Template, change: (value: Template) => Template): Template {
  if (Array.isArray(template)) return template.map((item: Template) => mapAnswer(item, change));
  if (typeof template !== 'object' || template === null) return change(template);
  if (isMatcher(template)) return template;
  const fields = Object.entries(template).filter(([, value]) => value !== null);
  return Object.fromEntries(fields.map(([name, value]) => [name, mapAnswer(value, change)]));
}

/** Without fields that are null: a backend may send them or leave them out (R505). */
export const withoutNulls = (template: Template) => mapAnswer(template, (value) => value);

/**
 * Pact compares the rows of a list by type. Literal values need an explicit matcher to be compared
 * as they are.
 */
const literal = (template: Template) => mapAnswer(template, (value) => MatchersV3.equal(value));

/** A list of at least one row. Each matches the template. */
export const rows = (template: Template) => MatchersV3.eachLike(literal(template));

/** A list of exactly one row. */
export const onlyRow = (template: Template) =>
  MatchersV3.constrainedArrayLike(literal(template), 1, 1);

/** A list in which at least one row matches the template. */
export const rowAmongOthers = (template: Template) =>
  MatchersV3.arrayContaining(withoutNulls(template));

/**
 * A value of the request that comes from the provider state. The mock server gets the example (a
 * bearer only has to match the form); the provider gets the value that the state's answer has under
 * this name.
 */
const given = (regex: string, expression: string, value: string) =>
  matcher({
    'pact:matcher:type': 'regex',
    regex,
    'pact:generator:type': 'ProviderState',
    expression,
    value,
  });

export const givenBearer = (example: string) =>
  given(String.raw`^Bearer \S+$`, 'Bearer ${accessToken}', `Bearer ${example}`);

export const givenRefreshToken = (example: string) =>
  given(`^${escaped(example)}$`, '${refreshToken}', example);

/** A path that contains the state's id. The state gives it percent-encoded. */
export const pathWithId = (before: string, example: number | string, after: string) =>
  given(
    `^${escaped(before + encodeURIComponent(example) + after)}$`,
    `${before}\${id}${after}`,
    before + encodeURIComponent(example) + after,
  );
