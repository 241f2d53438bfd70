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
const joined = (user: User) => user.date_joined.slice(0, 10);

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

test('role must match exactly', async ({ page, backend }) => {
  const { results, number } = await pageWithAdmin(async (number) => ({
    results: (await backend.listUsers(number)).results,
    number,
  }));
  await page.goto(`/users/all?page=${number}`);
  await expect(shown(page)).toHaveText(emails(results));
  await expect(page.getByLabel('Role').getByRole('option')).toHaveText([
    'All Roles',
    'admin',
    'user',
  ]);
  for (const role of ['admin', 'user']) {
    await page.getByLabel('Role').selectOption(role);
    await expect(shown(page)).toHaveText(emails(results.filter((user) => user.role === role)));
    await expect(page).toHaveURL(`/users/all?page=${number}&role=${role}`);
  }
  await page.getByLabel('Role').selectOption('All Roles');
  await expect(shown(page)).toHaveCount(20);
});

async function pageWithAdmin(
  read: (number: number) => Promise<{ results: User[]; number: number }>,
) {
  for (let number = 1; number < 10; number += 1) {
    const candidate = await read(number);
    if (candidate.results.some((user) => user.role === 'admin')) return candidate;
  }
  throw new Error('No admin on the first pages.');
}

test('the join date is between both days, with both included', async ({ page, backend }) => {
  const { results } = await backend.listUsers(2);
  const days = results.map(joined).sort();
  const from = String(days[4]);
  const to = String(days[12]);
  await page.goto('/users/all?page=2');
  await page.getByLabel('From date').fill(from);
  await expect(shown(page)).toHaveText(emails(results.filter((user) => joined(user) >= from)));
  await page.getByLabel('To date').fill(to);
  const within = results.filter((user) => joined(user) >= from && joined(user) <= to);
  expect(within.length).toBeGreaterThanOrEqual(9);
  await expect(shown(page)).toHaveText(emails(within));
  await page.reload();
  await expect(page.getByLabel('From date')).toHaveValue(from);
  await expect(shown(page)).toHaveText(emails(within));
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

test('says that filters apply only to this page, if there is more than one (R22)', async ({
  page,
  backend,
}) => {
  await page.goto('/users/all');
  await expect(page.getByText(/^Filtering this page only \(\d+ of [\d,]+\)$/)).toBeVisible();
  const { results } = await backend.listUsers();
  await backend.plan('GET', '/admin/users', {
    status: 200,
    body: { count: 20, next: null, previous: null, results },
  });
  await page.reload();
  await expect(page.getByText('1–20 of 20')).toBeVisible();
  await expect(page.getByText(/^Filtering this page only \(\d+ of [\d,]+\)$/)).toHaveCount(0);
});

test('filters that match nothing say so, keep the pages and can be cleared', async ({ page }) => {
  await page.goto(
    '/users/all?page=2&search=no-such-person&role=admin&from=2020-01-01&to=2020-01-02',
  );
  await expect(page.getByText('No users match these filters')).toBeVisible();
  await expect(page.getByText('No users yet')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeEnabled();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(shown(page)).toHaveCount(20);
  await expect(page).toHaveURL('/users/all?page=2');
  await expect(page.getByLabel('Search')).toHaveValue('');
  await expect(page.getByLabel('Role')).toHaveValue('');
  await expect(page.getByLabel('From date')).toHaveValue('');
  await expect(page.getByLabel('To date')).toHaveValue('');
});
