import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  type Key,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { shownColumns } from '~/lib/listColumns';
import type { ListTools, Sorting } from '~/lib/load';
import { sharedPlaces, type Places } from '~/lib/money';
import { sortRows } from '~/lib/sorting';
import { loadable } from '../loadable';
import type { Column, RowActions } from './columns';
import { followRowLink, middleClick, openByClick } from './rowClick';
import { Selection, useShown } from './RowSelection';
import { PlaceholderRows, TableHead } from './TableHead';
import { rowIndex, useActiveRow } from './useActiveRow';
import { prepareRowMenu, TableRow } from './TableRow';

const VirtualRows = loadable(() => import('./VirtualRows'), 'VirtualRows');

/** A longer table renders only the rows in the window. */
const maxDrawnRows = 200;

const inertAfterMs = 100;

/**
 * True if rows that will be replaced should be `inert` by now. A veil (table.css) and `holdBack`
 * stop clicks immediately. The attribute, which also takes rows out of the tab order, makes the
 * browser restyle every cell, so it is set only if the response takes its time.
 */
function useLateInert(isInert: boolean, rows: unknown): boolean {
  const [inertRows, setInertRows] = useState(isInert ? rows : undefined);
  useEffect(() => {
    if (!isInert) return undefined;
    const timer = setTimeout(() => setInertRows(rows), inertAfterMs);
    return () => clearTimeout(timer);
  }, [isInert, rows]);
  return isInert && inertRows === rows;
}

/** Handles clicks in the rows, and knows the row whose menu is open. */
function useRowClicks<Row>(
  rows: readonly Row[] | undefined,
  onOpen: ((row: Row) => void) | undefined,
) {
  const [openRow, setOpenRow] = useState<Row>();
  const closeMenu = useCallback(() => setOpenRow(undefined), []);
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target) return;
    const row = rows?.[rowIndex(target) ?? -1];
    if (target.closest('[data-row-menu]')) {
      setOpenRow(row === openRow ? undefined : row);
    } else {
      openByClick(event, target, () => {
        // Lets the focus return to the row, even after a click beside its button.
        if (onOpen)
          target
            .closest('tr')
            ?.querySelector<HTMLElement>('[data-row-open]')
            ?.focus({ preventScroll: true });
        if (onOpen && row !== undefined) onOpen(row);
        else followRowLink(event, target);
      });
    }
  };
  return { openRow, closeMenu, handleClick };
}

const noPlaces: Places = new Map();
/**
 * The number of decimals that all rows share. Rows without amounts are rendered once, whatever the
 * others contain.
 */
function usePlaces<Row>(columns: readonly Column<Row>[], rows: readonly Row[] | undefined): Places {
  return useMemo(() => {
    const naming = columns.flatMap(({ amounts }) => amounts ?? []);
    return naming.length === 0 || !rows
      ? noPlaces
      : sharedPlaces(rows.flatMap((row) => naming.flatMap((amountsOf) => amountsOf(row))));
  }, [columns, rows]);
}

function useSorted<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] | undefined,
  sorting: Sorting | undefined,
) {
  const { by, isDescending = false } = sorting?.onSort ? sorting : {};
  const keyOf = by === undefined ? undefined : columns.find(({ id }) => id === by)?.sort;
  return useMemo(() => rows && sortRows(rows, keyOf, isDescending), [rows, keyOf, isDescending]);
}

/** Rows may be sorted by a hidden column. */
function useArranged<Row>(
  all: readonly Column<Row>[],
  {
    rows,
    tools: { layout, sorting } = {},
  }: { rows: readonly Row[] | undefined; tools?: Partial<ListTools> | undefined },
) {
  const columns = useMemo(() => shownColumns(all, layout?.columns), [all, layout?.columns]);
  const sorted = useSorted(all, rows, sorting);
  useShown(sorted, sorting);
  const isVirtual = sorted !== undefined && sorted.length > maxDrawnRows;
  return { columns, rows: sorted, places: usePlaces(columns, rows), isVirtual };
}

const holdBack = (event: MouseEvent<HTMLElement>) => {
  event.preventDefault();
  event.stopPropagation();
};

interface TableRowsProps<Row> {
  rows: readonly Row[] | undefined;
  columnCount: number;
  draw: (row: Row, index: number, measure?: Ref<HTMLTableRowElement>) => ReactNode;
  placeholders: ReactNode;
}

/** A component, so that rows outside of the window are not even created. */
const AllRows = <Row,>({
  rows,
  draw,
}: {
  rows: readonly Row[];
  draw: TableRowsProps<Row>['draw'];
}) => rows.map((row, index) => draw(row, index));

function TableRows<Row>({ rows, columnCount, draw, placeholders }: TableRowsProps<Row>) {
  if (!rows) return placeholders;
  const all = <AllRows rows={rows} draw={draw} />;
  if (rows.length <= maxDrawnRows) return all;
  return (
    <VirtualRows
      count={rows.length}
      columnCount={columnCount}
      renderRow={(index, measure) => {
        const row = rows[index];
        return row === undefined ? null : draw(row, index, measure);
      }}
      fallback={placeholders}
      // Slower, but works.
      failed={all}
      isQuiet
    />
  );
}

/**
 * Notes whether the table fits its box. Only then does its head stay in view (R410), because a box
 * that scrolls sideways would hold it.
 */
function noteFit(box: HTMLElement | null) {
  if (!box) return undefined;
  const observer = new ResizeObserver(() =>
    box.toggleAttribute('data-fits', box.scrollWidth <= box.clientWidth),
  );
  for (const element of [box, ...box.children]) observer.observe(element);
  return () => observer.disconnect();
}

/** The attributes that table.css and cards.css select by. */
const stylesOf = (
  kinds: Record<'inert' | 'fixed' | 'virtual' | 'cards' | 'compact' | 'boxes', boolean | undefined>,
) =>
  Object.fromEntries(
    Object.entries(kinds).map(([kind, is]) => [`data-${kind}`, is ? '' : undefined]),
  );

export interface DataTableProps<Row> {
  /** Read by screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined;
  /** Not needed with a list's `tools`, which know it. */
  rowKey?: (row: Row, index: number) => Key;
  /** The menu at the end of each row. */
  actions?: RowActions<Row>;
  /** Without a list's tools, rows can't be arranged, sorted or selected. */
  tools?: Pick<ListTools, 'layout' | 'sorting' | 'selecting' | 'exporting'>;
  /**
   * Called for a click anywhere in a row, and for its `data-row-open` (keys J and K) or
   * `data-row-view` button.
   */
  onOpen?: (row: Row) => void;
  /** True for rows of another page or filter, which are visible but whose actions are disabled. */
  isInert?: boolean;
  /**
   * Keeps the proportions of the columns' widths, so that the browser lays out the rows once. For
   * tables as wide as the page.
   */
  isFixed?: boolean;
  /**
   * True if nothing in the rows can be focused. The table itself then can, so that keys can scroll
   * it.
   */
  isReadOnly?: boolean;
}

/**
 * A table of plain cells. Rows are memoized, and one listener handles all their menus, because a
 * component for every button would cost more than the data. A click in a row follows its
 * `data-row-link`, unless `onOpen` is given.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns: all, rowKey, actions, tools, onOpen } = props;
  const { isInert = false, isFixed = false, isReadOnly = false } = props;
  const { columns, rows, places, isVirtual } = useArranged(all, props);
  const { isActive, ...activity } = useActiveRow(columns.some(({ copy }) => copy));
  const isLateInert = useLateInert(isInert, rows);
  const { openRow, closeMenu, handleClick } = useRowClicks(rows, onOpen);
  const keyOf = rowKey ?? ((row: Row, index: number) => tools?.selecting.keyOf(row) ?? index);
  const renderRow = (row: Row, index: number, measure?: Ref<HTMLTableRowElement>) => (
    <TableRow
      key={keyOf(row, index)}
      row={row}
      index={isVirtual ? index : undefined}
      measure={measure}
      columns={columns}
      places={places}
      selection={tools?.selecting.store}
      selectionKey={tools?.selecting.keyOf(row)}
      isActive={isActive(index)}
      menuLabel={actions?.label(row)}
      menu={actions && row === openRow ? actions.entries(row) : undefined}
      onCloseMenu={closeMenu}
    />
  );
  return (
    <>
      <div
        ref={noteFit}
        className="table-scroll"
        // Assumed until it is measured: most tables fit, and are then laid out once.
        data-fits=""
        data-busy={rows === undefined ? 'loading' : isInert ? 'stale' : undefined}
        tabIndex={rows === undefined || isInert || isReadOnly ? 0 : undefined}
      >
        <table
          className="table"
          aria-label={label}
          aria-busy={rows === undefined || isInert}
          aria-rowcount={rows && isVirtual ? rows.length + 1 : undefined}
          {...stylesOf({
            inert: isInert,
            fixed: isFixed,
            virtual: isVirtual,
            cards: columns.some(({ card }) => card),
            compact: tools?.layout.isCompact,
            boxes: tools !== undefined,
          })}
        >
          <TableHead
            columns={columns}
            actionsHeader={actions?.header}
            sorting={tools?.sorting}
            hasBoxes={tools !== undefined}
          />
          {/* Clicking a row to follow its link is only a convenience. The link itself is
              accessible. */}
          <tbody
            inert={isLateInert}
            onClickCapture={isInert ? holdBack : undefined}
            onClick={handleClick}
            {...middleClick}
            onPointerEnter={actions && prepareRowMenu}
            {...activity}
          >
            <TableRows
              key={String(tools?.layout.isCompact)}
              rows={rows}
              columnCount={columns.length + (actions ? 1 : 0)}
              draw={renderRow}
              placeholders={
                <PlaceholderRows columns={columns} hasActions={actions !== undefined} />
              }
            />
          </tbody>
        </table>
      </div>
      {tools && <Selection tools={tools} rows={rows} />}
    </>
  );
}
