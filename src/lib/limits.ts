/**
 * R210: a file of the console's code that takes longer counts as missing. The boot script's guard
 * needs only this limit.
 */
export const codeTimeoutMs = 20_000;

/**
 * Section 9: rows of a page. An export of its own, because the boot script needs no other limit.
 */
export const pageSize = {
  users: 20,
  userOverview: 10,
  walletHistory: 10,
  tradingAccounts: 20,
  mt5Users: 10,
  competitions: 20,
  challenges: 10,
} as const;

/** Section 9's constants; times in milliseconds. */
export const limits = {
  httpTimeoutMs: 30_000,
  /**
   * How long after a failed request a read is tried again. As long as section 9's polling interval,
   * so that the end of an outage is noticed just as soon.
   */
  outageRetryMs: 45_000,
  toast: { defaultMs: 4000, callMs: 5000, formErrorMs: 3000, fadeMs: 300 },
  pageSize,
  /** A search is sent this long after the last key press. */
  searchDelayMs: 300,
  minPasswordLength: 6,
  dashboard: { activities: 5, competitions: 3 },
  placeholderRows: 6,
  /** A payout's evidence uses at most this many of its user's payouts. */
  evidenceRows: 50,
  /**
   * Section 9: polling of an open ticket's messages. What waits (R334) and the list of tickets are
   * read as often.
   */
  polling: { firstMs: 2000, everyMs: 45_000 },
  /** Maximum number of characters of a ticket message. */
  messageLength: 5000,
} as const;
