import type { Page } from '@playwright/test';
import { expect, test, toast, watchCalls } from './support/test';

const entry = (page: Page, heading: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
const headings = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 3 });

test('an FAQ is added; a reload keeps it; no call is made', async ({ page }) => {
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

  await page.reload();
  await expect(entry(page, 'Is there a weekend?')).toContainText('<img src=x onerror="alert(1)">');
  await expect(headings(page)).toHaveCount(6);
  expect(calls).toEqual([]);
});
