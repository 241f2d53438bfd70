import { useState } from 'react';
import { ApiError } from '../../api/errors';
import type { Payout } from '../../api/types';
import { loadable } from '../../components/loadable';
import { isOutcomeUnknown } from '../../domain/outcome';
import type { PayoutDecision } from '../../domain/transactions';
import { usePayoutDecision } from '../../hooks/usePayoutDecision';
import { generalMessages } from '../../messages/general';
import { payoutMessages } from '../../messages/payouts';
import { failureText, serverOr } from '../../messages/policy';
import { useNotify } from '../useNotify';

const PayoutDialog = loadable(() => import('../../screens/payouts/PayoutDialog').then((module) => module.PayoutDialog));

export interface DecidePayoutProps {
  /** The payout as it was opened. */
  payout: Payout;
  /** The rows as the server gave them last; undefined while there are none. */
  rows: readonly Payout[] | undefined;
  onClose: () => void;
}

/** The payout dialog at work: one request whatever is clicked; a failure stays in it, and an unknown outcome is called unknown (promise 1). */
export function DecidePayout({ payout, rows, onClose }: DecidePayoutProps) {
  const notify = useNotify();
  const { decide } = usePayoutDecision();
  const [deciding, setDeciding] = useState<PayoutDecision>();
  const [failure, setFailure] = useState<string>();
  const current = rows?.find(({ id }) => id === payout.id);
  const act = async (decision: PayoutDecision) => {
    setDeciding(decision);
    setFailure(undefined);
    try {
      const done = await decide(payout.id, decision);
      if (!done) return;
      notify.success(payoutMessages.decided(decision, done.message));
      onClose();
    } catch (cause) {
      const isUnknown = cause instanceof ApiError && isOutcomeUnknown(cause);
      const error = notify.failure(isUnknown ? serverOr(generalMessages.outcomeUnknown) : payoutMessages.decideFailed, cause);
      if (error) setFailure(isUnknown ? generalMessages.outcomeUnknown : failureText(payoutMessages.decideFailed, error));
    } finally {
      setDeciding(undefined);
    }
  };
  return (
    <PayoutDialog
      payout={current ?? payout}
      deciding={deciding}
      failure={failure}
      isOutdated={failure !== undefined && current === undefined}
      onDecide={(decision) => void act(decision)}
      onClose={onClose}
    />
  );
}
