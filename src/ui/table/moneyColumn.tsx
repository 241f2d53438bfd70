import { formatMoney } from '../../lib/money';
import { amountKey } from '../../lib/sorting';
import type { Column } from './columns';

/** A column of amounts in dollars: right-aligned, with the same number of decimals in each row. */
export const moneyColumn = <Row,>({
  value,
  ...column
}: Pick<Column<Row>, 'id' | 'header' | 'width' | 'placeholder'> & {
  value: (row: Row) => unknown;
}): Column<Row> => ({
  ...column,
  card: 'figure',
  className: 'cell-nowrap cell-end',
  amounts: (row) => [{ value: value(row) }],
  sort: (row) => amountKey(value(row)),
  cell: (row, places) => <bdi>{formatMoney(value(row), undefined, places)}</bdi>,
});
