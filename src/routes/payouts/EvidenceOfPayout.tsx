import type { Id, Payout } from '../../api/types';
import { loadable } from '../../components/loadable';
import { useKyc } from '../../hooks/useKyc';
import { usePayoutHistory } from '../../hooks/usePayoutHistory';
import { useWallet } from '../../hooks/useWallet';
import { toLoad } from '../toLoad';

const PayoutEvidence = loadable(() => import('../../screens/payouts/PayoutEvidence').then((module) => module.PayoutEvidence));

/** The evidence for a payout: three calls, none of which waits for another. */
export function EvidenceOfPayout({ userId, payout }: { userId: Id; payout: Payout }) {
  const kyc = useKyc(userId);
  const wallet = useWallet(userId);
  const history = usePayoutHistory(userId, payout);
  return <PayoutEvidence userId={userId} payout={payout} kyc={toLoad(kyc)} wallet={toLoad(wallet)} history={toLoad(history)} fallback={<div className="evidence" aria-busy />} />;
}
