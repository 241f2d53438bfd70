import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { claimSetting, readSetting } from '../db/settings';
import { checkCredentials, createAdmin, type Credentials } from './accounts';

/** The value of the setting `seed_epoch` in a database without seeded data. */
const noSeed = 'none';

/**
 * Gives an empty database its first admin and nothing else, once, and returns whether it did.
 * Throws an error that explains itself if there is no usable email or password for it, or if the
 * database holds seeded data, whose admin everybody knows.
 */
export async function createFirstAdmin(
  db: Database,
  admin: Credentials,
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
    await createAdmin(tx, checkCredentials(admin), now, cost);
    return true;
  });
}
