import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { refreshFamilies } from '../../contracts/provider/db/tables/sessions';
import { users } from '../../contracts/provider/db/tables/users';
import {
  emptyTables,
  givePassword,
  insertRow,
  mintRefreshToken,
} from '../../contracts/provider/states/rows';
import { auditedAdmin, auditFromNow } from './auditEntries';
import { openService } from './service';

const service = await openService({ users: 0, config: { isProxyTrusted: true } });
let log: Awaited<ReturnType<typeof auditFromNow>>;

beforeEach(async () => {
  await emptyTables(service.services);
  log = await auditFromNow(service);
});

const subject = (subjectId: string) => ({ subjectKind: 'user', subjectId });

describe('signing in', () => {
  const password = 'the-right-password';
  const signIn = (email: string, typed: string) => service.signIn(email, typed);
  const address = 'unknown';

  beforeEach(() => givePassword(service.services, 1, password));

  test('is audited when it works, fails, is refused, and locks', async () => {
    const user = await insertRow(service.services, 'users');
    await givePassword(service.services, user.id, password);
    await signIn('ADMIN@example.com', password);
    await signIn(user.email, password);
    await signIn('nobody@example.com', password);
    for (let index = 0; index < 7; index += 1)
      await signIn('admin@example.com', 'a wrong password');
    const ofUser = { actorId: user.id, actorEmail: user.email, ...subject(String(user.id)) };
    const failed = {
      ...auditedAdmin,
      ...subject('1'),
      action: 'sign_in.failed',
      before: null,
      after: { address },
    };
    expect(await log.entries()).toEqual([
      { ...failed, action: 'sign_in.succeeded' },
      { ...failed, ...ofUser, action: 'sign_in.refused' },
      { ...failed, actorId: null, actorEmail: 'nobody@example.com', subjectId: null },
      ...Array<typeof failed>(5).fill(failed),
      { ...failed, action: 'sign_in.locked', after: { address, locked: 'account' } },
    ]);
    const [lastFailure, lock] = (await log.rows()).slice(-2);
    expect(lock?.requestId).toBe(lastFailure?.requestId);
  });

  test('and a failure that cannot be audited is no answer about the password', async () => {
    await service.services.db.execute(sql`ALTER TABLE audit RENAME TO audit_away`);
    try {
      expect((await signIn('admin@example.com', password)).status).toBe(500);
      expect((await signIn('admin@example.com', 'a wrong password')).status).toBe(500);
    } finally {
      await service.services.db.execute(sql`ALTER TABLE audit_away RENAME TO audit`);
    }
    expect(await service.services.db.$count(refreshFamilies)).toBe(0);
  });

  const refresh = (token: string, from = address) =>
    service.send('POST', '/api/account/auth/token/refresh', {
      body: { refresh_token: token },
      token: null,
      headers: { 'X-Forwarded-For': from },
    });

  test('a refused refresh is audited, the same one at most once a minute', async () => {
    for (let index = 0; index < 3; index += 1) expect((await refresh('unknown')).status).toBe(401);
    const first = await mintRefreshToken(service.services);
    const second = ((await refresh(first)).body as { refresh_token: string }).refresh_token;
    await refresh(second);
    for (let index = 0; index < 3; index += 1) expect((await refresh(first)).status).toBe(401);
    const refused = { action: 'refresh.refused', subjectKind: 'user', before: null };
    const session = expect.stringMatching(/^[\w-]{36}$/) as string;
    expect(await log.entries()).toEqual([
      {
        ...refused,
        actorId: null,
        actorEmail: null,
        subjectId: null,
        after: { reason: 'unknown', address },
      },
      {
        ...refused,
        ...auditedAdmin,
        subjectId: '1',
        after: { reason: 'reused', address, session },
      },
      { ...refused, ...auditedAdmin, subjectId: '1', after: { reason: 'ended', address, session } },
    ]);
  });

  test('a refresh of someone who is no admin any more ends the session, of a deleted one too', async () => {
    const other = await insertRow(service.services, 'users', { role: 'admin' });
    const token = await mintRefreshToken(service.services, other.id);
    await service.services.db
      .update(users)
      .set({ role: 'user' })
      .where(sql`id = ${other.id}`);
    expect(await refresh(token)).toMatchObject({
      status: 403,
      body: { message: 'Only admins may use this console.' },
    });
    await service.services.db
      .update(users)
      .set({ role: 'admin' })
      .where(sql`id = ${other.id}`);
    expect(await refresh(token)).toMatchObject({
      status: 401,
      body: { message: 'This session has ended.' },
    });
    await service.send('DELETE', `/api/admin/users/${other.id}/delete`);
    expect((await refresh(token, '10.0.0.7')).status).toBe(401);
    expect(
      (await log.entries()).map(({ action, after }) => `${action} ${String(after?.['reason'])}`),
    ).toEqual([
      'refresh.refused no admin',
      'refresh.refused ended',
      'user.deleted undefined',
      'refresh.refused unknown',
    ]);
  });

  test('taking the role from an admin ends every session of the account at once', async () => {
    const other = await insertRow(service.services, 'users', { role: 'admin' });
    const tokens = [
      await mintRefreshToken(service.services, other.id),
      await mintRefreshToken(service.services, other.id),
    ];
    const setRole = (role: string) =>
      service.send('PATCH', `/api/admin/users/${other.id}/update`, { body: { role } });
    expect((await setRole('user')).status).toBe(200);
    expect((await setRole('admin')).status).toBe(200);
    for (const token of tokens) expect((await refresh(token)).status).toBe(401);
  });

  test('no password and no token is in any entry', async () => {
    await signIn('admin@example.com', password);
    await signIn('admin@example.com', 'a wrong password');
    const token = await mintRefreshToken(service.services);
    const { body } = await refresh(token);
    await refresh(`${token}x`);
    const kept = JSON.stringify(await log.rows());
    for (const secret of [
      password,
      'a wrong password',
      token,
      ...Object.values(body as Record<string, string>),
    ]) {
      expect(kept).not.toContain(secret);
    }
  });
});
