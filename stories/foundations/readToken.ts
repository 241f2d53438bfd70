/**
 * The value of a custom property as `tokens.css` has it: the published stylesheet is minified, to
 * '.75rem'.
 */
export const readToken = (name: string): string =>
  getComputedStyle(document.documentElement)
    .getPropertyValue(`--${name}`)
    .trim()
    .replaceAll(/(^|[\s(,-])\.(?=\d)/g, '$10.');
