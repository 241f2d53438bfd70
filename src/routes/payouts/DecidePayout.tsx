import type { PayoutSource } from '../../api/payoutSource';
import type { Id, Payout } from '../../api/types';
import { loadable } from '../../components/loadable';
import { EvidenceOfPayout } from './EvidenceOfPayout';
import { usePayoutDecider } from './usePayoutDecider';

const PayoutDialog = loadable(() => import('../../screens/payouts/PayoutDialog').then((module) => module.PayoutDialog));

/** Fetches the dialog's code ahead of the first click. */
export const prepareDialog = (): void => {
  void PayoutDialog.preload().catch(() => undefined);
};

export interface DecidePayoutProps {
  /** The payout as it was opened. What the list behind says afterwards doesn't change it: a click must not meet other values than the eye did. */
  payout: Payout;
  /** Where it is read again just before it is decided. */
  source: PayoutSource;
  /** Whose it is; a wallet's history may leave that out. */
  userId: Id | undefined;
  onClose: () => void;
}

/** The payout dialog at work: one request whatever is clicked; a failure stays in it, and an unknown outcome is called unknown (promise 1). */
export function DecidePayout({ payout: opened, source, userId, onClose }: DecidePayoutProps) {
  const { decide, look, readAgain, ...view } = usePayoutDecider({ opened, source, onDone: onClose });
  return (
    <PayoutDialog
      {...view}
      evidence={userId === undefined ? undefined : <EvidenceOfPayout userId={userId} payout={view.payout} />}
      onDecide={decide}
      onLooked={look}
      onReadAgain={readAgain}
      onClose={onClose}
    />
  );
}
