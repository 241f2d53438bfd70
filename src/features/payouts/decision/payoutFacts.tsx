import type { ReactNode } from 'react';
import type { Payout, Transaction } from '../../../api/types';
import { CopyButton } from '../../../ui/fields/CopyButton';
import type { Detail } from '../../../ui/layout/DetailList';
import { Badge } from '../../../ui/table/Badge';
import { formatDateTime } from '../../../lib/dates';
import { readAddress } from '../checks/address';
import { disbursedAmount, payAmount, payoutAmount } from './changes';
import { dash, formatText } from '../../../lib/text';
import type { StatusLook } from '../../../lib/tone';
import { transactionTypeLabel } from '../wallet/transactions';
import { UserLink } from '../list/payoutsTable';
import './decision.css';
import '../list/payouts.css';

/**
 * A pay address where something is decided. It is shown whole, because two may differ only in the
 * middle.
 */
function WholeAddress({ value }: { value: unknown }) {
  const address = readAddress(value);
  if (address === undefined) return dash;
  return (
    <span className="payout-address">
      <bdi translate="no">{address}</bdi>
      <CopyButton label="Copy address" text={address} />
    </span>
  );
}

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

/**
 * What a decision rests on, besides the amount: who, how much of what, where to. `user`: how the
 * user is named.
 */
export function payoutDetails(
  payout: Payout,
  user: ReactNode = <UserLink user={payout.user} />,
): Detail[] {
  const disbursed = disbursedAmount(payout);
  return [
    { label: 'User', value: user },
    { label: 'Pay Amount', value: payAmount(payout) },
    { label: 'Pay Address', value: <WholeAddress value={payout.pay_address} /> },
    { label: 'Pay Network', value: formatText(payout.pay_network) },
    ...(disbursed === dash ? [] : [{ label: 'Disbursed Amount', value: disbursed }]),
    { label: 'Date', value: formatDateTime(payout.created_at) },
    { label: 'Transaction ID', value: formatText(payout.transaction_id ?? payout.id) },
  ];
}

/**
 * Who is paid, how much, where to: '$1,250.50 (1,249.87 USDT) to Amara Okafor at TQ5c… over TRC20'.
 */
export function PayoutTerms({ payout, isFrom = false }: { payout: Payout; isFrom?: boolean }) {
  const pay = payAmount(payout);
  const address = readAddress(payout.pay_address);
  const network = formatText(payout.pay_network);
  return (
    <>
      <bdi translate="no" className="payout-strong">
        {payoutAmount(payout)}
      </bdi>
      {pay !== dash && (
        <span>
          {' '}
          (<bdi>{pay}</bdi>)
        </span>
      )}{' '}
      <span>{isFrom ? 'of' : 'to'}</span>{' '}
      <bdi className="payout-strong">{formatText(payout.user?.full_name)}</bdi>
      {address !== undefined && (
        <span>
          {' '}
          at{' '}
          <bdi translate="no" className="payout-where">
            {address}
          </bdi>
        </span>
      )}
      {network !== dash && (
        <span>
          {' '}
          over <bdi>{network}</bdi>
        </span>
      )}
      {address === undefined && <span>, with no address named</span>}
    </>
  );
}

/** What speaks against a payout. Nothing if nothing does. */
export function PayoutStops({ stops }: { stops: readonly string[] }) {
  if (stops.length === 0) return null;
  return (
    <span className="payout-stops">
      <strong>{stops.length === 1 ? 'Stop:' : 'Stops:'}</strong> <bdi>{stops.join(' · ')}</bdi>
    </span>
  );
}

/**
 * What follows from each decision: who is paid, how much, where to, and what speaks against it. It
 * is beside the buttons, so that no second question is needed.
 */
export function PayoutConsequence({
  payout,
  stops = [],
}: {
  payout: Payout;
  stops?: readonly string[];
}) {
  return (
    <p className="payout-consequence">
      <strong>Approve</strong> pays <PayoutTerms payout={payout} />. <strong>Reject</strong> pays
      nothing. Neither can be undone. <PayoutStops stops={stops} />
    </p>
  );
}
