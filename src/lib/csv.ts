import type { Arrangement } from './listColumns';

const number = /^-?\d+(\.\d+)?$/;
/** Some spreadsheets read full-width signs, too. */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;
/**
 * A spreadsheet whose separator isn't the comma starts a cell at these. A negative number there is
 * no formula.
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
 * RFC 4180, with the byte order mark that spreadsheets need. No cell can become a formula (R222),
 * also after a separator inside it.
 */
export const csvText = (header: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `\uFEFF${[header, ...rows].map((row) => row.map((value) => quoted(csvCell(value))).join(',')).join('\r\n')}\r\n`;

export interface CsvField<Row> {
  header: string;
  value: (row: Row) => unknown;
  column?: string;
}

type WireName<Row> = keyof Row & string;

/**
 * `always` are in every file; `shown` follow the table's columns, whose ids are the names on the
 * wire unless another one is named.
 */
export function wireFields<Row>(
  always: Readonly<Record<string, WireName<Row>>>,
  shown: Readonly<Record<string, WireName<Row> | readonly [WireName<Row>, column: string]>> = {},
): CsvField<Row>[] {
  return [
    ...Object.entries(always).map(([header, name]) => ({ header, value: (row: Row) => row[name] })),
    ...Object.entries(shown).map(([header, names]) => {
      const [name, column]: readonly [WireName<Row>, string] =
        typeof names === 'string' ? [names, names] : names;
      return { header, column, value: (row: Row) => row[name] };
    }),
  ];
}

/** The fields of a part of each row. */
export const partFields = <Row, Part>(
  partOf: (row: Row) => Part,
  fields: readonly CsvField<Part>[],
): CsvField<Row>[] =>
  fields.map((field) => ({ ...field, value: (row) => field.value(partOf(row)) }));

/** In the table's order (R345). */
export function arrangeFields<Row>(
  fields: readonly CsvField<Row>[],
  arrangement: Arrangement,
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
