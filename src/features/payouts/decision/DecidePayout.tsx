import type { Id, Payout } from '../../../api/types';
import { CrashBoundary } from '../../../ui/feedback/CrashBoundary';
import { Button } from '../../../ui/fields/Button';
import type { ComparedPayouts } from '../checks/evidence';
import { explorerLink, parseExplorers } from '../checks/address';
import { useKyc } from '../../kyc/api';
import { firm } from '../../../lib/firm';
import { usePayoutHistory, useWallet } from '../queries';
import { toLoad } from '../../../api/reading/reading';
import { PayoutEvidence } from '../checks/PayoutEvidence';
import { useState, useEffect } from 'react';
import type { PayoutSource } from '../api';
import { useDecisionScreen } from './useDecisionScreen';
import { PayoutDialog } from './PayoutDialog';
import { CompareAhead } from '../checks/usePayoutChecks';
import { afterPaint } from '../../../ui/layout/schedule';

export { CompareAhead };

const evidenceToCome = <div className="evidence" aria-busy />;

interface EvidenceOfPayoutProps {
  userId: Id;
  payout: Payout;
}

/** The three calls run at the same time. If one fails, the decision need not wait for it. */
const useEvidence = ({ userId, payout }: EvidenceOfPayoutProps) => ({
  kyc: toLoad(useKyc(userId)),
  wallet: toLoad(useWallet(userId)),
  history: toLoad(usePayoutHistory(userId, payout)),
});

export function EvidenceOfPayout(
  props: EvidenceOfPayoutProps & { compared: ComparedPayouts | undefined },
) {
  const evidence = useEvidence(props);
  const explorer = explorerLink(
    parseExplorers(firm().explorers),
    props.payout.pay_network,
    props.payout.pay_address,
  );
  return (
    <CrashBoundary
      show={({ retry }) => (
        <p className="inline-failure" role="status">
          The evidence could not be loaded
          <Button variant="outline" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
    >
      <PayoutEvidence {...props} {...evidence} explorer={explorer} />
    </CrashBoundary>
  );
}

/** Reads the next payout's evidence ahead, so that a run by keyboard needn't wait. */
export function EvidenceAhead(props: EvidenceOfPayoutProps) {
  useEvidence(props);
  return null;
}

interface DecidePayoutProps {
  /**
   * As it was opened. The list behind may change; a click must not meet other values than the admin
   * saw.
   */
  payout: Payout;
  source: PayoutSource;
  /** A wallet's history may leave the user out. */
  userId: Id | undefined;
  read?: readonly Payout[];
  /** Also called after the decision (R44). */
  onClose: () => void;
}

export function DecidePayout({ payout: opened, source, userId, read, onClose }: DecidePayoutProps) {
  // The dialog comes first: neither its checks nor the evidence could say anything yet.
  const [isReading, setIsReading] = useState(false);
  useEffect(() => afterPaint(() => setIsReading(true)), []);
  const { discardNote, ...decider } = useDecisionScreen({
    opened,
    source,
    userId,
    isReading,
    ofScreen: read,
    onDone: onClose,
  });
  const { state, checking } = decider;
  return (
    <PayoutDialog
      {...decider}
      evidence={
        userId !== undefined &&
        (isReading ? (
          <EvidenceOfPayout userId={userId} payout={state.payout} compared={checking.compared} />
        ) : (
          evidenceToCome
        ))
      }
      onClose={() => {
        discardNote();
        onClose();
      }}
    />
  );
}
