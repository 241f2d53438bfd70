import { serverOr } from './policy';

/** Section 8, wallet. A 403 is shown on the screen, without a toast (R16). */
export const walletMessages = {
  loadFailed: serverOr('Failed to retrieve wallet details'),
  historyFailed: serverOr('Failed to retrieve wallet history'),
} as const;
