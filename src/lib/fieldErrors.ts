export type FieldErrors<Values> = { [Field in keyof Values]?: string };

export const firstError = <Values>(errors: FieldErrors<Values>): string | undefined =>
  Object.values<string | undefined>(errors).find(Boolean);

/**
 * The text of a form's toast: one text if any field is empty, otherwise the first field's error.
 */
export const formError = <Values>(errors: FieldErrors<Values>): string | undefined =>
  Object.values<string | undefined>(errors).some((error) => error?.endsWith(' is required'))
    ? 'Please fill in all fields'
    : firstError(errors);

export const looksLikeEmail = (text: string): boolean =>
  /^[^\s\p{Cf}\p{DI}@]+@[^\s\p{Cf}\p{DI}@]+\.[^\s\p{Cf}\p{DI}@]+$/u.test(text.trim());

/** Used at sign-in and for new users (R101). */
export const invalidEmail = 'Invalid email format.';
