import { CircleDollarSign, Clock3, Trophy, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Dashboard } from '../../api/types';
import { LoadPanel } from '../../ui/feedback/LoadPanel';
import { RefreshButton } from '../../ui/fields/RefreshButton';
import { Page } from '../../ui/layout/Page';
import { Panel } from '../../ui/layout/Panel';
import { StatCard } from '../../ui/layout/StatCard';
import { loaded, type Load } from '../../lib/load';
import { formatMoney } from '../../lib/money';
import { formatCount } from '../../lib/numbers';
import { hrefs, payoutHrefs } from '../../paths';
import { CompetitionStatus } from './CompetitionStatus';
import { RecentActivity } from './RecentActivity';
import './dashboard.css';

export interface DashboardScreenProps {
  /** The figures and lists: loading, loaded, or why they could not be read. */
  load: Load<Dashboard>;
  /** Milliseconds since 1970. Relative times and progress are calculated for this moment. */
  now: number;
  /** True while figures that are already shown are read again. */
  isRefreshing: boolean;
  /** What waits for the admin. It comes later than the figures: while it is false, its place is kept. */
  waits?: ReactNode;
  /** The payouts of the week, in the same way. */
  week?: ReactNode;
  /** Called to read the figures again now. */
  onRefresh: () => void;
}

// Section 2, R331.
/** The first page: the firm's figures, recent activity and running competitions. Each card leads where its figure comes from. */
export function DashboardScreen({ load, now, isRefreshing, waits, week, onRefresh }: DashboardScreenProps) {
  const data = loaded(load);
  const waiting = waits !== undefined && <div className="waits-slot">{waits}</div>;
  return (
    <Page title="Dashboard" actions={<RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />}>
      <LoadPanel load={load} what="The dashboard">
        <div className="stat-grid">
          <StatCard label="Users" icon={Users} value={data && formatCount(data.users)} href={hrefs.allUsers} />
          <StatCard label="Competitions" icon={Trophy} value={data && formatCount(data.competitions)} href={hrefs.competitions} />
          <StatCard label="Volume" icon={CircleDollarSign} value={data && formatMoney(data.volume)} />
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
            <CompetitionStatus competitions={data?.competition_status} isLoading={!data} now={now} />
          </Panel>
          {week !== undefined && <div className="week-slot">{week}</div>}
        </div>
      </LoadPanel>
      {/* It has its own readings, so it stays if the dashboard's own one fails. */}
      {(load.status === 'failed' || load.status === 'forbidden') && waiting}
    </Page>
  );
}
