export interface UserStatsShown {
  totalUsers?: unknown;
  pendingWithdrawals?: unknown;
  totalReferrals?: unknown;
}

/**
 * Section 7: what the cards show if the statistics can't be loaded: the list's count, and zeros. If
 * the list failed too, nothing is known, and the figures are dashes (R33).
 */
export const userStatsFallback = (listCount: number | undefined): UserStatsShown =>
  listCount === undefined
    ? {}
    : { totalUsers: listCount, pendingWithdrawals: 0, totalReferrals: 0 };
