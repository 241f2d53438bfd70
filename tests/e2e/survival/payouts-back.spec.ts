import type { Page } from '@playwright/test';
import type { Payout } from '~/api/types';
import type { Backend } from '../support/backend';
import {
  decideInRun,
  dialogOf,
  posts,
  saidInRun,
  startReview,
  statusNow,
  summaryOf,
} from '../support/payouts';
import { expect, holdCalls, test, toast, watchCalls } from '../support/test';

const list = '/payouts?status=pending&amount=500%2B';

/** The first two payouts of the list. */
async function firstTwo(backend: Backend): Promise<[Payout, Payout]> {
  const [one, other] = (
    await backend.listPayouts('page=1&page_size=2&status=pending&amount_min=500')
  ).results;
  if (!one || !other) throw new Error('The seed has no pending payouts left.');
  return [one, other];
}

async function open(page: Page, row: number, payout: Payout): Promise<void> {
  await page
    .getByRole('button', { name: /^Details of/ })
    .nth(row)
    .click();
  await expect(dialogOf(page)).toContainText(String(payout.transaction_id));
}

/**
 * Approves the first payout of the list and leaves its dialog with Back while the request is under
 * way.
 */
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

test('while a payout is being approved, the opposite decision is not sent and not called done (promises 1 and 2)', async ({
  page,
  backend,
}) => {
  const [payout] = await firstTwo(backend);
  const { letGo, sent } = await approveAndLeave(page, payout);
  await open(page, 0, payout);
  await dialogOf(page).getByRole('button', { name: 'Reject' }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText(
    'Nothing was sent: an earlier approval of this payout has not finished.',
  );
  await expect(dialogOf(page).getByRole('button', { name: 'Reject' })).toBeDisabled();
  letGo();
  await expect(toast(page, 'Payout approved successfully')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Look again' }).click();
  await expect(dialogOf(page).getByRole('list', { name: 'Changes' })).toContainText('Approved');
  await expect(dialogOf(page).getByRole('button', { name: 'Reject' })).toBeDisabled();
  await expect(page.getByText('Payout rejected successfully')).toHaveCount(0);
  expect(sent()).toEqual([`POST /admin/payouts/${payout.id}/accept`]);
  expect(await statusNow(backend, payout)).toBe('approved');
});

test("a late response to a decision does not close another payout's dialog (promise 3)", async ({
  page,
  backend,
}) => {
  const [payout, other] = await firstTwo(backend);
  const { count } = await backend.listPayouts('page=1&page_size=1&status=pending&amount_min=500');
  const { letGo } = await approveAndLeave(page, payout);
  await open(page, 1, other);
  letGo();
  await expect(toast(page, 'Payout approved successfully')).toBeVisible();
  // The payout has left the list of pending ones, so the work after a decision is done.
  await expect(page.getByText(`1–10 of ${count - 1}`)).toBeVisible();
  await expect(dialogOf(page)).toContainText(String(other.transaction_id));
  await expect(page).toHaveURL(`${list}&payout=${other.id}`);
  await page.goBack();
  await expect(page).toHaveURL(list);
});

test('a review that was left during an approval records it as approved, whatever was asked for later (promises 1 and 2)', async ({
  page,
  backend,
}) => {
  await page.goto('/payouts?amount=500%2B');
  const [first] = await startReview(page);
  const { results } = await backend.listPayouts('page=1&page_size=1000&status=pending');
  const payout = results.find(({ id }) => String(id) === first);
  if (!payout) throw new Error('No payout is under review');
  const review = page.getByRole('region', { name: 'Payout under review' });
  await expect(review).toContainText(String(payout.transaction_id));
  const reading = await holdCalls(
    page,
    (request) =>
      request.method() === 'GET' &&
      request.url().includes('date_after') &&
      request.url().includes('/admin/payouts'),
  );
  const calls = watchCalls(page);
  await decideInRun(page, 'a');
  await reading.arrival;
  await page.goBack();
  await page.getByRole('button', { name: 'Resume review' }).click();
  await expect(review).toContainText(String(payout.transaction_id));
  await decideInRun(page, 'r');
  await expect(page.getByRole('alert')).toContainText(
    'an earlier approval of this payout has not finished',
  );
  reading.letGo();
  await expect(
    saidInRun(page)
      .filter({ hasText: 'Payout approved successfully' })
      .or(toast(page, 'Payout approved successfully')),
  ).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('Approved');
  expect(posts(calls)).toEqual([`POST /admin/payouts/${payout.id}/accept`]);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect.poll(() => summaryOf(page)).toMatch(/^Approved1(Skipped\d+)?Not reviewed\d+$/);
});
