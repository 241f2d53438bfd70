import type { Transaction } from '../../../api/types';
import { Badge } from '../../../ui/table/Badge';
import type { Column } from '../../../ui/table/columns';
import type { CsvField } from '../../../lib/csv';
import { formatDateTime, readTime } from '../../../lib/dates';
import { payoutAmount, priceKey, priceOf } from '../decision/changes';
import { textKey } from '../../../lib/sorting';
import { formatText } from '../../../lib/text';
import { isPayout, payoutLook, transactionDetailLook, transactionTypeLabel } from './transactions';

function StatusBadge({ transaction }: { transaction: Transaction }) {
  // Payouts have their own badge colors.
  const { label, tone } = isPayout(transaction)
    ? payoutLook(transaction)
    : transactionDetailLook(transaction);
  return <Badge tone={tone}>{label}</Badge>;
}

/** The columns of the wallet's history. A row opens its transaction. */
export const historyColumns: readonly Column<Transaction>[] = [
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
    sort: (transaction) => priceKey(transaction),
    cell: (transaction, places) => <bdi translate="no">{payoutAmount(transaction, places)}</bdi>,
  },
  {
    id: 'status',
    card: 'status',
    header: 'Status',
    placeholder: 78,
    sort: (transaction) => textKey(payoutLook(transaction).label),
    cell: (transaction) => <StatusBadge transaction={transaction} />,
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

/** What the file of an export has of each transaction. */
export const historyFields: readonly CsvField<Transaction>[] = [
  { header: 'ID', value: ({ id }) => id },
  { header: 'Transaction ID', value: (row) => row.transaction_id },
  { header: 'Type', column: 'type', value: ({ type }) => type },
  { header: 'Amount', column: 'price_amount', value: (row) => row.price_amount },
  { header: 'Currency', column: 'price_amount', value: (row) => row.price_currency },
  { header: 'Status', column: 'status', value: ({ status }) => status },
  { header: 'Date', column: 'created_at', value: (row) => row.created_at },
];
