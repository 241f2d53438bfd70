import { getDashboard } from '../api/dashboard';
import type { Dashboard } from '../api/types';
import type { Source } from './cache/ahead';
import { cacheKeys } from './cache/cacheKeys';
import { useReading, type Reading } from './cache/reading';

export const dashboardSource: Source<Dashboard> = { key: cacheKeys.dashboard(), read: getDashboard };

/** The dashboard's figures and lists. */
export const useDashboard = (): Reading<Dashboard> => useReading(dashboardSource);
