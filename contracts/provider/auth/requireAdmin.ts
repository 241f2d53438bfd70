import { eq } from 'drizzle-orm';
import { forbidden, unauthorized } from '../core/problem';
import type { Database } from '../db/database';
import { refreshFamilies } from '../db/tables/sessions';
import { users } from '../db/tables/users';
import type { AccessTokens } from './accessTokens';
import { noteUse } from './refreshFamilies';

export interface SignedInAdmin {
  id: number;
  email: string;
}

/**
 * Returns the admin who sent the request. Throws a 401 without a valid token, a 403 if the account
 * is no admin (any more).
 */
export async function requireAdmin(
  authorization: string | undefined,
  { db, tokens }: { db: Database; tokens: AccessTokens },
): Promise<SignedInAdmin> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  const claims = token === undefined ? undefined : await tokens.read(token);
  if (claims === undefined) throw unauthorized();
  const [user] = await db
    .select({
      email: users.email,
      role: users.role,
      familyId: refreshFamilies.id,
      generation: refreshFamilies.generation,
      isNewestUsed: refreshFamilies.isNewestUsed,
      revokedAt: refreshFamilies.revokedAt,
    })
    .from(users)
    .leftJoin(refreshFamilies, eq(refreshFamilies.id, claims.familyId ?? ''))
    .where(eq(users.id, claims.userId));
  if (user === undefined) throw unauthorized('This account no longer exists.');
  if (user.role !== 'admin') throw forbidden('Only admins may use this console.');
  const hasSession =
    claims.familyId === undefined || (user.familyId !== null && user.revokedAt === null);
  if (!hasSession) throw unauthorized('This session has ended.');
  if (
    user.familyId !== null &&
    user.generation === claims.generation &&
    user.isNewestUsed === false
  ) {
    await noteUse(db, user.familyId, claims.generation);
  }
  return { id: claims.userId, email: user.email };
}
