import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { hashPassword } from '../auth/passwords';
import { openFamily } from '../auth/refreshFamilies';
import { advanceKeys, onlyRow } from '../db/database';
import { challenges } from '../db/tables/challenges';
import { competitions, leaderboardRows } from '../db/tables/competitions';
import { kycAddressProofs, kycRecords } from '../db/tables/kyc';
import { transactions, wallets } from '../db/tables/payments';
import { activities } from '../db/tables/platform';
import { credentials } from '../db/tables/sessions';
import { signInTries } from '../db/tables/signIns';
import { ticketMessages, tickets } from '../db/tables/support';
import { positions, tradingAccounts } from '../db/tables/trading';
import { userAddresses, users } from '../db/tables/users';
import type { Services } from '../operations/services';
import { seededAdmin } from '../seed/seedDatabase';
import { rowDefaults } from './defaults';

/** The tables that a provider state can insert into. */
const stateTables = {
  users,
  userAddresses,
  credentials,
  kycRecords,
  kycAddressProofs,
  wallets,
  transactions,
  challenges,
  tickets,
  ticketMessages,
  tradingAccounts,
  positions,
  competitions,
  leaderboardRows,
  activities,
} as const;

type StateTable = keyof typeof stateTables;
type Row<Name extends StateTable> = (typeof stateTables)[Name]['$inferSelect'];

/**
 * Empties every table except the service's settings and the audit, which only grows. Inserts the
 * admin of `mintAccessToken` (id 1, `admin@example.com`).
 */
export async function emptyTables({ db, clock }: Services): Promise<void> {
  // One statement. On small tables it is thirty times as fast as TRUNCATE, and every provider state
  // starts with it.
  const deletions = Object.entries({ ...stateTables, signInTries }).map(
    ([name, table]) => sql`${sql.identifier(name)} AS (DELETE FROM ${table})`,
  );
  await db.execute(sql`WITH ${sql.join(deletions, sql`, `)} SELECT 1`);
  await db.insert(users).values({
    id: 1,
    firstName: 'Ada',
    lastName: 'Admin',
    email: seededAdmin.email,
    role: 'admin',
    dateJoined: clock.now(),
  });
  await advanceKeys(db, users);
}

/** Gives a user a password. After `emptyTables` nobody has one. */
export async function givePassword(
  { db, config }: Services,
  userId: number,
  password: string,
): Promise<void> {
  await db
    .insert(credentials)
    .values({ userId, passwordHash: await hashPassword(password, config.passwordCost) });
}

/** Inserts one row with the given fields and defaults for the others, and returns it. */
export async function insertRow<Name extends StateTable>(
  { db, clock }: Services,
  name: Name,
  fields: Partial<Row<Name>> = {},
): Promise<Row<Name>> {
  // Drizzle's overloads can't handle the union of all tables. The name gives the row's type.
  const table = stateTables[name] as PgTable;
  const rows = await db
    .insert(table)
    .values({ ...rowDefaults(clock.now())[name], ...fields })
    .returning();
  await advanceKeys(db, table);
  return onlyRow(rows) as Row<Name>;
}

/** Inserts a payout of a new user, because admins don't decide on their own (R236). Returns it. */
export async function insertPayout(
  services: Services,
  fields: Partial<Row<'transactions'>> = {},
): Promise<Row<'transactions'>> {
  const { id: userId } = await insertRow(services, 'users');
  return insertRow(services, 'transactions', { userId, ...fields });
}

/**
 * Returns an access token of the admin, or of another user (to test a 403). It belongs to no
 * sign-in.
 */
export function mintAccessToken({ tokens }: Services, userId = 1): Promise<string> {
  return tokens.issue({ userId, familyId: undefined });
}

/** Returns a refresh token that has not been used, as after a sign-in. */
export async function mintRefreshToken({ db, config }: Services, userId = 1): Promise<string> {
  return (await openFamily(db, userId, config)).refreshToken;
}
