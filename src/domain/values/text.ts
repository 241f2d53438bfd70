/** Shown for a value that is missing or unreadable (R5). */
export const dash = '—';

/** The value if it is a text with something in it. Undefined for anything else. */
export const filledText = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

const shownText = (value: unknown) => filledText(value) ?? (Number.isFinite(value) ? String(value) : undefined);

/** Formats a value sent by the API: strings and finite numbers as they are, anything else and blank text as a dash (R5). */
export const formatText = (value: unknown): string => shownText(value) ?? dash;

/** Returns whether a search is in one of the texts that are shown for values, in any case. An empty search always is. */
export function finding(search: string): (...values: readonly unknown[]) => boolean {
  const wanted = search.trim().toLowerCase();
  return (...values) => wanted === '' || values.some((value) => shownText(value)?.toLowerCase().includes(wanted));
}

/** Whether a text needs more than `lines` lines of `perLine` characters. Such a text is first shown shortened. */
export function isLongText(text: string, lines: number, perLine: number): boolean {
  const taken = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
  return taken > lines;
}

/** A text for comparing: without accents, in lower case. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
