import type { Payout } from '../../../api/types';
import { CopyButton } from '../../../ui/fields/CopyButton';
import { AboutPerson } from '../../../ui/layout/AboutPerson';
import { Badge } from '../../../ui/table/Badge';
import type { Column } from '../../../ui/table/columns';
import { formatDateTime, readTime } from '../../../lib/dates';
import { readId } from '../../../lib/ids';
import { readAddress, shortAddress } from '../checks/address';
import { cellAmounts, payAmount, payoutAmount, priceKey } from '../decision/changes';
import type { Places } from '../../../lib/money';
import { textKey } from '../../../lib/sorting';
import { dash, formatText } from '../../../lib/text';
import { payoutLook } from '../wallet/transactions';
import { hrefs } from '../../../paths';
import { isolate } from '../../../lib/text';

/**
 * A payout's status. An approved one is on its way, a disbursed one is done, so they have different
 * colors.
 */
export function PayoutBadge({ payout }: { payout: Pick<Payout, 'status'> }) {
  const { label, tone } = payoutLook(payout);
  return <Badge tone={tone}>{label}</Badge>;
}

/** The payout's user, as a link; a dash if the wire names nobody. */
export function UserLink({ user }: Pick<Payout, 'user'>) {
  const id = readId(user?.id);
  const name = <bdi>{formatText(user?.full_name)}</bdi>;
  return id === undefined ? name : <a href={hrefs.user(id)}>{name}</a>;
}

/** The user, and what is known about them. */
export function Payee({ user }: Pick<Payout, 'user'>) {
  const name = formatText(user?.full_name);
  return (
    <>
      <UserLink user={user} />
      {user && name !== dash && <AboutPerson name={name} id={user.id} />}
    </>
  );
}

/** The amount asked for, and what is paid for it. */
export function Amounts({ payout, places }: { payout: Payout; places?: Places }) {
  const pay = payAmount(payout, places);
  return (
    <span className="payout-amounts">
      <bdi translate="no">{payoutAmount(payout, places)}</bdi>
      {pay !== dash && <bdi className="payout-pay">{pay}</bdi>}
    </span>
  );
}

/**
 * A pay address for a table. It is shown without its middle; its tooltip, assistive technology and
 * the clipboard have it whole.
 */
export function ShortAddress({ value }: { value: unknown }) {
  const address = readAddress(value);
  if (address === undefined) return dash;
  return (
    <span className="payout-address">
      <span title={address}>
        <bdi translate="no" aria-hidden>
          {shortAddress(address)}
        </bdi>
        <bdi translate="no" className="visually-hidden">
          {address}
        </bdi>
      </span>
      <CopyButton label="Copy address" text={address} />
    </span>
  );
}

/** How a payout's controls call it. */
const payoutName = (payout: Payout) =>
  `${payoutAmount(payout)} to ${isolate(payout.user?.full_name)}`;

/** Section 2, the payouts list. A row opens its payout. */
export const payoutColumns: readonly Column<Payout>[] = [
  {
    id: 'user',
    card: 'name',
    name: payoutName,
    header: 'User',
    className: 'cell-strong cell-text',
    width: 180,
    placeholder: 132,
    sort: ({ user }) => textKey(user?.full_name),
    cell: Payee,
  },
  {
    id: 'price_amount',
    card: 'figure',
    header: 'Amount',
    className: 'cell-nowrap cell-end',
    width: 130,
    placeholder: 96,
    amounts: cellAmounts,
    sort: priceKey,
    cell: (payout, places) => <Amounts payout={payout} places={places} />,
  },
  {
    id: 'pay_network',
    header: 'Network',
    width: 90,
    placeholder: 52,
    sort: (payout) => textKey(payout.pay_network),
    cell: (payout) => <bdi>{formatText(payout.pay_network)}</bdi>,
  },
  {
    id: 'pay_address',
    header: 'Address',
    className: 'cell-nowrap',
    width: 190,
    placeholder: 142,
    sort: (payout) => textKey(readAddress(payout.pay_address)),
    cell: (payout) => <ShortAddress value={payout.pay_address} />,
  },
  {
    id: 'status',
    card: 'status',
    header: 'Status',
    width: 110,
    placeholder: 78,
    sort: (payout) => textKey(payoutLook(payout).label),
    cell: (payout) => <PayoutBadge payout={payout} />,
  },
  {
    id: 'created_at',
    header: 'Date',
    className: 'cell-date',
    width: 160,
    placeholder: 136,
    sort: (payout) => readTime(payout.created_at),
    cell: (payout) => formatDateTime(payout.created_at),
  },
  {
    id: 'details',
    card: 'actions',
    header: 'Actions',
    className: 'cell-nowrap cell-end cell-stuck cell-open',
    width: 84,
    placeholder: 50,
    cell: (payout) => (
      <button
        type="button"
        className="button"
        data-variant="ghost"
        data-row-open
        aria-label={`Details of ${payoutName(payout)}`}
      >
        Details
      </button>
    ),
  },
];
