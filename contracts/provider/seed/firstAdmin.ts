import { sql } from 'drizzle-orm';
import { hashPassword } from '../auth/passwords';
import { type Database, onlyRow } from '../db/database';
import { claimSetting, readSetting } from '../db/settings';
import { credentials } from '../db/tables/sessions';
import { users } from '../db/tables/users';

/** The value of the setting `seed_epoch` in a database without seeded data. */
const noSeed = 'none';
const minPasswordLength = 12;

export interface FirstAdmin {
  email: string | undefined;
  password: string | undefined;
}

/**
 * Gives an empty database its first admin and nothing else, once, and returns whether it did.
 * Throws an error that explains itself if there is no usable email or password for it, or if the
 * database holds seeded data, whose admin everybody knows.
 */
export async function createFirstAdmin(
  db: Database,
  { email, password }: FirstAdmin,
  now: Date,
  cost: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local lock_timeout = 0`);
    if (!(await claimSetting(tx, 'seed_epoch', noSeed))) {
      if ((await readSetting(tx, 'seed_epoch')) === noSeed) return false;
      throw new Error(
        'The database holds seeded data, whose password is public. Use an empty database, or ask for the data with SEED=demo.',
      );
    }
    if (email === undefined || !/^[^@\s]+@[^@\s]+$/.test(email)) {
      throw new Error(
        'The database is empty. Give the first admin an ADMIN_EMAIL and an ADMIN_PASSWORD.',
      );
    }
    if (password === undefined || password.length < minPasswordLength) {
      throw new Error(
        `The database is empty. Give the first admin an ADMIN_PASSWORD of at least ${minPasswordLength} characters.`,
      );
    }
    const admin = {
      firstName: 'First',
      lastName: 'Admin',
      email,
      role: 'admin' as const,
      dateJoined: now,
    };
    const { id } = onlyRow(await tx.insert(users).values(admin).returning({ id: users.id }));
    await tx
      .insert(credentials)
      .values({ userId: id, passwordHash: await hashPassword(password, cost) });
    return true;
  });
}
