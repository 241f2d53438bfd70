import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { listPayouts } from '../api';
import type { Payout, Id } from '../../../api/types';
import type { ComparedPayouts } from './evidence';
import { readId } from '../../../lib/ids';
import { cacheKeys, isPayoutList } from '../../cacheKeys';
import { checkLimitsOf } from './checkRules';
import { checkPayout, settleChecks } from './checks';
import { usePayoutHistory, useWallet } from '../queries';
import { useHasPassed, useNow } from '../../../ui/time/useNow';
import { payoutMessages } from '../messages';
import type { ComparisonProps, PayoutChecking } from './PayoutChecks';
import { useKyc } from '../../kyc/queries';
import { useCollecting } from '../../../list/useListExport';
import { firm } from '../../../lib/firm';
import { useCachedRows, toLoad } from '../../../api/reading/reading';
import { failureText } from '../../../api/messages';

/** How often 'read 2 minutes ago' is renewed. */
const clockMs = 30_000;

/**
 * The payouts of all users: all if they were collected in this session, else those of the cached
 * pages and of the screen. And a way to collect them.
 */
export function useComparison(ofScreen: readonly Payout[] = []): ComparisonProps {
  const { mutate } = useSWRConfig();
  const { data: all } = useSWR<ComparedPayouts>(cacheKeys.comparedPayouts(), null);
  const cachedRows = useCachedRows<Payout>(isPayoutList);
  const { collect, progress, failure, cancel } = useCollecting<Payout>();
  const [seen] = useState((): ComparedPayouts | undefined => {
    // The screen's payouts are newer: a run updates its payouts.
    const rows = new Map([...cachedRows(), ...ofScreen].map((row) => [readId(row.id), row]));
    return rows.size === 0
      ? undefined
      : { rows: [...rows.values()], isWhole: false, readAt: Date.now() };
  });
  const compare = async () => {
    const found = await collect(listPayouts);
    if (!found) return;
    const { rows, isWhole } = found;
    const compared: ComparedPayouts = { rows, isWhole, readAt: Date.now() };
    await mutate(cacheKeys.comparedPayouts(), compared, { revalidate: false });
  };
  return {
    compared: all ?? seen,
    now: useNow(clockMs),
    comparing: progress,
    failure: failure && (failureText(payoutMessages.listFailed, failure.error) ?? ''),
    onCompare: () => void compare(),
    onCancelComparing: cancel,
  };
}

export interface CheckedOptions {
  payout: Payout;
  userId: Id | undefined;
  /** False until what is known about the user may be read. */
  isReading?: boolean;
  ofScreen?: readonly Payout[];
}

export function usePayoutChecks({
  payout,
  userId,
  isReading = true,
  ofScreen,
}: CheckedOptions): PayoutChecking {
  const ofUser = isReading ? userId : undefined;
  const kyc = toLoad(useKyc(ofUser));
  const wallet = toLoad(useWallet(ofUser));
  const history = toLoad(usePayoutHistory(ofUser, payout));
  const comparison = useComparison(ofScreen);
  const limits = checkLimitsOf(firm().checks);
  const hasWaited = useHasPassed(limits.waitMs, `${payout.id} ${userId ?? ''}`);
  const sources =
    userId === undefined
      ? { kyc: undefined, wallet: undefined, history: undefined }
      : { kyc, wallet, history };
  const checks = checkPayout({ payout, userId, ...sources, compared: comparison.compared, limits });
  return { checks: hasWaited ? settleChecks(checks, limits.waitMs) : checks, ...comparison };
}
