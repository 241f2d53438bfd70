import type { Payout, Transaction } from '../../api/types';
import type { Detail } from '../../components/layout/DetailList';
import { Badge } from '../../components/tables/Badge';
import { formatDateTime } from '../../domain/dates';
import { disbursedAmount, payAmount, payoutAmount } from '../../domain/payoutChanges';
import { dash, formatText } from '../../domain/text';
import type { StatusLook } from '../../domain/tone';
import { transactionTypeLabel } from '../../domain/transactions';
import { WholeAddress } from './PayAddress';
import { UserLink } from './payoutsTable';

/** Everything that is known of a transaction, in the order of both dialogs. */
export function transactionDetails(transaction: Transaction, look: StatusLook): Detail[] {
  return [
    { label: 'Status', value: <Badge tone={look.tone}>{look.label}</Badge> },
    { label: 'Type', value: transactionTypeLabel(transaction) },
    { label: 'Amount', value: payoutAmount(transaction) },
    { label: 'Pay Amount', value: payAmount(transaction) },
    { label: 'Pay Address', value: <WholeAddress value={transaction.pay_address} /> },
    { label: 'Pay Network', value: formatText(transaction.pay_network) },
    { label: 'Disbursed Amount', value: disbursedAmount(transaction) },
    { label: 'Date', value: formatDateTime(transaction.created_at) },
    { label: 'Transaction ID', value: formatText(transaction.transaction_id ?? transaction.id) },
  ];
}

/** What a payout is decided by, beside its amount: who, how much of what, where to. */
export function payoutDetails(payout: Payout): Detail[] {
  const disbursed = disbursedAmount(payout);
  return [
    { label: 'User', value: <UserLink user={payout.user} /> },
    { label: 'Pay Amount', value: payAmount(payout) },
    { label: 'Pay Address', value: <WholeAddress value={payout.pay_address} /> },
    { label: 'Pay Network', value: formatText(payout.pay_network) },
    ...(disbursed === dash ? [] : [{ label: 'Disbursed Amount', value: disbursed }]),
    { label: 'Date', value: formatDateTime(payout.created_at) },
    { label: 'Transaction ID', value: formatText(payout.transaction_id ?? payout.id) },
  ];
}
