/**
 * JSON whose numbers keep all their digits (R48): those that JavaScript can't hold are BigInts
 * here, and texts in what clients send.
 */

/** No text from a client or the database has it. */
const mark = '\u0000';

/** Writes JSON. A BigInt becomes a number with all its digits. */
export function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    // JSON.stringify refuses BigInts. They are rare, and a replacer would make every other answer
    // slow.
    const marked = JSON.stringify(value, (_name, one: unknown) =>
      typeof one === 'bigint' ? mark + String(one) : one,
    );
    return marked.replace(/"\\u0000(-?\d+)"/g, '$1');
  }
}

/** A text, so that no number in it counts, or a number. */
const textOrNumber = /"[^"\\]*(?:\\[^][^"\\]*)*"?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/gi;

const digitsOf = (number: string) => number.replace(/e.*|[-.]/gi, '').replace(/^0+|0+$/g, '');

/**
 * Reads JSON. A number that would lose digits is read as its text: an amount that may be a text
 * keeps them, and any other field refuses it. Nothing is rounded. Throws as JSON.parse does.
 */
export const readJson = (json: string): unknown =>
  JSON.parse(
    json.replace(textOrNumber, (found) =>
      found.startsWith('"') ||
      found.length < 16 ||
      digitsOf(String(Number(found))) === digitsOf(found)
        ? found
        : `"${found}"`,
    ),
  );
