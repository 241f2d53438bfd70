import { useSWRConfig } from 'swr';
import type { Source } from '../../api/reading/prefetch';
import { useReading, inBackground } from '../../api/reading/reading';
import type { Dashboard } from '../../api/types';
import { cacheKeys, isPayoutList } from '../cacheKeys';
import { getDashboard } from './api';

export const dashboardSource: Source<Dashboard> = {
  key: cacheKeys.dashboard(),
  read: getDashboard,
};

export const useDashboard = () => useReading(dashboardSource);

/** Not beside what it reads, because that would bring the tickets' code along. */
export function useWaitingRefresh(): () => void {
  const { mutate } = useSWRConfig();
  return () => inBackground(mutate(isPayoutList), mutate(cacheKeys.support.tickets()));
}
