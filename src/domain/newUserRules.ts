import type { FieldErrors } from './fieldErrors';

export interface NewUserValues {
  first_name: string;
  last_name: string;
  email: string;
}

const fields = ['first_name', 'last_name', 'email'] as const;

/** Section 5: all three are required, and blank counts as empty. The form's email input checks the address itself. */
export const validateNewUser = (values: NewUserValues): FieldErrors<NewUserValues> =>
  Object.fromEntries(fields.filter((field) => !values[field].trim()).map((field) => [field, 'Please fill in all fields']));
