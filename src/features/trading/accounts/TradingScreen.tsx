import { createContext, useContext, useEffect, useRef } from 'react';
import type { TradingAccount } from '../../../api/types';
import { AboutPerson } from '../../../ui/layout/AboutPerson';
import { Badge } from '../../../ui/table/Badge';
import type { Column } from '../../../ui/table/columns';
import { moneyColumn } from '../../../ui/table/columnKinds';
import { wireFields } from '../../../lib/csv';
import { formatCount } from '../../../lib/numbers';
import { amountKey, textKey } from '../../../lib/sorting';
import { dash, formatText } from '../../../lib/text';
import { phaseLook, tradingQuery, type TradingFilters, tradingFigures, phases } from '../model';
import type { TradingAccountList } from '../api';
import { SelectFilter, type FilterOption, FilterBar } from '../../../ui/fields/filters';
import { DataTable } from '../../../ui/table/DataTable';
import { ListRows, ListPage } from '../../../list/ListPage';
import { WholeList } from '../../../list/WholeList';
import { isStale, loaded, type ListView } from '../../../lib/load';
import { Activity, ChartLine, WalletCards, Users } from 'lucide-react';
import { RefreshButton } from '../../../ui/fields/RefreshButton';
import { isSameId } from '../../../lib/ids';
import { formatMoney } from '../../../lib/money';
import { AccountPanel, NoAccountPanel, type SelectedAccount } from './AccountPanel';
import { FigureCards } from '../Figures';
import { useKeyCommands } from '../../../ui/keyboard/keyListeners';

/**
 * The login of the selected account. In a context, so that selecting one renders two cells and not
 * the whole table.
 */
const SelectedLogin = createContext<string | undefined>(undefined);

function LoginCell({ login }: { login: TradingAccount['login'] }) {
  const isSelected = isSameId(useContext(SelectedLogin), login);
  // Without a login the account's positions can't be requested.
  if (formatText(login) === dash) return dash;
  return (
    <button
      type="button"
      className="row-open"
      data-row-open
      aria-current={isSelected ? 'true' : undefined}
    >
      <bdi translate="no">{formatText(login)}</bdi>
    </button>
  );
}

/** The search also looks at emails, so a row shows its own (R231). */
function NameCell({ name, email }: TradingAccount) {
  const shown = formatText(email);
  return (
    <>
      <bdi>{formatText(name)}</bdi>
      {shown !== dash && <AboutPerson name={formatText(name)} email={email} />}
      {shown !== dash && (
        <bdi className="account-email" title={shown}>
          {shown}
        </bdi>
      )}
    </>
  );
}

function PhaseBadge({ step }: { step: unknown }) {
  const { label, tone } = phaseLook(step);
  return <Badge tone={tone}>{label}</Badge>;
}

/** The widths are in trading.css: they depend on the window's. */
const tradingColumns: readonly Column<TradingAccount>[] = [
  {
    id: 'login',
    header: 'Login',
    className: 'cell-strong',
    placeholder: 52,
    sort: ({ login }) => textKey(login),
    copy: { what: 'login', text: ({ login }) => login },
    cell: ({ login }) => <LoginCell login={login} />,
  },
  {
    id: 'name',
    card: 'name',
    header: 'Name',
    placeholder: 110,
    sort: ({ name }) => textKey(name),
    copy: { what: 'email', text: ({ email }) => email },
    cell: NameCell,
  },
  {
    id: 'challenge_name',
    header: 'Challenge',
    placeholder: 92,
    sort: (account) => textKey(account.challenge_name),
    cell: (account) => <bdi>{formatText(account.challenge_name)}</bdi>,
  },
  moneyColumn({
    id: 'account_size',
    header: 'Size',
    placeholder: 62,
    value: (account) => account.account_size,
  }),
  {
    id: 'step',
    card: 'status',
    header: 'Phase',
    placeholder: 66,
    sort: ({ step }) => amountKey(step),
    cell: ({ step }) => <PhaseBadge step={step} />,
  },
  moneyColumn({
    id: 'balance',
    header: 'Balance',
    placeholder: 80,
    value: ({ balance }) => balance,
  }),
  moneyColumn({ id: 'equity', header: 'Equity', placeholder: 80, value: ({ equity }) => equity }),
  {
    id: 'positions',
    header: 'Positions',
    className: 'cell-end',
    placeholder: 16,
    sort: ({ positions }) => amountKey(positions),
    cell: ({ positions }) => formatCount(positions),
  },
];

export const tradingFields = wireFields<TradingAccount>(
  { Login: 'login', Name: 'name', Email: 'email' },
  {
    Challenge: 'challenge_name',
    Size: 'account_size',
    Step: 'step',
    Balance: 'balance',
    Equity: 'equity',
    Positions: 'positions',
  },
);

const phaseOptions: readonly FilterOption[] = [
  { value: '', label: 'All Phases' },
  ...phases.map(({ step, label }) => ({ value: String(step), label })),
];

export interface TradingScreenProps extends ListView<TradingFilters, TradingAccountList> {
  selected: SelectedAccount | undefined;
  isRefreshing: boolean;
  onSelect: (account: TradingAccount) => void;
  onClose: () => void;
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

// Section 2, R437.
/** The list of trading accounts, and the selected account beside it or over its end. */
export function TradingScreen({
  selected,
  isRefreshing,
  onSelect,
  onClose,
  onRefresh,
  ...list
}: TradingScreenProps) {
  const { load, filters, onFiltersChange, tools } = list;
  const rows = loaded(load)?.results;
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
      <FigureCards load={load} figuresOf={tradingFigures} cards={cards} />
      <div className="trading">
        <div className="panel trading-list" ref={listRef} tabIndex={-1}>
          <SelectedLogin value={selected?.login}>
            <FilterBar
              label="Trading accounts"
              filters={filters}
              search={{
                placeholder: 'Search by login, name or email',
                onChange: (search) => onFiltersChange({ ...filters, search }, true),
              }}
              tail={<WholeList {...tools} />}
            >
              <SelectFilter
                label="Phase"
                name="phase"
                options={phaseOptions}
                value={filters.phase}
                onChange={(phase) => onFiltersChange({ ...filters, phase }, false)}
              />
            </FilterBar>
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
                onOpen={select}
              />
            </ListRows>
          </SelectedLogin>
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
