export interface Name {
  first: string;
  last: string;
}

/** Section 2: first and last name, derived by splitting a full name on spaces. The first word, and all others; '' for a part that isn't there. */
export function splitName(fullName: unknown): Name {
  const [first = '', ...others] = typeof fullName === 'string' ? fullName.split(' ').filter(Boolean) : [];
  return { first, last: others.join(' ') };
}
