import type { Column } from '../ui/table/columns';

/** The last column of a summary: a button that opens its row again. */
export const lookColumn = <Row,>(label: (row: Row) => string): Column<Row> => ({
  id: 'look',
  card: 'actions',
  header: 'Actions',
  className: 'cell-nowrap cell-end cell-stuck',
  width: 90,
  placeholder: 36,
  cell: (row) => (
    <button
      type="button"
      className="button"
      data-variant="ghost"
      data-row-open
      aria-label={label(row)}
    >
      Open
    </button>
  ),
});
