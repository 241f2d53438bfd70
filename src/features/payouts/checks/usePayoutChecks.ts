import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { listPayouts } from '../api';
import type { Payout, Id } from '../../../api/types';
import type { ComparedPayouts } from './comparison';
import { readId } from '../../../lib/ids';
import { useCachedRows, toLoad } from '../../../api/reading/reading';
import { cacheKeys, isPayoutList } from '../../cacheKeys';
import { useCollecting, type Collecting } from '../../../list/useCollecting';
import { checkLimitsOf } from './checkRules';
import { checkPayout, settleChecks } from './checks';
import { firm } from '../../../lib/firm/useFirm';
import { useKyc } from '../../kyc/useKyc';
import { usePayoutHistory } from './usePayoutHistory';
import { useHasPassed, useNow } from '../../../ui/time/useNow';
import { useWallet } from '../wallet/useWallet';
import { payoutMessages } from '../messages';
import { failureText } from '../../../api/messages';
import type { ComparisonProps, PayoutChecking } from './PayoutChecks';

interface Comparing extends Pick<Collecting<Payout>, 'progress' | 'failure' | 'cancel'> {
  /** Undefined if no payout of all users was read yet. */
  compared: ComparedPayouts | undefined;
  /** Reads the payouts of all users. */
  compare: () => void;
}

/**
 * The payouts that a payout is compared with. If all payouts were collected in this session, these.
 * Otherwise those of the cached pages and of the screen. The cache is emptied at sign-out.
 */
function useComparedPayouts(ofScreen: readonly Payout[] = []): Comparing {
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
    await mutate(
      cacheKeys.comparedPayouts(),
      { rows, isWhole, readAt: Date.now() } satisfies ComparedPayouts,
      { revalidate: false },
    );
  };
  return { compared: all ?? seen, compare: () => void compare(), progress, failure, cancel };
}

/** How often 'read 2 minutes ago' is renewed, in milliseconds. */
const clockMs = 30_000;

export interface CheckedOptions {
  payout: Payout;
  /** Whose it is; undefined if that is not known. */
  userId: Id | undefined;
  /** False until what is known about the user may be read. The checks wait until then. */
  isReading?: boolean;
  /** The payouts of all users that the screen has. */
  ofScreen?: readonly Payout[];
}

/** The payouts of all users, as far as they were read, and a way to read them. */
export function useComparison(ofScreen: readonly Payout[] = []): ComparisonProps {
  const { compared, compare, progress, failure, cancel } = useComparedPayouts(ofScreen);
  const now = useNow(clockMs);
  return {
    compared,
    now,
    comparing: progress,
    failure: failure && (failureText(payoutMessages.listFailed, failure.error) ?? ''),
    onCompare: compare,
    onCancelComparing: cancel,
  };
}

/**
 * The checks of a payout, from what the evidence reads and from the payouts of all users as far as
 * they were read.
 */
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
