import { expect, test } from './support/test';

const always = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "style-src-attr 'none'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

const answers = [
  { what: 'a page', path: '/users/all', status: 200, cache: 'no-cache' },
  { what: 'a missing asset', path: '/assets/gone-12345678.js', status: 404, cache: 'no-store' },
  { what: 'the API without a token', path: '/api/admin/users', status: 401, cache: 'no-store' },
  { what: 'an unknown API address', path: '/api/nothing/here', status: 404, cache: 'no-store' },
  { what: 'a malformed address', path: '/%E0%A4%A', status: 400, cache: 'no-store' },
];

test('a page and everything that is refused have every security header', async ({ request }) => {
  for (const { what, path, status, cache } of answers)
    await test.step(what, async () => {
      const answer = await request.get(path);
      const headers = answer.headers();
      expect.soft(answer.status()).toBe(status);
      expect.soft(headers).toMatchObject(always);
      expect.soft(headers['content-security-policy']?.split('; ')).toEqual(directives);
      expect.soft(headers['cache-control']).toBe(cache);
    });
});
