import { Activity, ChartLine, WalletCards, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { TradingAccountList } from '../../api/markets';
import type { TradingAccount } from '../../api/types';
import { AccessPanel } from '../../components/feedback/LoadPanel';
import { RefreshButton } from '../../components/fields/RefreshButton';
import { ExportProgress } from '../../components/tables/ListExport';
import { ListMenus } from '../../components/tables/ListMenus';
import { Page } from '../../components/layout/Page';
import type { Load, ListView } from '../../domain/values/load';
import { formatMoney } from '../../domain/values/money';
import type { TradingFilters } from '../../domain/markets/filters';
import { tradingFigures } from '../../domain/markets/figures';
import { formatCount } from '../../domain/values/numbers';
import { AccountPanel, NoAccountPanel, type SelectedAccount } from './AccountPanel';
import { FigureCard } from './FigureCard';
import { TradingList } from './TradingList';
import { tradingColumns } from './tradingTable';
import './markets.css';
import './trading.css';

export interface TradingScreenProps extends ListView<TradingFilters, TradingAccountList> {
  selected: SelectedAccount | undefined;
  isRefreshing: boolean;
  onSelect: (account: TradingAccount) => void;
  onClose: () => void;
  onRefresh: () => void;
}

function Figures({ load }: { load: Load<TradingAccountList> }) {
  return (
    <div className="stat-grid market-figures">
      <FigureCard label="Total Accounts" icon={Users} load={load} figuresOf={tradingFigures} name="accounts" format={formatCount} />
      <FigureCard label="Active Positions" icon={Activity} load={load} figuresOf={tradingFigures} name="positions" format={formatCount} />
      <FigureCard label="Total Balance" icon={WalletCards} load={load} figuresOf={tradingFigures} name="balance" format={formatMoney} />
      <FigureCard label="Total Equity" icon={ChartLine} load={load} figuresOf={tradingFigures} name="equity" format={formatMoney} />
    </div>
  );
}

/**
 * If the account is shown below the list, selecting one scrolls and moves the focus to it. If it is beside the list,
 * nothing has to move.
 */
function useReveal(login: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isChosen = useRef(false);
  useEffect(() => {
    if (!isChosen.current) return;
    isChosen.current = false;
    const isBelow =
      heading.current && list.current && heading.current.getBoundingClientRect().top >= list.current.getBoundingClientRect().bottom;
    if (!isBelow) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [login]);
  return {
    heading,
    list,
    reveal: () => {
      isChosen.current = true;
    },
  };
}

/** Section 2, Trading Accounts: the list, and the selected account beside it. A 403 is shown instead of the content (R16). */
export function TradingScreen({ load, selected, isRefreshing, onSelect, onClose, onRefresh, ...list }: TradingScreenProps) {
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
  return (
    <Page
      title="Trading Accounts"
      actions={
        <>
          {load.status !== 'forbidden' && <ListMenus tools={list.tools} columns={tradingColumns} />}
          <RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />
        </>
      }
    >
      <AccessPanel isForbidden={load.status === 'forbidden'}>
        <ExportProgress tools={list.tools} />
        <Figures load={load} />
        <div className="trading">
          <div className="panel trading-list" ref={listRef} tabIndex={-1}>
            <TradingList load={load} selectedLogin={selected?.login} onSelect={select} {...list} />
          </div>
          {selected ? <AccountPanel {...selected} heading={heading} onClose={close} /> : <NoAccountPanel />}
        </div>
      </AccessPanel>
    </Page>
  );
}
