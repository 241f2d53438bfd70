import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { columnChecks, generatedId, instant, isFinite } from './columns';

/**
 * Sign-ins of the last minute that failed or are being checked. Emails and addresses are hashed.
 */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    id: generatedId(),
    account: text('account').notNull(),
    address: text('address').notNull(),
    /** False while the password is being checked. A try whose password is right is deleted. */
    hasFailed: boolean('has_failed').notNull().default(false),
    /** By the database's clock, which all instances share. */
    triedAt: instant('tried_at').notNull(),
  },
  (table) => [
    index('sign_in_tries_by_account').on(table.account, table.triedAt),
    index('sign_in_tries_by_address').on(table.address, table.triedAt),
    index('sign_in_tries_by_time').on(table.triedAt),
    ...columnChecks('sign_in_tries', [[table.triedAt, isFinite]]),
  ],
);
