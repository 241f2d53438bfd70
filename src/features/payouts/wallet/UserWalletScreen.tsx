import type { ReactNode } from 'react';
import { Banknote, Clock3, TrendingUp, WalletCards } from 'lucide-react';
import type { Page as PageOf } from '../../../api/http/page';
import type { Id, Transaction, UserDetail, Wallet } from '../../../api/types';
import { AccessPanel } from '../../../ui/feedback/LoadPanel';
import { FailedState } from '../../../ui/feedback/states';
import { StatCard } from '../../../ui/layout/StatCard';
import { ExportProgress, ListMenus } from '../../../list/ListMenus';
import { WholeList } from '../../../list/WholeList';
import { loaded, type Load, type ListView } from '../../../lib/load';
import { formatMoney } from '../../../lib/money';
import type { TransactionFilters as Filters } from './filters';
import { TransactionFilters } from './TransactionFilters';
import { TransactionTable } from './TransactionTable';
import { historyColumns } from './historyTable';
import { PayoutsChart } from './PayoutsChart';
import { UserFrame } from '../../users/UserFrame';
import './wallet.css';

export interface UserWalletScreenProps extends ListView<Filters, PageOf<Transaction>> {
  /** The user's id. */
  id: Id;
  /** Used only for the heading. */
  user: UserDetail | undefined;
  /** The user's wallet: loading, loaded, or why it could not be read. */
  wallet: Load<Wallet>;
  /**
   * Links to the previous and the next record of the list that led here. Undefined if there is no
   * such list.
   */
  steps?: ReactNode;
  /** The transaction whose record is shown beside the history. */
  openedId?: string;
  /** Called with the transaction whose record is to open. */
  onOpen: (transaction: Transaction) => void;
}

function Sums({ load }: { load: Load<Wallet> }) {
  if (load.status === 'failed') {
    return (
      <div className="panel wallet-failed">
        <FailedState what="The wallet" reason={load.reason} onRetry={load.onRetry} />
      </div>
    );
  }
  const wallet = loaded(load);
  return (
    <div className="stat-grid">
      {/* R20: the current balance shows the withdrawal profit. */}
      <StatCard
        label="Current Balance"
        icon={WalletCards}
        value={wallet && formatMoney(wallet.withdrawal_profit)}
      />
      <StatCard
        label="Withdrawal Profit"
        icon={TrendingUp}
        value={wallet && formatMoney(wallet.withdrawal_profit)}
      />
      <StatCard
        label="Pending Amount"
        icon={Clock3}
        value={wallet && formatMoney(wallet.pending_amount)}
      />
      <StatCard
        label="Disbursed Amount"
        icon={Banknote}
        value={wallet && formatMoney(wallet.disbursed_amount)}
      />
    </div>
  );
}

/**
 * A user's wallet: its balances above, its credits and payouts as a list below. An admin without
 * permission is told so instead.
 */
export function UserWalletScreen({
  id,
  user,
  wallet,
  steps,
  openedId,
  onOpen,
  ...list
}: UserWalletScreenProps) {
  const { load, filters, onFiltersChange, tools } = list;
  const isForbidden = wallet.status === 'forbidden' || load.status === 'forbidden';
  return (
    <UserFrame id={id} user={user} title="User Wallet" tab="Wallet" steps={steps}>
      <AccessPanel isForbidden={isForbidden}>
        <ExportProgress tools={tools} />
        <Sums load={wallet} />
        <div className="wallet">
          <section className="panel" aria-labelledby="wallet-load">
            <div className="panel-head">
              <h2 id="wallet-load">Payouts History</h2>
              <ListMenus tools={tools} columns={historyColumns} />
            </div>
            <TransactionFilters
              label="Payouts History"
              filters={filters}
              onChange={onFiltersChange}
              tail={<WholeList {...tools} />}
            />
            <TransactionTable
              label="Payouts History"
              what="The history"
              columns={historyColumns}
              list={list}
              currentId={openedId}
              onOpen={onOpen}
            />
          </section>
          <PayoutsChart load={load} />
        </div>
      </AccessPanel>
    </UserFrame>
  );
}
