/** Shown for a value that is missing or unreadable. */
export const dash = '—';

/**
 * Anything but white space, zero-width characters, fillers and controls. `DI` are the characters
 * that Unicode says to draw nothing for. A Braille pattern without dots and a note without a head
 * are drawn as nothing, too.
 */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800\u{1d159}]/u;

/** Whether nothing of a text can be seen. The one test for 'empty'. */
export const isBlank = (text: string): boolean => !visible.test(text);

/** A text without the white space around it; '' if nothing of it can be seen. */
export const trimText = (text: string): string => (isBlank(text) ? '' : text.trim());

/**
 * The number of characters of a trimmed text, counted as the server does: an emoji's surrogate pair
 * is one.
 */
export const textLength = (text: string): number => Array.from(trimText(text)).length;

/** The value if it is a text with something in it. Undefined for anything else. */
export const filledText = (value: unknown): string | undefined =>
  typeof value === 'string' && !isBlank(value) ? value : undefined;

const shownText = (value: unknown) =>
  filledText(value) ?? (Number.isFinite(value) ? String(value) : undefined);

/**
 * Formats a value sent by the API: strings and finite numbers as they are, anything else and blank
 * text as a dash.
 */
export const formatText = (value: unknown): string => shownText(value) ?? dash;

/** Letters that are read from right to left, and marks that change the direction. */
const turning =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A value's text for the middle of a sentence that is a string, where no `<bdi>` can be: an
 * aria-label, a title, a message. It can't turn the words around it: the end of the isolate also
 * ends what the text leaves open, and its own isolates, which could end this one, are left out.
 */
export function isolate(value: unknown): string {
  const text = formatText(value);
  return turning.test(text) ? `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069` : text;
}

/**
 * A text for comparing: as it is seen, however its letters are composed, without accents, in lower
 * case.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\p{Cf}\p{DI}]/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** The words of a search, folded. None if it is empty. */
export const searchWords = (search: string): string[] =>
  isBlank(search) ? [] : foldText(search).split(/\s+/).filter(Boolean);

/**
 * Returns whether a search is in one of the texts that are shown for values. An empty search always
 * is.
 */
export function matchesSearch(search: string): (...values: readonly unknown[]) => boolean {
  const wanted = foldText(trimText(search));
  return (...values) =>
    wanted === '' || values.some((value) => foldText(shownText(value) ?? '').includes(wanted));
}

/**
 * Whether a text needs more than `lines` lines of `perLine` characters. Such a text is first shown
 * shortened.
 */
export function isLongText(text: string, lines: number, perLine: number): boolean {
  const taken = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
  return taken > lines;
}
