import { serverOr } from '../../../api/messages';

/** Section 8, wallet. The 403 of the wallet is shown on the screen alone. */
export const walletMessages = {
  loadFailed: serverOr('Failed to retrieve wallet details'),
  historyFailed: serverOr('Failed to retrieve wallet history'),
} as const;
