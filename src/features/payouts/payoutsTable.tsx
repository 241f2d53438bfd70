import { partFields, wireFields, type CsvField } from '~/lib/csvFields';
import { readAddress, shortAddress } from './checks/address';
import type { ReactNode } from 'react';
import type { Payout, Transaction } from '~/api/types';
import type { Detail } from '~/ui/layout/DetailList';
import { CopyButton } from '~/ui/fields/CopyButton';
import { AboutPerson } from '~/ui/layout/AboutPerson';
import { Badge } from '~/ui/table/Badge';
import { openColumn } from '~/ui/table/columnKinds';
import type { Column } from '~/ui/table/columns';
import { formatDateTime, readTime } from '~/lib/dates';
import { readId } from '~/lib/records';
import {
  cellAmounts,
  disbursedAmount,
  payAmount,
  payoutAmount,
  payoutBadge,
  priceKey,
  transactionDetailBadge,
  transactionTypeLabel,
  userOf,
  type PayoutFields,
} from './model';
import type { Places } from '~/lib/money';
import { textKey } from '~/lib/sorting';
import { dash, formatText, isolate } from '~/lib/text';
import { hrefs } from '~/routes';
import './payouts.css';

/** Amounts, addresses and times are exported exactly as the API sent them. */
export const payoutFields: readonly CsvField<PayoutFields>[] = [
  ...wireFields<PayoutFields>({ ID: 'id', 'Transaction ID': 'transaction_id' }),
  ...partFields(userOf, wireFields({ 'User ID': 'id', User: 'full_name' })),
  ...wireFields<PayoutFields>(
    {},
    {
      Status: 'status',
      Amount: 'price_amount',
      Currency: ['price_currency', 'price_amount'],
      'Pay Amount': ['pay_amount', 'price_amount'],
      'Pay Currency': ['pay_currency', 'price_amount'],
      Network: 'pay_network',
    },
  ),
  { header: 'Address', column: 'pay_address', value: (payout) => readAddress(payout.pay_address) },
  ...wireFields<PayoutFields>(
    {},
    { 'Disbursed Amount': ['disbursed_amount', 'price_amount'], Date: 'created_at' },
  ),
];

export function UserLink({ user }: { user?: ReturnType<typeof userOf> | null }) {
  const id = readId(user?.id);
  const name = <bdi>{formatText(user?.full_name)}</bdi>;
  return id === undefined ? name : <a href={hrefs.user(id)}>{name}</a>;
}

export function Payee({ user, isNamed }: Pick<Payout, 'user'> & { isNamed?: boolean }) {
  const name = formatText(user?.full_name);
  return (
    <>
      <UserLink user={user} />
      {user && name !== dash && <AboutPerson name={name} id={user.id} isNamed={isNamed} />}
    </>
  );
}

export function Amounts({ payout, places }: { payout: PayoutFields; places?: Places }) {
  const pay = payAmount(payout, places);
  return (
    <span className="payout-amounts">
      <bdi translate="no">{payoutAmount(payout, places)}</bdi>
      {pay !== dash && <bdi>{pay}</bdi>}
    </span>
  );
}

export function ShortAddress({ value }: { value: unknown }) {
  const address = readAddress(value);
  if (address === undefined) return dash;
  return (
    <span className="payout-address" title={address}>
      <bdi translate="no" aria-hidden>
        {shortAddress(address)}
      </bdi>
      <bdi translate="no" className="visually-hidden">
        {address}
      </bdi>
      <CopyButton label="Copy address" text={address} />
    </span>
  );
}

export const payoutName = (payout: PayoutFields): string =>
  `${payoutAmount(payout)} to ${isolate(userOf(payout).full_name)}`;

export const statusColumn: Column<PayoutFields> = {
  id: 'status',
  card: 'status',
  header: 'Status',
  placeholder: 78,
  sort: (payout) => textKey(payoutBadge(payout).label),
  cell: (payout) => <Badge {...payoutBadge(payout)} />,
};

export const dateColumn: Column<PayoutFields> = {
  id: 'created_at',
  header: 'Date',
  className: 'cell-date',
  placeholder: 136,
  sort: (payout) => readTime(payout.created_at),
  cell: (payout) => formatDateTime(payout.created_at),
};

export const payoutColumns: readonly Column<Payout>[] = [
  {
    id: 'user',
    card: 'name',
    name: payoutName,
    header: 'User',
    className: 'cell-strong cell-text',
    width: 180,
    sort: ({ user }) => textKey(user?.full_name),
    cell: Payee,
  },
  {
    id: 'price_amount',
    card: 'figure',
    header: 'Amount',
    className: 'cell-nowrap cell-end',
    width: 130,
    amounts: cellAmounts,
    sort: priceKey,
    cell: (payout, places) => <Amounts payout={payout} places={places} />,
  },
  {
    id: 'pay_network',
    header: 'Network',
    width: 90,
    sort: (payout) => textKey(payout.pay_network),
    cell: (payout) => formatText(payout.pay_network),
  },
  {
    id: 'pay_address',
    header: 'Address',
    className: 'cell-nowrap',
    width: 190,
    sort: (payout) => textKey(readAddress(payout.pay_address)),
    cell: (payout) => <ShortAddress value={payout.pay_address} />,
  },
  { ...statusColumn, width: 110 },
  { ...dateColumn, width: 160 },
  {
    ...openColumn<Payout>((payout) => `Details of ${payoutName(payout)}`, 'Details'),
    id: 'details',
    className: 'cell-nowrap cell-end cell-stuck cell-open',
    width: 84,
  },
];

/** Decisions show the whole address, because two may differ only in the middle. */
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

const factsOf = (payout: Payout): Detail[] => [
  { label: 'Pay Amount', value: payAmount(payout) },
  { label: 'Pay Address', value: <WholeAddress value={payout.pay_address} /> },
  { label: 'Pay Network', value: formatText(payout.pay_network) },
  { label: 'Disbursed Amount', value: disbursedAmount(payout) },
  { label: 'Date', value: formatDateTime(payout.created_at) },
  { label: 'Transaction ID', value: formatText(payout.transaction_id ?? payout.id) },
];

export const transactionDetails = (transaction: Transaction): Detail[] => [
  { label: 'Status', value: <Badge {...transactionDetailBadge(transaction)} /> },
  { label: 'Type', value: transactionTypeLabel(transaction) },
  { label: 'Amount', value: payoutAmount(transaction) },
  ...factsOf(transaction),
];

export const payoutDetails = (
  payout: Payout,
  user: ReactNode = <UserLink user={payout.user} />,
): Detail[] => [
  { label: 'User', value: user },
  ...factsOf(payout).filter(({ label, value }) => label !== 'Disbursed Amount' || value !== dash),
];
