import { Banknote, Clock3, TrendingUp, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Id, Page, Transaction, UserDetail, Wallet } from '~/api/types';
import { wireFields } from '~/lib/csvFields';
import { formatDate, localDay } from '~/lib/dates';
import { sumDecimals } from '~/lib/decimals';
import { groupBy } from '~/lib/groupBy';
import { loaded, type ListView, type Load } from '~/lib/load';
import { formatMoney } from '~/lib/money';
import { countOf, formatCount } from '~/lib/numbers';
import { textKey } from '~/lib/sorting';
import { formatText } from '~/lib/text';
import { ExportProgress, ListMenus } from '~/list/ListMenus';
import { BarChart } from '~/ui/charts/BarChart';
import { AccessPanel, FailedState } from '~/ui/feedback/states';
import { Panel } from '~/ui/layout/Layout';
import { StatCard } from '~/ui/layout/StatCard';
import type { Column } from '~/ui/table/columns';
import { UserFrame } from '~/features/users/UserFrame';
import {
  currencyOf,
  isPayout,
  payoutAmount,
  priceKey,
  priceOf,
  shortDay,
  transactionTypeLabel,
  type PayoutFields,
  type TransactionFilters,
} from '../model';
import { dateColumn, statusColumn } from '../payoutsTable';
import { TransactionTable } from '../TransactionTable';
import '../payouts.css';

export function payoutsOverTime(rows: readonly PayoutFields[], timeZone?: string) {
  const payouts = rows
    .filter(isPayout)
    .map((row) => ({ row, day: localDay(row.created_at, timeZone) }))
    .filter(({ day }) => day !== '')
    .sort((a, b) => a.day.localeCompare(b.day));
  const newest = payouts.at(-1);
  if (!newest) return undefined;
  const currency = currencyOf(newest.row);
  const shown = payouts.filter(({ row }) => currencyOf(row) === currency);
  const days = [...groupBy(shown, ({ day }) => day)].map(([day, those]) => ({
    day,
    count: those.length,
    amount: sumDecimals(those.map(({ row }) => row.price_amount)),
  }));
  return { currency, days, otherCurrencies: payouts.length - shown.length };
}

function PayoutsChart({ load }: { load: Load<Page<Transaction>> }) {
  const rows = loaded(load)?.results;
  const history = rows && payoutsOverTime(rows);
  return (
    <Panel title="Payouts over time">
      <div className="wallet-chart" aria-busy={load.status === 'loading'}>
        {history && (
          <>
            <BarChart
              label={`Payouts over time, ${formatCount(history.days.length)} days`}
              bars={history.days.map(({ day, count, amount }) => ({
                id: day,
                label: shortDay(day),
                value: Number(amount),
                text: `${formatDate(day, 'UTC')}: ${formatMoney(amount, history.currency)} in ${countOf(count, 'payout')}`,
              }))}
            />
            <p className="muted">
              {`On this page, in ${history.currency}${
                history.otherCurrencies > 0
                  ? `; ${formatCount(history.otherCurrencies)} in other currencies not shown`
                  : ''
              }`}
            </p>
          </>
        )}
        {load.status === 'failed' && (
          <p className="muted">The chart appears once the history is loaded</p>
        )}
        {rows && !history && <p className="muted">No payouts on this page</p>}
      </div>
    </Panel>
  );
}

const shownId = (row: Transaction) => row.transaction_id ?? row.id;

const historyColumns: readonly Column<Transaction>[] = [
  {
    id: 'transaction_id',
    card: 'name',
    header: 'Transaction ID',
    className: 'cell-strong cell-nowrap',
    placeholder: 116,
    sort: (row) => textKey(shownId(row)),
    copy: { what: 'transaction ID', text: shownId },
    cell: (row) => (
      <button type="button" className="row-open" data-row-open>
        <bdi translate="no">{formatText(shownId(row))}</bdi>
      </button>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    className: 'cell-nowrap',
    placeholder: 44,
    sort: (row) => textKey(transactionTypeLabel(row)),
    cell: transactionTypeLabel,
  },
  {
    id: 'price_amount',
    card: 'figure',
    header: 'Amount',
    className: 'cell-nowrap cell-end',
    placeholder: 76,
    amounts: (row) => [priceOf(row)],
    sort: priceKey,
    cell: (row, places) => <bdi translate="no">{payoutAmount(row, places)}</bdi>,
  },
  statusColumn,
  dateColumn,
];

export const historyFields = wireFields<Transaction>(
  { ID: 'id', 'Transaction ID': 'transaction_id' },
  {
    Type: 'type',
    Amount: 'price_amount',
    Currency: ['price_currency', 'price_amount'],
    Status: 'status',
    Date: 'created_at',
  },
);

interface UserWalletScreenProps extends ListView<TransactionFilters, Page<Transaction>> {
  id: Id;
  user: UserDetail | undefined;
  wallet: Load<Wallet>;
  steps?: ReactNode;
  onOpen: (transaction: Transaction) => void;
}

const balances = [
  // The current balance is the withdrawal profit (R20).
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
          <Panel
            title="Payouts History"
            isFlush
            actions={<ListMenus tools={tools} columns={historyColumns} />}
          >
            <TransactionTable
              label="Payouts History"
              what="The history"
              columns={historyColumns}
              list={list}
              onOpen={onOpen}
            />
          </Panel>
          <PayoutsChart load={load} />
        </div>
      </AccessPanel>
    </UserFrame>
  );
}
