import { invalidEmail, looksLikeEmail } from './email';
import type { FieldErrors } from './fieldErrors';
import { recordOf, textOf } from './records';

export interface NewUserValues {
  first_name: string;
  last_name: string;
  email: string;
}

/** The form before anything is typed. */
export const noNewUser: NewUserValues = { first_name: '', last_name: '', email: '' };

const fields = ['first_name', 'last_name', 'email'] as const;

/** Section 5: all three are required, and blank counts as empty; a filled email must look like one (R101). */
export function validateNewUser(values: NewUserValues): FieldErrors<NewUserValues> {
  const empty = fields.filter((field) => !values[field].trim());
  if (empty.length > 0) return Object.fromEntries(empty.map((field) => [field, 'Please fill in all fields']));
  return looksLikeEmail(values.email) ? {} : { email: invalidEmail };
}

/** Whether anything was typed. */
export const hasNewUserText = (values: NewUserValues): boolean => fields.some((field) => values[field].trim() !== '');

/** A form that was put away (promise 7); undefined when that is no such form. */
export function readNewUser(raw: unknown): NewUserValues | undefined {
  const stored = recordOf(raw);
  return stored && { first_name: textOf(stored['first_name']), last_name: textOf(stored['last_name']), email: textOf(stored['email']) };
}
