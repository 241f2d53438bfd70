export const dash = '—';

/**
 * `DI` matches what Unicode says to draw nothing for. A Braille pattern without dots and a note
 * without a head are drawn as nothing, too.
 */
const undrawn = String.raw`\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800\u{1d159}`;
const visible = new RegExp(`[^${undrawn}]`, 'u');
const invisible = new RegExp(`[${undrawn}]`, 'gu');

/** The one test for 'empty' (R49). */
export const isBlank = (text: string): boolean => !visible.test(text);

export const withoutInvisible = (text: string): string => text.replace(invisible, '');

export const trimText = (text: string): string => (isBlank(text) ? '' : text.trim());

/** Counts as the server does: a surrogate pair is one character. */
export const textLength = (text: string): number => Array.from(trimText(text)).length;

export const filledText = (value: unknown): string | undefined =>
  typeof value === 'string' && !isBlank(value) ? value : undefined;

const shownText = (value: unknown) =>
  filledText(value) ?? (Number.isFinite(value) ? String(value) : undefined);

/** Shows a dash for anything but text and finite numbers. */
export const formatText = (value: unknown): string => shownText(value) ?? dash;

/** Letters and marks that change the text direction. */
const turning =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * For the middle of a string, where `<bdi>` can't be used: keeps the value from turning the words
 * around it.
 */
export function isolate(value: unknown): string {
  const text = formatText(value);
  return turning.test(text) ? `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069` : text;
}

/** Lower case without accents, however the letters are composed. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\p{Cf}\p{DI}]/gu, '')
    .normalize('NFC')
    .toLowerCase();

export const searchWords = (search: string): string[] =>
  isBlank(search) ? [] : foldText(search).split(/\s+/).filter(Boolean);

/** An empty search matches everything. */
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
