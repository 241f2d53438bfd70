import { expect, test } from 'vitest';
import { createAdmin, resetPassword } from '../../contracts/provider/seed/accounts';
import { testEpoch, testPasswordCost } from '../../contracts/provider/seed/testDatabase';
import { auditFromNow } from './auditEntries';
import { openService } from './service';

const email = 'chief@example.com';
const service = await openService({ users: 0 });

test('a reset password replaces the old one, ends the sessions of the account, and is audited', async () => {
  const { db } = service.services;
  const log = await auditFromNow(service);
  const account = { email, password: 'a password of its own' };
  await createAdmin(db, account, testEpoch, testPasswordCost);
  const { body } = await service.signIn(email, account.password);
  const { access, refresh } = (body as { data: { access: string; refresh: string } }).data;
  const read = async () =>
    (await service.send('GET', '/api/admin/users', { token: access })).status;
  expect(await read()).toBe(200);

  await resetPassword(db, { email, password: 'another password' }, testEpoch, testPasswordCost);
  const refreshed = await service.send('POST', '/api/account/auth/token/refresh', {
    token: null,
    body: { refresh_token: refresh },
  });
  expect([await read(), refreshed.status]).toEqual([401, 401]);
  expect((await service.signIn(email, account.password)).status).toBe(401);
  expect((await service.signIn(email, 'another password')).status).toBe(200);

  const entries = await log.entries();
  expect(entries.filter(({ actorId }) => actorId === null)).toMatchObject([
    { action: 'user.created', after: { email, role: 'admin' } },
    { action: 'password.reset', subjectId: entries[0]?.subjectId, after: null },
  ]);
});

test('the password of an unknown account is not reset, with words', async () => {
  const unknown = { email: 'nobody@example.com', password: 'a password of its own' };
  await expect(
    resetPassword(service.services.db, unknown, testEpoch, testPasswordCost),
  ).rejects.toThrow('No user has the email nobody@example.com.');
});
