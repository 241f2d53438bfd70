export interface CsvField<Row> {
  header: string;
  value: (row: Row) => unknown;
  column?: string;
}

type WireName<Row> = keyof Row & string;

/**
 * The fields in `always` are in every file. Those in `shown` follow the table's columns, whose ids
 * are the names on the wire unless another one is given.
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

/** Turns the fields of a part into fields of the whole row. */
export const partFields = <Row, Part>(
  partOf: (row: Row) => Part,
  fields: readonly CsvField<Part>[],
): CsvField<Row>[] =>
  fields.map((field) => ({ ...field, value: (row) => field.value(partOf(row)) }));
