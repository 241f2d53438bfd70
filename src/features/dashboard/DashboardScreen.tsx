import type { DashboardCompetition, Dashboard } from '../../api/types';
import { ProgressBar } from '../../ui/charts/ProgressBar';
import { EmptyState, LoadPanel, Skeleton } from '../../ui/feedback/states';
import {
  activeCompetitions,
  competitionDaysLeft,
  competitionProgress,
  competitionTitle,
} from '../competitions/model';
import { formatDate } from '../../lib/dates';
import { readId } from '../../lib/ids';
import { limits } from '../../lib/limits';
import { formatCount } from '../../lib/numbers';
import { dash } from '../../lib/text';
import { hrefs, payoutHrefs } from '../../paths';
import { CircleDollarSign, Clock3, Trophy, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { RefreshButton } from '../../ui/fields/RefreshButton';
import { Page } from '../../ui/layout/Page';
import { Panel } from '../../ui/layout/Panel';
import { StatCard } from '../../ui/layout/StatCard';
import { loaded, type Load } from '../../lib/load';
import { formatMoney } from '../../lib/money';
import { RecentActivity } from './RecentActivity';
import './dashboard.css';

interface CompetitionStatusProps {
  /** The competitions to list. Null or undefined if there are none to show. */
  competitions: readonly DashboardCompetition[] | null | undefined;
  /** True until the data is loaded. Placeholders are shown. */
  isLoading: boolean;
  /** The present, in milliseconds since 1970. */
  now: number;
}

function Placeholders() {
  return Array.from({ length: limits.dashboard.competitions }, (_, index) => (
    <li key={index} className="contest">
      <Skeleton width={160} height={20} />
      <Skeleton width="100%" height={8} />
      <Skeleton width={220} />
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
      <div className="contest-head">
        <span className="contest-title">
          {id === undefined ? title : <a href={hrefs.competition(id)}>{title}</a>}
        </span>
        <span className="contest-percent">
          {percent === undefined ? dash : `${String(percent)}%`}
        </span>
      </div>
      <ProgressBar label={`${title} progress`} percent={percent ?? 0} />
      <div className="contest-foot">
        <span>
          {[
            `${formatDate(competition.start_date)} – ${formatDate(competition.end_date)}`,
            left !== undefined && `${formatCount(left)} ${left === 1 ? 'day' : 'days'} left`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>{formatCount(competition.contestants)} contestants</span>
      </div>
    </li>
  );
}

/** Up to three active competitions with their progress, running ones first. */
function CompetitionStatus({ competitions, isLoading, now }: CompetitionStatusProps) {
  const active = activeCompetitions(competitions ?? [], now);
  if (!isLoading && active.length === 0)
    return (
      <EmptyState
        title="No active competitions"
        text="Competitions appear here until they are ended."
      />
    );
  return (
    <ul>
      {isLoading ? (
        <Placeholders />
      ) : (
        active.map((competition, index) => (
          <Contest key={readId(competition.id) ?? index} competition={competition} now={now} />
        ))
      )}
    </ul>
  );
}

export interface DashboardScreenProps {
  /** The figures and lists: loading, loaded, or why they could not be read. */
  load: Load<Dashboard>;
  /** Milliseconds since 1970. Relative times and progress are calculated for this moment. */
  now: number;
  /** True while figures that are already shown are read again. */
  isRefreshing: boolean;
  /**
   * What waits for the admin. It comes later than the figures: while it is false, its place is
   * kept.
   */
  waits?: ReactNode;
  /** The payouts of the week, in the same way. */
  week?: ReactNode;
  /** Called to read the figures again now. */
  onRefresh: () => void;
}

// Section 2, R331.
/**
 * The first page: the firm's figures, recent activity and running competitions. Each card leads
 * where its figure comes from.
 */
export function DashboardScreen({
  load,
  now,
  isRefreshing,
  waits,
  week,
  onRefresh,
}: DashboardScreenProps) {
  const data = loaded(load);
  const waiting = waits !== undefined && <div className="waits-slot">{waits}</div>;
  return (
    <Page
      title="Dashboard"
      actions={<RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />}
    >
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
        {waiting}
        <div className="panel-grid">
          <Panel title="Recent Activity">
            <RecentActivity activities={data?.recent_activity} isLoading={!data} now={now} />
          </Panel>
          <Panel title="Competition Status">
            <CompetitionStatus
              competitions={data?.competition_status}
              isLoading={!data}
              now={now}
            />
          </Panel>
          {week !== undefined && <div className="week-slot">{week}</div>}
        </div>
      </LoadPanel>
      {/* It has its own readings, so it stays if the dashboard's own one fails. */}
      {(load.status === 'failed' || load.status === 'forbidden') && waiting}
    </Page>
  );
}
