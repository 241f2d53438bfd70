import { sql } from 'drizzle-orm';
import { hashPassword } from '../auth/passwords';
import type { Database } from '../db/database';
import { claimSetting } from '../db/settings';
import { credentials } from '../db/tables/sessions';
import { users } from '../db/tables/users';
import { keySequences } from './keySequences';
import type { SeedSize } from './seedStep';
import { seedSteps } from './seedSteps';

/** Who can sign in after a first start. The second one is no admin: its sign-in is refused with a 403. */
export const seededAdmin = { email: 'admin@example.com', password: 'admin-password' };
export const seededUser = { email: 'user@example.com', password: 'user-password' };

/**
 * Fills an empty database, once: all in one transaction, claimed by a row that only one process can insert. Answers whether
 * it seeded. The epoch is kept, so that a later start knows what the dates are relative to.
 */
export async function seedDatabase(db: Database, size: { users: number; now: Date; }): Promise<boolean> {
  const seedSize: SeedSize = { users: size.users, epoch: size.now.toISOString() };
  return db.transaction(async (tx) => {
    if (!(await claimSetting(tx, 'seed_epoch', seedSize.epoch))) return false;
    await seedAccounts(tx, size.now);
    for (const step of seedSteps) for (const statement of step(seedSize)) await tx.execute(statement);
    // Rows came with given keys: the generators must go on after them.
    for (const [table, column] of keySequences) {
      await tx.execute(sql.raw(`SELECT setval(pg_get_serial_sequence('${table}', '${column}'), (SELECT coalesce(max(${column}), 0) + 1 FROM ${table}), false)`));
    }
    return true;
  });
}

async function seedAccounts(tx: Database, now: Date): Promise<void> {
  const joined = new Date(now.getTime() - 4 * 365 * 86_400_000);
  await tx.insert(users).values([
    { id: 1, firstName: 'Ada', lastName: 'Admin', email: seededAdmin.email, role: 'admin', dateJoined: joined, country: 'United Kingdom' },
    { id: 2, firstName: 'Uma', lastName: 'User', email: seededUser.email, role: 'user', dateJoined: joined, country: 'Norway' },
  ]);
  await tx.insert(credentials).values([
    { userId: 1, passwordHash: await hashPassword(seededAdmin.password) },
    { userId: 2, passwordHash: await hashPassword(seededUser.password) },
  ]);
}
