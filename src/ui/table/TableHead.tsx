import { limits } from '~/lib/limits';
import type { Sorting } from '~/lib/load';
import { Skeleton } from '../feedback/states';
import { cardCell, type ColumnHead } from './columns';

interface HeaderProps<Row> {
  column: ColumnHead<Row>;
  sorting: Sorting | undefined;
}

function Header<Row>({ column, sorting }: HeaderProps<Row>) {
  const { id, header, className, sort } = column;
  const onSort = sort && sorting?.onSort;
  const isSorted = onSort !== undefined && sorting?.by === id;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : undefined}
    >
      {onSort ? (
        // The arrow is only drawn, because aria-sort already names the direction.
        <button type="button" className="sort-button" onClick={() => onSort(id)}>
          {header}
        </button>
      ) : (
        header
      )}
    </th>
  );
}

export interface TableHeadProps<Row> {
  columns: readonly ColumnHead<Row>[];
  actionsHeader: string | undefined;
  sorting: Sorting | undefined;
  hasBoxes: boolean;
}

/** In pixels. Must match cards.css. */
const boxWidth = 28;

export function TableHead<Row>({ columns, actionsHeader, sorting, hasBoxes }: TableHeadProps<Row>) {
  return (
    <>
      <colgroup>
        {columns.map(({ id, width }, index) => (
          <col
            key={id}
            data-column={id}
            width={width !== undefined && hasBoxes && index === 0 ? width + boxWidth : width}
          />
        ))}
        {actionsHeader !== undefined && <col width={88} />}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <Header key={column.id} column={column} sorting={sorting} />
          ))}
          {actionsHeader !== undefined && (
            <th scope="col" className="cell-actions cell-stuck">
              {actionsHeader}
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}

interface PlaceholderRowsProps<Row> {
  columns: readonly ColumnHead<Row>[];
  hasActions: boolean;
}

export function PlaceholderRows<Row>({ columns, hasActions }: PlaceholderRowsProps<Row>) {
  return Array.from({ length: limits.placeholderRows }, (_, index) => (
    <tr key={index}>
      {columns.map((column) => (
        <td key={column.id} className={column.className} {...cardCell(column)}>
          <Skeleton width={column.placeholder ?? Math.round((column.width ?? 160) * 0.6)} />
        </td>
      ))}
      {hasActions && <td className="cell-actions cell-stuck" />}
    </tr>
  ));
}
