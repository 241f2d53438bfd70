/** Where a text goes wrong as JSON, counted from 1. */
export interface JsonPlace {
  line: number;
  column: number;
}

/** What may come next: 'first' and 'firstKey' where a bracket may close at once. */
type Want = 'value' | 'first' | 'key' | 'firstKey' | 'colon' | 'comma' | 'end';

const space = /[ \t\n\r]*/y;
// In a string stands any character but a quote, a backslash and what is below the space.
const sign = /[{}[\],:]|"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\uffff]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

const closes: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** What may come after a sign; undefined where the sign itself may not stand. Keeps the open brackets. */
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

/** The first place at which a text stops being JSON, its end included; undefined for JSON. An engine's own message may not say where. */
export function jsonErrorPlace(text: string): JsonPlace | undefined {
  const open: string[] = [];
  let want: Want = 'value';
  let at = 0;
  for (;;) {
    at += matchAt(space, text, at)?.length ?? 0;
    if (at === text.length) return want === 'end' ? undefined : placeOf(text, at);
    const found: string | undefined = matchAt(sign, text, at);
    const next: Want | undefined = found === undefined ? undefined : wantAfter(want, found, open);
    if (found === undefined || next === undefined) return placeOf(text, at);
    want = next;
    at += found.length;
  }
}
