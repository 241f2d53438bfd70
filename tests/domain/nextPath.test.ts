import { describe, expect, it } from 'vitest';
import { safeNext } from '../../src/domain/nextPath';

// R12. Each of them leaves the origin, loops through the login, or is no path, as it is or after a browser has resolved it.
const hostile = [
  '', ' ', 'users', 'users/all', './users', '../users', '?next=/users', '#users',
  'https://evil.test', 'http://evil.test/users', 'HTTPS://evil.test', 'https:evil.test', 'https:/evil.test', 'ftp://evil.test',
  'javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:x', 'mailto:a@b.c',
  '//evil.test', '///evil.test', '////evil.test', '//evil.test/users', '//user@evil.test', '//[::1]', '/\\evil.test', '/\\/evil.test', '\\evil.test', '\\\\evil.test',
  '/users\\..\\..', '/users/\\evil.test', ' /users', ' //evil.test', '\t//evil.test', '/\t/evil.test', '/\n/evil.test', '/\r/evil.test', '/\u0000/evil.test', '/users\u007f', '/users\u0085',
  '/.//evil.test', '/..//evil.test', '/a/..//evil.test', '/%2e//evil.test', '/%2Fevil.test', '/%5Cevil.test', '/%5c%5cevil.test', '/%09/evil.test', '/users/%00', '/%zz',
  '/login', '/login/', '/login//', '/LOGIN', '/Login?next=/users', '/login?next=/login', '/login#x', '/./login', '/users/../login', '/%6cogin', '/%6C%6F%67in', '/login/.', '/login/x/..',
];

describe('next (R12)', () => {
  it('is tried with at least 60 hostile values', () => {
    expect(new Set(hostile).size).toBe(hostile.length);
    expect(hostile.length).toBeGreaterThanOrEqual(60);
  });

  it.each(hostile)('%j is ignored', (raw) => {
    expect(safeNext(raw)).toBeNull();
  });

  it.each([null, undefined, 7, {}, ['/users']])('%j is ignored', (raw) => {
    expect(safeNext(raw)).toBeNull();
  });

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
