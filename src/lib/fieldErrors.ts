export type FieldErrors<Values> = { [Field in keyof Values]?: string };

export const firstError = <Values>(errors: FieldErrors<Values>): string | undefined =>
  Object.values<string | undefined>(errors).find(Boolean);

/** What a toast says of a form: one text if any field is empty, else the first field's. */
export const formError = <Values>(errors: FieldErrors<Values>): string | undefined =>
  Object.values<string | undefined>(errors).some((error) => error?.endsWith(' is required'))
    ? 'Please fill in all fields'
    : firstError(errors);

export const looksLikeEmail = (text: string): boolean =>
  /^[^\s\p{Cf}\p{DI}@]+@[^\s\p{Cf}\p{DI}@]+\.[^\s\p{Cf}\p{DI}@]+$/u.test(text.trim());

/** Of the login, and of a new user (R101). */
export const invalidEmail = 'Invalid email format.';
