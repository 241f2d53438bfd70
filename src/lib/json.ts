/** A number that JSON.parse may change: one of 16 digits or more, or with a large exponent. */
const long = /\d[\d.]{15}|\de[+-]?\d{3}/i;
/** A text, so that no number in it counts, or a number. */
const textOrNumber = /"[^"\\]*(?:\\[^][^"\\]*)*"?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/gi;

const digitsOf = (number: string) => number.replace(/e.*|[-.]/gi, '').replace(/^0+|0+$/g, '');

/**
 * Puts each number of a JSON text that JavaScript's numbers can't hold into quotes (R48), so that
 * `JSON.parse` keeps its digits: the id 9007199254740993 becomes '9007199254740993' instead of
 * 9007199254740992. Ids and amounts may be texts anyway.
 */
export const keepLongNumbers = (json: string): string =>
  long.test(json)
    ? json.replace(textOrNumber, (found) =>
        found.startsWith('"') || digitsOf(String(Number(found))) === digitsOf(found)
          ? found
          : `"${found}"`,
      )
    : json;
