/** The error text of each invalid field of a form. */
export type FieldErrors<Values> = { [Field in keyof Values]?: string };

/** The first field's error, as the text for the whole form. Undefined if there are no errors. */
export const firstError = <Values>(errors: FieldErrors<Values>): string | undefined =>
  Object.values<string | undefined>(errors).find(Boolean);

/** Section 5: whether a text looks like an email address. Surrounding spaces are ignored. */
export const looksLikeEmail = (text: string): boolean =>
  /^[^\s\p{Cf}\p{DI}@]+@[^\s\p{Cf}\p{DI}@]+\.[^\s\p{Cf}\p{DI}@]+$/u.test(text.trim());

/** Section 5's error text. The add-user form uses it too (R101). */
export const invalidEmail = 'Invalid email format.';
