/** Undefined if it isn't JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** What JSON.parse may change: 16 digits or more, or a large exponent. */
const long = /\d[\d.]{15}|\de[+-]?\d{3}/i;
/** No number in a text counts. */
const textOrNumber = /"[^"\\]*(?:\\[^][^"\\]*)*"?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/gi;

const digitsOf = (number: string) => number.replace(/e.*|[-.]/gi, '').replace(/^0+|0+$/g, '');

/** `JSON.parse` keeps all digits of quoted numbers (R48). */
export const keepLongNumbers = (json: string): string =>
  long.test(json)
    ? json.replace(textOrNumber, (found) =>
        found.startsWith('"') || digitsOf(String(Number(found))) === digitsOf(found)
          ? found
          : `"${found}"`,
      )
    : json;
