import { invalidEmail, looksLikeEmail } from './email';
import type { FieldErrors } from './fieldErrors';

export interface NewUserValues {
  first_name: string;
  last_name: string;
  email: string;
}

const fields = ['first_name', 'last_name', 'email'] as const;

/** Section 5: all three are required, and blank counts as empty; a filled email must look like one (R101). */
export function validateNewUser(values: NewUserValues): FieldErrors<NewUserValues> {
  const empty = fields.filter((field) => !values[field].trim());
  if (empty.length > 0) return Object.fromEntries(empty.map((field) => [field, 'Please fill in all fields']));
  return looksLikeEmail(values.email) ? {} : { email: invalidEmail };
}
