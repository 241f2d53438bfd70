import type { TradingAccountList } from '../api';
import type { TradingAccount } from '../../../api/types';
import { SearchFilter, SelectFilter, type FilterOption } from '../../../ui/fields/filters';
import { DataTable } from '../../../ui/table/DataTable';
import { ListRows } from '../../../list/ListPage';
import { WholeList } from '../../../list/WholeList';
import { isStale, loaded, type ListView } from '../../../lib/load';
import { tradingQuery, type TradingFilters } from '../filters';
import { phaseLabels } from '../phase';
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

// R24, R25.
/** The trading accounts, with a filter by phase and a search over all pages. */
export function TradingList({ selectedLogin, onSelect, ...list }: TradingListProps) {
  const { load, filters, onFiltersChange, tools } = list;
  const rows = loaded(load)?.results;
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
        <WholeList {...tools} />
      </div>
      <ListRows
        list={list}
        shown={rows?.length}
        what="The trading accounts"
        empty={{ title: 'No trading accounts yet' }}
        noneFound={{ title: 'No trading accounts match these filters' }}
        isFiltered={Object.keys(tradingQuery(filters)).length > 0}
      >
        <DataTable label="Trading accounts" columns={tradingColumns} rows={rows} tools={tools} isInert={isStale(load)} onOpen={onSelect} />
      </ListRows>
    </SelectedLogin>
  );
}
