import type { CsvField } from './csvFields';
import type { ColumnLayout } from './listColumns';

const number = /^-?\d+(\.\d+)?$/;
/** Some spreadsheets also accept full-width signs. */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;
/**
 * Where a spreadsheet might start a new cell, if its separator isn't the comma. A negative number
 * there is no formula.
 */
const innerFormula =
  /([;\t\r\n])(?=[\s"]*[=+\-@\t\r＝＋－＠])(?! *-\d+(?:\.\d+)? *(?:[;\t\r\n]|$))/g;

function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text =
    typeof value === 'string'
      ? value
      : typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : JSON.stringify(value);
  const whole = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return whole.replace(innerFormula, "$1'");
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * RFC 4180, with the byte order mark that spreadsheets need. Neither a cell nor a part of it after
 * another separator can become a formula (R222).
 */
export const csvText = (header: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `\uFEFF${[header, ...rows].map((row) => row.map((value) => quoted(csvCell(value))).join(',')).join('\r\n')}\r\n`;

/** Puts the fields into the table's order (R345). */
export function arrangeFields<Row>(
  fields: readonly CsvField<Row>[],
  arrangement: ColumnLayout,
): readonly CsvField<Row>[] {
  if (arrangement === '') return fields;
  const ids = arrangement.split(',');
  const placeOf = ({ column }: CsvField<Row>) =>
    column === undefined ? -1 : ids.includes(column) ? ids.indexOf(column) : ids.length;
  return fields
    .filter(({ column }) => !ids.includes(`-${column ?? ''}`))
    .sort((one, other) => placeOf(one) - placeOf(other));
}

export const csvOf = <Row>(fields: readonly CsvField<Row>[], rows: readonly Row[]): string =>
  csvText(
    fields.map(({ header }) => header),
    rows.map((row) => fields.map(({ value }) => value(row))),
  );
