import { useSWRConfig } from 'swr';
import type { Dashboard } from '../../api/types';
import type { Source } from '../../api/reading/prefetch';
import { cacheKeys, isPayoutList } from '../cacheKeys';
import { useReading, type Reading } from '../../api/reading/reading';
import { inBackground } from '../../api/reading/reread';
import { call } from '../../api/session/client';
import { readObject, readRows } from '../../api/http/page';

function readDashboard(body: Dashboard | undefined): Dashboard {
  const dashboard = readObject(body);
  return {
    ...dashboard,
    recent_activity: readRows(dashboard.recent_activity),
    competition_status: readRows(dashboard.competition_status),
  };
}

/** Reads the figures and lists of the home screen. A list that is null or missing is empty. */
export const getDashboard = (): Promise<Dashboard> =>
  call((api) => api.GET('/admin/dashboard'), readDashboard);

export const dashboardSource: Source<Dashboard> = {
  key: cacheKeys.dashboard(),
  read: getDashboard,
};

/** The dashboard's figures and lists. */
export const useDashboard = (): Reading<Dashboard> => useReading(dashboardSource);

/**
 * Returns a function that reads again what waits, as far as a screen shows it. Its own file would
 * bring the tickets' code along.
 */
export function useWaitingRefresh(): () => void {
  const { mutate } = useSWRConfig();
  return () => inBackground(mutate(isPayoutList), mutate(cacheKeys.support.tickets()));
}
