/** Shown for a value that is missing or unreadable (R5). */
export const dash = '—';

/** Formats a value sent by the API: strings and finite numbers as they are, anything else and blank text as a dash (R5). */
export function formatText(value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  return Number.isFinite(value) ? String(value) : dash;
}

/** Whether a text needs more than `lines` lines of `perLine` characters. Such a text is first shown shortened. */
export function isLongText(text: string, lines: number, perLine: number): boolean {
  const taken = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
  return taken > lines;
}

/** A text for comparing: without accents, in lower case. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
