import { BarChart } from '~/ui/charts/BarChart';
import { LoadState } from '~/ui/feedback/states';
import { Row, Panel } from '~/ui/layout/Layout';
import { formatDate } from '~/lib/dates';
import type { Load } from '~/lib/load';
import {
  payoutBadge,
  payoutStatusLabels,
  shortDay,
  type PayoutStatus,
} from '~/features/payouts/model';
import { payoutHrefs } from '~/routes';
import { firstRows } from '~/api/http/eachPage';
import type { Source } from '~/api/reading/prefetch';
import { useReading, toLoad } from '~/api/reading/reading';
import type { Page, Payout } from '~/api/types';
import { datePresetRange, type DayRange } from '~/lib/presets';
import { cacheKeys } from '~/features/cacheKeys';
import { listPayouts } from '~/features/payouts/api';
import { weekOutline } from './DashboardScreen';
import { waitingMessages as says } from './messages';
import { weekOfPayouts, type WeekOfPayouts } from './model';
import './dashboard.css';

type Week = WeekOfPayouts & { read: number; count: number };

const statuses = Object.keys(payoutStatusLabels) as PayoutStatus[];

function Figures({ days, byStatus, read, count }: Week) {
  const partsOf = (counts: Record<PayoutStatus, number>) =>
    statuses
      .filter((status) => counts[status] > 0)
      .map((status) => ({ tone: payoutBadge({ status }).tone, value: counts[status] }));
  return (
    <div className="week">
      <div>
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
      <div>
        <Row as="ul" gap={2}>
          {statuses
            .filter((status) => byStatus[status] > 0)
            .map((status) => (
              <li key={status} className="badge" data-tone={payoutBadge({ status }).tone}>
                <a href={payoutHrefs.ofTheWeek(status)}>
                  {says.weekStatus(byStatus[status], status)}
                </a>
              </li>
            ))}
        </Row>
        <p className="muted">{says.weekNote(read, count)}</p>
      </div>
    </div>
  );
}

export function PayoutWeek({ load }: { load: Load<Week> }) {
  if (load.status === 'loading') return weekOutline;
  return (
    <Panel title="Payouts in the last 7 days">
      <LoadState load={load} what="The payouts of the week">
        {load.status === 'ready' && <Figures {...load.data} />}
      </LoadState>
    </Panel>
  );
}

const weekLimit = 1000;

const weekSource = (range: DayRange): Source<Page<Payout>> => ({
  // Keyed like any payout list, so that a decision or 'Refresh' reads it again.
  key: cacheKeys.payouts({ ...range, page: 1, pageSize: weekLimit }),
  read: (signal) => firstRows((page) => listPayouts({ ...range, ...page }, signal), weekLimit, 100),
});

export function useWeekOfPayouts(now: number) {
  const range = datePresetRange('this_week', now) ?? { date_after: '', date_before: '' };
  return { ...useReading(weekSource(range)), range };
}

export function DashboardWeek({ now }: { now: number }) {
  const { range, ...week } = useWeekOfPayouts(now);
  return (
    <PayoutWeek
      load={toLoad({
        ...week,
        data: week.data && {
          ...weekOfPayouts(week.data.results, range),
          read: week.data.results.length,
          count: week.data.count,
        },
      })}
    />
  );
}
