import { buildDashboard } from '../fixtures/dashboard';
import { api } from './api';

export const dashboardHandlers = [api.get('/admin/dashboard', ({ response }) => response(200).json(buildDashboard()))];
