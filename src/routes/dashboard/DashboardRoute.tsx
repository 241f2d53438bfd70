import { dashboardSource, useDashboard } from '../../hooks/dashboard';
import { useNow } from '../../hooks/useNow';
import { dashboardMessages } from '../../messages/dashboard';
import { DashboardScreen } from '../../screens/dashboard/DashboardScreen';
import { toLoad } from '../telling/toLoad';
import { useFailureToast } from '../telling/useFailureToast';
import type { FirstRead } from '../address/routeProps';

/** How often relative times are updated, in milliseconds. */
const clockMs = 60_000;

export const firstRead: FirstRead = () => dashboardSource;

export function DashboardRoute() {
  const dashboard = useDashboard();
  const now = useNow(clockMs);
  useFailureToast(dashboard.error, dashboardMessages.loadFailed);
  return (
    <DashboardScreen
      load={toLoad(dashboard)}
      now={now}
      isRefreshing={dashboard.isValidating && !dashboard.isLoading}
      onRefresh={dashboard.retry}
    />
  );
}
