import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database';
import { settings } from './tables/platform';

export async function readSetting(db: Database, key: string): Promise<string | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row?.value;
}

/**
 * Stores a value if there is none, and returns whether it did. Of several processes exactly one
 * gets true.
 */
export async function claimSetting(db: Database, key: string, value: string): Promise<boolean> {
  const rows = await db.insert(settings).values({ key, value }).onConflictDoNothing().returning();
  return rows.length > 0;
}

/**
 * The secret that signs tokens and file links. It is in the database, so that sessions survive a
 * restart.
 */
export async function readOrCreateSecret(db: Database): Promise<string> {
  const stored = await readSetting(db, 'signing_secret');
  if (stored !== undefined) return stored;
  await claimSetting(db, 'signing_secret', randomBytes(32).toString('base64url'));
  const secret = await readSetting(db, 'signing_secret');
  if (secret === undefined) throw new Error('The signing secret could not be stored.');
  return secret;
}
