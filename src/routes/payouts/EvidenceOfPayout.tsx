import type { Id, Payout } from '../../api/types';
import { loadable } from '../../components/loadable';
import { useEvidence } from './useEvidence';

const PayoutEvidence = loadable(() => import('../../screens/payouts/PayoutEvidence').then((module) => module.PayoutEvidence));

/** The evidence for a payout, beside the decision. */
export function EvidenceOfPayout({ userId, payout }: { userId: Id; payout: Payout }) {
  return <PayoutEvidence userId={userId} payout={payout} {...useEvidence(userId, payout)} fallback={<div className="evidence" aria-busy />} />;
}
