import { buildDashboard } from '../fixtures/dashboard';
import { api } from './api';
import { payoutHandlers } from './payouts';
import { supportHandlers } from './support';

/** The dashboard also reads what waits: payouts and tickets. */
export const dashboardHandlers = [
  api.get('/admin/dashboard', ({ response }) => response(200).json(buildDashboard())),
  ...payoutHandlers,
  ...supportHandlers,
];
