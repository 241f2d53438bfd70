/** A plain number, which a spreadsheet may take for one. */
const number = /^-?\d+(\.\d+)?$/;
/** Beginnings that a spreadsheet takes for a formula, also behind blanks. */
const formula = /^[\s]*[=+\-@\t\r]/;

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : JSON.stringify(value);
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table as CSV (RFC 4180, with the byte order mark that spreadsheets want). No cell can be taken for a formula: a text that begins with
 * = + - @ tab or CR gets an apostrophe before it; numbers, negative ones too, stay numbers. Null and undefined are empty.
 */
export const csvText = (header: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `\uFEFF${[header, ...rows].map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
