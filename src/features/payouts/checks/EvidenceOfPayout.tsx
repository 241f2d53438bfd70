import type { Id, Payout } from '../../../api/types';
import { CrashBoundary, type Crash } from '../../../ui/feedback/CrashBoundary';
import { Button } from '../../../ui/fields/Button';
import type { ComparedPayouts } from './comparison';
import { explorerLink, parseExplorers } from '../decision/explorer';
import { useKyc } from '../../kyc/useKyc';
import { firm } from '../../../lib/firm/useFirm';
import { usePayoutHistory } from './usePayoutHistory';
import { useWallet } from '../wallet/useWallet';
import { toLoad } from '../../../api/reading/reading';
import { PayoutEvidence } from './lazyEvidence';

/** Stands where the evidence will be. */
export const evidenceToCome = <div className="evidence" aria-busy />;

export interface EvidenceOfPayoutProps {
  userId: Id;
  payout: Payout;
}

interface EvidenceProps extends EvidenceOfPayoutProps {
  /** The payouts of all users that were read so far. */
  compared: ComparedPayouts | undefined;
}

/** The three calls run at the same time. If one fails, the decision need not wait for it. */
const useEvidence = ({ userId, payout }: EvidenceOfPayoutProps) => ({
  kyc: toLoad(useKyc(userId)),
  wallet: toLoad(useWallet(userId)),
  history: toLoad(usePayoutHistory(userId, payout)),
});

function EvidenceFailed({ retry }: Crash) {
  return (
    <p className="inline-failure" role="status">
      The evidence could not be loaded
      <Button variant="outline" onClick={retry}>
        Try again
      </Button>
    </p>
  );
}

/** The evidence for or against a payout, beside the decision. */
export function EvidenceOfPayout(props: EvidenceProps) {
  const evidence = useEvidence(props);
  const explorer = explorerLink(
    parseExplorers(firm().explorers),
    props.payout.pay_network,
    props.payout.pay_address,
  );
  return (
    <CrashBoundary show={(crash) => <EvidenceFailed {...crash} />}>
      <PayoutEvidence {...props} {...evidence} explorer={explorer} fallback={evidenceToCome} />
    </CrashBoundary>
  );
}

/** Reads the next payout's evidence ahead, so that a run by keyboard needn't wait. */
export function EvidenceAhead(props: EvidenceOfPayoutProps) {
  useEvidence(props);
  return null;
}
