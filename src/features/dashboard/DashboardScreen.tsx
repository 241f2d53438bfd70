import type { DashboardCompetition, Dashboard, DashboardActivity } from '../../api/types';
import { ProgressBar } from '../../ui/charts/ProgressBar';
import { EmptyState, LoadPanel, Skeleton } from '../../ui/feedback/states';
import {
  activeCompetitions,
  competitionDaysLeft,
  competitionProgress,
  competitionTitle,
} from '../competitions/model';
import { formatDate, formatDateTime, formatRelativeTime, readTime } from '../../lib/dates';
import { readId } from '../../lib/ids';
import { limits } from '../../lib/limits';
import { formatCount } from '../../lib/numbers';
import { dash, formatText } from '../../lib/text';
import { hrefs, payoutHrefs } from '../../paths';
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
import type { ReactNode } from 'react';
import { RefreshButton } from '../../ui/fields/RefreshButton';
import { Row, Stack } from '../../ui/layout/Layout';
import { Page } from '../../ui/layout/Page';
import { Panel } from '../../ui/layout/Panel';
import { StatCard } from '../../ui/layout/StatCard';
import { loaded, type Load } from '../../lib/load';
import { formatMoney } from '../../lib/money';
import type { Tone } from '../../ui/table/Badge';
import './dashboard.css';

interface Activity {
  action?: unknown;
  details?: unknown;
  timestamp?: unknown;
}

type ActivityOutcome = 'passed' | 'failed' | 'advanced' | 'other';

/** A Map, so that an action named like an inherited property ('toString') finds nothing. */
const known = new Map<unknown, { label: string; outcome: ActivityOutcome }>([
  ['CHALLENGE_FAILED', { label: 'Challenge Failed', outcome: 'failed' }],
  ['CHALLENGE_PASSED', { label: 'Challenge Passed', outcome: 'passed' }],
  ['PHASE_1_PASSED', { label: 'Moved to Phase 2', outcome: 'advanced' }],
  ['PHASE_2_PASSED', { label: 'Phase 2 Completed', outcome: 'advanced' }],
]);

/** Section 2: an unknown action shows its details, or a dash if it has none. */
export const activityLabel = ({ action, details }: Activity): string =>
  known.get(action)?.label ?? formatText(details);

export const activityOutcome = ({ action }: Activity): ActivityOutcome =>
  known.get(action)?.outcome ?? 'other';

/** Newest first. Activities without a readable time come last. */
export function recentActivities<A extends Activity>(activities: readonly A[]): A[] {
  const time = (activity: A) => readTime(activity.timestamp) ?? -Infinity;
  return [...activities].sort((a, b) => time(b) - time(a)).slice(0, limits.dashboard.activities);
}

const looks: Record<ActivityOutcome, { icon: LucideIcon; tone: Tone }> = {
  passed: { icon: CircleCheck, tone: 'ok' },
  advanced: { icon: ArrowUpRight, tone: 'info' },
  failed: { icon: CircleX, tone: 'bad' },
  other: { icon: CircleDot, tone: 'neutral' },
};

function ActivityPlaceholders() {
  return Array.from({ length: limits.dashboard.activities }, (_, index) => (
    <li key={index} className="activity">
      <span className="tone-icon" />
      <Skeleton width={200} />
      <Skeleton width={64} />
    </li>
  ));
}

function ActivityItem({ activity, now }: { activity: DashboardActivity; now: number }) {
  const { icon: Icon, tone } = looks[activityOutcome(activity)];
  return (
    <li className="activity">
      <span className="tone-icon" data-tone={tone}>
        <Icon size={16} aria-hidden />
      </span>
      <span>
        <bdi>{formatText(activity.name)}</bdi> <span>{activityLabel(activity)}</span>
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

function RecentActivity({
  activities,
  isLoading,
  now,
}: {
  activities: readonly DashboardActivity[];
  isLoading: boolean;
  now: number;
}) {
  const recent = recentActivities(activities);
  if (!isLoading && recent.length === 0)
    return (
      <EmptyState
        title="No recent activity"
        text="Passed and failed challenges appear here as they happen."
      />
    );
  return (
    <ul className="dashboard-list">
      {isLoading ? (
        <ActivityPlaceholders />
      ) : (
        recent.map((activity, index) => (
          <ActivityItem key={readId(activity.id) ?? index} activity={activity} now={now} />
        ))
      )}
    </ul>
  );
}

function CompetitionPlaceholders() {
  return Array.from({ length: limits.dashboard.competitions }, (_, index) => (
    <li key={index}>
      <Stack gap={1}>
        <Skeleton width={160} height={20} />
        <Skeleton width="100%" height={8} />
        <Skeleton width={220} height={22} />
      </Stack>
    </li>
  ));
}

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
      <ProgressBar label={`${title} progress`} percent={percent ?? 0} />
      <Row gap={3} className="muted">
        <span>
          {[
            `${formatDate(competition.start_date)} – ${formatDate(competition.end_date)}`,
            left !== undefined && `${formatCount(left)} ${left === 1 ? 'day' : 'days'} left`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>{formatCount(competition.contestants)} contestants</span>
      </Row>
    </li>
  );
}

function CompetitionStatus({
  competitions,
  isLoading,
  now,
}: {
  competitions: readonly DashboardCompetition[];
  isLoading: boolean;
  now: number;
}) {
  const active = activeCompetitions(competitions, now);
  if (!isLoading && active.length === 0)
    return (
      <EmptyState
        title="No active competitions"
        text="Competitions appear here until they are ended."
      />
    );
  return (
    <ul className="dashboard-list">
      {isLoading ? (
        <CompetitionPlaceholders />
      ) : (
        active.map((competition, index) => (
          <Contest key={readId(competition.id) ?? index} competition={competition} now={now} />
        ))
      )}
    </ul>
  );
}

export interface DashboardScreenProps {
  load: Load<Dashboard>;
  /** Milliseconds since 1970. */
  now: number;
  isRefreshing: boolean;
  /** What waits. It is read after the figures: while it is false, its place is kept. */
  waits?: ReactNode;
  /** The payouts of the week, in the same way. */
  week?: ReactNode;
  onRefresh: () => void;
}

// Section 2, R331.
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
      {/* It has its own readings, so it stays if the dashboard's own one fails. */}
      {waits !== undefined && <div className="waits-slot">{waits}</div>}
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
          <Panel title="Recent Activity">
            <RecentActivity activities={data?.recent_activity ?? []} isLoading={!data} now={now} />
          </Panel>
          <Panel title="Competition Status">
            <CompetitionStatus
              competitions={data?.competition_status ?? []}
              isLoading={!data}
              now={now}
            />
          </Panel>
          {week !== undefined && <div className="week-slot">{week}</div>}
        </div>
      </LoadPanel>
    </Page>
  );
}
