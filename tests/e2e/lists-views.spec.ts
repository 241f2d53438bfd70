import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { admin } from './support/backend';
import { expect, signIn, test } from './support/test';

/** Its name is that of the view that is on. */
const openViews = async (page: Page) => {
  await page.locator('.list-menu > button').click();
  return page.getByRole('dialog', { name: 'View', exact: true });
};
const choose = async (page: Page, name: string) => {
  const panel = await openViews(page);
  await panel.locator('a, button').getByText(name, { exact: true }).click();
};
const viewsOf = async (page: Page) => {
  const panel = await openViews(page);
  await expect(panel).toBeVisible();
  const names = await panel.getByRole('link').allInnerTexts();
  await page.keyboard.press('Escape');
  return names;
};
async function saveView(page: Page, name: string) {
  await choose(page, 'Save view…');
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}
const headers = (page: Page) => page.getByRole('table').getByRole('columnheader').allInnerTexts();

test('a view is saved, and is there after a reload and the next sign-in; another admin has none of it', async ({
  page,
}) => {
  await page.goto('/payouts');
  await page.getByLabel('Status').selectOption('approved');
  await page.getByRole('switch', { name: 'All pages' }).click();
  await page.getByRole('button', { name: 'Date', exact: true }).click();
  await saveView(page, 'Approved by day');
  await choose(page, 'Pending payouts');
  await expect(page).toHaveURL('/payouts?status=pending');
  await page.reload();
  await choose(page, 'Approved by day');
  await expect(page).toHaveURL('/payouts?sort=created_at&status=approved&whole=1');
  await expect(page.getByLabel('Status')).toHaveValue('approved');
  await expect(page.getByRole('button', { name: 'Approved by day' })).toBeVisible();

  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, admin.email, admin.password);
  await page.getByRole('link', { name: 'Payouts' }).first().click();
  expect(await viewsOf(page)).toEqual(['Default', 'Pending payouts', 'Approved by day']);

  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('admin.session') ?? '') as {
      user: { email: string };
    };
    localStorage.setItem(
      'admin.session',
      JSON.stringify({ ...session, user: { email: 'another@example.com' } }),
    );
  });
  await page.reload();
  expect(await viewsOf(page)).toEqual(['Default', 'Pending payouts']);
});

test('a view is the start of its list, and the plain list stays in reach; its link leads to it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/payouts');
  await choose(page, 'Edit views…');
  const dialog = page.getByRole('dialog', { name: 'Edit views' });
  await dialog.getByRole('button', { name: 'Start with Pending payouts' }).click();
  await expect(dialog.getByText('Start', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy link of Pending payouts' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).search).toBe(
    '?status=pending',
  );
  await page.goto('/payouts');
  await expect(page).toHaveURL('/payouts?status=pending');
  await expect(page.getByLabel('Status')).toHaveValue('pending');
  await choose(page, 'Default');
  await expect(page.getByLabel('Status')).toHaveValue('');
  await page.reload();
  await expect(page.getByText('1–10 of')).toBeVisible();
  await expect(page.getByLabel('Status')).toHaveValue('');
  await page.getByLabel('Status').selectOption('rejected');
  await page.getByLabel('Status').selectOption('');
  await expect(page).toHaveURL('/payouts?view=all');
});

test('a column is hidden and moved, also after a reload, and the file follows', async ({
  page,
}) => {
  await page.goto('/users/all');
  await expect(page.getByText('1–20 of')).toBeVisible();
  const panel = await openViews(page);
  await expect(panel.getByRole('checkbox', { name: 'Full Name' })).toBeDisabled();
  await panel.getByRole('checkbox', { name: 'Email' }).uncheck();
  await panel.getByRole('button', { name: 'Move Last Login up' }).click();
  await panel.getByRole('radio', { name: 'Compact' }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText('1–20 of')).toBeVisible();
  expect(await headers(page)).toEqual([
    'Full Name',
    'Role',
    'Last Login',
    'Date Joined',
    'Actions',
  ]);
  expect((await page.getByRole('row').nth(1).boundingBox())?.height).toBeLessThan(40);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe('\uFEFFID,Full Name,Role,Last Login,Date Joined');
  await page.goto('/users/all?columns=email,full_name,-role');
  await expect(page.getByText('1–20 of')).toBeVisible();
  expect(await headers(page)).toEqual([
    'Email',
    'Full Name',
    'Date Joined',
    'Last Login',
    'Actions',
  ]);
});

test('the whole view panel is on the screen, with its row heights', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/evaluations');
  const panel = await openViews(page);
  await expect(panel.getByText('Comfortable')).toBeInViewport({ ratio: 1 });
});

test("'Active challenges' and 'Open tickets' come with the console", async ({ page }) => {
  await page.goto('/evaluations');
  await choose(page, 'Active challenges');
  await expect(page.getByText(/^Filtering all/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('active');
  await page.goto('/support?tab=closed');
  await choose(page, 'Open tickets');
  await expect(page).toHaveURL(/tab=open/);
  await expect(page.getByRole('tab', { name: 'Open Tickets' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a view of last week keeps the preset, not its days (R481)', async ({ page }) => {
  await page.goto('/users/all');
  await page.getByLabel('Joined').selectOption('last_week');
  await expect(page.getByLabel('From date')).not.toHaveValue('');
  await saveView(page, 'New last week');
  await page.goto('/users/all');
  await choose(page, 'New last week');
  await expect(page).toHaveURL('/users/all?joined=last_week');
  await expect(page.getByLabel('From date')).not.toHaveValue('');
});
