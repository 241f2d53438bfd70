import { useSWRConfig } from 'swr';
import { loadable } from '~/ui/loadable';
import { cacheKeys, isPayoutList } from '~/features/cacheKeys';
import { dashboardSource } from './api';
import { useNow } from '~/ui/time/useNow';
import { dashboardMessages } from './messages';
import { DashboardScreen, waitsOutline, weekOutline } from './DashboardScreen';
import { inBackground, toLoad, useReading, type FirstRead } from '~/api/reading/reading';
import { useFailureToast } from '~/mutation/useNotify';

const DashboardAttention = loadable(() => import('./NeedsAttention'), 'DashboardAttention');
const DashboardWeek = loadable(() => import('./PayoutWeek'), 'DashboardWeek');

const clockMs = 60_000;

export const firstRead: FirstRead = () => dashboardSource;

export function DashboardPage() {
  const { mutate } = useSWRConfig();
  const dashboard = useReading(dashboardSource);
  const now = useNow(clockMs);
  // Read afterwards, so that it doesn't delay the dashboard's own figures.
  const hasAnswer = !dashboard.isLoading;
  useFailureToast(dashboard, dashboardMessages.loadFailed);
  return (
    <DashboardScreen
      load={toLoad(dashboard)}
      now={now}
      isRefreshing={dashboard.isValidating && !dashboard.isLoading}
      waits={
        hasAnswer ? <DashboardAttention now={now} isQuiet fallback={waitsOutline} /> : waitsOutline
      }
      week={hasAnswer ? <DashboardWeek now={now} isQuiet fallback={weekOutline} /> : weekOutline}
      onRefresh={() => {
        dashboard.retry();
        // By their keys, because their sources would load the code of the tickets.
        inBackground(mutate(isPayoutList), mutate(cacheKeys.support.tickets()));
      }}
    />
  );
}
