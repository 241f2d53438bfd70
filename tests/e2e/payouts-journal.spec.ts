import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { admin, type Backend } from './support/backend';
import { chooseSignOut, endJournal, journalQuestion } from './support/journal';
import { dialogOf } from './support/payouts';
import { expect, signIn, test, toast } from './support/test';

/** Rejects the first pending payout. */
async function rejectOne(page: Page, backend: Backend, note?: string): Promise<void> {
  const { results } = await backend.listPayouts(
    'page=1&page_size=10&status=pending&amount_min=100&amount_max=500',
  );
  await page.goto(`/payouts?status=pending&amount=100-500&payout=${results[0]?.id}`);
  if (note !== undefined) await dialogOf(page).getByLabel('Note').fill(note);
  await dialogOf(page).getByRole('button', { name: 'Reject' }).click();
  await expect(toast(page, 'Payout rejected successfully')).toBeVisible();
}
const rows = (page: Page) => page.getByRole('table').getByRole('row');

test('signing out asks about decisions that no file has, and exports them (R223)', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(404);
  await rejectOne(page, backend);
  await chooseSignOut(page);
  await expect(journalQuestion(page)).toContainText('1 decision is not exported yet.');
  await expect(journalQuestion(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await endJournal(page, 'Cancel');
  await page.goto('/payouts?view=journal');
  await expect(rows(page)).toHaveCount(2);

  await chooseSignOut(page);
  const download = page.waitForEvent('download');
  await endJournal(page, 'Export and sign out');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^payout-decisions-\d{4}-\d\d-\d\d\.csv$/);
  expect((await readFile(await file.path(), 'utf8')).split('\r\n').filter(Boolean)).toHaveLength(2);
  await expect(page).toHaveURL('/login');
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('admin.own.')),
    ),
  ).toEqual([]);
  await signIn(page, admin.email, admin.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/payouts?view=journal');
  await expect(page.getByText('No decisions yet')).toBeVisible();
});

test('two tabs share the journal; an export is enough for signing out without a question (R224)', async ({
  page,
  context,
  backend,
  problems,
}) => {
  problems.allowStatus(404);
  const other = await context.newPage();
  await other.goto('/payouts?view=journal');
  await expect(other.getByText('No decisions yet')).toBeVisible();
  await rejectOne(page, backend);
  await expect(rows(other)).toHaveCount(2);
  await rejectOne(other, backend);
  await page.goto('/payouts?view=journal');
  await expect(rows(page)).toHaveCount(3);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await download;
  await chooseSignOut(page);
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL(/\/login/);
});

test('notes stand in the journal and its export, and are never sent (R246)', async ({
  page,
  backend,
  problems,
}, testInfo) => {
  problems.allowStatus(404);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''));
  await rejectOne(page, backend, 'Asked by phone');
  await rejectOne(page, backend, 'New passport, ticket 812');
  expect(sent.filter((text) => /phone|passport/.test(text))).toEqual([]);
  await page.goto('/payouts?view=journal');
  await expect(rows(page).nth(1)).toContainText('New passport, ticket 812');
  await expect(rows(page).nth(2)).toContainText('Asked by phone');
  await page.getByLabel('Search').fill('passport');
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Search').fill('');
  // The export has the rows that are shown.
  await expect(rows(page)).toHaveCount(3);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = testInfo.outputPath('journal.csv');
  await (await download).saveAs(file);
  expect(await readFile(file, 'utf8')).toContain('Asked by phone');
});
