import { loaded, type ListView, type ListTools, type Load } from '../lib/load';
import { formatCount } from '../lib/numbers';
import { Pagination } from '../ui/table/Pagination';
import type { ReactNode } from 'react';
import { AccessPanel, EmptyState, FailedState, FilteredEmptyState } from '../ui/feedback/states';
import { Page } from '../ui/layout/Page';
import { ExportProgress } from './ListExport';
import { ListMenus, type ListMenusProps } from './ListMenus';

interface ListFootProps {
  /** The list, as its screen has it. */
  list: Pick<
    ListView<unknown, { count: number }>,
    'load' | 'page' | 'pageSize' | 'onPageChange' | 'onPageAim' | 'tools'
  >;
  /** How many rows the filters let through. Undefined before there are any. */
  shown: number | undefined;
}

/** Below a list: which rows are shown, and the way to other pages. */
export function ListFoot({
  list: { load, page, pageSize, onPageChange, onPageAim, tools },
  shown,
}: ListFootProps) {
  const count = loaded(load)?.count;
  if (count === undefined || count === 0) return null;
  const pages = { page, pageSize, count, onPageChange, onPageAim };
  if (!tools.whole.isOn) return <Pagination {...pages} isNoneFound={shown === 0} />;
  const all = `${formatCount(count)} ${count === 1 ? tools.words.one : tools.words.many}`;
  return (
    <p className="table-foot" aria-live="polite">
      {shown === undefined || shown === count ? all : `${formatCount(shown)} of ${all}`}
    </p>
  );
}

interface ListPageProps {
  /** The page's heading. */
  title: string;
  /** The list, as its screen has it. */
  list: { load: Load<unknown>; tools: ListTools };
  /** The columns that the admin may choose from. Without them there is nothing to choose. */
  columns?: ListMenusProps['columns'];
  /** Links before the list's menus. */
  links?: ReactNode;
  /** Buttons after the list's menus. */
  actions?: ReactNode;
  /** The button that reads again. It is there even if the list is forbidden. */
  refresh?: ReactNode;
  /** What stands above the progress of an export. */
  notices?: ReactNode;
  /** The figures, the filters and the rows. */
  children: ReactNode;
}

/**
 * The frame of a list's screen: heading, menus, export, content. If the list is forbidden, a panel
 * that says so.
 */
export function ListPage({
  title,
  list: { load, tools },
  columns,
  links,
  actions,
  refresh,
  notices,
  children,
}: ListPageProps) {
  const isForbidden = load.status === 'forbidden';
  return (
    <Page
      title={title}
      actions={
        <>
          {!isForbidden && (
            <>
              {links}
              <ListMenus tools={tools} columns={columns} />
              {actions}
            </>
          )}
          {refresh}
        </>
      }
    >
      <AccessPanel isForbidden={isForbidden}>
        {notices}
        <ExportProgress tools={tools} />
        {children}
      </AccessPanel>
    </Page>
  );
}

interface Told {
  title: string;
  text?: string;
}

export interface ListRowsProps {
  /** The list, as its screen has it. */
  list: Pick<
    ListView<unknown, { count: number; results: readonly unknown[] }>,
    'load' | 'page' | 'pageSize' | 'onPageChange' | 'onPageAim' | 'onClearFilters' | 'tools'
  >;
  /** How many rows the filters let through. Undefined before there are any. */
  shown: number | undefined;
  /** What could not be loaded, as the start of a sentence. */
  what: string;
  /** Said if there are no rows at all. */
  empty: Told;
  /** Said if there are none for the filters. */
  noneFound: Told;
  /** Filters were sent to the server: if it has no rows, there are none for them. */
  isFiltered?: boolean;
  /** The rows, or their placeholders. */
  children: ReactNode;
}

/** The rows of a list, or what is said in their place, and its foot. */
export function ListRows({
  list,
  shown,
  what,
  empty,
  noneFound,
  isFiltered = false,
  children,
}: ListRowsProps) {
  const { load, onClearFilters } = list;
  if (load.status === 'failed')
    return <FailedState what={what} reason={load.reason} onRetry={load.onRetry} />;
  const hasNone = loaded(load)?.results.length === 0;
  const isNoneFound = hasNone ? isFiltered : shown === 0;
  return (
    <>
      {isNoneFound ? (
        <FilteredEmptyState {...noneFound} onClear={onClearFilters} />
      ) : hasNone ? (
        <EmptyState {...empty} />
      ) : (
        children
      )}
      <ListFoot list={list} shown={shown} />
    </>
  );
}
