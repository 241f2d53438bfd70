import { sign } from 'hono/jwt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshTokens } from '../../contracts/provider/db/tables/sessions';
import { seededUser } from '../../contracts/provider/seed/seedDatabase';
import { insertRow, mintAccessToken } from '../../contracts/provider/states/rows';
import { startService, type TestService } from './service';

interface Tokens {
  access: string;
  refresh: string;
}

let service: TestService;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

async function signedIn(): Promise<Tokens> {
  const { body } = await service.signIn();
  return (body as { data: Tokens }).data;
}

async function refresh(token: string): Promise<{ status: number; next: Tokens }> {
  const { status, body } = await service.send('POST', '/api/account/auth/token/refresh', {
    body: { refresh_token: token },
    token: null,
  });
  const pair = body as { access_token: string; refresh_token: string };
  return { status, next: { access: pair.access_token, refresh: pair.refresh_token } };
}

const statusWith = async (token: string | null) =>
  (await service.send('GET', '/api/admin/users/stats', { token })).status;

describe('sign-in', () => {
  test('gives an admin tokens that work', async () => {
    const { access } = await signedIn();
    expect(await statusWith(access)).toBe(200);
  });

  test('takes the email in any case', async () => {
    expect((await service.signIn('ADMIN@Example.com')).status).toBe(200);
  });

  test.each([
    ['a wrong password', 'admin@example.com', 'not-the-password'],
    ['an unknown email', 'nobody@example.com', 'admin-password'],
    ['an account without a password', 'amara.okafor69@example.com', 'admin-password'],
  ])('answers %s with 401 and says no more than that', async (_, email, password) => {
    const { status, body } = await service.signIn(email, password);
    expect([status, body]).toEqual([401, { message: 'Invalid email or password' }]);
  });

  test('refuses an account that is no admin with 403 (R108)', async () => {
    const { status, body } = await service.signIn(seededUser.email, seededUser.password);
    expect([status, body]).toEqual([403, { message: 'Only admins may use this console.' }]);
  });

  test('keeps no token readable in the database', async () => {
    const { refresh: token } = await signedIn();
    const stored = await service.services.db.select().from(refreshTokens);
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

describe('access tokens', () => {
  test.each([
    ['none', null],
    ['nonsense', 'nonsense'],
    ['an empty one', ''],
  ])('%s is a 401 with a message', async (_, token) => {
    const { status, body } = await service.send('GET', '/api/admin/users', { token });
    expect([status, body]).toEqual([
      401,
      { message: 'Authentication credentials are missing or expired.' },
    ]);
  });

  test('one signed with another secret is a 401', async () => {
    const claims = { sub: '1', exp: service.clock.now().getTime() / 1000 + 600 };
    expect(await statusWith(await sign(claims, 'another secret', 'HS256'))).toBe(401);
  });

  test('one without a signature is a 401', async () => {
    const [header, payload] = [
      { alg: 'none', typ: 'JWT' },
      { sub: '1', exp: 9e9 },
    ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    expect(await statusWith(`${header}.${payload}.`)).toBe(401);
  });

  test('one expires after its minutes, and a refresh gives another', async () => {
    const { access, refresh: token } = await signedIn();
    service.clock.advance(15 * 60 - 1);
    expect(await statusWith(access)).toBe(200);
    service.clock.advance(2);
    expect(await statusWith(access)).toBe(401);
    const { status, next } = await refresh(token);
    expect(status).toBe(200);
    expect(await statusWith(next.access)).toBe(200);
  });

  test('one of a user who is no admin is a 403, of a deleted user a 401', async () => {
    expect(await statusWith(await mintAccessToken(service.services, 2))).toBe(403);
    expect(await statusWith(await mintAccessToken(service.services, 999_999))).toBe(401);
  });

  test('one of an admin who was made a user is a 403 from then on', async () => {
    const admin = await insertRow(service.services, 'users', { role: 'admin' });
    const token = await mintAccessToken(service.services, admin.id);
    expect(await statusWith(token)).toBe(200);
    await service.send('PATCH', `/api/admin/users/${admin.id}/update`, { body: { role: 'user' } });
    expect(await statusWith(token)).toBe(403);
  });
});

// refreshFamilies.test.ts tries the rules in any order.
describe('a refresh', () => {
  test('an unknown refresh token is a 401', async () => {
    expect((await refresh('unknown')).status).toBe(401);
  });

  test('ten tabs that refresh with the same token at once all stay signed in', async () => {
    const first = await signedIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first.refresh)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    for (const { next } of answers) expect(await statusWith(next.access)).toBe(200);
  });
});
