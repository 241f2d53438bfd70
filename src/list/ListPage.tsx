import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { loaded, type ListView, type ListTools, type Load } from '~/lib/load';
import { countOf, formatCount } from '~/lib/numbers';
import {
  AccessPanel,
  EmptyState,
  FailedState,
  FilteredEmptyState,
  StateMessage,
} from '~/ui/feedback/states';
import { Button } from '~/ui/fields/Button';
import { Page } from '~/ui/layout/Page';
import { Pagination } from '~/ui/table/Pagination';
import { ListMenus, type ListMenusProps, ExportProgress } from './ListMenus';

type ShownList = Pick<
  ListView<object, { count: number; results: readonly unknown[] }>,
  | 'load'
  | 'filters'
  | 'page'
  | 'pageSize'
  | 'onPageChange'
  | 'onPageAim'
  | 'onClearFilters'
  | 'tools'
>;

interface ListFootProps {
  list: Omit<ShownList, 'onClearFilters'>;
  shown: number | undefined;
}

export function ListFoot({ list, shown }: ListFootProps) {
  const { load, filters, tools } = list;
  const { words, whole } = tools;
  const data = loaded(load);
  if (!data || data.count === 0) return null;
  const { count, results } = data;
  const all = countOf(count, words);
  const matching =
    shown !== undefined && whole.partial && Object.values(filters).some((value) => value !== '')
      ? `${formatCount(shown)} of ${formatCount(results.length)} on this page match`
      : shown !== undefined && shown < results.length
        ? `${formatCount(shown)} of ${all} match`
        : undefined;
  if (!whole.isOn) return <Pagination {...list} count={count} summary={matching} />;
  return (
    <p className="table-foot" aria-live="polite">
      {matching ?? all}
    </p>
  );
}

interface ListPageProps {
  title: string;
  list: { load: Load<unknown>; tools: ListTools };
  columns?: ListMenusProps['columns'];
  links?: ReactNode;
  actions?: ReactNode;
  refresh?: ReactNode;
  notices?: ReactNode;
  children: ReactNode;
}

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

interface EmptyText {
  title: string;
  text?: string;
}

interface NoneFoundProps {
  list: ShownList;
  /** The title if nothing matches. */
  noneFound?: string;
}

/** What wasn't searched is offered first (R480). */
function NoneFound({ list: { load, tools, onClearFilters }, noneFound }: NoneFoundProps) {
  const { words, whole } = tools;
  if (whole.isReading)
    return <StateMessage icon={Search} title={`Searching all ${words.many} …`} role="status" />;
  const { partial } = whole;
  return (
    <FilteredEmptyState
      words={words}
      title={noneFound}
      searched={loaded(load)?.count}
      {...partial}
      cure={
        partial && (
          <Button onClick={() => whole.onChange(true)}>
            {`Search all ${countOf(partial.count, words)}`}
          </Button>
        )
      }
      onClear={onClearFilters}
    />
  );
}

export interface ListRowsProps extends NoneFoundProps {
  shown: number | undefined;
  what: string;
  empty: EmptyText;
  /** True if the server filters, so that an empty page means no match. */
  isFiltered?: boolean;
  children: ReactNode;
}

export function ListRows({
  list,
  shown,
  what,
  empty,
  noneFound,
  isFiltered = false,
  children,
}: ListRowsProps) {
  const { load } = list;
  if (load.status === 'failed')
    return <FailedState what={what} reason={load.reason} onRetry={load.onRetry} />;
  const hasNone = loaded(load)?.results.length === 0;
  return (
    <>
      {(hasNone ? isFiltered : shown === 0) ? (
        <NoneFound list={list} noneFound={noneFound} />
      ) : hasNone ? (
        <EmptyState {...empty} />
      ) : (
        children
      )}
      <ListFoot list={list} shown={shown} />
    </>
  );
}
