import { Activity, ChartLine, WalletCards, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { TradingAccountList } from '../api';
import type { TradingAccount } from '../../../api/types';
import { RefreshButton } from '../../../ui/fields/RefreshButton';
import { useKeyCommands } from '../../../ui/keyboard/useKeyCommands';
import { ListPage } from '../../../list/ListPage';
import type { ListView } from '../../../lib/load';
import { formatMoney } from '../../../lib/money';
import type { TradingFilters } from '../filters';
import { tradingFigures } from '../figures';
import { formatCount } from '../../../lib/numbers';
import { AccountPanel, NoAccountPanel, type SelectedAccount } from './AccountPanel';
import { FigureCards } from '../FigureCards';
import { TradingList } from './TradingList';
import { tradingColumns } from './tradingTable';
import '../markets.css';
import './trading.css';

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
 * If the account lies over the list (below 1,280 px), selecting one moves the focus to it, and so does a link that opens it. If it is
 * beside the list, nothing has to move.
 */
function useReveal(login: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isChosen = useRef(login !== undefined);
  useEffect(() => {
    if (!isChosen.current) return;
    isChosen.current = false;
    const panel = heading.current?.closest('section');
    if (panel && getComputedStyle(panel).position === 'fixed') heading.current?.focus({ preventScroll: true });
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
 * Trading accounts: the list, and the selected account beside it or over its end. Escape closes the account. An admin without permission
 * is told so instead.
 */
export function TradingScreen({ selected, isRefreshing, onSelect, onClose, onRefresh, ...list }: TradingScreenProps) {
  const { heading, list: listRef, reveal } = useReveal(selected?.login);
  const select = (account: TradingAccount) => {
    reveal();
    onSelect(account);
  };
  const close = () => {
    onClose();
    // Closing the panel would lose the focus. It returns to the account's row, or to the list if the row is on another page.
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
        {selected ? <AccountPanel {...selected} heading={heading} onClose={close} /> : <NoAccountPanel />}
      </div>
    </ListPage>
  );
}
