import type { TradingAccountList } from '../api';
import type { TradingAccount } from '../../../api/types';
import { SearchFilter, SelectFilter, type FilterOption } from '../../../ui/fields/filters';
import { DataTable } from '../../../ui/table/DataTable';
import { ListRows, ListPage } from '../../../list/ListPage';
import { WholeList } from '../../../list/WholeList';
import { isStale, loaded, type ListView } from '../../../lib/load';
import { tradingQuery, type TradingFilters } from '../filters';
import { phaseLabels } from '../phase';
import { SelectedLogin, tradingColumns } from './tradingTable';
import { Activity, ChartLine, WalletCards, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { RefreshButton } from '../../../ui/fields/RefreshButton';
import { useKeyCommands } from '../../../ui/keyboard/keyListeners';
import { formatMoney } from '../../../lib/money';
import { tradingFigures } from '../figures';
import { formatCount } from '../../../lib/numbers';
import { AccountPanel, NoAccountPanel, type SelectedAccount } from './AccountPanel';
import { FigureCards } from '../FigureCards';
import '../markets.css';
import './trading.css';

interface TradingListProps extends ListView<TradingFilters, TradingAccountList> {
  /** The number of the account whose panel is open. Undefined if none is. */
  selectedLogin: string | undefined;
  /** Called with the account whose panel is to open. */
  onSelect: (account: TradingAccount) => void;
}

const phases: readonly FilterOption[] = [
  { value: '', label: 'All Phases' },
  ...phaseLabels.map(({ step, label }) => ({ value: String(step), label })),
];

// R24.
/** The trading accounts, with a filter by phase and a search over all pages. */
function TradingList({ selectedLogin, onSelect, ...list }: TradingListProps) {
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
        <DataTable
          label="Trading accounts"
          columns={tradingColumns}
          rows={rows}
          tools={tools}
          isInert={isStale(load)}
          onOpen={onSelect}
        />
      </ListRows>
    </SelectedLogin>
  );
}

export interface TradingScreenProps extends ListView<TradingFilters, TradingAccountList> {
  /** The account whose panel is open. Undefined if none is. */
  selected: SelectedAccount | undefined;
  /** True while data that is already shown is read again. */
  isRefreshing: boolean;
  /** Called with the account whose panel is to open. */
  onSelect: (account: TradingAccount) => void;
  /** Called to close the panel. */
  onClose: () => void;
  /** Called to read the data again now. */
  onRefresh: () => void;
}

const cards = [
  { name: 'accounts', label: 'Total Accounts', icon: Users, format: formatCount },
  { name: 'positions', label: 'Active Positions', icon: Activity, format: formatCount },
  { name: 'balance', label: 'Total Balance', icon: WalletCards, format: formatMoney },
  { name: 'equity', label: 'Total Equity', icon: ChartLine, format: formatMoney },
] as const;

/**
 * If the account lies over the list (below 1,280 px), selecting one moves the focus to it, and so
 * does a link that opens it. If it is beside the list, nothing has to move.
 */
function useReveal(login: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isChosen = useRef(login !== undefined);
  useEffect(() => {
    if (!isChosen.current) return;
    isChosen.current = false;
    const panel = heading.current?.closest('section');
    if (panel && getComputedStyle(panel).position === 'fixed')
      heading.current?.focus({ preventScroll: true });
  }, [login]);
  return {
    heading,
    list,
    reveal: () => {
      isChosen.current = true;
    },
  };
}

// Section 2, R16, R437.
/**
 * Trading accounts: the list, and the selected account beside it or over its end. Escape closes the
 * account. An admin without permission is told so instead.
 */
export function TradingScreen({
  selected,
  isRefreshing,
  onSelect,
  onClose,
  onRefresh,
  ...list
}: TradingScreenProps) {
  const { heading, list: listRef, reveal } = useReveal(selected?.login);
  const select = (account: TradingAccount) => {
    reveal();
    onSelect(account);
  };
  const close = () => {
    onClose();
    // Closing the panel would lose the focus. It returns to the account's row, or to the list if
    // the row is on another page.
    (listRef.current?.querySelector<HTMLElement>('[aria-current]') ?? listRef.current)?.focus();
  };
  useKeyCommands({ escape: close }, selected !== undefined);
  return (
    <ListPage
      title="Trading Accounts"
      list={list}
      columns={tradingColumns}
      refresh={<RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />}
    >
      <FigureCards load={list.load} figuresOf={tradingFigures} cards={cards} />
      <div className="trading">
        <div className="panel trading-list" ref={listRef} tabIndex={-1}>
          <TradingList selectedLogin={selected?.login} onSelect={select} {...list} />
        </div>
        {selected ? (
          <AccountPanel {...selected} heading={heading} onClose={close} />
        ) : (
          <NoAccountPanel />
        )}
      </div>
    </ListPage>
  );
}
