import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { listPayouts } from '../api';
import type { Payout } from '../../../api/types';
import type { ComparedPayouts } from './comparison';
import { readId } from '../../../lib/ids';
import { useCachedRows } from '../../../api/reading/cachedRows';
import { cacheKeys, isPayoutList } from '../../cacheKeys';
import { useCollecting, type Collecting } from '../../../list/useCollecting';

export interface Comparing extends Pick<Collecting<Payout>, 'progress' | 'failure' | 'cancel'> {
  /** Undefined if no payout of all users was read yet. */
  compared: ComparedPayouts | undefined;
  /** Reads the payouts of all users. */
  compare: () => void;
}

/**
 * The payouts that a payout is compared with. If all payouts were collected in this session, these. Otherwise those of the cached pages and
 * of the screen. The cache is emptied at sign-out.
 */
export function useComparedPayouts(ofScreen: readonly Payout[] = []): Comparing {
  const { mutate } = useSWRConfig();
  const { data: all } = useSWR<ComparedPayouts>(cacheKeys.comparedPayouts(), null);
  const cachedRows = useCachedRows<Payout>(isPayoutList);
  const { collect, progress, failure, cancel } = useCollecting<Payout>();
  const [seen] = useState((): ComparedPayouts | undefined => {
    // The screen's payouts are newer: a run updates its payouts.
    const rows = new Map([...cachedRows(), ...ofScreen].map((row) => [readId(row.id), row]));
    return rows.size === 0 ? undefined : { rows: [...rows.values()], isWhole: false, readAt: Date.now() };
  });
  const compare = async () => {
    const found = await collect(listPayouts);
    if (!found) return;
    const { rows, isWhole } = found;
    await mutate(cacheKeys.comparedPayouts(), { rows, isWhole, readAt: Date.now() } satisfies ComparedPayouts, { revalidate: false });
  };
  return { compared: all ?? seen, compare: () => void compare(), progress, failure, cancel };
}
