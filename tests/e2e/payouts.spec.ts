import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Payout } from '../../src/api/types';
import type { Backend } from './support/backend';
import { expectAccessible } from './support/accessibility';
import type { Problems } from './support/problems';
import { expect, holdCalls, test, toast, watchCalls } from './support/test';

const table = { name: 'Payouts' } as const;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Payout Details' });
const posts = (calls: readonly string[]) => calls.filter((call) => call.startsWith('POST'));

/** A pending payout that no test has taken yet, and the place where the list has it. */
let taken = 0;
async function pendingPayout(backend: Backend): Promise<{ payout: Payout; path: string }> {
  const page = Math.floor(taken / 10) + 1;
  const { results } = await backend.listPayouts(`page=${page}&page_size=10&status=pending&amount_min=500`);
  const payout = results[taken % 10];
  // What is decided leaves the list, and the next moves up: every other one is left alone.
  taken += 1;
  if (!payout) throw new Error('The seed has no pending payout left.');
  return { payout, path: `/payouts?status=pending&amount=500%2B${page === 1 ? '' : `&page=${page}`}` };
}

async function openPayout({ page, problems }: { page: Page; problems: Problems }, payout: Payout, path: string): Promise<void> {
  // A user without documents has no KYC record.
  problems.allowStatus(404);
  await page.goto(`${path}&payout=${payout.id}`);
  await expect(dialogOf(page)).toContainText(String(payout.transaction_id));
  await expect(dialogOf(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
}

const statusNow = async (backend: Backend, { id }: Payout) => (await backend.listPayouts('page=1&page_size=1000')).results.find((row) => row.id === id)?.status;

test('has a row for each payout of the page, exact to the digit, with its user and its whole address', async ({ page, backend }) => {
  const { results, count } = await backend.listPayouts('page=1&page_size=10');
  const first = page.waitForRequest((request) => request.url().includes('/api/admin/payouts'));
  await page.goto('/payouts');
  expect(new URL((await first).url()).search).toBe('?page=1&page_size=10');
  await expect(page.getByRole('columnheader')).toHaveText(['User', 'Amount', 'Network', 'Address', 'Status', 'Date', 'Actions']);
  await expect(page.getByText(`1–10 of ${count.toLocaleString('en-US')}`)).toBeVisible();
  const rows = page.getByRole('table', table).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(10);
  for (const [index, payout] of results.entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole('link')).toHaveAttribute('href', `/users/${payout.user?.id}`);
    const digits = (await row.getByRole('cell').nth(1).innerText()).replaceAll(',', '');
    expect(digits).toContain(String(payout.price_amount));
    if (payout.pay_address) await expect(row.getByTitle(payout.pay_address)).toBeVisible();
  }
  await expectAccessible(page);
});

test('its filters go to the server and into the address; Back and a reload restore them', async ({ page }) => {
  await page.goto('/payouts');
  await expect(page.getByText('1–10 of')).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().includes('status=pending'));
  await page.getByLabel('Status').selectOption({ label: 'Pending' });
  expect(new URL((await sent).url()).search).toBe('?page=1&page_size=10&status=pending');
  const bucket = page.waitForRequest((request) => request.url().includes('amount_min'));
  await page.getByLabel('Amount').selectOption({ label: '100-500' });
  expect(new URL((await bucket).url()).search).toBe('?page=1&page_size=10&status=pending&amount_min=100&amount_max=500');
  const days = page.waitForRequest((request) => request.url().includes('date_after'));
  await page.getByLabel('Date').selectOption({ label: 'This Week' });
  expect(new URL((await days).url()).searchParams.get('date_after')).toMatch(/^\d{4}-\d\d-\d\d$/);
  await expect(page).toHaveURL('/payouts?status=pending&amount=100-500&date=this_week');
  await page.goBack();
  await page.reload();
  await expect(page).toHaveURL('/payouts?status=pending&amount=100-500');
  await expect(page.getByLabel('Amount')).toHaveValue('100-500');
  for (const badge of await page.locator('tbody .badge').all()) await expect(badge).toHaveText('Pending');
});

test('an empty result says so and offers the way back; a failure never looks empty', async ({ page, backend, problems }) => {
  problems.allowStatus(500, 403);
  await backend.plan('GET', '/admin/payouts', { body: { count: 0, next: null, previous: null, results: [] }, times: 1 });
  await page.goto('/payouts?status=rejected');
  await expect(page.getByText('No transaction history found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/payouts');
  await expect(page.getByText('1–10 of')).toBeVisible();

  await backend.plan('GET', '/admin/payouts', { status: 500 });
  await page.reload();
  await expect(toast(page, 'Failed to retrieve wallet history')).toBeVisible();
  await expect(page.getByText('The payouts could not be loaded')).toBeVisible();
  await expect(page.getByText('No transaction history found')).toHaveCount(0);
  await backend.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('1–10 of')).toBeVisible();

  await backend.plan('GET', '/admin/payouts', { status: 403, body: { message: 'No.' } });
  await page.reload();
  await expect(page.getByText('No access')).toBeVisible();
});

test('rows of another page can be seen, not used (promise 3)', async ({ page }) => {
  await page.goto('/payouts');
  await expect(page.getByText('1–10 of')).toBeVisible();
  const list = await holdCalls(page, (request) => request.url().includes('page=2'));
  await page.getByRole('button', { name: 'Next page' }).click();
  await list.arrival;
  await page.getByRole('button', { name: /^Details of/ }).first().click({ force: true });
  await expect(dialogOf(page)).toHaveCount(0);
  list.letGo();
  await expect(page.getByText('11–20 of')).toBeVisible();
});

test('a payout is approved by keyboard alone, once, and the journal has it', async ({ page, backend, problems }) => {
  const { payout, path } = await pendingPayout(backend);
  await openPayout({ page, problems }, payout, path);
  await expect(dialogOf(page).getByText(/^Approve pays/)).toContainText(String(payout.user?.full_name));
  await expect(dialogOf(page).getByRole('group', { name: 'Evidence' }).locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page);
  const calls = watchCalls(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(dialogOf(page).getByRole('button', { name: 'Approve' })).toBeFocused();
  for (let press = 0; press < 100; press += 1) await page.keyboard.press('Enter', { delay: 0 });
  await expect(toast(page, 'Payout approved successfully').first()).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  // Read again, then sent.
  expect(calls[0]).toBe('GET /admin/payouts');
  expect(posts(calls)).toEqual([`POST /admin/payouts/${payout.id}/accept`]);
  expect(await statusNow(backend, payout)).toBe('approved');
  await page.getByRole('link', { name: 'Decision journal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Decision journal' })).toBeFocused();
  await expect(page.getByRole('row').nth(1)).toContainText('Pending → Approved');
  await page.getByLabel('Search').fill('nothing like it');
  await expect(page.getByText('No decisions match this search')).toBeVisible();
  await page.getByLabel('Search').fill(String(payout.transaction_id));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^payout-decisions-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(`pending,approved,${payout.user?.id}`);
});

test('100 clicks on both buttons are one request (promise 1)', async ({ page, backend, problems }) => {
  const { payout, path } = await pendingPayout(backend);
  await openPayout({ page, problems }, payout, path);
  const calls = watchCalls(page);
  await dialogOf(page).evaluate((dialog) => {
    const buttons = [...dialog.querySelectorAll('button')].filter(({ textContent }) => /^(Approve|Reject)$/.test(textContent));
    for (let click = 0; click < 100; click += 1) buttons[click % 2]?.click();
  });
  await expect(dialogOf(page)).toHaveCount(0);
  expect(posts(calls)).toHaveLength(1);
});

test('a payout whose address has changed since it was opened is not sent but shown (promise 1)', async ({ page, backend, problems }) => {
  const { payout, path } = await pendingPayout(backend);
  await openPayout({ page, problems }, payout, path);
  const changed = { ...payout, pay_address: 'TX666', price_amount: '999999.99' };
  await backend.plan('GET', '/admin/payouts', { body: { count: 1, next: null, previous: null, results: [changed] }, times: 1 });
  const calls = watchCalls(page);
  await dialogOf(page).getByRole('button', { name: 'Approve' }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('Nothing was sent: this payout is not as it was when you opened it.');
  await expect(dialogOf(page).getByRole('list', { name: 'Changes' })).toContainText('TX666');
  await expect(dialogOf(page).getByRole('list', { name: 'Changes' })).toContainText('999,999.99');
  await expect(dialogOf(page).getByRole('button', { name: 'Approve' })).toBeDisabled();
  await expectAccessible(page);
  // Deciding on the new values reads again, and meets the old ones.
  await dialogOf(page).getByRole('button', { name: 'Go on with the new values' }).click();
  await dialogOf(page).getByRole('button', { name: 'Approve' }).click();
  await expect(dialogOf(page).getByRole('list', { name: 'Changes' })).toContainText('TX666');
  expect(posts(calls)).toEqual([]);
  expect(await statusNow(backend, payout)).toBe('pending');
});

test('a payout that somebody else has decided meanwhile is found and shown as it is, though it has left the filtered list', async ({ page, backend, problems }) => {
  const { payout, path } = await pendingPayout(backend);
  await openPayout({ page, problems }, payout, path);
  await backend.decidePayout(payout.id, 'reject');
  const calls = watchCalls(page);
  await dialogOf(page).getByRole('button', { name: 'Approve' }).click();
  await expect(dialogOf(page).getByRole('list', { name: 'Changes' })).toContainText('Rejected');
  await expect(dialogOf(page).getByRole('button', { name: 'Approve' })).toBeDisabled();
  expect(posts(calls)).toEqual([]);
});

test('when the reading just before fails, nothing is sent', async ({ page, backend, problems }) => {
  problems.allowStatus(503);
  const { payout, path } = await pendingPayout(backend);
  await openPayout({ page, problems }, payout, path);
  await backend.plan('GET', '/admin/payouts', { status: 503, body: { message: 'Back in a minute.' }, times: 1 });
  const calls = watchCalls(page);
  await dialogOf(page).getByRole('button', { name: 'Reject' }).click();
  await expect(dialogOf(page).getByRole('alert')).toHaveText('Nothing was sent: the payout could not be read again just before. Back in a minute.');
  expect(posts(calls)).toEqual([]);
  await dialogOf(page).getByRole('button', { name: 'Reject' }).click();
  await expect(toast(page, 'Payout rejected successfully')).toBeVisible();
});

test('a 409 says in the server\'s words what the payout is now', async ({ page, backend, problems }) => {
  problems.allowStatus(409);
  const { payout, path } = await pendingPayout(backend);
  await openPayout({ page, problems }, payout, path);
  const decision = await holdCalls(page, (request) => request.method() === 'POST');
  await dialogOf(page).getByRole('button', { name: 'Approve' }).click();
  await decision.arrival;
  await backend.decidePayout(payout.id, 'reject');
  decision.letGo();
  await expect(toast(page, 'This payout has already been rejected.')).toBeVisible();
  await expect(dialogOf(page).getByRole('alert')).toContainText('This payout has already been rejected.');
  await expect(dialogOf(page).getByRole('alert')).toContainText('the payout is now Rejected');
  await expect(dialogOf(page).getByRole('button', { name: 'Approve' })).toBeDisabled();
});

test('a refusal stays in the dialog besides its toast, whatever its body', async ({ page, backend, problems }) => {
  problems.allowStatus(422, 500);
  const { payout, path } = await pendingPayout(backend);
  await openPayout({ page, problems }, payout, path);
  const accept = `/admin/payouts/${payout.id}/accept`;
  await backend.plan('POST', accept, { status: 422, body: { message: 'The wallet is locked.' }, times: 1 });
  await dialogOf(page).getByRole('button', { name: 'Approve' }).click();
  await expect(toast(page, 'The wallet is locked.')).toBeVisible();
  await expect(dialogOf(page).getByRole('alert')).toContainText('The wallet is locked.');
  await backend.plan('POST', accept, { status: 500, body: '<h1>Oops</h1>', times: 1 });
  await dialogOf(page).getByRole('button', { name: 'Approve' }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('The request failed');
  await expect(page.getByText('Payout approved successfully')).toHaveCount(0);
});

test('an answer lost after the server has decided: unknown, settled by the list, not sent again (promise 1)', async ({ page, backend, problems }) => {
  problems.allowLostConnection();
  const { payout, path } = await pendingPayout(backend);
  await openPayout({ page, problems }, payout, path);
  await backend.plan('POST', `/admin/payouts/${payout.id}/accept`, { drop: 'during', times: 1 });
  const calls = watchCalls(page);
  await dialogOf(page).getByRole('button', { name: 'Approve' }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('No answer was received, so the outcome is unknown.');
  await expect(dialogOf(page).getByRole('alert')).toContainText('The list was read again: the payout is now Approved.');
  await expect(toast(page, 'Network error - no response received')).toBeVisible();
  expect(posts(calls)).toHaveLength(1);
  await dialogOf(page).getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Decision journal' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Unknown');
});

test('the wallet\'s dialog reads its own list again just before, and its decision is in the journal too', async ({ page, backend, problems }) => {
  const { payout } = await pendingPayout(backend);
  problems.allowStatus(404);
  await page.goto(`/users/${payout.user?.id}/wallet?status=pending&type=debit`);
  await page.getByRole('button', { name: String(payout.transaction_id) }).click();
  await expect(dialogOf(page).getByText(/^Approve pays/)).toContainText(String(payout.user?.full_name));
  await expect(dialogOf(page).getByRole('group', { name: 'Evidence' }).locator('[aria-busy=true]')).toHaveCount(0);
  const calls = watchCalls(page);
  await dialogOf(page).getByRole('button', { name: 'Reject' }).click();
  await expect(toast(page, 'Payout rejected successfully')).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(calls.slice(0, 2)).toEqual([`GET /admin/users/${payout.user?.id}/wallet/transactions`, `POST /admin/payouts/${payout.id}/reject`]);
  await page.goto('/payouts?view=journal');
  await expect(page.getByRole('row').nth(1)).toContainText('Pending → Rejected');
});

test('evidence that fails is said in its place and stands in nobody\'s way', async ({ page, backend, problems }) => {
  problems.allowStatus(500, 403);
  const { payout, path } = await pendingPayout(backend);
  const user = `/admin/users/${payout.user?.id}`;
  await backend.plan('GET', `${user}/wallet`, { status: 403, body: { message: 'No.' } });
  await backend.plan('GET', `${user}/kyc`, { status: 500 });
  await openPayout({ page, problems }, payout, path);
  const evidence = dialogOf(page).getByRole('group', { name: 'Evidence' });
  await expect(evidence.getByRole('region', { name: 'Wallet' })).toContainText('No access');
  await expect(evidence.getByRole('region', { name: 'KYC' })).toContainText('The KYC status could not be loaded');
  await expect(evidence.getByRole('region', { name: 'Earlier payouts' })).toContainText('earlier payout');
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('status')).toHaveCount(0);
  await backend.clearFaults();
  await evidence.getByRole('region', { name: 'KYC' }).getByRole('button', { name: 'Try again' }).click();
  await expect(evidence.getByRole('region', { name: 'KYC' }).getByRole('link')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Reject' }).click();
  await expect(toast(page, 'Payout rejected successfully')).toBeVisible();
});

test('exports the filtered list over all pages; a failure offers to try again, and cancelling leaves nothing', async ({ page, backend, problems }) => {
  problems.allowStatus(500);
  const { count, results } = await backend.listPayouts('page=1&page_size=1000&status=disbursed');
  await page.goto('/payouts?status=disbursed');
  await expect(page.getByText('1–10 of')).toBeVisible();
  await backend.plan('GET', '/admin/payouts', { status: 500, times: 1 });
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByRole('alert')).toContainText('Exporting stopped: Failed to retrieve wallet history');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Try again' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^payouts-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  for (const payout of results) expect(lines.filter((line) => line.startsWith(`${payout.id},`))).toHaveLength(1);
  await expect(toast(page, `Exported ${count} payouts`)).toBeVisible();

  const list = await holdCalls(page, (request) => request.url().includes('page_size=100'));
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await list.arrival;
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar', { name: 'Exporting' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  list.letGo();
});
