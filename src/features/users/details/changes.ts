import { wasSaved } from '../../../lib/outcome';
import {
  addressFields,
  userFormFields,
  userFormValue,
  userFormValues,
  type EditableUser,
  type UserFormField,
  type UserFormValues,
} from './form';

/** The request body of an edit: only the changed fields. Null clears a field. */
export interface UserChanges {
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
