import type { UserUpdate } from '~/api/types';
import { localDay, readTime } from '~/lib/dates';
import { invalidEmail, looksLikeEmail } from '~/lib/fieldErrors';
import { wasSaved } from '~/lib/outcome';
import { recordOf, textOf } from '~/lib/records';
import { atMost } from '~/lib/numbers';
import { textLength, trimText } from '~/lib/text';

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
  { name: 'date_of_birth', label: 'Date of Birth', span: 'third' },
] as const;
export const addressParts = [
  { part: 'home_address', label: 'Home Address', span: 'full', most: 300 },
  { part: 'town', label: 'Town', span: 'third', most: 100 },
  { part: 'state', label: 'State', span: 'third', most: 100 },
  { part: 'zip_code', label: 'Zip Code', span: 'third', most: 20 },
] as const;

export const addresses = [
  { title: 'Home Address 1', suffix: '' },
  { title: 'Home Address 2', suffix: '2' },
] as const;

type ProfileField = (typeof profile)[number]['name'];
type AddressField =
  `${(typeof addressParts)[number]['part']}${(typeof addresses)[number]['suffix']}`;

export type UserFormValues = Record<ProfileField, string> & {
  address: Record<AddressField, string>;
};

export type UserFormField = ProfileField | `address.${AddressField}`;

export interface UserField {
  name: UserFormField;
  label: string;
  fullLabel?: string;
  type?: 'email';
  span: 'third' | 'half' | 'full';
  most?: number;
  required?: string;
}

export const userFormSections: readonly { title: string; fields: readonly UserField[] }[] = [
  { title: 'Personal Information', fields: profile },
  ...addresses.map(({ title, suffix }) => ({
    title,
    fields: addressParts.map(({ part, ...field }) => ({
      ...field,
      name: `address.${part}${suffix}` as const,
      fullLabel: `${title}, ${field.label}`,
    })),
  })),
];

const rules = new Map(
  userFormSections.flatMap(({ fields }) => fields.map((field) => [field.name, field])),
);
export const userFormFields: readonly UserFormField[] = [...rules.keys()];

export function fullLabelOf(name: UserFormField): string {
  const { fullLabel, label = name } = rules.get(name) ?? {};
  return fullLabel ?? label;
}

const profileFields = profile.map(({ name }) => name);
const addressFields = addresses.flatMap(({ suffix }) =>
  addressParts.map(({ part }) => `${part}${suffix}` as const),
);

type EditableUser = Partial<
  Record<'full_name' | Exclude<ProfileField, 'first_name' | 'last_name'> | 'address', unknown>
>;

/** The first word, and the rest. */
export function splitName(fullName: unknown): { first: string; last: string } {
  const [first = '', ...others] = textOf(fullName).split(' ').filter(Boolean);
  return { first, last: others.join(' ') };
}

const textsIn = <Name extends string>(names: readonly Name[], record: Record<string, unknown>) =>
  // One entry for each name.
  Object.fromEntries(names.map((name) => [name, textOf(record[name])])) as Record<Name, string>;

const formOf = (record: Record<string, unknown>): UserFormValues => ({
  ...textsIn(profileFields, record),
  address: textsIn(addressFields, recordOf(record['address']) ?? {}),
});

export function userFormValues(user: EditableUser): UserFormValues {
  const { first, last } = splitName(user.full_name);
  const date_of_birth = localDay(user.date_of_birth, 'UTC');
  return formOf({ ...user, first_name: first, last_name: last, date_of_birth });
}

export function readUserForm(raw: unknown): UserFormValues | undefined {
  const stored = recordOf(raw);
  return stored && formOf(stored);
}

const isAddressField = (field: UserFormField): field is `address.${AddressField}` =>
  field.startsWith('address.');

export const userFormValue = (values: UserFormValues, field: UserFormField): string =>
  trimText(
    isAddressField(field)
      ? // The rest of the name is an address field.
        values.address[field.slice('address.'.length) as AddressField]
      : values[field],
  );

export const changedUserFields = (
  opened: UserFormValues,
  values: UserFormValues,
): UserFormField[] =>
  userFormFields.filter((field) => userFormValue(values, field) !== userFormValue(opened, field));

export const isUserChanged = (opened: UserFormValues, values: UserFormValues): boolean =>
  changedUserFields(opened, values).length > 0;

/** The server's value may be anything. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(readTime(text) ?? 0).toISOString().startsWith(text);

function problem(field: UserFormField, value: string): string | undefined {
  const { required, most } = rules.get(field) ?? {};
  if (!value) return required;
  if (most !== undefined && textLength(value) > most) return atMost(most, 'character');
  if (field === 'email' && !looksLikeEmail(value)) return invalidEmail;
  return field === 'date_of_birth' && !isDay(value) ? 'Enter a valid date' : undefined;
}

/**
 * Checks changed fields only, because an old error in a field that isn't sent must not prevent
 * saving.
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
 * Null for a cleared field. Both names are sent, because the server splits the full name in its own
 * way.
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

/** Fields that both changed, to different values. The two names count as one field. */
export function conflictingUserFields(
  opened: UserFormValues,
  fresh: EditableUser,
  values: UserFormValues,
): UserFormField[] {
  const changed = changedUserFields(opened, values);
  const written = names.some((name) => changed.includes(name)) ? [...changed, ...names] : changed;
  const now = userFormValues(fresh);
  const isDifferent = (field: UserFormField) =>
    userFormValue(now, field) !== userFormValue(values, field);
  return changedUserFields(opened, now).filter(
    (field) => written.includes(field) && isDifferent(field),
  );
}

const comparedText = (field: UserFormField, values: UserFormValues) =>
  (names.includes(field) ? names : [field]).map((one) => userFormValue(values, one)).join(' ');

export const wasUserSaved = (
  opened: UserFormValues,
  sent: UserFormValues,
  before: EditableUser,
  after: EditableUser,
): boolean | undefined =>
  wasSaved(
    changedUserFields(opened, sent),
    (field, one: UserFormValues, other: UserFormValues) =>
      comparedText(field, one) === comparedText(field, other),
    { before: userFormValues(before), sent, after: userFormValues(after) },
  );
