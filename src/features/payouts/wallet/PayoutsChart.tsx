import { groupBy } from '../../../lib/groupBy';
import { countOf, currencyOf, isPayout, shortDay, type PayoutFields } from '../model';
import { localDay, formatDate } from '../../../lib/dates';
import { sumDecimals } from '../../../lib/decimals';
import type { Page as PageOf } from '../../../api/http/page';
import type { Transaction } from '../../../api/types';
import { BarChart } from '../../../ui/charts/BarChart';
import { Panel } from '../../../ui/layout/Panel';
import { loaded, type Load } from '../../../lib/load';
import { formatMoney } from '../../../lib/money';
import { formatCount } from '../../../lib/numbers';

interface PayoutsOverTime {
  /** Of the newest payout. */
  currency: string;
  days: { day: string; count: number; amount: string }[];
  otherCurrencies: number;
}

export function payoutsOverTime(
  rows: readonly PayoutFields[],
  timeZone?: string,
): PayoutsOverTime | undefined {
  const payouts = rows
    .filter(isPayout)
    .map((row) => ({ row, day: localDay(row.created_at, timeZone) }))
    .filter(({ day }) => day !== '')
    .sort((a, b) => a.day.localeCompare(b.day));
  const newest = payouts.at(-1);
  if (!newest) return undefined;
  const currency = currencyOf(newest.row);
  const shown = payouts.filter(({ row }) => currencyOf(row) === currency);
  const days = [...groupBy(shown, ({ day }) => day)].map(([day, those]) => ({
    day,
    count: those.length,
    amount: sumDecimals(those.map(({ row }) => row.price_amount)),
  }));
  return { currency, days, otherCurrencies: payouts.length - shown.length };
}

export function PayoutsChart({ load }: { load: Load<PageOf<Transaction>> }) {
  const rows = loaded(load)?.results;
  const history = rows && payoutsOverTime(rows);
  return (
    <Panel title="Payouts over time">
      <div className="wallet-chart" aria-busy={load.status === 'loading'}>
        {history && (
          <>
            <BarChart
              label={`Payouts over time, ${formatCount(history.days.length)} days`}
              bars={history.days.map(({ day, count, amount }) => ({
                id: day,
                label: shortDay(day),
                value: Number(amount),
                text: `${formatDate(day, 'UTC')}: ${formatMoney(amount, history.currency)} in ${countOf(count)}`,
              }))}
            />
            <p className="muted">
              {`On this page, in ${history.currency}${
                history.otherCurrencies > 0
                  ? `; ${formatCount(history.otherCurrencies)} in other currencies not drawn`
                  : ''
              }`}
            </p>
          </>
        )}
        {load.status === 'failed' && (
          <p className="wallet-chart-empty">Shown once the history is loaded</p>
        )}
        {rows && !history && <p className="wallet-chart-empty">No payouts among the rows shown</p>}
      </div>
    </Panel>
  );
}
