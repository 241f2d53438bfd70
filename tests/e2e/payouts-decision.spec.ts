import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Payout } from '~/api/types';
import type { Backend } from './support/backend';
import { checksAreIn, dialogOf, evidenceIsIn, posts, statusNow } from './support/payouts';
import { expect, test as base, toast, watchCalls } from './support/test';

/** A pending payout, and its place in the list. */
interface Opened {
  payout: Payout;
  path: string;
}

let taken = 0;
async function pendingPayout(backend: Backend): Promise<Opened> {
  const page = Math.floor(taken / 10) + 1;
  const { results } = await backend.listPayouts(
    `page=${page}&page_size=10&status=pending&amount_min=500`,
  );
  const payout = results[taken % 10];
  // A decided payout leaves the list and the next one moves up. So every second payout is skipped.
  taken += 1;
  if (!payout) throw new Error('The seed has no pending payout left.');
  return {
    payout,
    path: `/payouts?status=pending&amount=500%2B${page === 1 ? '' : `&page=${page}`}`,
  };
}

async function openPayout(page: Page, { payout, path }: Opened): Promise<void> {
  await page.goto(`${path}&payout=${payout.id}`);
  await expect(dialogOf(page)).toContainText(String(payout.transaction_id));
  await expect(dialogOf(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await checksAreIn(page);
}

const test = base.extend<{
  /** A pending payout that no test has used yet. */
  pending: Opened;
  /** The same, open in its dialog. */
  payout: Payout;
}>({
  pending: ({ backend }, use) => pendingPayout(backend).then(use),
  payout: async ({ page, pending }, use) => {
    await openPayout(page, pending);
    await use(pending.payout);
  },
});

// A user without documents has no KYC record.
test.beforeEach(({ problems }) => problems.allowStatus(404));

test('a payout is approved by keyboard alone, once, and the journal has it', async ({
  page,
  backend,
  payout,
}) => {
  await expect(dialogOf(page).getByText(/^Approve pays/)).toContainText(
    String(payout.user?.full_name),
  );
  await evidenceIsIn(page);
  const calls = watchCalls(page);
  await page.keyboard.press('Shift+Tab');
  await expect(dialogOf(page).getByRole('button', { name: 'Approve' })).toBeFocused();
  for (let press = 0; press < 100; press += 1) await page.keyboard.press('Enter', { delay: 0 });
  await expect(toast(page, 'Payout approved successfully').first()).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  // The payout is read again, then the decision is sent.
  expect(calls[0]).toBe('GET /admin/payouts');
  expect(posts(calls)).toEqual([`POST /admin/payouts/${payout.id}/accept`]);
  expect(await statusNow(backend, payout)).toBe('approved');
  await page.getByRole('link', { name: 'Decision journal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Decision journal' })).toBeFocused();
  await expect(page.getByRole('row').nth(1)).toContainText('Pending → Approved');
  await page.getByLabel('Search').fill('nothing like it');
  await expect(page.getByText('No decisions match')).toBeVisible();
  await expect(page.getByText(/^Searched all \d+ decisions?\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  await page.getByLabel('Search').fill(String(payout.transaction_id));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^payout-decisions-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(
    `pending,approved,${payout.user?.id}`,
  );
});

test("the wallet's dialog reads its own list again before a decision, and the journal has the decision", async ({
  page,
  pending: { payout },
}) => {
  await page.goto(`/users/${payout.user?.id}/wallet?status=pending&type=debit`);
  await page.getByRole('button', { name: String(payout.transaction_id) }).click();
  await expect(dialogOf(page).getByText(/^Approve pays/)).toContainText(
    String(payout.user?.full_name),
  );
  await evidenceIsIn(page);
  const calls = watchCalls(page);
  await dialogOf(page).getByRole('button', { name: 'Reject' }).click();
  await expect(toast(page, 'Payout rejected successfully')).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(calls.slice(0, 2)).toEqual([
    `GET /admin/users/${payout.user?.id}/wallet/transactions`,
    `POST /admin/payouts/${payout.id}/reject`,
  ]);
  await page.goto('/payouts?view=journal');
  await expect(page.getByRole('row').nth(1)).toContainText('Pending → Rejected');
});
