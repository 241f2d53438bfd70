/** What stands for a value that is missing or unreadable (R5). */
export const dash = '—';

/** A value of the wire as text: strings and finite numbers as they are, anything else, and blank text, as a dash (R5). */
export function formatText(value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  return Number.isFinite(value) ? String(value) : dash;
}
