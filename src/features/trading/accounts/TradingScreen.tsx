import { createContext, useContext, useEffect, useRef } from 'react';
import type { TradingAccount } from '~/api/types';
import { AboutPerson } from '~/ui/layout/AboutPerson';
import { Badge } from '~/ui/table/Badge';
import type { Column } from '~/ui/table/columns';
import { moneyColumn } from '~/ui/table/columnKinds';
import { wireFields } from '~/lib/csvFields';
import { formatCount } from '~/lib/numbers';
import { amountKey, textKey } from '~/lib/sorting';
import { dash, formatText } from '~/lib/text';
import {
  phaseBadge,
  tradingQuery,
  tradingFigures,
  phases,
  type TradingAccountList,
  type TradingFilters,
} from '../model';
import type { FilterOption } from '~/ui/fields/filters';
import { ListPage } from '~/list/ListPage';
import type { ListView } from '~/lib/load';
import { AccountRows } from '../AccountRows';
import { Activity, ChartLine, WalletCards, Users } from 'lucide-react';
import { RefreshButton } from '~/ui/fields/RefreshButton';
import { isSameId } from '~/lib/records';
import { formatMoney } from '~/lib/money';
import { AccountPanel, NoAccountPanel, type SelectedAccount } from './AccountPanel';
import { FigureCards } from '../Figures';
import { useKeyCommands } from '~/ui/keyboard/keyListeners';

/** In a context, so that selecting an account renders two cells instead of the whole table. */
const SelectedLogin = createContext<string | undefined>(undefined);

function LoginCell({ login }: { login: TradingAccount['login'] }) {
  const isSelected = isSameId(useContext(SelectedLogin), login);
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

/** In a narrow window, trading.css sets other widths. */
const tradingColumns: readonly Column<TradingAccount>[] = [
  {
    id: 'login',
    header: 'Login',
    width: 102,
    className: 'cell-strong',
    sort: ({ login }) => textKey(login),
    copy: { what: 'login', text: ({ login }) => login },
    cell: ({ login }) => <LoginCell login={login} />,
  },
  {
    id: 'name',
    card: 'name',
    header: 'Name',
    width: 226,
    sort: ({ name }) => textKey(name),
    copy: { what: 'email', text: ({ email }) => email },
    cell: NameCell,
  },
  {
    id: 'challenge_name',
    header: 'Challenge',
    width: 142,
    sort: (account) => textKey(account.challenge_name),
    cell: (account) => <bdi>{formatText(account.challenge_name)}</bdi>,
  },
  moneyColumn({
    id: 'account_size',
    header: 'Size',
    width: 100,
    value: (account) => account.account_size,
  }),
  {
    id: 'step',
    card: 'status',
    header: 'Phase',
    width: 96,
    sort: ({ step }) => amountKey(step),
    cell: ({ step }) => <Badge {...phaseBadge(step)} />,
  },
  moneyColumn({
    id: 'balance',
    header: 'Balance',
    width: 108,
    value: ({ balance }) => balance,
  }),
  moneyColumn({
    id: 'equity',
    header: 'Equity',
    width: 108,
    value: ({ equity }) => equity,
  }),
  {
    id: 'positions',
    header: 'Positions',
    width: 84,
    className: 'cell-end',
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
  { name: 'accounts', label: 'Total Accounts', icon: Users },
  { name: 'positions', label: 'Active Positions', icon: Activity },
  { name: 'balance', label: 'Total Balance', icon: WalletCards, format: formatMoney },
  { name: 'equity', label: 'Total Equity', icon: ChartLine, format: formatMoney },
] as const;

/**
 * Where the panel covers the list (below 1,280 px), it gets the focus when an account is selected
 * or opened by a link.
 */
function useReveal(login: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
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
    choose: () => {
      isChosen.current = true;
    },
  };
}

export function TradingScreen({
  selected,
  isRefreshing,
  onSelect,
  onClose,
  onRefresh,
  ...list
}: TradingScreenProps) {
  const rows = useRef<HTMLDivElement>(null);
  const { heading, choose } = useReveal(selected?.login);
  const select = (account: TradingAccount) => {
    choose();
    onSelect(account);
  };
  const close = () => {
    onClose();
    (rows.current?.querySelector<HTMLElement>('[aria-current]') ?? rows.current)?.focus();
  };
  useKeyCommands({ escape: close }, selected !== undefined);
  return (
    <ListPage
      title="Trading Accounts"
      list={list}
      columns={tradingColumns}
      refresh={<RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />}
    >
      <FigureCards
        load={list.load}
        whole={list.tools.whole}
        query={tradingQuery(list.filters)}
        figuresOf={tradingFigures}
        cards={cards}
      />
      <div className="trading">
        <div className="panel trading-list" ref={rows} tabIndex={-1}>
          <SelectedLogin value={selected?.login}>
            <AccountRows
              list={list}
              label="Trading accounts"
              columns={tradingColumns}
              selects={[{ field: 'phase', label: 'Phase', options: phaseOptions }]}
              query={tradingQuery(list.filters)}
              onOpen={select}
            />
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
