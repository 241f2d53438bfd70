/** The position of a JSON syntax error; line and column count from 1. */
export interface JsonPlace {
  line: number;
  column: number;
}

/** What may come next. After an opening bracket ('first', 'firstKey') it may also be closed immediately. */
type Want = 'value' | 'first' | 'key' | 'firstKey' | 'colon' | 'comma' | 'end';

const space = /[ \t\n\r]*/y;
// A string may contain any character except quotes, backslashes and control characters.
const string = /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*"/;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/;
const token = new RegExp(`[{}[\\],:]|${string.source}|${number.source}|true|false|null`, 'y');

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

const closes: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * Returns what may come after the token `found`, or undefined if the token isn't allowed here. Updates `open`, the list
 * of open brackets.
 */
function wantAfter(want: Want, found: string, open: string[]): Want | undefined {
  const done = (): Want => (open.length > 0 ? 'comma' : 'end');
  const isInObject = open.at(-1) === '{';
  if (found === '}' || found === ']') {
    const mayClose = want === 'comma' || want === (isInObject ? 'firstKey' : 'first');
    return mayClose && closes[open.pop() ?? ''] === found ? done() : undefined;
  }
  if (want === 'comma') return found === ',' ? (isInObject ? 'key' : 'value') : undefined;
  if (want === 'colon') return found === ':' ? 'value' : undefined;
  if (want === 'key' || want === 'firstKey') return found.startsWith('"') ? 'colon' : undefined;
  if (want === 'end' || found === ',' || found === ':') return undefined;
  if (found !== '{' && found !== '[') return done();
  open.push(found);
  return found === '{' ? 'firstKey' : 'first';
}

function placeOf(text: string, at: number): JsonPlace {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/**
 * Returns the position of the first JSON syntax error, which may be the end of the text, or undefined if it is valid
 * JSON. Needed because not every browser's error message has the position.
 */
export function jsonErrorPlace(text: string): JsonPlace | undefined {
  const open: string[] = [];
  let want: Want = 'value';
  let at = 0;
  for (;;) {
    at += matchAt(space, text, at)?.length ?? 0;
    if (at === text.length) return want === 'end' ? undefined : placeOf(text, at);
    const found: string | undefined = matchAt(token, text, at);
    const next: Want | undefined = found === undefined ? undefined : wantAfter(want, found, open);
    if (found === undefined || next === undefined) return placeOf(text, at);
    want = next;
    at += found.length;
  }
}
