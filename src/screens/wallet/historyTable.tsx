import type { Transaction } from '../../api/types';
import { Badge } from '../../components/tables/Badge';
import type { Column } from '../../components/tables/DataTable';
import { formatDateTime } from '../../domain/values/dates';
import { payoutAmount } from '../../domain/payouts/changes';
import { formatText } from '../../domain/values/text';
import { isPayout, payoutLook, transactionDetailLook, transactionTypeLabel } from '../../domain/wallet/transactions';

function StatusBadge({ transaction }: { transaction: Transaction }) {
  // R21: payouts have their own badge colours.
  const { label, tone } = isPayout(transaction) ? payoutLook(transaction) : transactionDetailLook(transaction);
  return <Badge tone={tone}>{label}</Badge>;
}

/** The columns of the wallet's history. A row opens its transaction. */
export const historyColumns: readonly Column<Transaction>[] = [
  {
    id: 'transaction_id',
    header: 'Transaction ID',
    className: 'cell-strong cell-nowrap',
    placeholder: 116,
    cell: (transaction) => (
      <button type="button" className="row-open" data-row-open>
        <bdi>{formatText(transaction.transaction_id ?? transaction.id)}</bdi>
      </button>
    ),
  },
  { id: 'type', header: 'Type', placeholder: 44, cell: transactionTypeLabel },
  {
    id: 'price_amount',
    header: 'Amount',
    className: 'cell-nowrap cell-end',
    placeholder: 76,
    cell: (transaction) => <bdi>{payoutAmount(transaction)}</bdi>,
  },
  { id: 'status', header: 'Status', placeholder: 78, cell: (transaction) => <StatusBadge transaction={transaction} /> },
  {
    id: 'created_at',
    header: 'Date',
    className: 'cell-nowrap',
    placeholder: 136,
    cell: (transaction) => formatDateTime(transaction.created_at),
  },
];
