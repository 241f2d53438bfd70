const isColor = /^(#|rgb|hsl)/;

/** '#fff' as '#ffffff': what the browser makes of a color. */
function wholeColor(value: string): string {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return value;
  pen.fillStyle = value;
  return pen.fillStyle;
}

/**
 * A token's value as `tokens.css` has it: the published stylesheet is minified, to '#fff' and
 * '.75rem'.
 */
export const wholeValue = (value: string): string =>
  isColor.test(value) ? wholeColor(value) : value.replaceAll(/(^|[\s(,-])\.(?=\d)/g, '$10.');

/** The value of a custom property in the document's theme. */
export const readToken = (name: string): string =>
  wholeValue(getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim());
