import { formatMoney } from '~/lib/money';
import { amountKey } from '~/lib/sorting';
import type { Column } from './columns';

/** A column of amounts in dollars. */
export const moneyColumn = <Row,>({
  value,
  ...column
}: Pick<Column<Row>, 'id' | 'header' | 'width'> & {
  value: (row: Row) => unknown;
}): Column<Row> => ({
  ...column,
  card: 'figure',
  className: 'cell-nowrap cell-end',
  amounts: (row) => [{ value: value(row) }],
  sort: (row) => amountKey(value(row)),
  cell: (row, places) => <bdi>{formatMoney(value(row), undefined, places)}</bdi>,
});

/** A last column with a button that opens the row. */
export const openColumn = <Row,>(label: (row: Row) => string, text = 'Open'): Column<Row> => ({
  id: 'open',
  card: 'actions',
  header: 'Actions',
  className: 'cell-nowrap cell-end cell-stuck',
  width: 90,
  cell: (row) => (
    <button
      type="button"
      className="button"
      data-variant="ghost"
      data-row-open
      aria-label={label(row)}
    >
      {text}
    </button>
  ),
});
