import { expect, test } from './support/test';

const table = { name: 'Users' } as const;

test('keeps page and filters in the address: reload and Back restore them', async ({ page }) => {
  await page.goto('/users/all');
  await expect(page.getByText('1–20 of')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('21–40 of')).toBeVisible();
  await page.getByLabel('Role').selectOption('user');
  await page.getByLabel('Search').pressSequentially('an');
  await expect(page).toHaveURL('/users/all?page=2&role=user&search=an');
  // Until the second page has been read, the rows of the first one are still there.
  await expect(page.getByRole('table', table)).toHaveAttribute('aria-busy', 'false');
  // A key is answered before the rows are searched: only the head has no 'an'.
  await expect(page.getByRole('row').filter({ hasNotText: /an/i })).toHaveCount(1);
  const kept = await page.getByRole('table', table).innerText();
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue('an');
  await expect(page.getByLabel('Role')).toHaveValue('user');
  await expect(page.getByRole('table', table)).toHaveText(kept, { useInnerText: true });

  await page.getByRole('link', { name: 'Payouts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Search')).toHaveValue('an');
  await expect(page.getByText(/ of 20 on this page match$/)).toBeVisible();
  // The search, typed key by key, is one step of the history. The role before it is another.
  await page.goBack();
  await expect(page).toHaveURL('/users/all?page=2');
  await expect(page.getByLabel('Search')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/users/all');
  await expect(page.getByText('1–20 of')).toBeVisible();
});

test('a middle click in a row opens its link in a new tab; a double click on a word selects it and opens nothing', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(404);
  const user = await backend.userAt(2);
  await page.goto('/users/all');
  const row = page.getByRole('row').filter({ hasText: user.email });
  const popup = page.context().waitForEvent('page');
  await row.getByRole('cell').nth(2).click({ button: 'middle' });
  await expect(await popup).toHaveURL(`/users/${user.id}`);
  await expect(page).toHaveURL('/users/all');

  const email = row.getByText(user.email).first();
  // Within the word, which is the cell's own text.
  const position = { x: 30, y: 22 };
  await email.dblclick({ position });
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
  // oxlint-disable-next-line playwright/no-wait-for-timeout -- nothing may open in this time
  await page.waitForTimeout(400);
  await expect(page).toHaveURL('/users/all');
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await email.click({ position });
  await expect(page).toHaveURL(`/users/${user.id}`);
});

test('a date that is typed digit by digit is one filter and one step of the history, once it is whole, with Enter or when the field is left', async ({
  page,
}) => {
  await page.goto('/users/all');
  await expect(page.getByText('1–20 of')).toBeVisible();
  const steps = await page.evaluate(() => history.length);
  await page.getByLabel('From date').focus();
  await page.keyboard.type('2021-01-17');
  await expect(page).toHaveURL('/users/all?from=2021-01-17');
  await page.getByLabel('To date').focus();
  await page.keyboard.type('2099-1-3');
  await expect(page).toHaveURL('/users/all?from=2021-01-17');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/users/all?from=2021-01-17&to=2099-01-03');
  await page.getByLabel('From date').fill('2022-5-6');
  await page.getByRole('searchbox').focus();
  await expect(page).toHaveURL('/users/all?from=2022-05-06&to=2099-01-03');
  expect(await page.evaluate(() => history.length)).toBe(steps + 3);
});
