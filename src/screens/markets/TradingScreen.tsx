import { Activity, ChartLine, WalletCards, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { TradingAccountList } from '../../api/mt5';
import type { TradingAccount } from '../../api/types';
import { ForbiddenState } from '../../components/feedback/states';
import { RefreshButton } from '../../components/fields/RefreshButton';
import { Page } from '../../components/layout/Page';
import type { Load } from '../../domain/load';
import { formatMoney } from '../../domain/money';
import type { TradingFilters } from '../../domain/mt5Filters';
import { tradingFigures } from '../../domain/mt5Figures';
import { formatCount } from '../../domain/numbers';
import { AccountPanel, NoAccountPanel, type SelectedAccount } from './AccountPanel';
import { FigureCard } from './FigureCard';
import { TradingList } from './TradingList';
import './markets.css';

export interface TradingScreenProps {
  load: Load<TradingAccountList>;
  filters: TradingFilters;
  page: number;
  pageSize: number;
  selected: SelectedAccount | undefined;
  isRefreshing: boolean;
  /** `isTyping` while a text grows key by key. */
  onFiltersChange: (filters: TradingFilters, isTyping: boolean) => void;
  onClearFilters: () => void;
  onPageChange: (page: number) => void;
  onSelect: (account: TradingAccount) => void;
  onClose: () => void;
  onRefresh: () => void;
}

function Figures({ load }: { load: Load<TradingAccountList> }) {
  return (
    <div className="stat-grid market-figures">
      <FigureCard label="Total Accounts" icon={Users} load={load} figureOf={(list) => tradingFigures(list).accounts} format={formatCount} />
      <FigureCard label="Active Positions" icon={Activity} load={load} figureOf={(list) => tradingFigures(list).positions} format={formatCount} />
      <FigureCard label="Total Balance" icon={WalletCards} load={load} figureOf={(list) => tradingFigures(list).balance} format={formatMoney} />
      <FigureCard label="Total Equity" icon={ChartLine} load={load} figureOf={(list) => tradingFigures(list).equity} format={formatMoney} />
    </div>
  );
}

/** Where the account stands below the list, selecting one leads the eye and the focus to it; beside the list neither has to move. */
function useReveal(login: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isChosen = useRef(false);
  useEffect(() => {
    if (!isChosen.current) return;
    isChosen.current = false;
    const isBelow = heading.current && list.current && heading.current.getBoundingClientRect().top >= list.current.getBoundingClientRect().bottom;
    if (!isBelow) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [login]);
  return { heading, list, reveal: () => { isChosen.current = true; } };
}

/** Section 2, Trading Accounts: the list, and beside it the selected account. A 403 stands in place of the content (R16). */
export function TradingScreen({ load, selected, isRefreshing, onSelect, onClose, onRefresh, ...list }: TradingScreenProps) {
  const { heading, list: listRef, reveal } = useReveal(selected?.login);
  const select = (account: TradingAccount) => {
    reveal();
    onSelect(account);
  };
  const close = () => {
    onClose();
    // The focus would be lost with the panel: it goes back to the row, or to the list if the row is on another page.
    (listRef.current?.querySelector<HTMLElement>('[aria-current]') ?? listRef.current)?.focus();
  };
  return (
    <Page title="Trading Accounts" actions={<RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />}>
      {load.status === 'forbidden' ? (
        <div className="panel">
          <ForbiddenState />
        </div>
      ) : (
        <>
          <Figures load={load} />
          <div className="trading">
            <div className="panel trading-list" ref={listRef} tabIndex={-1}>
              <TradingList load={load} selectedLogin={selected?.login} onSelect={select} {...list} />
            </div>
            {selected ? <AccountPanel {...selected} heading={heading} onClose={close} /> : <NoAccountPanel />}
          </div>
        </>
      )}
    </Page>
  );
}
