import { CircleDollarSign, Clock3, Trophy, Users } from 'lucide-react';
import type { Dashboard } from '../../api/types';
import { LoadPanel } from '../../components/feedback/LoadPanel';
import { RefreshButton } from '../../components/fields/RefreshButton';
import { Page } from '../../components/layout/Page';
import { Panel } from '../../components/layout/Panel';
import { StatCard } from '../../components/layout/StatCard';
import { loaded, type Load } from '../../domain/values/load';
import { formatMoney } from '../../domain/values/money';
import { formatCount } from '../../domain/values/numbers';
import { CompetitionStatus } from './CompetitionStatus';
import { RecentActivity } from './RecentActivity';
import './dashboard.css';

export interface DashboardScreenProps {
  load: Load<Dashboard>;
  /** Milliseconds since 1970. Relative times and progress are calculated for this moment. */
  now: number;
  isRefreshing: boolean;
  onRefresh: () => void;
}

export function DashboardScreen({ load, now, isRefreshing, onRefresh }: DashboardScreenProps) {
  const data = loaded(load);
  return (
    <Page title="Dashboard" actions={<RefreshButton isRefreshing={isRefreshing} onRefresh={onRefresh} />}>
      <LoadPanel load={load} what="The dashboard">
        <div className="stat-grid">
          <StatCard label="Users" icon={Users} value={data && formatCount(data.users)} />
          <StatCard label="Competitions" icon={Trophy} value={data && formatCount(data.competitions)} />
          <StatCard label="Volume" icon={CircleDollarSign} value={data && formatMoney(data.volume)} />
          <StatCard label="Pending Withdrawals" icon={Clock3} value={data && formatCount(data.pending_withdrawal)} />
        </div>
        <div className="panel-grid">
          <Panel title="Recent Activity">
            <RecentActivity activities={data?.recent_activity} isLoading={!data} now={now} />
          </Panel>
          <Panel title="Competition Status">
            <CompetitionStatus competitions={data?.competition_status} isLoading={!data} now={now} />
          </Panel>
        </div>
      </LoadPanel>
    </Page>
  );
}
