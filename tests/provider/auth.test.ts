import { sign } from 'hono/jwt';
import { describe, expect, test } from 'vitest';
import { refreshTokens } from '../../contracts/provider/db/tables/sessions';
import { seededUser } from '../../contracts/provider/seed/seedDatabase';
import { insertRow, mintAccessToken } from '../../contracts/provider/states/rows';
import { openService } from './service';

const service = await openService();

describe('sign-in', () => {
  const refused = 'Invalid email or password';
  test.each([
    ['a wrong password', 'admin@example.com', 'not-the-password', 401, refused],
    ['an unknown email', 'nobody@example.com', 'admin-password', 401, refused],
    ['no password', 'amara.okafor69@example.com', 'admin-password', 401, refused],
    // R108
    ['no admin', seededUser.email, seededUser.password, 403, 'Only admins may use this console.'],
  ])('of %s is refused, and no more is said', async (_, email, password, status, message) =>
    expect(await service.signIn(email, password)).toMatchObject({ status, body: { message } }),
  );

  test('keeps no token readable in the database', async () => {
    const { body } = await service.signIn();
    const stored = await service.services.db.select().from(refreshTokens);
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(
      (body as { data: { refresh: string } }).data.refresh,
    );
  });
});

// When one expires, and what a refresh gives: refreshFamilies.test.ts.
describe('an access token', () => {
  const statusWith = async (token: string) =>
    (await service.send('GET', '/api/admin/users/stats', { token })).status;

  test('of another secret, without a signature, of a deleted user is a 401', async () => {
    const claims = { sub: '1', exp: service.clock.now().getTime() / 1000 + 600 };
    const [header, payload] = [{ alg: 'none', typ: 'JWT' }, claims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    for (const token of [
      await sign(claims, 'another secret', 'HS256'),
      `${header}.${payload}.`,
      await mintAccessToken(service.services, 999_999),
    ])
      expect([await statusWith(token), token]).toEqual([401, token]);
  });

  test('of a user who is no admin is a 403, also of one who was until then', async () => {
    expect(await statusWith(await mintAccessToken(service.services, 2))).toBe(403);
    const admin = await insertRow(service.services, 'users', { role: 'admin' });
    const token = await mintAccessToken(service.services, admin.id);
    expect(await statusWith(token)).toBe(200);
    await service.send('PATCH', `/api/admin/users/${admin.id}/update`, { body: { role: 'user' } });
    expect(await statusWith(token)).toBe(403);
  });
});
