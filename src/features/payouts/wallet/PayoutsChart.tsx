import type { Page as PageOf } from '../../../api/http/page';
import type { Transaction } from '../../../api/types';
import { BarChart } from '../../../ui/charts/BarChart';
import { Panel } from '../../../ui/layout/Panel';
import { formatDate } from '../../../lib/dates';
import { loaded, type Load } from '../../../lib/load';
import { formatMoney } from '../../../lib/money';
import { formatCount } from '../../../lib/numbers';
import { payoutsOverTime, type PayoutsOverTime } from './payoutsOverTime';

function note({ currency, otherCurrencies }: PayoutsOverTime): string {
  const others = otherCurrencies === 0 ? '' : `; ${formatCount(otherCurrencies)} in other currencies not drawn`;
  return `On this page, in ${currency}${others}`;
}

const payoutCount = (count: number) => `${formatCount(count)} ${count === 1 ? 'payout' : 'payouts'}`;

/** 'Nov 12'. The tooltip has the year. */
const shortDay = (day: string) => formatDate(day, 'UTC').replace(/, \d+$/, '');

/** A small chart of the payouts among the loaded rows. Its size changes only where nothing stands below it. */
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
                text: `${formatDate(day, 'UTC')}: ${formatMoney(amount, history.currency)} in ${payoutCount(count)}`,
              }))}
            />
            <p className="muted">{note(history)}</p>
          </>
        )}
        {load.status === 'failed' && <p className="wallet-chart-empty">Shown once the history is loaded</p>}
        {rows && !history && <p className="wallet-chart-empty">No payouts among the rows shown</p>}
      </div>
    </Panel>
  );
}
