export type FieldErrors<Values> = { [Field in keyof Values]?: string };

export const firstError = <Values>(errors: FieldErrors<Values>): string | undefined =>
  Object.values<string | undefined>(errors).find(Boolean);

export const looksLikeEmail = (text: string): boolean =>
  /^[^\s\p{Cf}\p{DI}@]+@[^\s\p{Cf}\p{DI}@]+\.[^\s\p{Cf}\p{DI}@]+$/u.test(text.trim());

/** Of the login, and of a new user (R101). */
export const invalidEmail = 'Invalid email format.';
