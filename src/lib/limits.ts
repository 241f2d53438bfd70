/** After this time, a file of code counts as missing (R210). */
export const codeTimeoutMs = 20_000;

/** On its own, because the boot script needs no other limit. */
export const pageSize = {
  users: 20,
  userOverview: 10,
  walletHistory: 10,
  tradingAccounts: 20,
  mt5Users: 10,
  competitions: 20,
  challenges: 10,
} as const;

/** Times in milliseconds. */
export const limits = {
  httpTimeoutMs: 30_000,
  outageRetryMs: 45_000,
  toast: { defaultMs: 4000, callMs: 5000, formErrorMs: 3000, fadeMs: 300 },
  pageSize,
  searchDelayMs: 300,
  minPasswordLength: 6,
  dashboard: { activities: 5, competitions: 3 },
  placeholderRows: 6,
  evidenceRows: 50,
  /** How many calls one task makes at the same time. */
  concurrency: 4,
  /** For the dashboard, too (R334). */
  polling: { firstMs: 2000, everyMs: 45_000 },
  messageLength: 5000,
} as const;
