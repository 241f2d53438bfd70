/** What requests may take from the database. All times are in milliseconds. */
export interface DatabaseLimits {
  /** How many statements and transactions run at once. PGlite runs one. */
  connections: number;
  /** How many more may wait for a connection, and how long. */
  waiting: number;
  waitMs: number;
  /** How long a statement may take, and how long it may wait for a lock. */
  statementMs: number;
  lockMs: number;
  /** How long a transaction may take before its commit. The console gives up after 30 s. */
  transactionMs: number;
  /** How many searches run at once, over all processes. */
  searches: number;
  waitingSearches: number;
}

export const defaultLimits: DatabaseLimits = {
  connections: 10,
  waiting: 100,
  waitMs: 5000,
  statementMs: 10_000,
  lockMs: 5000,
  transactionMs: 20_000,
  searches: 2,
  waitingSearches: 4,
};

export const databaseBusy = 'The service is too busy at the moment. Please try again.';
export const searchBusy = 'Too many searches are running at the moment. Please try again.';
