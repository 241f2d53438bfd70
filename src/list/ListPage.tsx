import { loaded, type ListView, type ListTools, type Load } from '../lib/load';
import { formatCount } from '../lib/numbers';
import { Pagination } from '../ui/table/Pagination';
import type { ReactNode } from 'react';
import { AccessPanel, EmptyState, FailedState, FilteredEmptyState } from '../ui/feedback/states';
import { Page } from '../ui/layout/Page';
import { ListMenus, type ListMenusProps, ExportProgress } from './ListMenus';

interface ListFootProps {
  list: Pick<
    ListView<unknown, { count: number }>,
    'load' | 'page' | 'pageSize' | 'onPageChange' | 'onPageAim' | 'tools'
  >;
  /** How many rows the filters let through. */
  shown: number | undefined;
}

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
  title: string;
  list: { load: Load<unknown>; tools: ListTools };
  /** The columns to choose from. */
  columns?: ListMenusProps['columns'];
  links?: ReactNode;
  actions?: ReactNode;
  /** There even if the list is forbidden. */
  refresh?: ReactNode;
  /** Above the progress of an export. */
  notices?: ReactNode;
  children: ReactNode;
}

/** The frame of a list's screen, or a panel that says that the list is forbidden. */
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
  list: Pick<
    ListView<unknown, { count: number; results: readonly unknown[] }>,
    'load' | 'page' | 'pageSize' | 'onPageChange' | 'onPageAim' | 'onClearFilters' | 'tools'
  >;
  /** How many rows the filters let through. */
  shown: number | undefined;
  /** What could not be loaded: starts a sentence. */
  what: string;
  empty: Told;
  noneFound: Told;
  /** The server filters: without rows, there are none for the filters. */
  isFiltered?: boolean;
  children: ReactNode;
}

/** The rows of a list, or why there are none, and its foot. */
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
