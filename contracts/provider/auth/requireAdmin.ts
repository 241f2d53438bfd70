import { eq } from 'drizzle-orm';
import { forbidden, unauthorized } from '../http/problem';
import { refreshFamilies } from '../db/tables/sessions';
import { users } from '../db/tables/users';
import type { Services } from '../services';

export interface SignedInAdmin {
  id: number;
}

/** Who sends a request: 401 without a good token, 403 for one whose account is no admin (any more). */
export async function requireAdmin(authorization: string | undefined, { db, tokens }: Services): Promise<SignedInAdmin> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  const claims = token === undefined ? undefined : await tokens.read(token);
  if (claims === undefined) throw unauthorized();
  const [user] = await db
    .select({ role: users.role, familyId: refreshFamilies.id, revokedAt: refreshFamilies.revokedAt })
    .from(users)
    .leftJoin(refreshFamilies, eq(refreshFamilies.id, claims.familyId ?? ''))
    .where(eq(users.id, claims.userId));
  if (user === undefined) throw unauthorized('This account no longer exists.');
  const hasSession = claims.familyId === undefined || (user.familyId !== null && user.revokedAt === null);
  if (!hasSession) throw unauthorized('This session has ended.');
  if (user.role !== 'admin') throw forbidden('Only admins may use this console.');
  return { id: claims.userId };
}
