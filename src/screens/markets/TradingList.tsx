import type { TradingAccountList } from '../../api/markets';
import type { TradingAccount } from '../../api/types';
import { EmptyState, FailedState, FilteredEmptyState } from '../../components/feedback/states';
import { SearchFilter, SelectFilter, type FilterOption } from '../../components/fields/filters';
import { DataTable } from '../../components/tables/DataTable';
import { ListFoot } from '../../components/tables/ListFoot';
import { WholeList } from '../../components/tables/WholeList';
import { isStale, loaded, type ListView } from '../../domain/values/load';
import { tradingQuery, type TradingFilters } from '../../domain/markets/filters';
import { phaseLabels } from '../../domain/markets/phase';
import { SelectedLogin, tradingColumns } from './tradingTable';

export interface TradingListProps extends ListView<TradingFilters, TradingAccountList> {
  /** The number of the account whose panel is open. Undefined if none is. */
  selectedLogin: string | undefined;
  /** Called with the account whose panel is to open. */
  onSelect: (account: TradingAccount) => void;
}

const phases: readonly FilterOption[] = [
  { value: '', label: 'All Phases' },
  ...phaseLabels.map(({ step, label }) => ({ value: String(step), label })),
];

function Rows({ load, filters, tools, onClearFilters, onSelect }: Omit<TradingListProps, 'selectedLogin'>) {
  if (load.status === 'failed') return <FailedState what="The trading accounts" reason={load.reason} onRetry={load.onRetry} />;
  const rows = loaded(load)?.results;
  if (rows?.length === 0) {
    return Object.keys(tradingQuery(filters)).length > 0 ? (
      <FilteredEmptyState title="No trading accounts match these filters" onClear={onClearFilters} />
    ) : (
      <EmptyState title="No trading accounts yet" />
    );
  }
  return (
    <DataTable label="Trading accounts" columns={tradingColumns} rows={rows} tools={tools} isInert={isStale(load)} onOpen={onSelect} />
  );
}

/** The page's accounts with phase filter and search, which the server applies (R24, R25). */
export function TradingList({ selectedLogin, ...list }: TradingListProps) {
  const { load, filters, onFiltersChange } = list;
  return (
    <SelectedLogin value={selectedLogin}>
      <div className="filters" role="search" aria-label="Trading accounts">
        <SearchFilter
          label="Search"
          name="search"
          placeholder="Search by login, name or email"
          value={filters.search}
          onChange={(search) => onFiltersChange({ ...filters, search }, true)}
        />
        <SelectFilter
          label="Phase"
          name="phase"
          options={phases}
          value={filters.phase}
          onChange={(phase) => onFiltersChange({ ...filters, phase }, false)}
        />
        <WholeList {...list.tools} />
      </div>
      <Rows {...list} />
      <ListFoot list={list} shown={loaded(load)?.results.length} />
    </SelectedLogin>
  );
}
