import { and, eq, sql } from 'drizzle-orm';
import type { LoginRequest, RefreshRequest } from '~/api/types';
import { checkPassword } from '../auth/passwords';
import { openFamily, type RefusedRefresh, rotate } from '../auth/refreshFamilies';
import { assertNotLocked, beginTry, failTry, forgetTry, trierOf } from '../auth/signInTries';
import { ok } from '../core/answers';
import { forbidden, type Problem, unauthorized } from '../core/problem';
import { addToAudit, addToAuditOnceAMinute } from '../db/audit';
import type { Database } from '../db/database';
import { credentials } from '../db/tables/sessions';
import { users } from '../db/tables/users';
import { type Call, handler, type Operations } from './handler';

interface Account {
  id: number;
  role: 'admin' | 'user';
  hash: string | null;
}

/** A sign-in whose password was checked. */
interface CheckedSignIn {
  tryId: number;
  account: Account | undefined;
  isRight: boolean;
  upgraded?: string;
}

const wrongCredentials = 'Invalid email or password';
const onlyAdmins = 'Only admins may use this console.';

export const authOperations = {
  /**
   * Too many failures are refused before a password is looked at, so that a right one is no
   * exception (R235).
   */
  login: handler<LoginRequest>(async (call) => {
    const { db, tokens, hashes, config } = call.services;
    await assertNotLocked(db, trierOf(call.body.email, call.address), config);
    const checked = await hashes.run(() => check(call));
    const opened = await db.transaction((tx) => finish(tx, call, checked));
    if (opened === 'wrong') throw unauthorized(wrongCredentials);
    if (opened === 'no admin') throw forbidden(onlyAdmins);
    return ok({
      message: 'Login successful',
      data: { access: await tokens.issue(opened), refresh: opened.refreshToken },
    });
  }),

  refreshTokens: handler<RefreshRequest>(async (call) => {
    const { db, config, tokens } = call.services;
    const outcome = await db.transaction(async (tx) => {
      const rotated = await rotate(tx, call.body.refresh_token, config);
      if ('reason' in rotated) await auditRefusal(tx, call, rotated);
      return rotated;
    });
    if ('reason' in outcome) throw refusals[outcome.reason];
    return ok({ access_token: await tokens.issue(outcome), refresh_token: outcome.refreshToken });
  }),
} satisfies Operations;

const refusals: Record<RefusedRefresh['reason'], Problem> = {
  unknown: unauthorized('The refresh token is unknown or expired.'),
  reused: unauthorized('This session has ended because an old refresh token was used again.'),
  ended: unauthorized('This session has ended.'),
  'no admin': forbidden(onlyAdmins),
};

async function check({
  body,
  address,
  services: { db, config },
}: Call<LoginRequest>): Promise<CheckedSignIn> {
  const tryId = await beginTry(db, trierOf(body.email, address), config);
  const [account] = await db
    .select({ id: users.id, role: users.role, hash: credentials.passwordHash })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(sql`lower(${users.email})`, body.email.toLowerCase()));
  return {
    tryId,
    account,
    ...(await checkPassword(body.password, account?.hash ?? undefined, config.passwordCost)),
  };
}

/**
 * Writes what the check found out. Failures are written too, so they are returned and not thrown.
 */
async function finish(
  tx: Database,
  call: Call<LoginRequest>,
  { tryId, account, isRight, upgraded }: CheckedSignIn,
) {
  const { body, address, requestId, services } = call;
  const { clock, config } = services;
  const entry = {
    actor: { id: account?.id, email: body.email.toLowerCase() },
    subject: { kind: 'user', id: account?.id },
    requestId,
  } as const;
  if (account === undefined || !isRight) {
    const locked = await failTry(tx, tryId, trierOf(body.email, address), config);
    await addToAudit(tx, { ...entry, action: 'sign_in.failed', after: { address } });
    for (const what of locked)
      await addToAudit(tx, {
        ...entry,
        action: 'sign_in.locked',
        after: { address, locked: what },
      });
    return 'wrong';
  }
  await forgetTry(tx, tryId);
  // The password was checked a moment ago. The account may have lost its role since then, or be
  // gone.
  const [current] = await tx
    .select({ role: users.role })
    .from(users)
    .where(eq(users.id, account.id))
    .for('update');
  if (current?.role !== 'admin') {
    await addToAudit(tx, { ...entry, action: 'sign_in.refused', after: { address } });
    return 'no admin';
  }
  await tx.update(users).set({ lastLogin: clock.now() }).where(eq(users.id, account.id));
  if (upgraded !== undefined && account.hash !== null)
    await storeUpgrade(tx, account.id, account.hash, upgraded);
  await addToAudit(tx, { ...entry, action: 'sign_in.succeeded', after: { address } });
  return openFamily(tx, account.id, config);
}

/** Replaces the hash that was checked. If another one has taken its place, that one stays. */
async function storeUpgrade(
  tx: Database,
  userId: number,
  checked: string,
  upgraded: string,
): Promise<void> {
  const isChecked = and(eq(credentials.userId, userId), eq(credentials.passwordHash, checked));
  await tx.update(credentials).set({ passwordHash: upgraded }).where(isChecked);
}

async function auditRefusal(
  tx: Database,
  { address, requestId }: Call,
  { reason, userId, familyId }: RefusedRefresh,
): Promise<void> {
  const [account] =
    userId === undefined
      ? []
      : await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await addToAuditOnceAMinute(tx, {
    actor: { id: userId, email: account?.email },
    action: 'refresh.refused',
    subject: { kind: 'user', id: userId },
    after: { reason, address, session: familyId },
    requestId,
  });
}
