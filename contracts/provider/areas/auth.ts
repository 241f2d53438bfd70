import { eq, sql } from 'drizzle-orm';
import type { LoginRequest, RefreshRequest } from '../../../src/api/types';
import { isPasswordRight } from '../auth/passwords';
import { openFamily, rotate } from '../auth/refreshFamilies';
import { credentials } from '../db/tables/sessions';
import { users } from '../db/tables/users';
import { forbidden, unauthorized } from '../http/problem';
import { handler, ok, type Operations } from '../openapi/operation';

export const authOperations = {
  login: handler<LoginRequest>(async ({ body, services: { db, clock, config, tokens } }) => {
    const [account] = await db
      .select({ id: users.id, role: users.role, hash: credentials.passwordHash })
      .from(users)
      .leftJoin(credentials, eq(credentials.userId, users.id))
      .where(eq(sql`lower(${users.email})`, body.email.toLowerCase()));
    const isRight = await isPasswordRight(body.password, account?.hash ?? undefined);
    if (account === undefined || !isRight) throw unauthorized('Invalid email or password');
    if (account.role !== 'admin') throw forbidden('Only admins may use this console.');
    const now = clock.now();
    await db.update(users).set({ lastLogin: now }).where(eq(users.id, account.id));
    const { familyId, refreshToken } = await openFamily(db, account.id, now, config);
    const access = await tokens.issue({ userId: account.id, familyId });
    return ok({ message: 'Login successful', data: { access, refresh: refreshToken } });
  }),

  refreshTokens: handler<RefreshRequest>(async ({ body, services: { db, clock, config, tokens } }) => {
    const outcome = await rotate(db, body.refresh_token, clock.now(), config);
    if (outcome === 'unknown') throw unauthorized('The refresh token is unknown or expired.');
    if (outcome === 'revoked') throw unauthorized('This session has ended because an old refresh token was used again.');
    return ok({ access_token: await tokens.issue(outcome), refresh_token: outcome.refreshToken });
  }),
} satisfies Operations;
