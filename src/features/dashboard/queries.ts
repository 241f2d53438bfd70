import { useSWRConfig } from 'swr';
import { getDashboard } from './api';
import type { Dashboard } from '../../api/types';
import type { Source } from '../../api/reading/prefetch';
import { cacheKeys, isPayoutList } from '../cacheKeys';
import { useReading, type Reading, inBackground } from '../../api/reading/reading';

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
