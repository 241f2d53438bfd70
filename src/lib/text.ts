/** Shown for a value that is missing or unreadable. */
export const dash = '—';

/**
 * Not white space, zero-width, fillers or controls. `DI` is what Unicode says to draw nothing
 * for; a Braille pattern without dots and a note without a head are drawn as nothing, too.
 */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800\u{1d159}]/u;

/** Whether nothing of a text can be seen (R49): the one test for 'empty'. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** '' if nothing of it can be seen. */
export const trimText = (text: string): string => (isBlank(text) ? '' : text.trim());

/** Of the trimmed text, as the server counts: a surrogate pair is one. */
export const textLength = (text: string): number => Array.from(trimText(text)).length;

/** Undefined unless it is a text with something in it. */
export const filledText = (value: unknown): string | undefined =>
  typeof value === 'string' && !isBlank(value) ? value : undefined;

const shownText = (value: unknown) =>
  filledText(value) ?? (Number.isFinite(value) ? String(value) : undefined);

/** Strings and finite numbers as they are, anything else and blank text as a dash. */
export const formatText = (value: unknown): string => shownText(value) ?? dash;

/** Right-to-left letters, and marks that change the direction. */
const turning =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A text for the middle of a string (label, title, message), where no `<bdi>` can be. It can't
 * turn the words around it: the end of the isolate ends what the text leaves open; its own
 * isolates are left out.
 */
export function isolate(value: unknown): string {
  const text = formatText(value);
  return turning.test(text) ? `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069` : text;
}

/** For comparing: without accents, in lower case, however its letters are composed. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\p{Cf}\p{DI}]/gu, '')
    .normalize('NFC')
    .toLowerCase();

export const searchWords = (search: string): string[] =>
  isBlank(search) ? [] : foldText(search).split(/\s+/).filter(Boolean);

/** Whether a search is in one of the texts shown for values. An empty one always is. */
export function matchesSearch(search: string): (...values: readonly unknown[]) => boolean {
  const wanted = foldText(trimText(search));
  return (...values) =>
    wanted === '' || values.some((value) => foldText(shownText(value) ?? '').includes(wanted));
}

export function isLongText(text: string, lines: number, perLine: number): boolean {
  const taken = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
  return taken > lines;
}
