/** R12. Each of them leaves the origin, loops through the login, or is no path, as it is or after a browser has resolved it. */
export const hostileNexts = [
  '', ' ', 'users', 'users/all', './users', '../users', '?next=/users', '#users',
  'https://evil.test', 'http://evil.test/users', 'HTTPS://evil.test', 'https:evil.test', 'https:/evil.test', 'ftp://evil.test',
  'javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:x', 'mailto:a@b.c',
  '//evil.test', '///evil.test', '////evil.test', '//evil.test/users', '//user@evil.test', '//[::1]', '/\\evil.test', '/\\/evil.test', '\\evil.test', '\\\\evil.test',
  '/users\\..\\..', '/users/\\evil.test', ' /users', ' //evil.test', '\t//evil.test', '/\t/evil.test', '/\n/evil.test', '/\r/evil.test', '/\u0000/evil.test', '/users\u007f', '/users\u0085',
  '/.//evil.test', '/..//evil.test', '/a/..//evil.test', '/%2e//evil.test', '/%2Fevil.test', '/%5Cevil.test', '/%5c%5cevil.test', '/%09/evil.test', '/users/%00', '/%zz',
  '/login', '/login/', '/login//', '/LOGIN', '/Login?next=/users', '/login?next=/login', '/login#x', '/./login', '/users/../login', '/%6cogin', '/%6C%6F%67in', '/login/.', '/login/x/..',
] as const;
