/** Section 9's constants; times in milliseconds. */
export const limits = {
  httpTimeoutMs: 30_000,
  /** How long a failed read waits before it is tried again: an outage is noticed as over within section 9's polling interval. */
  outageRetryMs: 45_000,
  toast: { defaultMs: 4000, callMs: 5000, formErrorMs: 3000, fadeMs: 300 },
  pageSize: { users: 20, userOverview: 10, walletHistory: 10, tradingAccounts: 20, mt5Users: 10, competitions: 20, challenges: 10 },
  /** R25: how long after the last key a search goes to the server. */
  searchDelayMs: 300,
  minPasswordLength: 6,
  dashboard: { activities: 5, competitions: 3 },
  placeholderRows: 6,
  /** Section 9: the messages of an open ticket. */
  messagePolling: { firstMs: 2000, everyMs: 45_000 },
  /** R115: characters of a ticket message. */
  messageLength: 5000,
} as const;
