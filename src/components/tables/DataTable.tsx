import { memo, type Key, type MouseEvent, type ReactNode } from 'react';
import { limits } from '../../domain/limits';

/** A column of a table. Columns live at module scope; what a cell needs besides its row comes as the context. */
export interface Column<Row, Context = undefined> {
  id: string;
  header: string;
  className?: string;
  /** Width of the placeholder in pixels. */
  placeholder: number;
  cell: (row: Row, context: Context) => ReactNode;
}

interface RowProps<Row, Context> {
  row: Row;
  columns: readonly Column<Row, Context>[];
  context: Context;
}

function PlainRow<Row, Context>({ row, columns, context }: RowProps<Row, Context>) {
  return (
    <tr data-linked>
      {columns.map((column) => (
        <td key={column.id} className={column.className}>
          {column.cell(row, context)}
        </td>
      ))}
    </tr>
  );
}
// memo forgets the type parameters; the props are the same.
const TableRow = memo(PlainRow) as typeof PlainRow;

function PlaceholderRows<Row, Context>({ columns }: { columns: readonly Column<Row, Context>[] }) {
  return Array.from({ length: limits.placeholderRows }, (_, index) => (
    <tr key={index}>
      {columns.map((column) => (
        <td key={column.id} className={column.className}>
          <span className="skeleton" style={{ width: column.placeholder }} />
        </td>
      ))}
    </tr>
  ));
}

/** A click anywhere in a row follows the row's link, unless it was on a control or selected text. */
function followRowLink(event: MouseEvent<HTMLElement>) {
  const target = event.target instanceof Element ? event.target : null;
  if (!target || target.closest('a, button, input, select, label, [role="menu"]') || getSelection()?.toString()) return;
  const link = target.closest('tr')?.querySelector<HTMLAnchorElement>('a[data-row-link]');
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: event.ctrlKey, metaKey: event.metaKey, shiftKey: event.shiftKey }));
}

export interface DataTableProps<Row, Context> {
  label: string;
  columns: readonly Column<Row, Context>[];
  /** Undefined while the first page loads: placeholders stand in. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row, index: number) => Key;
  context: Context;
  /** The rows are those of another page or filter, soon to be replaced: visible, but nothing in them can be used. */
  isInert?: boolean;
}

/** A table of plain cells. Rows are memoised; a row with a `data-row-link` is followed by a click anywhere in it. */
export function DataTable<Row, Context>({ label, columns, rows, rowKey, context, isInert = false }: DataTableProps<Row, Context>) {
  return (
    <div className="table-scroll">
      <table className="table" aria-label={label} aria-busy={rows === undefined || isInert} data-inert={isInert ? '' : undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={column.className}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        {/* Following a link by a click on its row is a convenience; the link itself is the accessible way. */}
        <tbody inert={isInert} onClick={followRowLink}>
          {rows === undefined ? <PlaceholderRows columns={columns} /> : rows.map((row, index) => <TableRow key={rowKey(row, index)} row={row} columns={columns} context={context} />)}
        </tbody>
      </table>
    </div>
  );
}
