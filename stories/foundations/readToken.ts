/** The value of a custom property in the document's theme. */
export const readToken = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
