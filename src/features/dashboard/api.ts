import { readObject, readRows } from '../../api/http/page';
import { call } from '../../api/session/client';
import type { Dashboard } from '../../api/types';

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
