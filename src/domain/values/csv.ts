/** A plain number. Spreadsheets may read it as a number. */
const number = /^-?\d+(\.\d+)?$/;
/** Spreadsheets read a text that begins like this as a formula, even after spaces. */
const formula = /^[\s]*[=+\-@\t\r]/;
/**
 * A place inside a text where a spreadsheet may begin another cell and read a formula: semicolons, tabs and line breaks separate cells
 * if the spreadsheet's separator isn't the comma. A negative number there is no formula.
 */
const innerFormula = /([;\t\r\n])(?=[\s"]*[=+\-@\t\r])(?! *-\d+(?:\.\d+)? *(?:[;\t\r\n]|$))/g;

/** What a value's cell holds, before it is quoted. No cell can become a formula. A cell's own text stays as it is. */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text =
    typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : JSON.stringify(value);
  const whole = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return whole.replace(innerFormula, "$1'");
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * Returns a table as CSV (RFC 4180, with the byte order mark that spreadsheets need). No cell can become a formula: a
 * text that begins with = + - @ tab or CR gets an apostrophe in front, also after a separator inside it (R222). Numbers
 * stay numbers, also negative ones. Null and undefined become empty cells.
 */
export const csvText = (header: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `\uFEFF${[header, ...rows].map((row) => row.map((value) => quoted(csvCell(value))).join(',')).join('\r\n')}\r\n`;

/** One cell and what ends it: a comma, a line break or the text's end. A quoted cell may hold all of them. */
const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^,\r\n]*))(,|\r\n|\r|\n|$)/y;

/** The cells of a CSV text, row by row; empty lines are left out. Any text can be read. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  cell.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (cell.lastIndex < text.length || row.length > 0) {
    const [, inQuotes, plain = '', end] = cell.exec(text) ?? [];
    row.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}
