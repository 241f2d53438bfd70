import { serverOr } from './policy';

/** Section 8, wallet; a 403 is shown as a state without a toast (R16). */
export const walletMessages = {
  loadFailed: serverOr('Failed to retrieve wallet details'),
  historyFailed: serverOr('Failed to retrieve wallet history'),
} as const;
