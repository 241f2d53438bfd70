import type { PayoutDecision } from '../domain/transactions';
import { generalMessages } from './general';
import { serverOr, type FailurePolicy } from './policy';

const serverOnly: FailurePolicy = { kind: 'serverOnly' };

/** Sections 7 and 8, payouts. */
export const payoutMessages = {
  listFailed: serverOr('Failed to retrieve wallet history'),
  /** The server's message is the toast; without one there still has to be a text. */
  decided: (decision: PayoutDecision, serverMessage: string | undefined) => serverMessage ?? `Payout ${decision} successfully`,
  decideFailed: serverOnly,
  /** An answer that got lost on its way has no words of the server's: the network's, or that the outcome is unknown. */
  outcomeUnknown: serverOr(generalMessages.outcomeUnknown),
} as const;

const amount = (count: number) => count.toLocaleString('en-US');
const countOf = (count: number) => `${amount(count)} ${count === 1 ? 'payout' : 'payouts'}`;

/** What the export and the start of a review say. */
export const payoutExportMessages = {
  failed: serverOr('Failed to retrieve wallet history'),
  /** `repeated`: rows that moved to the next page while they were read; `missing`: how many the server counts beyond those that it gave. */
  done: (count: number, repeated: number, missing: number) =>
    [
      `Exported ${countOf(count)}`,
      ...(repeated > 0 ? [`${amount(repeated)} came twice because the list moved meanwhile: the file has each once`] : []),
      ...(missing > 0 ? [`The list counts ${amount(missing)} more that it did not give`] : []),
    ].join('. '),
  nothingToExport: 'No payouts match these filters: there is nothing to export',
  nothingToReview: 'No pending payouts match these filters',
} as const;
