import { localDay } from '../../../lib/dates';
import { recordOf, textOf } from '../../../lib/records';
import { trimText } from '../../../lib/text';

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
