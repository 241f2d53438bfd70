import { kycStatusBadges, derivedKycStatus } from '~/features/kyc/model';
import type { Payout } from '~/api/types';
import type { Backend } from './support/backend';
import {
  checksAreIn,
  decideInRun,
  dialogOf,
  posts,
  startReview,
  statusNow,
  saidInRun,
} from './support/payouts';
import { expect, holdCalls, test, toast, watchCalls } from './support/test';

test.beforeEach(({ problems }) => {
  // A user without documents has no KYC record.
  problems.allowStatus(404);
});

/** A pending payout of the first page whose user's identity is not approved. */
async function unapproved(backend: Backend, query: string): Promise<Payout> {
  const { results } = await backend.listPayouts(`page=1&page_size=10&${query}`);
  for (const payout of results) {
    const record = await backend.findKyc(payout.user?.id ?? 0);
    if (payout.status === 'pending' && derivedKycStatus(record) !== 'approved') return payout;
  }
  throw new Error(
    `No payout of ${query} has a user without ${kycStatusBadges.approved.label} identity.`,
  );
}

test('a payout of a user whose identity is not approved says so beside its buttons, and A and Enter decide', async ({
  page,
  backend,
}) => {
  const payout = await unapproved(backend, 'status=pending&amount_max=100&amount_min=0');
  await page.goto(`/payouts?status=pending&amount=0-100&payout=${payout.id}`);
  await checksAreIn(page);
  const checks = dialogOf(page).getByRole('list', { name: 'Checks' });
  await expect(checks.getByRole('listitem').first()).toHaveText('Blocked KYC is not approved');
  await expect(checks.locator('.check-item')).toHaveCount(9);
  await expect(checks.getByText(/^\d OK$/)).toBeVisible();
  await expect(dialogOf(page).locator('.verdict-texts')).toContainText('KYC is not approved');
  const calls = watchCalls(page);
  await page.keyboard.press('r');
  await expect(dialogOf(page).getByRole('button', { name: 'Reject' })).toBeFocused();
  expect(posts(calls)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Payout rejected successfully')).toBeVisible();
  expect(posts(calls)).toEqual([`POST /admin/payouts/${payout.id}/reject`]);
});

test('the run asks more than A and Enter of a stopped payout', async ({ page, backend }) => {
  const payout = await unapproved(backend, 'status=pending&amount_max=500&amount_min=100');
  await page.goto('/payouts?amount=100-500');
  await expect(page.getByText('1–10 of')).toBeVisible();
  await startReview(page);
  const review = page.getByRole('region', { name: 'Payout under review' });
  // Rejected or skipped: the one that is looked for comes on the first page.
  while (!(await review.textContent())?.includes(String(payout.transaction_id))) {
    const before = await page.locator('.pager').textContent();
    await page.keyboard.press('j');
    await expect(page.locator('.pager')).not.toHaveText(before ?? '');
  }
  await checksAreIn(page);
  const calls = watchCalls(page);
  for (const key of ['a', 'Enter', 'Enter']) await page.keyboard.press(key);
  const allTheSame = review.getByRole('button', { name: 'Approve anyway' });
  await expect(review.locator('.review-chosen')).toContainText('KYC is not approved');
  await expect(allTheSame).not.toBeFocused();
  await page.keyboard.press('Escape');
  expect(posts(calls)).toEqual([]);
  expect(await statusNow(backend, payout)).toBe('pending');
  await decideInRun(page, 'a');
  await expect(saidInRun(page)).toContainText('Payout approved successfully');
  expect(posts(calls)).toEqual([`POST /admin/payouts/${payout.id}/accept`]);
});

test('nothing approves while the checks are being read; Reject is never held back (promise 15, R45)', async ({
  page,
  backend,
}) => {
  const { results } = await backend.listPayouts('page=1&page_size=1&status=pending&amount_min=500');
  const [payout] = results;
  const wallet = await holdCalls(
    page,
    (request) => request.method() === 'GET' && /\/users\/[^/]+\/wallet$/.test(request.url()),
  );
  await page.goto(`/payouts?status=pending&amount=500%2B&payout=${payout?.id}`);
  await wallet.arrival;
  const calls = watchCalls(page);
  await expect(dialogOf(page).getByText(/^Checking… /)).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Approve' })).toBeDisabled();
  await expect(dialogOf(page).getByRole('button', { name: 'Reject' })).toBeEnabled();
  await page.keyboard.press('a');
  await expect(dialogOf(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  // The wallet never comes: after three seconds that check is missing, and nothing waits for it.
  await checksAreIn(page);
  await expect(dialogOf(page).getByRole('list', { name: 'Checks' })).toContainText(
    'Not checked Withdrawal profit: no response in 3 s',
  );
  expect(posts(calls)).toEqual([]);
  wallet.letGo();
  await expect(dialogOf(page).getByRole('list', { name: 'Checks' })).not.toContainText(
    'no response in 3 s',
  );
});
