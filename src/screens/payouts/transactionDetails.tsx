import type { Transaction } from '../../api/types';
import type { Detail } from '../../components/layout/DetailList';
import { Badge } from '../../components/tables/Badge';
import { formatDateTime } from '../../domain/dates';
import { formatMoney } from '../../domain/money';
import { dash, formatText } from '../../domain/text';
import type { StatusLook } from '../../domain/tone';
import { transactionTypeLabel } from '../../domain/transactions';

const amount = (value: unknown, currency: string | null | undefined) => formatMoney(value, currency?.trim() || undefined);

/** Everything that is known of a transaction, in the order of both dialogs. */
export function transactionDetails(transaction: Transaction, look: StatusLook): Detail[] {
  return [
    { label: 'Status', value: <Badge tone={look.tone}>{look.label}</Badge> },
    { label: 'Type', value: transactionTypeLabel(transaction) },
    { label: 'Amount', value: amount(transaction.price_amount, transaction.price_currency) },
    { label: 'Pay Amount', value: transaction.pay_amount == null ? dash : amount(transaction.pay_amount, transaction.pay_currency) },
    { label: 'Pay Address', value: formatText(transaction.pay_address) },
    { label: 'Pay Network', value: formatText(transaction.pay_network) },
    { label: 'Disbursed Amount', value: amount(transaction.disbursed_amount, transaction.price_currency) },
    { label: 'Date', value: formatDateTime(transaction.created_at) },
    { label: 'Transaction ID', value: formatText(transaction.transaction_id ?? transaction.id) },
  ];
}
