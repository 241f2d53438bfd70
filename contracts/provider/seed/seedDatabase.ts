import { sql } from 'drizzle-orm';
import { hashPassword } from '../auth/passwords';
import { advanceKeys, type Database } from '../db/database';
import { claimSetting } from '../db/settings';
import { challenges } from '../db/tables/challenges';
import { competitions } from '../db/tables/competitions';
import { kycAddressProofs } from '../db/tables/kyc';
import { transactions } from '../db/tables/payments';
import { activities } from '../db/tables/platform';
import { credentials } from '../db/tables/sessions';
import { ticketMessages, tickets } from '../db/tables/support';
import { positions, tradingAccounts } from '../db/tables/trading';
import { users } from '../db/tables/users';
import { seedFirm } from './demo/seedFirm';
import { hostileSteps } from './hostile/hostileSteps';

/**
 * What an empty database can be filled with: a firm that could exist, or hostile and borderline
 * data for tests.
 */
export const seedNames = ['demo', 'hostile'] as const;
export type SeedName = (typeof seedNames)[number];

/**
 * The accounts that can sign in after a first start. The second one is no admin: its sign-in gets a
 * 403.
 */
export const seededAdmin = { email: 'admin@example.com', password: 'admin-password' };
export const seededUser = { email: 'user@example.com', password: 'user-password' };

/** Tables with generated keys. The seed gives many of them itself. */
const tablesWithKeys = [
  users,
  kycAddressProofs,
  transactions,
  challenges,
  tickets,
  ticketMessages,
  tradingAccounts,
  positions,
  competitions,
  activities,
];

interface SeedOptions {
  seed: SeedName;
  /** How many users it has, at least 50. */
  users: number;
  /** What its dates are relative to. */
  now: Date;
  passwordCost: number;
}

/**
 * Fills an empty database, once, and returns whether it did. It is one transaction, and only one
 * process can insert the row that starts it. That row keeps the epoch, so that a later start knows
 * what the dates are relative to.
 */
export async function seedDatabase(db: Database, options: SeedOptions): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = 0`);
    if (!(await claimSetting(tx, 'seed_epoch', options.now.toISOString()))) return false;
    await seedRows(tx, options);
    for (const table of tablesWithKeys) await advanceKeys(tx, table);
    return true;
  });
}

async function seedRows(
  tx: Database,
  { seed, users: count, now, passwordCost }: SeedOptions,
): Promise<void> {
  if (seed === 'demo')
    await seedFirm(
      tx,
      { users: count, epoch: now },
      { admin: seededAdmin.email, user: seededUser.email },
    );
  else await seedHostile(tx, count, now);
  await tx.insert(credentials).values([
    { userId: 1, passwordHash: await hashPassword(seededAdmin.password, passwordCost) },
    { userId: 2, passwordHash: await hashPassword(seededUser.password, passwordCost) },
  ]);
}

async function seedHostile(tx: Database, count: number, now: Date): Promise<void> {
  const joined = new Date(now.getTime() - 4 * 365 * 86_400_000);
  await tx.insert(users).values([
    {
      id: 1,
      firstName: 'Ada',
      lastName: 'Admin',
      email: seededAdmin.email,
      role: 'admin',
      dateJoined: joined,
      country: 'United Kingdom',
    },
    {
      id: 2,
      firstName: 'Uma',
      lastName: 'User',
      email: seededUser.email,
      role: 'user',
      dateJoined: joined,
      country: 'Norway',
    },
  ]);
  for (const step of hostileSteps)
    for (const statement of step({ users: count, epoch: now.toISOString() }))
      await tx.execute(statement);
}
