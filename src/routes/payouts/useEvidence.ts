import type { Id, Payout } from '../../api/types';
import { useKyc } from '../../hooks/useKyc';
import { usePayoutHistory } from '../../hooks/usePayoutHistory';
import { useWallet } from '../../hooks/useWallet';
import { toLoad } from '../toLoad';

/** What speaks for or against a payout: three calls, none of which waits for another, and no failure of which holds up the decision. */
export function useEvidence(userId: Id, payout: Payout) {
  return { kyc: toLoad(useKyc(userId)), wallet: toLoad(useWallet(userId)), history: toLoad(usePayoutHistory(userId, payout)) };
}
