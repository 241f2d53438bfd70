import { expect, setFirm, test } from './support/test';

const marker = 'Marker4711';

for (const file of ['index', 'boot'])
  test(`the details of a console that misses its ${file} script can be copied (promise 18)`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allowBrokenFile();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route(new RegExp(`/assets/${file}-[^/]*\\.js$`), (route) => route.abort());
    await page.goto(`/users/${marker}?search=${marker}`);
    await expect(page.getByText('The console could not be loaded')).toBeVisible();
    await page.getByRole('button', { name: 'Copy details' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('could not be loaded');
    expect(copied).not.toContain(marker);
  });

test('the details of a failed screen, copied and reported, hold nothing personal (promise 18)', async ({
  page,
  context,
  backend,
  problems,
}) => {
  problems.allowStatus(404, 500);
  problems.allowThrown(marker);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await setFirm(page, { reports: '/reports' });
  const reports: string[] = [];
  await page.route('**/reports', async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  await backend.plan('GET', `/admin/users/${marker}`, {
    status: 500,
    body: { message: `${marker} was not found` },
  });
  await page.goto(`/users/${marker}?search=${marker}`);
  await page.getByRole('button', { name: 'Copy details' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({
    route: '/users/:id',
    status: 500,
    message: 'ApiError',
  });
  expect((JSON.parse(copied) as { operation: string }).operation).toMatch(
    /^GET \/admin\/users\/\{id\}/,
  );

  await page.evaluate((text) => {
    void Promise.reject(new TypeError(text));
  }, marker);
  await expect.poll(() => reports.length).toBe(1);
  expect(JSON.parse(reports[0] ?? '')).toMatchObject({ route: '/users/:id', message: 'TypeError' });
  const { access, refresh } = await backend.signIn();
  for (const text of [copied, ...reports])
    for (const secret of [marker, access, refresh, 'admin@example.com'])
      expect(text).not.toContain(secret);
});
