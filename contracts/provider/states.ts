import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { hashPassword } from './auth/passwords';
import type { Database } from './db/database';
import { onlyRow } from './db/database';
import { challenges } from './db/tables/challenges';
import { competitions, leaderboardRows } from './db/tables/competitions';
import { kycAddressProofs, kycRecords } from './db/tables/kyc';
import { transactions, wallets } from './db/tables/payments';
import { activities } from './db/tables/platform';
import { credentials } from './db/tables/sessions';
import { ticketMessages, tickets } from './db/tables/support';
import { positions, tradingAccounts } from './db/tables/trading';
import { userAddresses, users } from './db/tables/users';
import { openFamily } from './auth/refreshFamilies';
import { seededAdmin } from './seed/seedDatabase';
import { stateDefaults } from './stateDefaults';
import type { Services } from './services';

/** What a provider state can put into the database, by the table's name in this service. */
export const stateTables = {
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

export type StateTable = keyof typeof stateTables;
type Row<Name extends StateTable> = (typeof stateTables)[Name]['$inferSelect'];

/**
 * Empties every table but the service's own settings, and puts the admin back whom `mintAccessToken` signs in (id 1,
 * `admin@example.com`).
 */
export async function emptyTables({ db, counts, clock }: Services): Promise<void> {
  // Thirty times as fast as TRUNCATE where there is little to empty, and every provider state starts here.
  const deletions = Object.entries(stateTables).map(([name, table]) => sql`${sql.identifier(name)} AS (DELETE FROM ${table})`);
  await db.execute(sql`WITH ${sql.join(deletions, sql`, `)} SELECT 1`);
  await db.insert(users).values({ id: 1, firstName: 'Ada', lastName: 'Admin', email: seededAdmin.email, role: 'admin', dateJoined: clock.now() });
  await moveKeysOn(db, users);
  counts.forget();
}

/** Lets the admin sign in with a password; without this `emptyTables` leaves nobody who can. */
export async function givePassword({ db }: Services, userId: number, password: string): Promise<void> {
  await db.insert(credentials).values({ userId, passwordHash: await hashPassword(password) });
}

/** Inserts one row with the given fields, sensible values for the rest, and answers it. A key that is given is kept. */
export async function insertRow<Name extends StateTable>(
  { db, counts, clock }: Services,
  name: Name,
  fields: Partial<Row<Name>> = {},
): Promise<Row<Name>> {
  // The union of all tables is more than drizzle's overloads can follow; the row's type is given by the name.
  const table = stateTables[name] as PgTable;
  const rows = await db.insert(table).values({ ...stateDefaults(clock.now())[name], ...fields }).returning();
  await moveKeysOn(db, table);
  counts.forget();
  return onlyRow(rows) as Row<Name>;
}

/** A bearer token for verification: of the admin, or of another user to see a 403. It belongs to no sign-in. */
export function mintAccessToken({ tokens }: Services, userId = 1): Promise<string> {
  return tokens.issue({ userId, familyId: undefined });
}

/** A refresh token that is good for one refresh, as after a sign-in. */
export async function mintRefreshToken({ db, clock, config }: Services, userId = 1): Promise<string> {
  return (await openFamily(db, userId, clock.now(), config)).refreshToken;
}

/** The key generator goes on after a given key. */
async function moveKeysOn(db: Database, table: PgTable): Promise<void> {
  const key = Object.values(getTableColumns(table)).find((column) => column.generatedIdentity !== undefined);
  if (key === undefined) return;
  const [tableName, keyName] = [getTableName(table), key.name];
  await db.execute(
    sql`SELECT setval(pg_get_serial_sequence(${tableName}, ${keyName}), greatest(max(${sql.identifier(keyName)}), 1)) FROM ${sql.identifier(tableName)}`,
  );
}
