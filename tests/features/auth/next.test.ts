import { describe, expect, it } from 'vitest';
import { safeNext } from '~/features/auth/next';
import { hostileNexts as hostile } from './hostileNexts';

describe('next (R12)', () => {
  it('is tested with at least 60 hostile values', () => {
    expect(new Set(hostile).size).toBe(hostile.length);
    expect(hostile.length).toBeGreaterThanOrEqual(60);
  });

  it.each(hostile)('%j is ignored', (raw) => expect(safeNext(raw)).toBeNull());

  it.each([null, undefined, 7, {}, ['/users']])('%j is ignored', (raw) =>
    expect(safeNext(raw)).toBeNull(),
  );

  it.each([
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/users/all?page=2&search=a%26b#row-3', '/users/all?page=2&search=a%26b#row-3'],
    ['/users/all?search=Åsa Öberg', '/users/all?search=%C3%85sa%20%C3%96berg'],
    ['/users/usr_8f2c/kyc', '/users/usr_8f2c/kyc'],
    ['/users/a%2Fb', '/users/a%2Fb'],
    ['/users/../payouts', '/payouts'],
    ['/users?next=https://evil.test', '/users?next=https://evil.test'],
    ['/@evil.test', '/@evil.test'],
    ['/users:80', '/users:80'],
    ['/logins', '/logins'],
    ['/users/login', '/users/login'],
  ])('%j leads to %j', (raw, path) => {
    expect(safeNext(raw)).toBe(path);
    expect(new URL(path, 'https://console.test').origin).toBe('https://console.test');
    expect(safeNext(path)).toBe(path);
  });
});
