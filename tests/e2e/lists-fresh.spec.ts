import { expect, test } from './support/test';

test('a return to the tab reads the list again: new rows wait for a click, changed ones are changed in place (R403)', async ({
  page,
}) => {
  let isLater = false;
  await page.route(/\/admin\/users\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { results: { id: number; full_name: string }[] };
    const [first] = body.results;
    if (isLater && first) {
      first.full_name = 'Renamed Meanwhile';
      body.results = [
        { ...first, id: 987_654, full_name: 'Newly Arrived' },
        ...body.results.slice(0, -1),
      ];
    }
    await route.fulfill({ response, json: body });
  });
  await page.goto('/users/all');
  await expect(page.getByText('1–20 of')).toBeVisible();
  const time = page.locator('.as-of time');
  await expect(time).toHaveText(/^\d\d:\d\d$/);
  await expect(time).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
  const links = page.getByRole('table', { name: 'Users' }).locator('[data-row-link]');
  const before = await links.allInnerTexts();
  isLater = true;
  // SWR reads again at most every 5 s for a focus: until then nothing comes of it.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(links.first()).toHaveText('Renamed Meanwhile', { timeout: 500 });
  }).toPass();
  await expect(links).toHaveText(['Renamed Meanwhile', ...before.slice(1)]);
  await page.getByRole('button', { name: '1 new · show' }).click();
  await expect(links).toHaveText(['Newly Arrived', 'Renamed Meanwhile', ...before.slice(1, -1)]);
  await expect(page.getByRole('button', { name: /new · show/ })).toHaveCount(0);
});
