import type { UserUpdate } from '../../api/types';
import { localDay, readTime } from '../../lib/dates';
import { invalidEmail, looksLikeEmail } from '../../lib/fieldErrors';
import { wasSaved } from '../../lib/outcome';
import { recordOf, textOf } from '../../lib/records';
import { textLength, trimText } from '../../lib/text';

const profile = [
  {
    name: 'first_name',
    label: 'First Name',
    span: 'half',
    most: 150,
    required: 'First name is required',
  },
  {
    name: 'last_name',
    label: 'Last Name',
    span: 'half',
    most: 150,
    required: 'Last name is required',
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    span: 'half',
    most: 254,
    required: 'Email is required',
  },
  { name: 'role', label: 'Role', span: 'half' },
  { name: 'phone_number', label: 'Phone Number', span: 'third', most: 40 },
  { name: 'country', label: 'Country', span: 'third', most: 100 },
  { name: 'date_of_birth', label: 'Date of Birth', type: 'date', span: 'third' },
] as const;
/** Each is there twice, the second time with a '2' after its name. */
export const addressParts = [
  { part: 'home_address', label: 'Home Address', span: 'full', most: 300 },
  { part: 'town', label: 'Town', span: 'third', most: 100 },
  { part: 'state', label: 'State', span: 'third', most: 100 },
  { part: 'zip_code', label: 'Zip Code', span: 'third', most: 20 },
] as const;

type ProfileField = (typeof profile)[number]['name'];
type AddressField = `${(typeof addressParts)[number]['part']}${'' | '2'}`;

/**
 * The values of the form 'Edit Details', '' if unknown. The fields have the API's names, so that
 * the server's errors find their field.
 */
export type UserFormValues = Record<ProfileField, string> & {
  address: Record<AddressField, string>;
};

/** A field's name in the form and in the server's errors. */
export type UserFormField = ProfileField | `address.${AddressField}`;

export interface UserField {
  name: UserFormField;
  label: string;
  type?: 'email' | 'date';
  /** The width of the field in its line. */
  span: 'third' | 'half' | 'full';
  /** Maximum number of characters, as in the OpenAPI document. */
  most?: number;
  /** What is said if it is empty. Other fields may be empty. */
  required?: string;
}

const addressSection = (suffix: '' | '2'): readonly UserField[] =>
  addressParts.map(({ part, ...field }) => ({ name: `address.${part}${suffix}`, ...field }));

/** The fields of the form in their order. */
export const userFormSections: readonly { title: string; fields: readonly UserField[] }[] = [
  { title: 'Personal Information', fields: profile },
  { title: 'Home Address 1', fields: addressSection('') },
  { title: 'Home Address 2', fields: addressSection('2') },
];

const userFormRules = new Map(
  userFormSections.flatMap(({ fields }) => fields.map((field) => [field.name, field])),
);
export const userFormFields: readonly UserFormField[] = [...userFormRules.keys()];

const profileFields = profile.map(({ name }) => name);
const addressFields = (['', '2'] as const).flatMap((suffix) =>
  addressParts.map(({ part }) => `${part}${suffix}` as const),
);

/** A user from the API, whose fields may be anything. */
type EditableUser = Partial<
  Record<'full_name' | Exclude<ProfileField, 'first_name' | 'last_name'> | 'address', unknown>
>;

/** Section 2: the first word of a full name, and all others. Either may be ''. */
export function splitName(fullName: unknown): { first: string; last: string } {
  const [first = '', ...others] = textOf(fullName).split(' ').filter(Boolean);
  return { first, last: others.join(' ') };
}

const textsIn = <Name extends string>(names: readonly Name[], record: Record<string, unknown>) =>
  // One entry for each name.
  Object.fromEntries(names.map((name) => [name, textOf(record[name])])) as Record<Name, string>;

export function userFormValues(user: EditableUser): UserFormValues {
  const { first, last } = splitName(user.full_name);
  return {
    ...textsIn(profileFields, { ...user }),
    first_name: first,
    last_name: last,
    date_of_birth: localDay(user.date_of_birth, 'UTC'),
    address: textsIn(addressFields, recordOf(user.address) ?? {}),
  };
}

/** Reads a stored draft; undefined if it is none. */
export function readUserForm(raw: unknown): UserFormValues | undefined {
  const stored = recordOf(raw);
  return (
    stored && {
      ...textsIn(profileFields, stored),
      address: textsIn(addressFields, recordOf(stored['address']) ?? {}),
    }
  );
}

const isAddressField = (field: UserFormField): field is `address.${AddressField}` =>
  field.startsWith('address.');

/** The value of a field without surrounding spaces; '' if nothing of it can be seen. */
export function userFormValue(values: UserFormValues, field: UserFormField): string {
  return trimText(
    isAddressField(field)
      ? // The rest of the name is an address field.
        values.address[field.slice('address.'.length) as AddressField]
      : values[field],
  );
}

/** The fields that the admin changed. */
export const changedUserFields = (
  opened: UserFormValues,
  values: UserFormValues,
): UserFormField[] =>
  userFormFields.filter((field) => userFormValue(values, field) !== userFormValue(opened, field));

export const isUserChanged = (opened: UserFormValues, values: UserFormValues): boolean =>
  changedUserFields(opened, values).length > 0;

/** A date input's value is '' while the date is incomplete. The server's value may be anything. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(readTime(text) ?? 0).toISOString().startsWith(text);

function problem(field: UserFormField, value: string): string | undefined {
  const { required, most } = userFormRules.get(field) ?? {};
  if (!value) return required;
  if (most !== undefined && textLength(value) > most) return `At most ${most} characters`;
  if (field === 'email' && !looksLikeEmail(value)) return invalidEmail;
  return field === 'date_of_birth' && !isDay(value) ? 'Enter a valid date' : undefined;
}

/**
 * Only changed fields count: an old error in another field doesn't prevent saving, because that
 * field isn't sent.
 */
export function validateUser(
  opened: UserFormValues,
  values: UserFormValues,
): Partial<Record<UserFormField, string>> {
  const problems = changedUserFields(opened, values).map(
    (field) => [field, problem(field, userFormValue(values, field))] as const,
  );
  return Object.fromEntries(problems.filter(([, text]) => text !== undefined));
}

const names: readonly UserFormField[] = ['first_name', 'last_name'];

/**
 * The request body: only the changed fields, null for a cleared one; undefined if nothing changed.
 * The server stores only the full name and may split it differently ('Mary Jane', 'Smith'). So if
 * one of the two names changed, both are sent: the full name is then the one that the admin saw.
 */
export function userChanges(
  opened: UserFormValues,
  values: UserFormValues,
): UserUpdate | undefined {
  const changed = new Set(changedUserFields(opened, values));
  if (changed.size === 0) return undefined;
  const value = (field: UserFormField) => userFormValue(values, field);
  const changes: UserUpdate = {};
  if (names.some((field) => changed.has(field))) {
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

/**
 * The fields that saving would overwrite: the admin changed them, and since the form was opened
 * someone else changed them to another value. The two names count as one field.
 */
export function conflictingUserFields(
  opened: UserFormValues,
  fresh: EditableUser,
  values: UserFormValues,
): UserFormField[] {
  const changed = changedUserFields(opened, values);
  const isNameChanged = names.some((name) => changed.includes(name));
  const now = userFormValues(fresh);
  return userFormFields.filter((field) => {
    const current = userFormValue(now, field);
    return (
      (changed.includes(field) || (isNameChanged && names.includes(field))) &&
      current !== userFormValue(opened, field) &&
      current !== userFormValue(values, field)
    );
  });
}

/** The server may split a full name in its own way, so the two names are compared as one. */
const comparedText = (field: UserFormField, values: UserFormValues) =>
  (names.includes(field) ? names : [field]).map((one) => userFormValue(values, one)).join(' ');

const isSameUserValue = (field: UserFormField, one: UserFormValues, other: UserFormValues) =>
  comparedText(field, one) === comparedText(field, other);

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
