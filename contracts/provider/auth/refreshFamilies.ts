import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { refreshFamilies, refreshTokens } from '../db/tables/sessions';

interface Lifetimes {
  refreshTokenDays: number;
  refreshGraceSeconds: number;
}

export interface IssuedRefresh {
  userId: number;
  familyId: string;
  refreshToken: string;
}

type Outcome = IssuedRefresh | 'unknown' | 'revoked';

/** Opens a family with its first refresh token. Families that have expired are swept out on the way. */
export async function openFamily(db: Database, userId: number, now: Date, lifetimes: Lifetimes): Promise<IssuedRefresh> {
  const familyId = randomUUID();
  const expiresAt = new Date(now.getTime() + lifetimes.refreshTokenDays * 86_400_000);
  return db.transaction(async (tx) => {
    await tx.delete(refreshFamilies).where(lt(refreshFamilies.expiresAt, now));
    await tx.insert(refreshFamilies).values({ id: familyId, userId, rotatedAt: now, expiresAt });
    return { userId, familyId, refreshToken: await addToken(tx, familyId, 0) };
  });
}

/**
 * Swaps a refresh token for the next one. The family's row is locked, so that of two tabs one rotates and the other finds its
 * token to be the directly previous one: within the grace it gets a token of the same generation. Any older token is reuse
 * and revokes the family.
 */
export function rotate(db: Database, token: string, now: Date, lifetimes: Lifetimes): Promise<Outcome> {
  return db.transaction(async (tx): Promise<Outcome> => {
    const [known] = await tx.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, hashOf(token)));
    if (known === undefined) return 'unknown';
    const [family] = await tx.select().from(refreshFamilies).where(eq(refreshFamilies.id, known.familyId)).for('update');
    if (family === undefined || family.expiresAt <= now) return 'unknown';
    if (family.revokedAt !== null) return 'revoked';

    const { id: familyId, userId, generation } = family;
    if (known.generation === generation) {
      await tx.update(refreshFamilies).set({ generation: generation + 1, rotatedAt: now }).where(eq(refreshFamilies.id, familyId));
      return { userId, familyId, refreshToken: await addToken(tx, familyId, generation + 1) };
    }
    const secondsSince = (now.getTime() - family.rotatedAt.getTime()) / 1000;
    if (known.generation === generation - 1 && secondsSince <= lifetimes.refreshGraceSeconds) {
      return { userId, familyId, refreshToken: await addToken(tx, familyId, generation) };
    }
    await tx.update(refreshFamilies).set({ revokedAt: now }).where(eq(refreshFamilies.id, familyId));
    return 'revoked';
  });
}

async function addToken(tx: Database, familyId: string, generation: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(refreshTokens).values({ familyId, generation, tokenHash: hashOf(token) });
  return token;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
