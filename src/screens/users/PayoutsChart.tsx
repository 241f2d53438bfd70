import type { Transaction } from '../../api/types';
import { BarChart } from '../../components/charts/BarChart';
import { Panel } from '../../components/layout/Panel';
import { formatDate } from '../../domain/dates';
import { formatMoney } from '../../domain/money';
import { formatCount } from '../../domain/numbers';
import { payoutsOverTime, type PayoutsOverTime } from '../../domain/payoutsOverTime';

function note({ currency, otherCurrencies }: PayoutsOverTime): string {
  const others = otherCurrencies === 0 ? '' : `; ${formatCount(otherCurrencies)} in other currencies not drawn`;
  return `On this page, in ${currency}${others}`;
}

/** 'Nov 12': the year stands in the tooltip. */
const shortDay = (day: string) => formatDate(day, 'UTC').replace(/, \d+$/, '');

/** A small picture of the payouts among the loaded rows. It keeps its size, whatever there is to draw. */
export function PayoutsChart({ rows }: { rows: readonly Transaction[] | undefined }) {
  const history = rows && payoutsOverTime(rows);
  return (
    <Panel title="Payouts over time">
      <div className="wallet-chart" aria-busy={rows === undefined}>
        {history && (
          <>
            <BarChart
              label={`Payouts over time, ${formatCount(history.days.length)} days`}
              bars={history.days.map(({ day, count, amount }) => ({
                id: day,
                label: shortDay(day),
                value: Number(amount),
                text: `${formatDate(day, 'UTC')}: ${formatMoney(amount, history.currency)} in ${formatCount(count)} ${count === 1 ? 'payout' : 'payouts'}`,
              }))}
            />
            <p className="muted">{note(history)}</p>
          </>
        )}
        {rows && !history && <p className="wallet-chart-empty">No payouts among the rows shown</p>}
      </div>
    </Panel>
  );
}
