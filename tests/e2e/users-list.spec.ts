import type { User } from '../../src/api/types';
import { expect, holdCalls, test, toast } from './support/test';

const endpoint = '/admin/users';
const table = { name: 'Users' } as const;
const day = (iso: User['date_joined']) =>
  new Date(iso).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

test('has the columns of section 2 and one row for each user of the page', async ({
  page,
  backend,
}) => {
  const { results, count } = await backend.listUsers();
  const first = page.waitForRequest((request) => request.url().includes('/api/admin/users'));
  await page.goto('/users/all');
  expect(new URL((await first).url()).search).toBe('?page=1&page_size=20');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Full Name',
    'Email',
    'Role',
    'Date Joined',
    'Last Login',
    'Actions',
  ]);
  await expect(page.getByText(`1–20 of ${count.toLocaleString('en-US')}`)).toBeVisible();
  const rows = page.getByRole('table', table).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(20);
  for (const [index, user] of results.entries()) {
    const cells = rows.nth(index).getByRole('cell');
    await expect(cells.nth(0)).toHaveText(user.full_name, { useInnerText: true });
    await expect(cells.nth(1)).toHaveText(user.email);
    await expect(cells.nth(2)).toHaveText(user.role);
    await expect(cells.nth(3)).toHaveText(day(user.date_joined));
    await expect(cells.nth(4)).toHaveText(
      user.last_login ? new RegExp(`^${day(user.last_login)}, \\d\\d:\\d\\d$`) : '—',
    );
  }
});

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
  // The filters let fewer than twenty through. They are applied a moment after the last key.
  await expect(page.getByRole('row').nth(20)).toHaveCount(0);
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

test('a page that is not a number is the first', async ({ page }) => {
  for (const wrong of ['0', '-2', 'two', '1.5', '1e99']) {
    await page.goto(`/users/all?page=${wrong}`);
    await expect(page.getByText('1–20 of'), wrong).toBeVisible();
  }
});

test('keeps the previous rows visible but inert while the next page loads', async ({
  page,
  backend,
}) => {
  const { results } = await backend.listUsers();
  const first = String(results[0]?.email);
  const list = await holdCalls(page, (request) => request.url().includes('page=2'));
  await page.goto('/users/all');
  await expect(page.getByText(first)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await list.arrival;
  await expect(page.getByText(first)).toBeVisible();
  await expect(page.getByRole('table', table)).toHaveAttribute('aria-busy', 'true');
  const row = page.getByRole('row').filter({ hasText: first });
  for (const part of [row.getByRole('button'), row.getByRole('link'), row.getByText(first)])
    await part.click({ force: true });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page).toHaveURL('/users/all?page=2');
  list.letGo();
  await expect(page.getByText(first)).toHaveCount(0);
  await expect(page.getByRole('table', table)).toHaveAttribute('aria-busy', 'false');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('the rows are those of the page asked for last, whatever arrives last', async ({ page }) => {
  const second = await holdCalls(page, (request) => request.url().includes('page=2&'));
  await page.goto('/users/all');
  await expect(page.getByText('1–20 of')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await second.arrival;
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('41–60 of')).toBeVisible();
  await expect(page.getByRole('table', table)).toHaveAttribute('aria-busy', 'false');
  const shown = await page.getByRole('table', table).innerText();
  const late = page.waitForResponse((response) => response.url().includes('page=2&'));
  second.letGo();
  await (await late).finished();
  await expect(page.getByRole('table', table)).toHaveText(shown, { useInnerText: true });
  await expect(page).toHaveURL('/users/all?page=3');
});

test.describe('when it fails', () => {
  test('if a page fails, another page’s rows are not shown in its place', async ({
    page,
    backend,
    problems,
  }) => {
    problems.allowStatus(500);
    await page.goto('/users/all');
    await expect(page.getByText('1–20 of')).toBeVisible();
    await backend.plan('GET', endpoint, {
      status: 500,
      body: { message: 'Page two is on holiday' },
      times: 1,
    });
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(toast(page, 'Page two is on holiday')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('The users could not be loaded');
    await expect(page.getByRole('table', table)).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('21–40 of')).toBeVisible();
  });
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
  await email.dblclick({ position: { x: 8, y: 6 } });
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
  // oxlint-disable-next-line playwright/no-wait-for-timeout -- nothing may open in this time
  await page.waitForTimeout(400);
  await expect(page).toHaveURL('/users/all');
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await email.click({ position: { x: 8, y: 6 } });
  await expect(page).toHaveURL(`/users/${user.id}`);
});
