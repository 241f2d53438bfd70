import { localDay } from './dates';
import { splitName } from './names';
import { recordOf, textOf } from './records';

export const addressFields = ['home_address', 'town', 'state', 'zip_code', 'home_address2', 'town2', 'state2', 'zip_code2'] as const;
const profileFields = ['first_name', 'last_name', 'email', 'role', 'phone_number', 'country', 'date_of_birth'] as const;

type AddressField = (typeof addressFields)[number];
type ProfileField = (typeof profileFields)[number];

/** The edit form of a user, all texts: '' for what isn't known. Its fields have the wire's names, so that the server's errors find them. */
export type UserFormValues = Record<ProfileField, string> & { address: Record<AddressField, string> };

/** A field's name in the form and in the server's errors (R4). */
export type UserFormField = ProfileField | `address.${AddressField}`;

/** The user as the wire has it; every field may be anything. */
export interface EditableUser {
  full_name?: unknown;
  email?: unknown;
  role?: unknown;
  phone_number?: unknown;
  country?: unknown;
  date_of_birth?: unknown;
  address?: unknown;
}

export const userFormFields: readonly UserFormField[] = [...profileFields, ...addressFields.map((field) => `address.${field}` as const)];

/** A user in the form; the names are derived as section 2 says. */
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
    address: Object.fromEntries(addressFields.map((field) => [field, textOf(address[field])])) as UserFormValues['address'],
  };
}

/** A form that was put away (promise 7); undefined when that is no such form. */
export function readUserForm(raw: unknown): UserFormValues | undefined {
  const stored = recordOf(raw);
  if (!stored) return undefined;
  const address = recordOf(stored['address']) ?? {};
  const texts = <Name extends string>(names: readonly Name[], from: Record<string, unknown>) =>
    // One entry for each name.
    Object.fromEntries(names.map((name) => [name, textOf(from[name])])) as Record<Name, string>;
  return { ...texts(profileFields, stored), address: texts(addressFields, address) };
}

const isAddressField = (field: UserFormField): field is `address.${AddressField}` => field.startsWith('address.');

/** The value of a field by its name. Space around a text doesn't count. */
export function userFormValue(values: UserFormValues, field: UserFormField): string {
  // What follows 'address.' is one of its fields.
  return (isAddressField(field) ? values.address[field.slice('address.'.length) as AddressField] : values[field]).trim();
}
