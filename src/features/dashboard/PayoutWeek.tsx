import { BarChart } from '../../ui/charts/BarChart';
import { FailedState, ForbiddenState } from '../../ui/feedback/states';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Panel } from '../../ui/layout/Panel';
import type { WeekOfPayouts } from './model';
import { formatDate } from '../../lib/dates';
import type { Load } from '../../lib/load';
import { payoutLook, payoutStatusLabels, type PayoutStatus } from '../payouts/wallet/transactions';
import { waitingMessages as says } from './messages';
import { payoutHrefs } from '../../paths';
import './waits.css';

export interface PayoutWeekProps {
  /** `read` of the `count` payouts of the week are in the figures. */
  load: Load<WeekOfPayouts & { read: number; count: number }>;
}

/** The keys of the record are the statuses, in section 9's order. */
const statuses = Object.keys(payoutStatusLabels) as PayoutStatus[];

/** 'Nov 12'. The tooltip has the year. */
const shortDay = (day: string) => formatDate(day, 'UTC').replace(/, \d+$/, '');

function Figures({ days, byStatus, read, count }: WeekOfPayouts & { read: number; count: number }) {
  const partsOf = (counts: Record<PayoutStatus, number>) =>
    statuses
      .filter((status) => counts[status] > 0)
      .map((status) => ({ tone: payoutLook({ status }).tone, value: counts[status] }));
  return (
    <>
      <div className="week-chart">
        <BarChart
          label={`Requests by day, ${String(days.length)} days`}
          bars={days.map(({ day, count: ofDay, byStatus: counts }) => ({
            id: day,
            label: shortDay(day),
            value: ofDay,
            text: [
              `${formatDate(day, 'UTC')}: ${String(ofDay)}`,
              ...statuses.map((status) => says.weekStatus(counts[status], status)),
            ].join(', '),
            parts: partsOf(counts),
          }))}
        />
      </div>
      <ul className="week-links">
        {statuses.map((status) => (
          <li key={status} className="badge" data-tone={payoutLook({ status }).tone}>
            <a href={payoutHrefs.ofTheWeek(status)}>{says.weekStatus(byStatus[status], status)}</a>
          </li>
        ))}
      </ul>
      <p className="muted">{says.weekNote(read, count)}</p>
    </>
  );
}

/** The payouts of the last 7 days by day and status. Each status is a link to these payouts. */
export function PayoutWeek({ load }: PayoutWeekProps) {
  return (
    <Panel title="Payouts in the last 7 days">
      {load.status === 'forbidden' && <ForbiddenState />}
      {load.status === 'failed' && (
        <FailedState what="The payouts of the week" reason={load.reason} onRetry={load.onRetry} />
      )}
      {load.status === 'loading' && (
        <div aria-busy>
          <Skeleton width="100%" height={120} />
          <Skeleton width={220} />
        </div>
      )}
      {load.status === 'ready' && <Figures {...load.data} />}
    </Panel>
  );
}
