import { memo, useCallback, useId, useState, type Key, type MouseEvent, type ReactNode } from 'react';
import { limits } from '../../domain/limits';
import { Skeleton } from '../feedback/Skeleton';
import type { MenuEntry } from '../overlays/menuEntries';
import { prepareRowMenu, RowMenu } from './RowMenu';

/** A column of a table. Columns live at module scope. */
export interface Column<Row> {
  id: string;
  header: string;
  className?: string;
  /** The column's least width in pixels; it takes its share of what is left. Without it the content decides, and its coming moves the headers. */
  width?: number;
  /** Width of the placeholder in pixels. */
  placeholder: number;
  cell: (row: Row) => ReactNode;
}

/** A last column with a menu for each row. */
export interface RowActions<Row> {
  header: string;
  /** The button's accessible name. */
  label: (row: Row) => string;
  entries: (row: Row) => readonly MenuEntry[];
}

interface RowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  menuId: string;
  menuLabel: string | undefined;
  menu: readonly MenuEntry[] | undefined;
  onCloseMenu: () => void;
}

function PlainRow<Row>({ row, columns, menuId, menuLabel, menu, onCloseMenu }: RowProps<Row>) {
  return (
    <tr>
      {columns.map((column) => (
        <td key={column.id} className={column.className}>
          {column.cell(row)}
        </td>
      ))}
      {menuLabel !== undefined && (
        <td className="cell-actions">
          <RowMenu id={menuId} label={menuLabel} open={menu} onClose={onCloseMenu} />
        </td>
      )}
    </tr>
  );
}
// memo forgets the type parameter; the props are the same.
const TableRow = memo(PlainRow) as typeof PlainRow;

function PlaceholderRows<Row>({ columns, hasActions }: { columns: readonly Column<Row>[]; hasActions: boolean }) {
  return Array.from({ length: limits.placeholderRows }, (_, index) => (
    <tr key={index}>
      {columns.map((column) => (
        <td key={column.id} className={column.className}>
          <Skeleton width={column.placeholder} />
        </td>
      ))}
      {hasActions && <td className="cell-actions" />}
    </tr>
  ));
}

/** Whether a click was meant for the row as a whole, and not for a control in it or for marking text. */
const isForRow = (target: Element) =>
  target.closest('[data-row-open]') !== null || (!target.closest('a, button, input, select, label, [role="menu"]') && !getSelection()?.toString());

/** A click in a row follows the row's link. */
function followRowLink(event: MouseEvent<HTMLElement>, target: Element) {
  const link = target.closest('tr')?.querySelector<HTMLAnchorElement>('a[data-row-link]');
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: event.ctrlKey, metaKey: event.metaKey, shiftKey: event.shiftKey }));
}

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first page loads: placeholders stand in. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row, index: number) => Key;
  actions?: RowActions<Row>;
  /** Opens a row: by a click anywhere in it, and by its `data-row-open` button. */
  onOpen?: (row: Row) => void;
  /** The rows are those of another page or filter, soon to be replaced: visible, but nothing in them can be used. */
  isInert?: boolean;
}

/**
 * A table of plain cells. Rows are memoised, and one listener serves all their menus: a component for every button would cost more than the
 * data. A row with a `data-row-link` is followed, one with `onOpen` opened, by a click anywhere in it.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, actions, onOpen, isInert = false }: DataTableProps<Row>) {
  const id = useId();
  const [openRow, setOpenRow] = useState<Row>();
  const closeMenu = useCallback(() => {
    setOpenRow(undefined);
  }, []);
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest('[data-row-menu]');
    if (button) {
      const row = rows?.[Number(button.id.slice(id.length))];
      setOpenRow(row === openRow ? undefined : row);
    } else if (target && isForRow(target)) {
      const row = rows?.[target.closest('tr')?.sectionRowIndex ?? -1];
      if (row !== undefined && onOpen) onOpen(row);
      else followRowLink(event, target);
    }
  };
  return (
    // While nothing in the rows can take the focus, a keyboard scrolls the table by the table itself.
    <div className="table-scroll" tabIndex={rows === undefined || isInert ? 0 : undefined}>
      <table className="table" aria-label={label} aria-busy={rows === undefined || isInert} data-inert={isInert ? '' : undefined}>
        <colgroup>
          {columns.map((column) => (
            <col key={column.id} width={column.width} />
          ))}
          {actions && <col width={88} />}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={column.className}>
                {column.header}
              </th>
            ))}
            {actions && (
              <th scope="col" className="cell-actions">
                {actions.header}
              </th>
            )}
          </tr>
        </thead>
        {/* Following a link by a click on its row is a convenience; the link itself is the accessible way. */}
        <tbody inert={isInert} onClick={handleClick} onPointerEnter={actions && prepareRowMenu}>
          {rows === undefined ? (
            <PlaceholderRows columns={columns} hasActions={actions !== undefined} />
          ) : (
            rows.map((row, index) => (
              <TableRow
                key={rowKey(row, index)}
                row={row}
                columns={columns}
                menuId={`${id}${String(index)}`}
                menuLabel={actions?.label(row)}
                menu={actions && row === openRow ? actions.entries(row) : undefined}
                onCloseMenu={closeMenu}
              />
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}
