import { serverOr } from '../../api/messages';

/** Section 8, dashboard. */
export const dashboardMessages = {
  loadFailed: serverOr('Error fetching dashboard data'),
} as const;
