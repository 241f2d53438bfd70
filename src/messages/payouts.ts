import type { PayoutDecision } from '../domain/transactions';
import type { FailurePolicy } from './policy';

const serverOnly: FailurePolicy = { kind: 'serverOnly' };

/** Sections 7 and 8, payouts. */
export const payoutMessages = {
  /** The server's message is the toast; without one there still has to be a text. */
  decided: (decision: PayoutDecision, serverMessage: string | undefined) => serverMessage ?? `Payout ${decision} successfully`,
  decideFailed: serverOnly,
} as const;
