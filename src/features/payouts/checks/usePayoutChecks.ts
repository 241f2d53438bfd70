import type { Id, Payout } from '../../../api/types';
import { checkLimitsOf } from './checkRules';
import { checkPayout, settleChecks } from './checks';
import { firm } from '../../../lib/firm/useFirm';
import { useKyc } from '../../kyc/useKyc';
import { useComparedPayouts } from './useComparedPayouts';
import { usePayoutHistory } from './usePayoutHistory';
import { useHasPassed, useNow } from '../../../ui/time/useNow';
import { useWallet } from '../wallet/useWallet';
import { payoutMessages } from '../messages';
import { failureText } from '../../../api/failureMessages';
import type { ComparisonProps, PayoutChecking } from './PayoutChecks';
import { toLoad } from '../../../api/reading/toLoad';

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

/** The checks of a payout, from what the evidence reads and from the payouts of all users as far as they were read. */
export function usePayoutChecks({ payout, userId, isReading = true, ofScreen }: CheckedOptions): PayoutChecking {
  const ofUser = isReading ? userId : undefined;
  const kyc = toLoad(useKyc(ofUser));
  const wallet = toLoad(useWallet(ofUser));
  const history = toLoad(usePayoutHistory(ofUser, payout));
  const comparison = useComparison(ofScreen);
  const limits = checkLimitsOf(firm().checks);
  const hasWaited = useHasPassed(limits.waitMs, `${payout.id} ${userId ?? ''}`);
  const sources = userId === undefined ? { kyc: undefined, wallet: undefined, history: undefined } : { kyc, wallet, history };
  const checks = checkPayout({ payout, userId, ...sources, compared: comparison.compared, limits });
  return { checks: hasWaited ? settleChecks(checks, limits.waitMs) : checks, ...comparison };
}
