import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { refreshFamilies, refreshTokens } from '../db/tables/sessions';
import { users } from '../db/tables/users';

interface Lifetimes {
  refreshTokenDays: number;
  refreshGraceSeconds: number;
}

export interface IssuedRefresh {
  userId: number;
  familyId: string;
  generation: number;
  refreshToken: string;
}

/** The database's own time: instances share it, whatever their clocks say. */
const databaseNow = sql<Date>`clock_timestamp()`;
const secondsSinceRotation =
  sql`extract(epoch from ${databaseNow} - ${refreshFamilies.rotatedAt})`.mapWith(Number);
const isExpired = sql<boolean>`${refreshFamilies.expiresAt} <= ${databaseNow}`;

export interface RefusedRefresh {
  /**
   * `reused`: an old token ends the family now. `ended`: it had ended before. `no admin`: the
   * account has lost the role.
   */
  reason: 'unknown' | 'reused' | 'ended' | 'no admin';
  /** Undefined if the token is unknown. */
  userId?: number;
  familyId?: string;
}

/** Creates a family with its first refresh token, and deletes expired families. */
export async function openFamily(
  db: Database,
  userId: number,
  lifetimes: Lifetimes,
): Promise<IssuedRefresh> {
  const familyId = randomUUID();
  const expiresAt = sql`${databaseNow} + make_interval(secs => ${lifetimes.refreshTokenDays * 86_400}::float8)`;
  return db.transaction(async (tx) => {
    await tx.delete(refreshFamilies).where(lt(refreshFamilies.expiresAt, databaseNow));
    await tx
      .insert(refreshFamilies)
      .values({ id: familyId, userId, rotatedAt: databaseNow, expiresAt });
    return { userId, familyId, generation: 0, refreshToken: await addToken(tx, familyId, 0) };
  });
}

/**
 * Exchanges a refresh token for the next one, within the caller's transaction. The family's row is
 * locked: if two tabs come at once, the first one starts the next generation. The second tab's
 * token is then the previous one, and gets a token of the same new generation (R220): within the
 * grace period, and for as long as no token of the new generation was used, because its answer may
 * have been lost. Any other old token is a reuse and revokes the family. A family also ends when
 * its account is no admin any more.
 */
export async function rotate(
  tx: Database,
  token: string,
  lifetimes: Lifetimes,
): Promise<IssuedRefresh | RefusedRefresh> {
  const [known] = await tx
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashOf(token)));
  if (known === undefined) return { reason: 'unknown' };
  const isFamily = eq(refreshFamilies.id, known.familyId);
  const columns = { ...getTableColumns(refreshFamilies), secondsSinceRotation, isExpired };
  const [family] = await tx.select(columns).from(refreshFamilies).where(isFamily).for('update');
  if (family === undefined || family.isExpired) return { reason: 'unknown' };
  const { id: familyId, userId, generation } = family;
  const [account] = await tx.select({ role: users.role }).from(users).where(eq(users.id, userId));
  if (account?.role !== 'admin') {
    await tx.update(refreshFamilies).set({ revokedAt: databaseNow }).where(isFamily);
    return { reason: 'no admin', userId, familyId };
  }
  if (family.revokedAt !== null) return { reason: 'ended', userId, familyId };

  if (known.generation === generation) {
    const next = { generation: generation + 1, rotatedAt: databaseNow, isNewestUsed: false };
    await tx.update(refreshFamilies).set(next).where(isFamily);
    return {
      userId,
      familyId,
      generation: next.generation,
      refreshToken: await addToken(tx, familyId, next.generation),
    };
  }
  const isInGrace = family.secondsSinceRotation <= lifetimes.refreshGraceSeconds;
  if (known.generation === generation - 1 && (isInGrace || !family.isNewestUsed)) {
    return { userId, familyId, generation, refreshToken: await addToken(tx, familyId, generation) };
  }
  await tx.update(refreshFamilies).set({ revokedAt: databaseNow }).where(isFamily);
  return { reason: 'reused', userId, familyId };
}

/** Ends every sign-in of an account. */
export async function endFamilies(tx: Database, userId: number): Promise<void> {
  await tx
    .update(refreshFamilies)
    .set({ revokedAt: databaseNow })
    .where(and(eq(refreshFamilies.userId, userId), isNull(refreshFamilies.revokedAt)));
}

/**
 * Notes that a token of the family's newest generation was used: its answer arrived. An older
 * generation changes nothing.
 */
export async function noteUse(db: Database, familyId: string, generation: number): Promise<void> {
  await db
    .update(refreshFamilies)
    .set({ isNewestUsed: true })
    .where(and(eq(refreshFamilies.id, familyId), eq(refreshFamilies.generation, generation)));
}

async function addToken(tx: Database, familyId: string, generation: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(refreshTokens).values({ familyId, generation, tokenHash: hashOf(token) });
  return token;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
