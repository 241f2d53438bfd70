import { readTime } from '../../lib/dates';
import { invalidEmail, looksLikeEmail } from '../../lib/fieldErrors';
import { changedUserFields } from './details/changes';
import { userFormValue, type UserFormField, type UserFormValues } from './details/form';
import { textLength } from '../../lib/text';

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

export type UserFormErrors = Partial<Record<UserFormField, string>>;

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
