import { memo, useCallback, useId, useState, type Key, type MouseEvent, type ReactNode, type Ref } from 'react';
import { limits } from '../../domain/limits';
import { Skeleton } from '../feedback/Skeleton';
import { loadable } from '../loadable';
import type { MenuEntry } from '../overlays/menuEntries';
import { followRowLink, isForRow } from './rowClick';
import { prepareRowMenu, RowMenu } from './RowMenu';

const VirtualRows = loadable(() => import('./VirtualRows').then((module) => module.VirtualRows));

/** Of more rows than these only those in the window are drawn. */
const mostDrawnRows = 200;

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
  index: number;
  /** Its place among all rows, the header counted, where not all of them are in the page. */
  position: number | undefined;
  measure: Ref<HTMLTableRowElement> | undefined;
  columns: readonly Column<Row>[];
  menuId: string;
  menuLabel: string | undefined;
  menu: readonly MenuEntry[] | undefined;
  onCloseMenu: () => void;
}

function PlainRow<Row>({ row, index, position, measure, columns, menuId, menuLabel, menu, onCloseMenu }: RowProps<Row>) {
  return (
    <tr ref={measure} data-index={index} aria-rowindex={position}>
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

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first page loads: placeholders stand in. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row, index: number) => Key;
  actions?: RowActions<Row>;
  /** Opens a row: by a click anywhere in it, by its `data-row-open` button, where the keys J and K stop, and by a `data-row-view` button beside it. */
  onOpen?: (row: Row) => void;
  /** The rows are those of another page or filter, soon to be replaced: visible, but nothing in them can be used. */
  isInert?: boolean;
  /** Nothing in the rows takes the focus: the table itself does, so that a keyboard can scroll it. */
  isReadOnly?: boolean;
}

/**
 * A table of plain cells; of a long one only the rows in the window are there. Rows are memoised, and one listener serves all their menus: a component for every button would cost more than the
 * data. A row with a `data-row-link` is followed, one with `onOpen` opened, by a click anywhere in it.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, actions, onOpen, isInert = false, isReadOnly = false }: DataTableProps<Row>) {
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
      const row = rows?.[Number(target.closest('tr')?.dataset['index'] ?? -1)];
      if (row !== undefined && onOpen) onOpen(row);
      else followRowLink(event, target);
    }
  };
  const isVirtual = rows !== undefined && rows.length > mostDrawnRows;
  const renderRow = (row: Row, index: number, measure?: Ref<HTMLTableRowElement>) => (
    <TableRow
      key={rowKey(row, index)}
      row={row}
      index={index}
      position={isVirtual ? index + 2 : undefined}
      measure={measure}
      columns={columns}
      menuId={`${id}${String(index)}`}
      menuLabel={actions?.label(row)}
      menu={actions && row === openRow ? actions.entries(row) : undefined}
      onCloseMenu={closeMenu}
    />
  );
  const placeholders = <PlaceholderRows columns={columns} hasActions={actions !== undefined} />;
  return (
    // While nothing in the rows can take the focus, a keyboard scrolls the table by the table itself.
    <div className="table-scroll" tabIndex={rows === undefined || isInert || isReadOnly ? 0 : undefined}>
      <table className="table" aria-label={label} aria-busy={rows === undefined || isInert} data-inert={isInert ? '' : undefined} aria-rowcount={isVirtual ? rows.length + 1 : undefined} data-virtual={isVirtual ? '' : undefined}>
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
          {rows === undefined && placeholders}
          {rows && !isVirtual && rows.map((row, index) => renderRow(row, index))}
          {isVirtual && (
            <VirtualRows
              count={rows.length}
              columnCount={columns.length + (actions ? 1 : 0)}
              renderRow={(index, measure) => {
                const row = rows[index];
                return row === undefined ? null : renderRow(row, index, measure);
              }}
              fallback={placeholders}
            />
          )}
        </tbody>
      </table>
    </div>
  );
}
