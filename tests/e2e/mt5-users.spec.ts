import type { Page } from '@playwright/test';
import type { Mt5User } from '../../src/api/types';
import type { Backend } from './support/backend';
import { expect, test, toast, watchCalls } from './support/test';
import { typeQuickly } from './support/typing';

const rows = (page: Page) =>
  page.getByRole('table', { name: 'MT5 users' }).locator('tbody').getByRole('row');
const count = (value: number) => value.toLocaleString('en-US');

/** A user of the first page with a plain name. */
async function plainUser(backend: Backend): Promise<Mt5User & { name: string }> {
  const { result } = await backend.listMt5Users();
  const found = result.results.find(({ name }) => /^\w+ \w+$/.test(name ?? ''));
  if (!found?.name) throw new Error('The first page has no user with a plain name.');
  return { ...found, name: found.name };
}

const badgesOf = ({ funded, funded_eligible, is_active }: Mt5User) =>
  `${is_active ? 'Active' : 'Inactive'}${funded ? 'Funded' : funded_eligible ? 'Eligible' : ''}`;

test('has the figures, columns and badges of section 2, with 10 users on a page (R23, R47)', async ({
  page,
  backend,
}) => {
  const { result, total_trading_users } = await backend.listMt5Users();
  const first = page.waitForRequest((request) => request.url().includes('/admin/mt5/users'));
  await page.goto('/mt5-users');
  expect(new URL((await first).url()).search).toBe('?page=1&page_size=10');
  await expect(page.getByRole('heading', { level: 1, name: 'MT5 User Management' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Login',
    'Name',
    'Email',
    'Balance',
    'Size',
    'Status',
    'Actions',
  ]);
  await expect(rows(page)).toHaveCount(10);
  for (const [index, user] of result.results.entries()) {
    await expect(rows(page).nth(index).getByRole('cell').nth(0)).toHaveText(String(user.login));
    await expect(rows(page).nth(index).getByRole('cell').nth(5)).toHaveText(badgesOf(user));
  }
  await expect(page.getByRole('group', { name: 'Total Accounts' })).toHaveText(
    `Total Accounts${count(total_trading_users)}all pages`,
  );
  await expect(page.getByRole('group', { name: 'Funded Accounts' })).toHaveText(
    `Funded Accounts${result.results.filter(({ funded }) => funded).length}this page`,
  );
  await expect(page.getByRole('group', { name: 'Funded Eligible' })).toContainText('this page');
  await expect(page.getByRole('group', { name: 'Total Balance' })).toContainText('this page');
});

test('filters and search go to the server and into the address, and Back restores them (R25, R118)', async ({
  page,
  backend,
}) => {
  const inactive = await backend.listMt5Users('account_status=inactive&page=1&page_size=10');
  await page.goto('/mt5-users');
  await expect(rows(page)).toHaveCount(10);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/admin/mt5/users')) asked.push(new URL(request.url()).search);
  });
  await page.getByLabel('Status').selectOption('Inactive');
  await expect(page.getByText(`of ${count(inactive.result.count)}`)).toBeVisible();
  await typeQuickly(page.getByLabel('Search'), 'an');
  await expect(page).toHaveURL('/mt5-users?account_status=inactive&search=an');
  await expect(page.getByText(`of ${count(inactive.result.count)}`)).toHaveCount(0);
  expect(asked).toEqual([
    '?account_status=inactive&page=1&page_size=10',
    '?account_status=inactive&search=an&page=1&page_size=10',
  ]);
  for (const row of await rows(page).all()) await expect(row).toContainText(/an/i);
  await page.reload();
  await expect(page.getByLabel('Status')).toHaveValue('inactive');
  await expect(page.getByLabel('Search')).toHaveValue('an');
  await page.goBack();
  await expect(page).toHaveURL('/mt5-users');
  await page.getByLabel('Type').selectOption('Funded Eligible');
  await expect(page).toHaveURL('/mt5-users?account_type=funded_eligible');
  await expect(rows(page).first()).toContainText('Eligible');
});

test('Fund Wallet is simulated: no request, marked as simulated, in no total, kept over a reload, can be cleared', async ({
  page,
  backend,
}) => {
  const user = await plainUser(backend);
  await page.goto('/mt5-users');
  const row = rows(page).filter({ hasText: String(user.login) });
  const total = page.getByRole('group', { name: 'Total Balance' });
  await expect(total).toContainText('$');
  const before = await total.innerText();
  const calls = watchCalls(page);
  await row.getByRole('button', { name: /^Fund Wallet/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Fund Wallet' });
  const amount = dialog.locator('[name=amount]');
  const fund = dialog.getByRole('button', { name: 'Fund Wallet' });
  await expect(amount).toBeFocused();
  await expect(fund).toBeDisabled();
  await amount.press('Enter');
  await expect(dialog.getByText('Please enter a valid amount')).toBeVisible();
  for (const wrong of ['-5', '0', 'abc']) {
    await amount.fill(wrong);
    await expect(dialog.getByText('Please enter a valid positive amount')).toBeVisible();
    await expect(fund).toBeDisabled();
  }
  await amount.fill('500');
  await fund.click();
  await expect(dialog).toHaveCount(0);
  await expect(toast(page, 'Wallet funded successfully')).toBeVisible();
  await expect(row).toContainText('+$500.00 simulated');
  await expect(total).toHaveText(before, { useInnerText: true });
  expect(calls).toEqual([]);

  await page.reload();
  await expect(row).toContainText('+$500.00 simulated');
  await row.getByRole('button', { name: /^Clear simulated funds/ }).click();
  await expect(page.getByText('simulated')).toHaveCount(0);
});

test('many clicks add the amount once', async ({ page, backend }) => {
  const user = await plainUser(backend);
  await page.goto('/mt5-users');
  const row = rows(page).filter({ hasText: String(user.login) });
  await row.getByRole('button', { name: /^Fund Wallet/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Fund Wallet' });
  await dialog.locator('[name=amount]').fill('1');
  await dialog
    .getByRole('button', { name: 'Fund Wallet' })
    .evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 100; click += 1) button.click();
    });
  await expect(row).toContainText('+$1.00 simulated');
  await page.getByRole('button', { name: 'Clear all' }).click();
});

test('unreadable storage loses only its own content (R29)', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('admin.local.funded-amounts', '{"v":1,"data":[{"login":'),
  );
  await page.goto('/mt5-users');
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('simulated')).toHaveCount(0);
});

test('View all leads to the trading accounts, a row to its positions', async ({
  page,
  backend,
}) => {
  const user = await plainUser(backend);
  await page.goto('/mt5-users');
  await page.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL('/trading');
  await page.goBack();
  await rows(page).getByText(user.name, { exact: true }).first().click();
  await expect(page).toHaveURL(`/mt5-users/${user.login}`);
});

test('says what failed, and recovers with Try again; a 403 has its own state', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(500, 403);
  await backend.plan('GET', '/admin/mt5/users', { status: 500, times: 1 });
  await page.goto('/mt5-users');
  await expect(toast(page, 'Error fetching MT5 data')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('The MT5 users could not be loaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(10);
  await backend.plan('GET', '/admin/mt5/users', { status: 403 });
  await page.reload();
  await expect(page.getByText('No access').first()).toBeVisible();
});
