import { getDashboard } from '../api/dashboard';
import type { Dashboard } from '../api/types';
import { keys } from './keys';
import { useReading, type Reading } from './reading';

/** The dashboard's figures and lists. */
export const useDashboard = (): Reading<Dashboard> => useReading(keys.dashboard(), getDashboard);
