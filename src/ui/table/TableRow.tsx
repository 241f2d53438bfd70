import { memo, useId, type Ref } from 'react';
import type { Places } from '~/lib/money';
import type { SelectionStore } from '~/lib/selection';
import { loadable } from '../loadable';
import type { MenuEntry } from '../overlays/MenuPanel';
import { cardCell, type Column } from './columns';
import { RowBox } from './RowSelection';
import { CellCopy } from './useActiveRow';

const MenuPanel = loadable(() => import('../overlays/MenuPanel'), 'MenuPanel');

export const prepareRowMenu = MenuPanel.prepare;

interface RowProps<Row> {
  row: Row;
  /** The index among all rows; undefined if all of them are rendered. */
  index: number | undefined;
  measure: Ref<HTMLTableRowElement> | undefined;
  columns: readonly Column<Row>[];
  places: Places;
  /** Undefined if rows can't be selected. */
  selection: SelectionStore | undefined;
  /** Without a key, the row can't be selected. */
  selectionKey: string | undefined;
  isActive: boolean;
  /** For example 'Actions for Amara Okafor'. Undefined if rows have no menu. */
  menuLabel: string | undefined;
  /** Undefined while the menu is closed. The table handles the click that opens it. */
  menu: readonly MenuEntry[] | undefined;
  onCloseMenu: () => void;
}

function PlainRow<Row>(props: RowProps<Row>) {
  const { row, index, measure, columns, places, selection, selectionKey, isActive } = props;
  const { menuLabel, menu, onCloseMenu } = props;
  const menuId = useId();
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
    >
      {columns.map((column, place) => (
        <td key={column.id} className={column.className} {...cardCell(column)}>
          {place === 0 && selection && selectionKey !== undefined && (
            <RowBox
              store={selection}
              id={selectionKey}
              row={row}
              name={columns.find(({ name }) => name)?.name?.(row)}
            />
          )}
          {column.cell(row, places)}
          {isActive && column.copy && (
            <CellCopy what={column.copy.what} value={column.copy.text(row)} isQuiet />
          )}
        </td>
      ))}
      {menuLabel !== undefined && (
        <td className="cell-actions cell-stuck" data-open={menu ? '' : undefined}>
          <button
            type="button"
            id={menuId}
            className="icon-button"
            aria-label={menuLabel}
            aria-haspopup="menu"
            aria-expanded={menu !== undefined}
            data-row-menu
          />
          {menu && (
            <MenuPanel triggerId={menuId} label={menuLabel} entries={menu} onClose={onCloseMenu} />
          )}
        </td>
      )}
    </tr>
  );
}
// memo loses the type parameter; the props are the same.
export const TableRow = memo(PlainRow) as typeof PlainRow;
