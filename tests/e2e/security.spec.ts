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

for (const { what, path, status, cache } of answers) {
  test(`${what} (${status}) has every security header`, async ({ request }) => {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect(answer.status()).toBe(status);
    expect(headers).toMatchObject(always);
    expect(headers['content-security-policy']?.split('; ')).toEqual(directives);
    expect(headers['cache-control']).toBe(cache);
  });
}

test('hashed assets are immutable, compressed and have the headers too', async ({
  request,
  page,
}) => {
  await page.goto('/login');
  const assets = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[href]'),
    ].map((node) => ('src' in node ? node.src : node.href)),
  );
  expect(assets.length).toBeGreaterThan(3);
  for (const asset of assets) {
    const answer = await request.get(asset, { headers: { 'Accept-Encoding': 'br' } });
    const headers = answer.headers();
    // Compressing a few bytes would make them larger.
    const isWorthIt = /\.(js|css)$/.test(asset) && (await answer.body()).length > 1024;
    expect(headers, asset).toMatchObject(always);
    expect(headers['cache-control'], asset).toMatch(/^public, max-age=31536000, immutable$/);
    expect(headers['content-encoding'], asset).toBe(isWorthIt ? 'br' : headers['content-encoding']);
  }
});

test('an API response has the headers too', async ({ page }) => {
  const answer = page.waitForResponse((response) =>
    response.url().includes('/api/admin/dashboard'),
  );
  await page.goto('/');
  expect(await (await answer).allHeaders()).toMatchObject({
    ...always,
    'cache-control': 'no-store',
  });
});

test('users’ names never run as code, and are shown unchanged', async ({ page, backend }) => {
  const { results } = await backend.listUsers();
  const hostile = [
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '{{7*7}}${7*7}',
    'javascript:alert(1)',
  ];
  const users = hostile.map((full_name, index) => ({
    ...results[index],
    full_name,
    email: `${full_name}@example.org`,
  }));
  await backend.plan('GET', '/admin/users', {
    status: 200,
    body: { count: 4, next: null, previous: null, results: users },
  });
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await page.goto('/users/all');
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('link')).toHaveText(hostile);
  expect(dialogs).toBe(0);
});

test('no request goes to another origin', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
  });
  for (const path of ['/login', '/', '/users/all', '/payouts', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(foreign).toEqual([]);
});
