import type { Page } from '@playwright/test';
import type { Payout } from '../../src/api/types';
import type { Backend } from './support/backend';
import { expectAccessible } from './support/accessibility';
import { expect, holdCalls, test, toast, watchCalls } from './support/test';

const list = '/payouts?status=pending&amount=500%2B';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Payout Details' });
const posts = (calls: readonly string[]) => calls.filter((call) => call.startsWith('POST'));
const statusNow = async (backend: Backend, { id }: Payout) => (await backend.listPayouts('page=1&page_size=1000')).results.find((row) => row.id === id)?.status;

/** The first two of the list. */
async function firstTwo(backend: Backend): Promise<[Payout, Payout]> {
  const [one, other] = (await backend.listPayouts('page=1&page_size=2&status=pending&amount_min=500')).results;
  if (!one || !other) throw new Error('The seed has no pending payouts left.');
  return [one, other];
}

async function open(page: Page, row: number, payout: Payout): Promise<void> {
  await page.getByRole('button', { name: /^Details of/ }).nth(row).click();
  await expect(dialogOf(page)).toContainText(String(payout.transaction_id));
}

/** Approves the first payout of the list, and leaves its dialog with Back while the server takes its time. */
async function approveAndLeave(page: Page, payout: Payout) {
  await page.goto(list);
  await open(page, 0, payout);
  const decision = await holdCalls(page, (request) => request.method() === 'POST');
  const calls = watchCalls(page);
  await dialogOf(page).getByRole('button', { name: 'Approve' }).click();
  await decision.arrival;
  await page.goBack();
  await expect(dialogOf(page)).toHaveCount(0);
  return { letGo: decision.letGo, sent: () => posts(calls) };
}

test.beforeEach(({ problems }) => {
  // A user without documents has no KYC record.
  problems.allowStatus(404);
});

test('the opposite decision about a payout that is being approved is not sent, and not called done (promises 1 and 2)', async ({ page, backend }) => {
  const [payout] = await firstTwo(backend);
  const { letGo, sent } = await approveAndLeave(page, payout);
  await open(page, 0, payout);
  await dialogOf(page).getByRole('button', { name: 'Reject' }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('Nothing was sent: an earlier approval of this payout is still under way.');
  await expect(dialogOf(page).getByRole('button', { name: 'Reject' })).toBeDisabled();
  await expectAccessible(page);
  letGo();
  await expect(toast(page, 'Payout approved successfully')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Read again' }).click();
  await expect(dialogOf(page).getByRole('list', { name: 'Changes' })).toContainText('Approved');
  await expect(dialogOf(page).getByRole('button', { name: 'Reject' })).toBeDisabled();
  await expect(page.getByText('Payout rejected successfully')).toHaveCount(0);
  expect(sent()).toEqual([`POST /admin/payouts/${payout.id}/accept`]);
  expect(await statusNow(backend, payout)).toBe('approved');
});

test('a decision that ends late closes no other payout\'s dialog (promise 3)', async ({ page, backend }) => {
  const [payout, other] = await firstTwo(backend);
  const { count } = await backend.listPayouts('page=1&page_size=1&status=pending&amount_min=500');
  const { letGo } = await approveAndLeave(page, payout);
  await open(page, 1, other);
  letGo();
  await expect(toast(page, 'Payout approved successfully')).toBeVisible();
  // It has left the list of the pending ones: what follows a decision has happened.
  await expect(page.getByText(`1–10 of ${count - 1}`)).toBeVisible();
  await expect(dialogOf(page)).toContainText(String(other.transaction_id));
  await expect(page).toHaveURL(`${list}&payout=${other.id}`);
  await page.goBack();
  await expect(page).toHaveURL(list);
});

test('a review left while a payout was being approved keeps it as approved, whatever was asked for after (promises 1 and 2)', async ({ page, backend }) => {
  const [payout] = await firstTwo(backend);
  await page.goto('/payouts?amount=500%2B');
  await page.getByRole('button', { name: 'Review pending' }).click();
  const review = page.getByRole('region', { name: 'Payout under review' });
  await expect(review).toContainText(String(payout.transaction_id));
  const reading = await holdCalls(page, (request) => request.method() === 'GET' && request.url().includes('date_after') && request.url().includes('/admin/payouts'));
  const calls = watchCalls(page);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await reading.arrival;
  await page.goBack();
  await page.getByRole('button', { name: 'Resume review' }).click();
  await expect(review).toContainText(String(payout.transaction_id));
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('an earlier approval of this payout is still under way');
  reading.letGo();
  await expect(toast(page, 'Payout approved successfully')).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('Approved');
  expect(posts(calls)).toEqual([`POST /admin/payouts/${payout.id}/accept`]);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.locator('.review-counts')).toHaveText(/^Approved1Rejected0Refused0Unknown0Skipped\d+$/);
});
