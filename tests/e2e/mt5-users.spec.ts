import type { Page } from '@playwright/test';
import type { Mt5User } from '../../src/api/types';
import type { Backend } from './support/backend';
import { expect, test, toast, watchCalls } from './support/test';

const rows = (page: Page) =>
  page.getByRole('table', { name: 'MT5 users' }).locator('tbody').getByRole('row');

/** A user of the first page with a plain name. */
async function plainUser(backend: Backend): Promise<Mt5User & { name: string }> {
  const { result } = await backend.listMt5Users();
  const found = result.results.find(({ name }) => /^\w+ \w+$/.test(name ?? ''));
  if (!found?.name) throw new Error('The first page has no user with a plain name.');
  return { ...found, name: found.name };
}

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
