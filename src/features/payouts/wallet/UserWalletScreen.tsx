import type { Transaction, Id, UserDetail, Wallet } from '../../../api/types';
import type { Column } from '../../../ui/table/columns';
import type { CsvField } from '../../../lib/csv';
import { formatDateTime, readTime } from '../../../lib/dates';
import {
  payoutAmount,
  priceKey,
  priceOf,
  payoutLook,
  transactionTypeLabel,
  type TransactionFilters,
} from '../model';
import { textKey } from '../../../lib/sorting';
import { formatText } from '../../../lib/text';
import type { ReactNode } from 'react';
import { Banknote, Clock3, TrendingUp, WalletCards } from 'lucide-react';
import type { Page as PageOf } from '../../../api/http/page';
import { FailedState, AccessPanel } from '../../../ui/feedback/states';
import { StatCard } from '../../../ui/layout/StatCard';
import { ListMenus, ExportProgress } from '../../../list/ListMenus';
import { loaded, type Load, type ListView } from '../../../lib/load';
import { formatMoney } from '../../../lib/money';
import { TransactionTable } from '../TransactionTable';
import { PayoutBadge } from '../payoutsTable';
import { PayoutsChart } from './PayoutsChart';
import { UserFrame } from '../../users/UserFrame';
import '../payouts.css';

const historyColumns: readonly Column<Transaction>[] = [
  {
    id: 'transaction_id',
    card: 'name',
    header: 'Transaction ID',
    className: 'cell-strong cell-nowrap',
    placeholder: 116,
    sort: (transaction) => textKey(transaction.transaction_id ?? transaction.id),
    copy: {
      what: 'transaction ID',
      text: (transaction) => transaction.transaction_id ?? transaction.id,
    },
    cell: (transaction) => (
      <button type="button" className="row-open" data-row-open>
        <bdi translate="no">{formatText(transaction.transaction_id ?? transaction.id)}</bdi>
      </button>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    placeholder: 44,
    sort: (transaction) => textKey(transactionTypeLabel(transaction)),
    cell: transactionTypeLabel,
  },
  {
    id: 'price_amount',
    card: 'figure',
    header: 'Amount',
    className: 'cell-nowrap cell-end',
    placeholder: 76,
    amounts: (transaction) => [priceOf(transaction)],
    sort: priceKey,
    cell: (transaction, places) => <bdi translate="no">{payoutAmount(transaction, places)}</bdi>,
  },
  {
    id: 'status',
    card: 'status',
    header: 'Status',
    placeholder: 78,
    sort: (transaction) => textKey(payoutLook(transaction).label),
    cell: (transaction) => <PayoutBadge payout={transaction} />,
  },
  {
    id: 'created_at',
    header: 'Date',
    className: 'cell-date',
    placeholder: 136,
    sort: (transaction) => readTime(transaction.created_at),
    cell: (transaction) => formatDateTime(transaction.created_at),
  },
];

export const historyFields: readonly CsvField<Transaction>[] = [
  { header: 'ID', value: ({ id }) => id },
  { header: 'Transaction ID', value: (row) => row.transaction_id },
  { header: 'Type', column: 'type', value: ({ type }) => type },
  { header: 'Amount', column: 'price_amount', value: (row) => row.price_amount },
  { header: 'Currency', column: 'price_amount', value: (row) => row.price_currency },
  { header: 'Status', column: 'status', value: ({ status }) => status },
  { header: 'Date', column: 'created_at', value: (row) => row.created_at },
];

interface UserWalletScreenProps extends ListView<TransactionFilters, PageOf<Transaction>> {
  id: Id;
  user: UserDetail | undefined;
  wallet: Load<Wallet>;
  steps?: ReactNode;
  onOpen: (transaction: Transaction) => void;
}

const balances = [
  // R20: the current balance is the withdrawal profit.
  { label: 'Current Balance', icon: WalletCards, field: 'withdrawal_profit' },
  { label: 'Withdrawal Profit', icon: TrendingUp, field: 'withdrawal_profit' },
  { label: 'Pending Amount', icon: Clock3, field: 'pending_amount' },
  { label: 'Disbursed Amount', icon: Banknote, field: 'disbursed_amount' },
] as const;

function Sums({ load }: { load: Load<Wallet> }) {
  if (load.status === 'failed')
    return (
      <div className="panel wallet-failed">
        <FailedState what="The wallet" reason={load.reason} onRetry={load.onRetry} />
      </div>
    );
  const wallet = loaded(load);
  return (
    <div className="stat-grid">
      {balances.map(({ label, icon, field }) => (
        <StatCard
          key={label}
          label={label}
          icon={icon}
          value={wallet && formatMoney(wallet[field])}
        />
      ))}
    </div>
  );
}

export function UserWalletScreen({
  id,
  user,
  wallet,
  steps,
  onOpen,
  ...list
}: UserWalletScreenProps) {
  const { load, tools } = list;
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
            <TransactionTable
              label="Payouts History"
              what="The history"
              columns={historyColumns}
              list={list}
              onOpen={onOpen}
            />
          </section>
          <PayoutsChart load={load} />
        </div>
      </AccessPanel>
    </UserFrame>
  );
}
