import { plainDecimal } from '../values/decimals';
import { formatMoney } from '../values/money';
import { readDecimal } from '../values/numbers';
import { formatText } from '../values/text';
import { payoutLook } from '../wallet/transactions';

/** The fields that a decision rests on. They come from the wire and may be anything. */
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

/** One thing that has changed, in words. */
export interface PayoutChange {
  label: 'Status' | 'User' | 'Amount' | 'Pay Amount' | 'Pay Address' | 'Pay Network';
  before: string;
  after: string;
}

/** The currency as the wire has it. Undefined if none is named. */
export const readCurrency = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value.trim() : undefined);

/** The amount asked for, exact to the digit; in dollars unless the payout names another currency. */
export const payoutAmount = ({ price_amount, price_currency }: PayoutFields): string =>
  formatMoney(price_amount, readCurrency(price_currency));

/** The disbursed amount, in the currency of the amount asked for; a dash if there is none. */
export const disbursedAmount = ({ disbursed_amount, price_currency }: PayoutFields): string =>
  formatMoney(disbursed_amount, readCurrency(price_currency));

/** The amount paid out, in the currency it is paid in; a dash if there is none. */
export function payAmount({ pay_amount, pay_currency }: PayoutFields): string {
  const currency = readCurrency(pay_currency);
  // An amount whose currency is not named must not read as dollars.
  return currency === undefined ? formatText(readDecimal(pay_amount)) : formatMoney(pay_amount, currency);
}

const nameOf = (user: unknown) =>
  typeof user === 'object' && user !== null && 'full_name' in user ? formatText(user.full_name) : formatText(undefined);
const userIdOf = (user: unknown) => (typeof user === 'object' && user !== null && 'id' in user ? formatText(user.id) : undefined);

const plainAmount = (value: unknown) => plainDecimal(value) ?? formatText(value);

type Reading = (payout: PayoutFields) => string;

/** What is compared, and how a change is put into words. */
const compared: readonly { label: PayoutChange['label']; value: Reading; text: Reading }[] = [
  { label: 'Status', value: ({ status }) => formatText(status), text: (payout) => payoutLook(payout).label },
  {
    label: 'Amount',
    value: ({ price_amount, price_currency }) => `${plainAmount(price_amount)} ${readCurrency(price_currency) ?? 'USD'}`,
    text: payoutAmount,
  },
  {
    label: 'Pay Amount',
    value: ({ pay_amount, pay_currency }) => `${plainAmount(pay_amount)} ${formatText(pay_currency)}`,
    text: payAmount,
  },
  { label: 'Pay Address', value: ({ pay_address }) => formatText(pay_address), text: ({ pay_address }) => formatText(pay_address) },
  { label: 'Pay Network', value: ({ pay_network }) => formatText(pay_network), text: ({ pay_network }) => formatText(pay_network) },
];

/** A wallet's own history may leave the user out: that is no change. */
function userChange(before: PayoutFields, after: PayoutFields): PayoutChange[] {
  const [was, is] = [userIdOf(before.user), userIdOf(after.user)];
  return was === undefined || is === undefined || was === is
    ? []
    : [{ label: 'User', before: `${nameOf(before.user)} (${was})`, after: `${nameOf(after.user)} (${is})` }];
}

/** What changed between two readings of one payout: status, user, amounts, address. Another spelling of the same amount is no change. */
export function payoutChanges(before: PayoutFields, after: PayoutFields): PayoutChange[] {
  const moved = compared.filter(({ value }) => value(before) !== value(after));
  return [...moved.map(({ label, text }) => ({ label, before: text(before), after: text(after) })), ...userChange(before, after)];
}
