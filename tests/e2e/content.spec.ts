import { readFile } from 'node:fs/promises';
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

async function importText(page: Page, name: string, text: string) {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Import content' })
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
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

test('an export is imported in another browser, and the import can be undone', async ({
  page,
  browser,
}) => {
  await page.goto('/content');
  await choose(page, 'How do I start a challenge?', 'Delete');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^content-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'admin-console-content', version: 1 });

  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await other.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('admin.local.content')) localStorage.removeItem(key);
  });
  await other.reload();
  await expect(headings(other)).toHaveCount(5);
  await importText(other, 'content.json', text);
  const dialog = other.getByRole('dialog', { name: 'Import content' });
  await expect(dialog.getByText('8 skipped', { exact: true })).toBeVisible();
  await expect(dialog.getByText('8 skipped, 1 removed')).toBeVisible();
  await dialog.getByRole('radio', { name: /Replace everything/ }).check();
  await dialog.getByRole('button', { name: 'Import' }).click();
  const imported = toast(other, 'Imported: 8 skipped, 1 removed');
  await expect(headings(other)).toHaveCount(4);
  await pressInToast(imported, 'Undo');
  await expect(toast(other, 'Import undone')).toBeVisible();
  await expect(headings(other)).toHaveCount(5);
  await elsewhere.close();
});
