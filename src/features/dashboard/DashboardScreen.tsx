import type { DashboardCompetition, Dashboard, DashboardActivity } from '~/api/types';
import { ProgressBar } from '~/ui/charts/ProgressBar';
import { EmptyState, LoadPanel, Skeleton } from '~/ui/feedback/states';
import {
  activeCompetitions,
  competitionDaysLeft,
  competitionProgress,
  competitionTitle,
} from '~/features/competitions/model';
import { formatDate, formatDateTime, formatRelativeTime, readTime } from '~/lib/dates';
import { limits } from '~/lib/limits';
import { type Loose, readId } from '~/lib/records';
import { countOf, formatCount } from '~/lib/numbers';
import { dash, formatText } from '~/lib/text';
import { hrefs, payoutHrefs } from '~/routes';
import {
  CircleDollarSign,
  Clock3,
  Trophy,
  Users,
  ArrowUpRight,
  CircleCheck,
  CircleDot,
  CircleX,
  type LucideIcon,
} from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { RefreshButton } from '~/ui/fields/RefreshButton';
import { Row, Stack, Panel } from '~/ui/layout/Layout';
import { Page } from '~/ui/layout/Page';
import { StatCard } from '~/ui/layout/StatCard';
import { loaded, type Load } from '~/lib/load';
import { formatMoney } from '~/lib/money';
import type { StatusBadge } from '~/lib/tone';
import './dashboard.css';

type Activity = Loose<DashboardActivity>;

interface ActivityBadge extends StatusBadge {
  icon: LucideIcon;
}

/** A Map, so that an action named like an inherited property ('toString') finds nothing. */
const known = new Map<unknown, ActivityBadge>([
  ['CHALLENGE_FAILED', { label: 'Challenge Failed', icon: CircleX, tone: 'bad' }],
  ['CHALLENGE_PASSED', { label: 'Challenge Passed', icon: CircleCheck, tone: 'ok' }],
  ['PHASE_1_PASSED', { label: 'Moved to Phase 2', icon: ArrowUpRight, tone: 'info' }],
  ['PHASE_2_PASSED', { label: 'Phase 2 Completed', icon: ArrowUpRight, tone: 'info' }],
]);

export const activityBadge = ({ action, details }: Activity): ActivityBadge =>
  known.get(action) ?? { label: formatText(details), icon: CircleDot, tone: 'neutral' };

export function recentActivities<A extends Activity>(activities: readonly A[]): A[] {
  const time = (activity: A) => readTime(activity.timestamp) ?? -Infinity;
  return [...activities].sort((a, b) => time(b) - time(a)).slice(0, limits.dashboard.activities);
}

const activityPlaceholder = (
  <li className="activity">
    <span className="tone-icon" />
    <Skeleton width="80%" />
    <Skeleton width={64} />
  </li>
);

function ActivityItem({ activity, now }: { activity: DashboardActivity; now: number }) {
  const { icon: Icon, label, tone } = activityBadge(activity);
  return (
    <li className="activity">
      <span className="tone-icon" data-tone={tone}>
        <Icon size={16} aria-hidden />
      </span>
      <span>
        <bdi>{formatText(activity.name)}</bdi> <span>{label}</span>
      </span>
      <time
        dateTime={
          readTime(activity.timestamp) === undefined ? undefined : (activity.timestamp ?? undefined)
        }
        title={formatDateTime(activity.timestamp)}
      >
        {formatRelativeTime(activity.timestamp, now)}
      </time>
    </li>
  );
}

const contestPlaceholder = (
  <li>
    <Stack gap={1}>
      <Skeleton width={160} height={20} />
      <Skeleton width="100%" height={8} />
      <Skeleton width={220} height={22} />
    </Stack>
  </li>
);

function Contest({ competition, now }: { competition: DashboardCompetition; now: number }) {
  const title = competitionTitle(competition);
  const percent = competitionProgress(competition, now);
  const left = competitionDaysLeft(competition, now);
  const id = readId(competition.id);
  return (
    <li className="contest">
      <Row gap={3}>
        {id === undefined ? title : <a href={hrefs.competition(id)}>{title}</a>}
        <strong>{percent === undefined ? dash : `${String(percent)}%`}</strong>
      </Row>
      <ProgressBar label={`${title} progress`} part={(percent ?? 0) / 100} />
      <Row gap={3} className="muted">
        <span>
          {[
            `${formatDate(competition.start_date)} – ${formatDate(competition.end_date)}`,
            left !== undefined && `${countOf(left, 'day')} left`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>{formatCount(competition.contestants)} contestants</span>
      </Row>
    </li>
  );
}

interface ListPanelProps<Row> {
  title: string;
  rows: readonly Row[] | undefined;
  expected: number;
  placeholder: ReactNode;
  empty: { title: string; text: string };
  itemOf: (row: Row) => ReactNode;
}

function ListPanel<Row extends { id?: unknown }>({
  title,
  rows,
  expected,
  placeholder,
  empty,
  itemOf,
}: ListPanelProps<Row>) {
  const items =
    rows?.map((row, index) => ({ key: readId(row.id) ?? index, item: itemOf(row) })) ??
    Array.from({ length: expected }, (_, key) => ({ key, item: placeholder }));
  return (
    <Panel title={title}>
      {items.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <ul className="dashboard-list">
          {items.map(({ key, item }) => (
            <Fragment key={key}>{item}</Fragment>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Kept in the place of what is read after the figures. */
export const waitsOutline = (
  <Panel title="Needs attention">
    <Skeleton width={140} />
  </Panel>
);

export const weekOutline = (
  <Panel title="Payouts in the last 7 days">
    <div aria-busy>
      <Skeleton width="100%" height={120} />
      <Skeleton width={220} />
    </div>
  </Panel>
);

interface DashboardScreenProps {
  load: Load<Dashboard>;
  now: number;
  isRefreshing: boolean;
  waits: ReactNode;
  week: ReactNode;
  onRefresh: () => void;
}

export function DashboardScreen({
  load,
  now,
  isRefreshing,
  waits,
  week,
  onRefresh,
}: DashboardScreenProps) {
  const data = loaded(load);
  return (
    <Page
      title="Dashboard"
      actions={<RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />}
    >
      {/* Has its own readings, so it stays if the dashboard's fails. */}
      <div className="waits-slot">{waits}</div>
      <LoadPanel load={load} what="The dashboard">
        <div className="stat-grid">
          <StatCard
            label="Users"
            icon={Users}
            value={data && formatCount(data.users)}
            href={hrefs.allUsers}
          />
          <StatCard
            label="Competitions"
            icon={Trophy}
            value={data && formatCount(data.competitions)}
            href={hrefs.competitions}
          />
          <StatCard
            label="Volume"
            icon={CircleDollarSign}
            value={data && formatMoney(data.volume)}
          />
          <StatCard
            label="Pending Withdrawals"
            icon={Clock3}
            value={data && formatCount(data.pending_withdrawal)}
            href={payoutHrefs.pending}
          />
        </div>
        <div className="panel-grid">
          <ListPanel
            title="Recent Activity"
            rows={data && recentActivities(data.recent_activity ?? [])}
            expected={limits.dashboard.activities}
            placeholder={activityPlaceholder}
            empty={{
              title: 'No recent activity',
              text: 'Passed and failed challenges appear here as they happen.',
            }}
            itemOf={(activity) => <ActivityItem activity={activity} now={now} />}
          />
          <ListPanel
            title="Competition Status"
            rows={data && activeCompetitions(data.competition_status ?? [], now)}
            expected={limits.dashboard.competitions}
            placeholder={contestPlaceholder}
            empty={{
              title: 'No active competitions',
              text: 'Competitions appear here until they end.',
            }}
            itemOf={(competition) => <Contest competition={competition} now={now} />}
          />
          <div className="week-slot">{week}</div>
        </div>
      </LoadPanel>
    </Page>
  );
}
