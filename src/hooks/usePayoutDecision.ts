import { useSWRConfig } from 'swr';
import { isRecord } from '../api/errors';
import type { Page } from '../api/page';
import { acceptPayout, rejectPayout } from '../api/payouts';
import type { Id, Transaction } from '../api/types';
import type { PayoutDecision } from '../domain/transactions';
import { isTransactionList, isWallet, keys } from './keys';
import { inBackground } from './reread';
import { useAction } from './useAction';

const calls: Record<PayoutDecision, (id: Id) => Promise<string | undefined>> = { approved: acceptPayout, rejected: rejectPayout };

const hasRows = (data: unknown): data is Page<Transaction> => isRecord(data) && Array.isArray(data['results']);

/** The page with the payout's new status, if it has the payout. */
const withStatus = (data: unknown, id: Id, status: PayoutDecision) =>
  hasRows(data) ? { ...data, results: data.results.map((row) => (row.id === id ? { ...row, status } : row)) } : data;

export interface PayoutDecisions {
  /**
   * Approves or rejects a pending payout: one request, whichever button is pressed how often (promise 1). Resolves with the server's message in it;
   * with undefined, and without a call, while another decision is under way. Rejects with an ApiError; `isOutcomeUnknown` tells what that means.
   */
  decide: (id: Id, decision: PayoutDecision) => Promise<{ message: string | undefined } | undefined>;
  isBusy: boolean;
}

/**
 * Decisions about payouts. A row shows its new status once the server has confirmed it (section 4). Afterwards the lists and sums are read again,
 * also after a failure: its answer may have been lost, or another admin was faster.
 */
export function usePayoutDecision(): PayoutDecisions {
  const { mutate } = useSWRConfig();
  const refresh = () => {
    inBackground(mutate(isTransactionList), mutate(isWallet), mutate(keys.users.stats()), mutate(keys.dashboard()));
  };
  const [decide, isBusy] = useAction(async (id: Id, decision: PayoutDecision) => {
    try {
      const message = await calls[decision](id);
      await mutate(isTransactionList, (data: unknown) => withStatus(data, id, decision), { revalidate: false });
      return { message };
    } finally {
      refresh();
    }
  });
  return { decide, isBusy };
}
