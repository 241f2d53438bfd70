import type { Page } from '@playwright/test';
import { looks } from '../support/accessibility';
import type { Backend } from '../support/backend';
import { expect, test } from '../support/test';

type Check = (page: Page) => Promise<void>;

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
const bodyRows = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody').getByRole('row');

async function fundWallet(page: Page, check: Check) {
  await page.goto('/mt5-users');
  await expect(bodyRows(page, 'MT5 users')).toHaveCount(10);
  await check(page);
  await page
    .getByRole('button', { name: /^Fund Wallet/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Fund Wallet' });
  await dialog.locator('[name=amount]').fill('-1');
  await expect(dialog.getByText('Please enter a valid positive amount')).toBeVisible();
  await check(page);
  await dialog.locator('[name=amount]').fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('+$1.00 simulated')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await check(page);
  await fits(page);
}

async function tradingAccount(page: Page, check: Check, backend: Backend) {
  const { login } = await backend.accountWith((open) => open > 1);
  await page.goto('/trading');
  const rows = bodyRows(page, 'Trading accounts');
  await expect(rows).toHaveCount(20);
  await check(page);
  await rows
    .filter({ hasText: String(login) })
    .getByRole('button', { name: String(login), exact: true })
    .click();
  await expect(page.getByRole('table', { name: 'Open positions' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await check(page);
  await fits(page);
}

async function openPositions(page: Page, check: Check, backend: Backend) {
  const { login } = await backend.accountWith((open) => open > 1);
  await page.goto(`/mt5-users/${login}`);
  await expect(bodyRows(page, 'Open positions').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await check(page);
  await fits(page);
}

async function competition(page: Page, check: Check) {
  await page.goto('/competitions');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await check(page);
  // The first seeded one has ten thousand contestants.
  await page.goto('/competitions/1');
  await expect(bodyRows(page, 'Leaderboard').first()).toContainText('4');
  await check(page);
}

async function notifications(page: Page, check: Check) {
  const main = page.getByRole('main');
  await page.goto('/notifications');
  await main.getByRole('radio', { name: 'Schedule' }).check();
  await main.getByRole('button', { name: 'Schedule Notification' }).click();
  await expect(main.getByText('Recipient is required')).toBeVisible();
  await check(page);
  await fits(page);
  // The bar is hidden, because the page is scrolled down to the form.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await check(page);
}

async function content(page: Page, check: Check) {
  await page.goto('/content');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(5);
  await check(page);
  const question = 'How do I withdraw my profit?';
  await page.getByRole('button', { name: `Actions for ${question}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit FAQ' })).toBeVisible();
  await check(page);
  await fits(page);
}

const screens = { fundWallet, tradingAccount, openPositions, competition, notifications, content };

for (const { name, use, check } of looks) {
  test.describe(name, () => {
    test.use(use);

    for (const [screen, visit] of Object.entries(screens))
      test(`${screen} has no violations in any of its states`, async ({ page, backend }) =>
        visit(page, check, backend));
  });
}
