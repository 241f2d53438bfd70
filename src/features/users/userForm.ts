import { readTime, localDay } from '../../lib/dates';
import { invalidEmail, looksLikeEmail } from '../../lib/fieldErrors';
import { textLength, trimText } from '../../lib/text';
import { wasSaved } from '../../lib/outcome';
import { recordOf, textOf } from '../../lib/records';

/** Maximum lengths in characters (R115 and the OpenAPI document). */
const maxLengths: Partial<Record<UserFormField, number>> = {
  first_name: 150,
  last_name: 150,
  email: 254,
  phone_number: 40,
  country: 100,
  'address.home_address': 300,
  'address.town': 100,
  'address.state': 100,
  'address.zip_code': 20,
  'address.home_address2': 300,
  'address.town2': 100,
  'address.state2': 100,
  'address.zip_code2': 20,
};

const required: Partial<Record<UserFormField, string>> = {
  first_name: 'First name is required',
  last_name: 'Last name is required',
  email: 'Email is required',
};

/** A date input's value is '' while the date is incomplete. The server's value may be anything. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(readTime(text) ?? 0).toISOString().startsWith(text);

function problem(field: UserFormField, value: string): string | undefined {
  if (!value) return required[field];
  const most = maxLengths[field];
  if (most !== undefined && textLength(value) > most) return `At most ${most} characters`;
  if (field === 'email' && !looksLikeEmail(value)) return invalidEmail;
  return field === 'date_of_birth' && !isDay(value) ? 'Enter a valid date' : undefined;
}

type UserFormErrors = Partial<Record<UserFormField, string>>;

/**
 * Validates the edit form. Only changed fields count: an old error in another field doesn't prevent
 * saving, because that field isn't sent.
 */
export function validateUser(opened: UserFormValues, values: UserFormValues): UserFormErrors {
  const problems = changedUserFields(opened, values).map(
    (field) => [field, problem(field, userFormValue(values, field))] as const,
  );
  return Object.fromEntries(problems.filter(([, text]) => text !== undefined));
}

/** The request body of an edit: only the changed fields. Null clears a field. */
interface UserChanges {
  first_name?: string;
  last_name?: string;
  email?: string;
  role?: 'admin' | 'user';
  phone_number?: string | null;
  country?: string | null;
  date_of_birth?: string | null;
  address?: Partial<Record<(typeof addressFields)[number], string | null>>;
}

/** Returns the fields that the admin changed. */
export const changedUserFields = (
  opened: UserFormValues,
  values: UserFormValues,
): UserFormField[] =>
  userFormFields.filter((field) => userFormValue(values, field) !== userFormValue(opened, field));

/**
 * Returns the request body of an edit, or undefined if nothing changed. The server stores only the
 * full name, and it may split it differently ('Mary Jane', 'Smith'). So if one of the two names
 * changed, both are sent: the full name is then the one that the admin saw.
 */
export function userChanges(
  opened: UserFormValues,
  values: UserFormValues,
): UserChanges | undefined {
  const changed = new Set<string>(changedUserFields(opened, values));
  if (changed.size === 0) return undefined;
  const value = (field: UserFormField) => userFormValue(values, field);
  const changes: UserChanges = {};
  if (changed.has('first_name') || changed.has('last_name')) {
    changes.first_name = value('first_name');
    if (value('last_name')) changes.last_name = value('last_name');
  }
  if (changed.has('email')) changes.email = value('email');
  if (changed.has('role')) changes.role = value('role') === 'admin' ? 'admin' : 'user';
  for (const field of ['phone_number', 'country', 'date_of_birth'] as const)
    if (changed.has(field)) changes[field] = value(field) || null;
  const parts = addressFields.filter((field) => changed.has(`address.${field}`));
  if (parts.length > 0)
    changes.address = Object.fromEntries(
      parts.map((field) => [field, value(`address.${field}`) || null]),
    );
  return changes;
}

const names: readonly UserFormField[] = ['first_name', 'last_name'];

/**
 * Returns the fields that saving would overwrite: the admin changed them, and since the form was
 * opened someone else changed them to another value. First and last name count as one field,
 * because the server stores the full name.
 */
export function conflictingUserFields(
  opened: UserFormValues,
  fresh: EditableUser,
  values: UserFormValues,
): UserFormField[] {
  const changed = changedUserFields(opened, values);
  const isTouched = (field: UserFormField) =>
    changed.includes(field) ||
    (names.includes(field) && names.some((name) => changed.includes(name)));
  const now = userFormValues(fresh);
  return userFormFields.filter((field) => {
    const current = userFormValue(now, field);
    return (
      isTouched(field) &&
      current !== userFormValue(opened, field) &&
      current !== userFormValue(values, field)
    );
  });
}

/** The server may split a full name in its own way, so the two names are compared as one. */
const comparedText = (field: UserFormField, values: UserFormValues) =>
  (names.includes(field) ? names : [field]).map((one) => userFormValue(values, one)).join(' ');

const isSameUserValue = (field: UserFormField, a: UserFormValues, b: UserFormValues) =>
  comparedText(field, a) === comparedText(field, b);

/**
 * Whether the server took what was sent, by the user before and after it. Undefined if that can't
 * be said.
 */
export const wasUserSaved = (
  opened: UserFormValues,
  sent: UserFormValues,
  before: EditableUser,
  after: EditableUser,
): boolean | undefined =>
  wasSaved(changedUserFields(opened, sent), isSameUserValue, {
    before: userFormValues(before),
    sent,
    after: userFormValues(after),
  });

export const addressFields = [
  'home_address',
  'town',
  'state',
  'zip_code',
  'home_address2',
  'town2',
  'state2',
  'zip_code2',
] as const;
const profileFields = [
  'first_name',
  'last_name',
  'email',
  'role',
  'phone_number',
  'country',
  'date_of_birth',
] as const;

type AddressField = (typeof addressFields)[number];
type ProfileField = (typeof profileFields)[number];

/**
 * The values of the edit form, all texts; '' if unknown. The fields have the API's names, so that
 * the server's errors can be assigned to them.
 */
export type UserFormValues = Record<ProfileField, string> & {
  address: Record<AddressField, string>;
};

/** A field's name in the form and in the server's errors. */
export type UserFormField = ProfileField | `address.${AddressField}`;

/** A user as the API sends it. Nothing is assumed about the values. */
export interface EditableUser {
  full_name?: unknown;
  email?: unknown;
  role?: unknown;
  phone_number?: unknown;
  country?: unknown;
  date_of_birth?: unknown;
  address?: unknown;
}

export const userFormFields: readonly UserFormField[] = [
  ...profileFields,
  ...addressFields.map((field) => `address.${field}` as const),
];

export interface Name {
  first: string;
  last: string;
}

/**
 * Section 2: splits a full name at its spaces. `first` is the first word, `last` all others. Either
 * may be ''.
 */
export function splitName(fullName: unknown): Name {
  const [first = '', ...others] =
    typeof fullName === 'string' ? fullName.split(' ').filter(Boolean) : [];
  return { first, last: others.join(' ') };
}

/** Returns the form values of a user. The names are derived as in section 2. */
export function userFormValues(user: EditableUser): UserFormValues {
  const { first, last } = splitName(user.full_name);
  const address = recordOf(user.address) ?? {};
  return {
    first_name: first,
    last_name: last,
    email: textOf(user.email),
    role: textOf(user.role),
    phone_number: textOf(user.phone_number),
    country: textOf(user.country),
    date_of_birth: localDay(user.date_of_birth, 'UTC'),
    // One entry for each field.
    address: Object.fromEntries(
      addressFields.map((field) => [field, textOf(address[field])]),
    ) as UserFormValues['address'],
  };
}

/** Checks a stored draft (promise 7). Returns undefined if it can't be used. */
export function readUserForm(raw: unknown): UserFormValues | undefined {
  const stored = recordOf(raw);
  if (!stored) return undefined;
  const address = recordOf(stored['address']) ?? {};
  const texts = <Name extends string>(names: readonly Name[], from: Record<string, unknown>) =>
    // One entry for each name.
    Object.fromEntries(names.map((name) => [name, textOf(from[name])])) as Record<Name, string>;
  return { ...texts(profileFields, stored), address: texts(addressFields, address) };
}

const isAddressField = (field: UserFormField): field is `address.${AddressField}` =>
  field.startsWith('address.');

/**
 * Returns the value of a field, without surrounding spaces; '' if nothing of it can be seen (R49).
 */
export function userFormValue(values: UserFormValues, field: UserFormField): string {
  // The rest of the name after 'address.' is an address field.
  return trimText(
    isAddressField(field)
      ? values.address[field.slice('address.'.length) as AddressField]
      : values[field],
  );
}
