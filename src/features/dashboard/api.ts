import { readObject, readRows } from '~/api/http/page';
import type { Source } from '~/api/reading/prefetch';
import { call } from '~/api/session/client';
import type { Dashboard } from '~/api/types';
import { cacheKeys } from '~/features/cacheKeys';

function readDashboard(body: Dashboard | undefined): Dashboard {
  const dashboard = readObject(body);
  return {
    ...dashboard,
    recent_activity: readRows(dashboard.recent_activity),
    competition_status: readRows(dashboard.competition_status),
  };
}

export const getDashboard = (): Promise<Dashboard> =>
  call((api) => api.GET('/admin/dashboard'), readDashboard);

export const dashboardSource: Source<Dashboard> = {
  key: cacheKeys.dashboard(),
  read: getDashboard,
};
