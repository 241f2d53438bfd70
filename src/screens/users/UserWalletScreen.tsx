import { Banknote, Clock3, TrendingUp, WalletCards } from 'lucide-react';
import type { Page as PageOf } from '../../api/page';
import type { Id, Transaction, UserDetail, Wallet } from '../../api/types';
import { EmptyState, FailedState, FilteredEmptyState, ForbiddenState } from '../../components/feedback/states';
import { StatCard } from '../../components/layout/StatCard';
import { DataTable } from '../../components/tables/DataTable';
import { Pagination } from '../../components/tables/Pagination';
import { readId } from '../../domain/ids';
import { loaded, type Load } from '../../domain/load';
import { formatMoney } from '../../domain/money';
import { hasTransactionFilters, type TransactionFilters as Filters } from '../../domain/transactionFilters';
import { TransactionFilters } from '../payouts/TransactionFilters';
import { historyColumns } from './historyTable';
import { PayoutsChart } from './PayoutsChart';
import { UserFrame } from './UserFrame';
import './users.css';

export interface UserWalletScreenProps {
  id: Id;
  /** Only for the heading. */
  user: UserDetail | undefined;
  wallet: Load<Wallet>;
  history: Load<PageOf<Transaction>>;
  filters: Filters;
  page: number;
  pageSize: number;
  onFiltersChange: (filters: Filters) => void;
  onClearFilters: () => void;
  onPageChange: (page: number) => void;
  onOpen: (transaction: Transaction) => void;
}

const transactionKey = (transaction: Transaction, index: number) => readId(transaction.id) ?? index;
const nothingFound = 'No transaction history found';

function Sums({ load }: { load: Load<Wallet> }) {
  if (load.status === 'failed') {
    return (
      <div className="panel wallet-failed">
        <FailedState what="The wallet" onRetry={load.onRetry} />
      </div>
    );
  }
  const wallet = loaded(load);
  return (
    <div className="stat-grid">
      {/* R20: the current balance is the withdrawal profit. */}
      <StatCard label="Current Balance" icon={WalletCards} value={wallet && formatMoney(wallet.withdrawal_profit)} />
      <StatCard label="Withdrawal Profit" icon={TrendingUp} value={wallet && formatMoney(wallet.withdrawal_profit)} />
      <StatCard label="Pending Amount" icon={Clock3} value={wallet && formatMoney(wallet.pending_amount)} />
      <StatCard label="Disbursed Amount" icon={Banknote} value={wallet && formatMoney(wallet.disbursed_amount)} />
    </div>
  );
}

function Rows({ history, filters, onClearFilters, onOpen }: Pick<UserWalletScreenProps, 'history' | 'filters' | 'onClearFilters' | 'onOpen'>) {
  if (history.status === 'failed') return <FailedState what="The history" onRetry={history.onRetry} />;
  if (history.status === 'ready' && history.data.results.length === 0) {
    return hasTransactionFilters(filters) ? <FilteredEmptyState title={nothingFound} text="Nothing matches these filters." onClear={onClearFilters} /> : <EmptyState title={nothingFound} />;
  }
  return (
    <DataTable
      label="Payouts History"
      columns={historyColumns}
      rows={loaded(history)?.results}
      rowKey={transactionKey}
      isInert={history.status === 'ready' && history.isStale === true}
      onOpen={onOpen}
    />
  );
}

/** Section 2, the wallet page of a user. A 403 stands in place of its content (R16). */
export function UserWalletScreen({ id, user, wallet, history, filters, page, pageSize, onFiltersChange, onClearFilters, onPageChange, onOpen }: UserWalletScreenProps) {
  const count = loaded(history)?.count;
  const isForbidden = wallet.status === 'forbidden' || history.status === 'forbidden';
  return (
    <UserFrame id={id} user={user} title="User Wallet" tab="Wallet">
      {isForbidden ? (
        <div className="panel">
          <ForbiddenState />
        </div>
      ) : (
        <>
          <Sums load={wallet} />
          <div className="wallet">
            <section className="panel" aria-labelledby="wallet-history">
              <div className="panel-head">
                <h2 id="wallet-history">Payouts History</h2>
              </div>
              <TransactionFilters label="Payouts History" filters={filters} onChange={onFiltersChange} />
              <Rows history={history} filters={filters} onClearFilters={onClearFilters} onOpen={onOpen} />
              {count !== undefined && count > 0 && <Pagination page={page} pageSize={pageSize} count={count} onPageChange={onPageChange} />}
            </section>
            <PayoutsChart rows={history.status === 'failed' ? [] : loaded(history)?.results} />
          </div>
        </>
      )}
    </UserFrame>
  );
}
