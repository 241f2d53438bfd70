import type { Page } from '@playwright/test';
import type { User } from '../../src/api/types';
import { expect, test, watchCalls } from './support/test';

/** The emails of the shown rows, in order. */
const shown = (page: Page) =>
  page
    .getByRole('table', { name: 'Users' })
    .locator('tbody')
    .getByRole('row')
    .locator('td:nth-child(2)');
const emails = (users: User[]) => users.map((user) => user.email);

test('search finds a name or email on the page, ignoring case, without a request', async ({
  page,
  backend,
}) => {
  const { results } = await backend.listUsers();
  await page.goto('/users/all');
  await expect(shown(page)).toHaveText(emails(results));
  const calls = watchCalls(page);
  const third = results[2];
  const email = String(third?.email).toUpperCase();
  await page.getByLabel('Search').fill(email);
  await expect(shown(page)).toHaveText([String(third?.email)]);
  const part = String(third?.full_name).slice(1, 5).toLowerCase();
  await page.getByLabel('Search').fill(part.toUpperCase());
  const expected = results.filter((user) =>
    [user.full_name, user.email].some((text) => text.toLowerCase().includes(part)),
  );
  await expect(shown(page)).toHaveText(emails(expected));
  await page.getByLabel('Search').fill('');
  await expect(shown(page)).toHaveText(emails(results));
  await expect(page).toHaveURL('/users/all');
  expect(calls).toEqual([]);
});

test('a date that is typed digit by digit is one filter and one step of the history, with Enter or when the field is left', async ({
  page,
}) => {
  await page.goto('/users/all');
  await expect(shown(page)).toHaveCount(20);
  const steps = await page.evaluate(() => history.length);
  await page.getByLabel('From date').focus();
  await page.keyboard.type('01172021');
  await expect(page.getByLabel('From date')).toHaveValue('2021-01-17');
  await expect(page).toHaveURL('/users/all');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/users/all?from=2021-01-17');
  await page.getByLabel('To date').focus();
  await page.keyboard.type('12312099');
  await page.getByRole('searchbox').focus();
  await expect(page).toHaveURL('/users/all?from=2021-01-17&to=2099-12-31');
  expect(await page.evaluate(() => history.length)).toBe(steps + 2);
});
