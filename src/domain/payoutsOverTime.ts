import { localDay } from './dates';
import { sumDecimals } from './decimals';
import { isPayout } from './transactions';

export interface PayoutRow {
  type?: unknown;
  price_amount?: unknown;
  price_currency?: unknown;
  created_at?: unknown;
}

export interface PayoutDay {
  /** 'YYYY-MM-DD' */
  day: string;
  count: number;
  /** The day's sum as decimal text, exact. */
  amount: string;
}

export interface PayoutsOverTime {
  /** Amounts of different currencies are never added up: that of the newest payout is shown. */
  currency: string;
  days: PayoutDay[];
  /** How many payouts are left out because they are in another currency. */
  otherCurrencies: number;
}

const currencyOf = ({ price_currency }: PayoutRow) => (typeof price_currency === 'string' && price_currency.trim() ? price_currency : 'USD');

/** The payouts among the given rows by the local day on which they were asked for, oldest first. Undefined without any. */
export function payoutsOverTime(rows: readonly PayoutRow[], timeZone?: string): PayoutsOverTime | undefined {
  const payouts = rows
    .filter(isPayout)
    .map((row) => ({ row, day: localDay(row.created_at, timeZone) }))
    .filter(({ day }) => day !== '')
    .sort((a, b) => a.day.localeCompare(b.day));
  const newest = payouts.at(-1);
  if (!newest) return undefined;
  const currency = currencyOf(newest.row);
  const shown = payouts.filter(({ row }) => currencyOf(row) === currency);
  const days = [...new Set(shown.map(({ day }) => day))].map((day) => {
    const amounts = shown.filter((payout) => payout.day === day).map(({ row }) => row.price_amount);
    return { day, count: amounts.length, amount: sumDecimals(amounts) };
  });
  return { currency, days, otherCurrencies: payouts.length - shown.length };
}
