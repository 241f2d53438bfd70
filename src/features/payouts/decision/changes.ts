import { plainDecimal } from '../../../lib/decimals';
import { formatMoney, type Amount, type Places } from '../../../lib/money';
import { readDecimal } from '../../../lib/numbers';
import { moneyKey, type SortKey } from '../../../lib/sorting';
import { filledText, formatText, isolate } from '../../../lib/text';
import { payoutLook } from '../wallet/transactions';

/**
 * The fields that a decision depends on. They come from the server; nothing is assumed about their
 * values.
 */
export interface PayoutFields {
  status?: unknown;
  price_amount?: unknown;
  price_currency?: unknown;
  pay_amount?: unknown;
  pay_currency?: unknown;
  pay_address?: unknown;
  pay_network?: unknown;
  disbursed_amount?: unknown;
  user?: unknown;
}

/** A changed field with its old and new value, as text. */
export interface PayoutChange {
  label: 'Status' | 'User' | 'Amount' | 'Pay Amount' | 'Pay Address' | 'Pay Network';
  before: string;
  after: string;
}

/** The currency as the API sent it. Undefined if there is none. */
export const readCurrency = (value: unknown): string | undefined => filledText(value)?.trim();

/**
 * The currency of a payout's amounts, in capitals. US dollars if it names none. Amounts are only
 * compared or added up within one.
 */
export const currencyOf = ({ price_currency }: Pick<PayoutFields, 'price_currency'>): string =>
  (readCurrency(price_currency) ?? 'USD').toUpperCase();

/** The requested amount. In dollars unless the payout has another currency. */
export const priceOf = ({ price_amount, price_currency }: PayoutFields): Amount => ({
  value: price_amount,
  currency: readCurrency(price_currency),
});

/** The requested amount with all its digits. */
export function payoutAmount(payout: PayoutFields, places?: Places): string {
  const { value, currency } = priceOf(payout);
  return formatMoney(value, currency, places);
}

/** The key by which payouts are sorted by amount. */
export const priceKey = (payout: PayoutFields): SortKey =>
  moneyKey(payout.price_amount, currencyOf(payout));

/** The disbursed amount, in the currency of the requested amount. A dash if there is none. */
export const disbursedAmount = ({ disbursed_amount, price_currency }: PayoutFields): string =>
  formatMoney(disbursed_amount, readCurrency(price_currency));

/** The amounts in a payout's table cell: the requested amount, and what is paid for it. */
export function cellAmounts(payout: PayoutFields): Amount[] {
  const currency = readCurrency(payout.pay_currency);
  return [
    priceOf(payout),
    ...(currency === undefined ? [] : [{ value: payout.pay_amount, currency }]),
  ];
}

/** The amount that is paid, in the currency in which it is paid. A dash if there is none. */
export function payAmount({ pay_amount, pay_currency }: PayoutFields, places?: Places): string {
  const currency = readCurrency(pay_currency);
  // Without a currency the amount must not look like dollars.
  return currency === undefined
    ? formatText(readDecimal(pay_amount))
    : formatMoney(pay_amount, currency, places);
}

const nameOf = (user: unknown) =>
  typeof user === 'object' && user !== null && 'full_name' in user ? user.full_name : undefined;

/**
 * 'Amara Okafor, $1,250.00': whom and how much a payout is about. Only the amount if nobody is
 * named.
 */
export function whoAndHowMuch(payout: PayoutFields): string {
  const name = filledText(nameOf(payout.user));
  return name === undefined ? payoutAmount(payout) : `${isolate(name)}, ${payoutAmount(payout)}`;
}

const userIdOf = (user: unknown) =>
  typeof user === 'object' && user !== null && 'id' in user ? formatText(user.id) : undefined;

const plainAmount = (value: unknown) => plainDecimal(value) ?? formatText(value);

type Reading = (payout: PayoutFields) => string;

/** The compared fields, and the text for each. */
const compared: readonly { label: PayoutChange['label']; value: Reading; text: Reading }[] = [
  {
    label: 'Status',
    value: ({ status }) => formatText(status),
    text: (payout) => payoutLook(payout).label,
  },
  {
    label: 'Amount',
    value: ({ price_amount, price_currency }) =>
      `${plainAmount(price_amount)} ${readCurrency(price_currency) ?? 'USD'}`,
    text: payoutAmount,
  },
  {
    label: 'Pay Amount',
    value: ({ pay_amount, pay_currency }) => `${plainAmount(pay_amount)} ${isolate(pay_currency)}`,
    text: payAmount,
  },
  {
    label: 'Pay Address',
    value: ({ pay_address }) => formatText(pay_address),
    text: ({ pay_address }) => formatText(pay_address),
  },
  {
    label: 'Pay Network',
    value: ({ pay_network }) => formatText(pay_network),
    text: ({ pay_network }) => formatText(pay_network),
  },
];

/** The rows of a wallet's history may lack the user. That doesn't count as a change. */
function userChange(before: PayoutFields, after: PayoutFields): PayoutChange[] {
  const [was, is] = [userIdOf(before.user), userIdOf(after.user)];
  return was === undefined || is === undefined || was === is
    ? []
    : [
        {
          label: 'User',
          before: `${isolate(nameOf(before.user))} (${was})`,
          after: `${isolate(nameOf(after.user))} (${is})`,
        },
      ];
}

/**
 * Returns what changed between two readings of one payout: status, user, amounts, address. Another
 * spelling of the same amount doesn't count.
 */
export function payoutChanges(before: PayoutFields, after: PayoutFields): PayoutChange[] {
  const moved = compared.filter(({ value }) => value(before) !== value(after));
  return [
    ...moved.map(({ label, text }) => ({ label, before: text(before), after: text(after) })),
    ...userChange(before, after),
  ];
}
