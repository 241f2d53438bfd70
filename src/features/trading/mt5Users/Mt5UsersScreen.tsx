import { ArrowRight, FlaskConical, Award, BadgeCheck, Users, WalletCards } from 'lucide-react';
import type { Mt5UserList as List } from '../api';
import { SearchFilter, SelectFilter, type FilterOption } from '../../../ui/fields/filters';
import { DataTable } from '../../../ui/table/DataTable';
import { ListRows, ListPage } from '../../../list/ListPage';
import { WholeList } from '../../../list/WholeList';
import { isStale, loaded, type ListView } from '../../../lib/load';
import { accountStatuses, accountTypes, mt5UserQuery, type Mt5UserFilters } from '../filters';
import { hrefs } from '../../../paths';
import { FundingContext, mt5UserColumns, type Funding } from './mt5UsersTable';
import { UnkeptNotice } from '../../../ui/feedback/notices';
import { RefreshButton } from '../../../ui/fields/RefreshButton';
import { formatMoney } from '../../../lib/money';
import { mt5UserFigures } from '../figures';
import { formatCount } from '../../../lib/numbers';
import { FigureCards } from '../FigureCards';
import '../markets.css';
import './mt5Users.css';

interface Mt5UserListProps extends Funding, ListView<Mt5UserFilters, List> {
  /** Called to remove the simulated fundings of all users. */
  onClearAll: () => void;
}

const statuses: readonly FilterOption[] = [
  { value: '', label: 'All Statuses' },
  ...accountStatuses,
];
const types: readonly FilterOption[] = [{ value: '', label: 'All Types' }, ...accountTypes];

function Filters({ list }: { list: ListView<Mt5UserFilters, List> }) {
  const { filters, onFiltersChange: onChange } = list;
  return (
    <div className="filters" role="search" aria-label="MT5 users">
      <SearchFilter
        label="Search"
        name="search"
        placeholder="Search by login, name or email"
        value={filters.search}
        onChange={(search) => onChange({ ...filters, search }, true)}
      />
      <SelectFilter
        label="Status"
        name="account_status"
        options={statuses}
        value={filters.account_status}
        onChange={(account_status) => onChange({ ...filters, account_status }, false)}
      />
      <SelectFilter
        label="Type"
        name="account_type"
        options={types}
        value={filters.account_type}
        onChange={(account_type) => onChange({ ...filters, account_type }, false)}
      />
      <WholeList {...list.tools} />
    </div>
  );
}

/**
 * Shown as long as any simulated amount exists, also on other pages: it must never be taken for
 * real money.
 */
function SimulatedNote({ funded, onClearAll }: Pick<Mt5UserListProps, 'funded' | 'onClearAll'>) {
  if (funded.length === 0) return null;
  return (
    <div className="notice notice-strip simulated-note" data-tone="warn" role="note">
      <FlaskConical size={16} aria-hidden />
      <p>Funding is simulated: it is kept in this browser only and counts in no total.</p>
      <button
        type="button"
        className="button"
        data-variant="outline"
        data-size="small"
        onClick={onClearAll}
      >
        Clear all
      </button>
    </div>
  );
}

// R25.
/** The MT5 users, with filters and a search over all pages. */
function Mt5UserList({ funded, onFund, onClear, onClearAll, ...list }: Mt5UserListProps) {
  const { load, filters, tools } = list;
  const rows = loaded(load)?.results;
  return (
    <section className="panel mt5-users" aria-labelledby="mt5-accounts">
      <div className="panel-head">
        <h2 id="mt5-accounts">MT5 Accounts</h2>
        <a className="arrow-link" href={hrefs.trading}>
          View all
          <ArrowRight size={15} aria-hidden />
        </a>
      </div>
      <Filters list={list} />
      <SimulatedNote funded={funded} onClearAll={onClearAll} />
      <FundingContext value={{ funded, onFund, onClear }}>
        <ListRows
          list={list}
          shown={rows?.length}
          what="The MT5 users"
          empty={{ title: 'No MT5 users yet' }}
          noneFound={{ title: 'No MT5 users match these filters' }}
          isFiltered={Object.keys(mt5UserQuery(filters)).length > 0}
        >
          <DataTable
            label="MT5 users"
            columns={mt5UserColumns}
            rows={rows}
            tools={tools}
            isInert={isStale(load)}
          />
        </ListRows>
      </FundingContext>
    </section>
  );
}

export interface Mt5UsersScreenProps extends Mt5UserListProps {
  /** Whether the simulated amounts could be stored in the browser. */
  isKept: boolean;
  /** True while data that is already shown is read again. */
  isRefreshing: boolean;
  /** Called to read the data again now. */
  onRefresh: () => void;
}

const cards = [
  { name: 'accounts', label: 'Total Accounts', icon: Users, format: formatCount },
  {
    name: 'funded',
    label: 'Funded Accounts',
    icon: BadgeCheck,
    format: formatCount,
    term: 'funded',
  },
  {
    name: 'eligible',
    label: 'Funded Eligible',
    icon: Award,
    format: formatCount,
    term: 'fundedEligible',
  },
  { name: 'balance', label: 'Total Balance', icon: WalletCards, format: formatMoney },
] as const;

/**
 * The list of MT5 users, with their balance and whether they are funded. An admin without
 * permission is told so instead.
 */
export function Mt5UsersScreen({ isKept, isRefreshing, onRefresh, ...list }: Mt5UsersScreenProps) {
  return (
    <ListPage
      title="MT5 User Management"
      list={list}
      columns={mt5UserColumns}
      refresh={<RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />}
    >
      {!isKept && <UnkeptNotice />}
      <FigureCards load={list.load} figuresOf={mt5UserFigures} cards={cards} />
      <Mt5UserList {...list} />
    </ListPage>
  );
}
