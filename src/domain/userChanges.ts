import { addressFields, userFormFields, userFormValue, userFormValues, type EditableUser, type UserFormField, type UserFormValues } from './userForm';

/** What is sent of an edited user (R9): only what changed; null clears. */
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

/** The fields of the form whose value isn't the user's. */
export function changedUserFields(user: EditableUser, values: UserFormValues): UserFormField[] {
  const before = userFormValues(user);
  return userFormFields.filter((field) => userFormValue(values, field) !== userFormValue(before, field));
}

/**
 * What changed, in the wire's terms; undefined when nothing did. The wire has the full name only, so one changed name sends both as the form has
 * them: the server may divide them differently ('Mary Jane', 'Smith'), and the full name is to be what the admin saw.
 */
export function userChanges(user: EditableUser, values: UserFormValues): UserChanges | undefined {
  const changed = new Set<string>(changedUserFields(user, values));
  if (changed.size === 0) return undefined;
  const value = (field: UserFormField) => userFormValue(values, field);
  const changes: UserChanges = {};
  if (changed.has('first_name') || changed.has('last_name')) {
    changes.first_name = value('first_name');
    if (value('last_name')) changes.last_name = value('last_name');
  }
  if (changed.has('email')) changes.email = value('email');
  if (changed.has('role')) changes.role = value('role') === 'admin' ? 'admin' : 'user';
  for (const field of ['phone_number', 'country', 'date_of_birth'] as const) if (changed.has(field)) changes[field] = value(field) || null;
  const parts = addressFields.filter((field) => changed.has(`address.${field}`));
  if (parts.length > 0) changes.address = Object.fromEntries(parts.map((field) => [field, value(`address.${field}`) || null]));
  return changes;
}

const names: readonly UserFormField[] = ['first_name', 'last_name'];

/**
 * The changed fields that someone else has changed since `user` was read, to another value than the one wanted here. Saving would overwrite
 * them. The two names are one thing, the full name.
 */
export function conflictingUserFields(user: EditableUser, fresh: EditableUser, values: UserFormValues): UserFormField[] {
  const changed = changedUserFields(user, values);
  const isTouched = (field: UserFormField) => changed.includes(field) || (names.includes(field) && names.some((name) => changed.includes(name)));
  const [before, now] = [userFormValues(user), userFormValues(fresh)];
  return userFormFields.filter((field) => {
    const current = userFormValue(now, field);
    return isTouched(field) && current !== userFormValue(before, field) && current !== userFormValue(values, field);
  });
}
