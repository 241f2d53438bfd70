/** What is wrong with each field of a form; a field that is fine is absent. */
export type FieldErrors<Values> = { [Field in keyof Values]?: string };

/** The text to show for the form as a whole: that of its first broken field. Undefined for a form without errors. */
export const firstError = <Values>(errors: FieldErrors<Values>): string | undefined => Object.values<string | undefined>(errors).find(Boolean);
