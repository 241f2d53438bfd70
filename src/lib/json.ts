/** Undefined if the text isn't JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** Numbers that JSON.parse may change: 16 digits or more, or a large exponent. */
const long = /\d[\d.]{15}|\de[+-]?\d{3}/i;
/** Matches texts, too, so that numbers inside them are skipped. */
const textOrNumber = /"[^"\\]*(?:\\[^][^"\\]*)*"?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/gi;

const digitsOf = (number: string) => number.replace(/e.*|[-.]/gi, '').replace(/^0+|0+$/g, '');

/** Quotes long numbers, so that `JSON.parse` keeps all their digits (R48). */
export const keepLongNumbers = (json: string): string =>
  long.test(json)
    ? json.replace(textOrNumber, (found) =>
        found.startsWith('"') || digitsOf(String(Number(found))) === digitsOf(found)
          ? found
          : `"${found}"`,
      )
    : json;
