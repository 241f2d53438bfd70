import type { Page } from '@playwright/test';
import { expect, pressInToast, test, toast, watchCalls } from './support/test';

const entry = (page: Page, heading: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
const headings = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 3 });

async function choose(page: Page, heading: string, action: 'Edit' | 'Delete') {
  await page.getByRole('button', { name: `Actions for ${heading}`, exact: true }).click();
  await entry(page, heading).getByRole('menuitem', { name: action }).click();
}

test('an FAQ is added, edited, deleted and brought back; a reload keeps it; no call is made', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await page.goto('/content');
  await expect(page.getByText('Saved in this browser only')).toBeVisible();
  await expect(headings(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add FAQ' });
  await dialog.getByLabel('Question').fill('Is there a weekend?');
  await dialog.getByLabel('Answer').fill('Yes.\n<img src=x onerror="alert(1)">');
  await dialog.getByLabel('Category').selectOption('Trading');
  await dialog.getByRole('button', { name: 'Add FAQ' }).click();
  await expect(toast(page, 'FAQ added successfully')).toBeVisible();
  await expect(entry(page, 'Is there a weekend?')).toContainText('<img src=x onerror="alert(1)">');

  await choose(page, 'Is there a weekend?', 'Edit');
  await page
    .getByRole('dialog', { name: 'Edit FAQ' })
    .getByLabel('Answer')
    .fill('Markets close on Friday.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'FAQ updated successfully')).toBeVisible();
  await page.reload();
  await expect(entry(page, 'Is there a weekend?')).toContainText('Markets close on Friday.');

  const before = await headings(page).allTextContents();
  await choose(page, 'Why must I verify my identity?', 'Delete');
  const deleted = toast(page, 'FAQ deleted successfully');
  await expect(deleted).toBeVisible();
  await expect(headings(page)).toHaveCount(5);
  await pressInToast(deleted, 'Undo');
  await expect(toast(page, 'FAQ restored')).toBeVisible();
  await expect(headings(page)).toHaveText(before);
  await page.reload();
  await expect(headings(page)).toHaveText(before);
  expect(calls).toEqual([]);
});
