/** Section 5: whether a text looks like an email address; space around it doesn't count. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** Section 5's warning; also of the add-user form (R101). */
export const invalidEmail = 'Invalid email format.';
