/** What JSON.parse may change: 16 digits or more, or a large exponent. */
const long = /\d[\d.]{15}|\de[+-]?\d{3}/i;
/** A text (no number in it counts) or a number. */
const textOrNumber = /"[^"\\]*(?:\\[^][^"\\]*)*"?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/gi;

const digitsOf = (number: string) => number.replace(/e.*|[-.]/gi, '').replace(/^0+|0+$/g, '');

/**
 * Quotes each number that JavaScript's numbers can't hold, so that `JSON.parse` keeps its digits
 * (R48): ids and amounts may be texts anyway.
 */
export const keepLongNumbers = (json: string): string =>
  long.test(json)
    ? json.replace(textOrNumber, (found) =>
        found.startsWith('"') || digitsOf(String(Number(found))) === digitsOf(found)
          ? found
          : `"${found}"`,
      )
    : json;
