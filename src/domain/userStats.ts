export interface UserStatsShown {
  totalUsers?: unknown;
  pendingWithdrawals?: unknown;
  totalReferrals?: unknown;
}

/** Section 7: what the cards show when the statistics fail: the count of the list, and zeros. */
export const userStatsFallback = (listCount: number | undefined): UserStatsShown => ({ totalUsers: listCount ?? 0, pendingWithdrawals: 0, totalReferrals: 0 });
