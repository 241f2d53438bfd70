import { currencyOf } from '../decision/changes';
import { localDay } from '../../../lib/dates';
import { sumDecimals } from '../../../lib/decimals';
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
  /** The exact sum of the day as decimal text. */
  amount: string;
}

export interface PayoutsOverTime {
  /** The currency of the newest payout. Amounts in different currencies are never added up, so only this one is shown. */
  currency: string;
  days: PayoutDay[];
  /** How many payouts are left out because they have another currency. */
  otherCurrencies: number;
}

/** Groups the payouts among the rows by the local day of their request, oldest first. Undefined if there are none. */
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
