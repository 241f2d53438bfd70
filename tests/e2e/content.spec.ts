import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
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
  await dialog.getByRole('button', { name: 'Add FAQ' }).click();
  await expect(toast(page, 'Please fill in all fields')).toBeVisible();
  await expect(dialog.getByLabel('Question')).toBeFocused();
  await expect(dialog.getByText('Answer is required')).toBeVisible();
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

test('a rule is deleted by keyboard, the focus stays in the list, and Ctrl+Z restores it', async ({
  page,
}) => {
  await page.goto('/content?tab=rules');
  await expect(headings(page)).toHaveText([
    'Maximum Daily Loss 5%',
    'Maximum Total Drawdown 10%',
    'Minimum 5 trading days',
    'Profit target 8%',
  ]);
  await page.getByRole('button', { name: 'Actions for Maximum Daily Loss 5%' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute(
    'data-highlighted',
    '',
  );
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Rule deleted successfully')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Actions for Maximum Total Drawdown 10%' }),
  ).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Rule restored')).toBeVisible();
  await expect(headings(page).first()).toHaveText('Maximum Daily Loss 5%');
  await page.keyboard.press('Control+z');
  await expect(headings(page)).toHaveCount(4);
});

test('tab, category and search are in the address, and Back restores them', async ({ page }) => {
  await page.goto('/content');
  await page.getByRole('tab', { name: 'FAQ' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Rules' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Category').selectOption('Trading Requirements');
  await expect(headings(page)).toHaveText(['Minimum 5 trading days', 'Profit target 8%']);
  await page.getByRole('searchbox', { name: 'Search' }).fill('profit');
  await expect(headings(page)).toHaveText(['Profit target 8%']);
  await expect(page).toHaveURL('/content?tab=rules&category=Trading+Requirements&search=profit');
  await page.reload();
  await expect(headings(page)).toHaveText(['Profit target 8%']);
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like it');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/content?tab=rules');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('nothing like it');
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
  await expectAccessible(other);
  await dialog.getByRole('button', { name: 'Import' }).click();
  const imported = toast(other, 'Imported: 8 skipped, 1 removed');
  await expect(headings(other)).toHaveCount(4);
  await pressInToast(imported, 'Undo');
  await expect(toast(other, 'Import undone')).toBeVisible();
  await expect(headings(other)).toHaveCount(5);
  await elsewhere.close();
});

test('a file with errors imports nothing and says where the errors are', async ({ page }) => {
  await page.goto('/content');
  await importText(page, 'broken.json', '{"format": "admin-console-content",\n  nonsense');
  const dialog = page.getByRole('dialog', { name: 'Import content' });
  await expect(dialog.getByRole('alert')).toContainText(
    'This is not a JSON file: there is an error in line 2, column 3.',
  );
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  await dialog.locator('input[type="file"]').setInputFiles({
    name: '<b>odd</b>.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        format: 'admin-console-content',
        version: 1,
        faqs: [{ question: 'Q', answer: 'A', category: 'Odd' }],
        rules: [{ category: 'Account Rules', title: 'T', description: 'D' }],
      }),
    ),
  });
  await expect(dialog.getByRole('alert')).toContainText(
    'FAQ 1, category is not one of Getting Started, Withdrawals, Account, Trading, Technical.',
  );
  await expect(dialog.getByRole('alert')).toContainText('<b>odd</b>.json');
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'big.json',
    mimeType: 'application/json',
    buffer: Buffer.alloc(1_000_001, 32),
  });
  await expect(dialog.getByRole('alert')).toContainText('This file is larger than 1 MB');
  await page.keyboard.press('Escape');
  await expect(headings(page)).toHaveCount(5);
});

test('corrupt storage falls back to the defaults', async ({ page }) => {
  await page.goto('/content');
  for (const text of ['{"v":1,"data"', '{"v":99,"data":[]}', '7']) {
    await page.evaluate((stored) => localStorage.setItem('admin.local.content', stored), text);
    await page.reload();
    await expect(headings(page), text).toHaveCount(5);
  }
});

test('with full storage the change is kept as long as the tab, and the screen says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem.bind(localStorage);
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.startsWith('admin.local.')) throw new DOMException('full', 'QuotaExceededError');
      set(key, value);
    };
  });
  await page.goto('/content');
  await choose(page, 'How do I start a challenge?', 'Delete');
  await expect(page.getByRole('alert')).toContainText('storage is full or blocked');
  await expect(headings(page)).toHaveCount(4);
});

test('a form left by a reload is restored with its text; once discarded, it is gone (promise 7)', async ({
  page,
}) => {
  await page.goto('/content');
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await page.getByRole('dialog').getByLabel('Question').fill('Half a question');
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Add FAQ' }).getByLabel('Question')).toHaveValue(
    'Half a question',
  );
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: 'Discard your changes?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(headings(page)).toHaveCount(5);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an unchanged form closes at once; a changed one asks first and keeps its text', async ({
  page,
}) => {
  await page.goto('/content');
  const dialog = page.getByRole('dialog', { name: 'Add FAQ' });
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await expect(dialog.getByLabel('Question')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add FAQ' })).toBeFocused();

  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await dialog.getByLabel('Question').fill('Half a question');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(dialog.getByLabel('Question')).toHaveValue('Half a question');
});
