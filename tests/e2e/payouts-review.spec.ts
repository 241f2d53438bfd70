import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { admin } from './support/backend';
import { endJournal } from './support/journal';
import { checksAreIn, decideInRun, startReview, summaryOf, saidInRun } from './support/payouts';
import { expect, signIn, spoilTokens, test, watchCalls, holdCalls } from './support/test';

const start = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByText('1–10 of')).toBeVisible();
  return startReview(page);
};
const place = (page: Page) =>
  page.getByRole('region', { name: 'Payout under review' }).locator('.pager');

test('a run of five payouts by keyboard, with one lost response', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowLostConnection();
  // A user without documents has no KYC record.
  problems.allowStatus(404);
  const { results, count } = await backend.listPayouts(
    'page=1&page_size=1000&status=pending&amount_min=500',
  );
  expect(count).toBeGreaterThan(5);
  const order = await start(page, '/payouts?amount=500%2B');
  const five = order
    .slice(0, 5)
    .flatMap((id) => results.find((payout) => String(payout.id) === id) ?? []);
  const lost = five[3];
  await expect(page).toHaveURL('/payouts?amount=500%2B&review=1');
  await backend.plan('POST', `/admin/payouts/${lost?.id}/accept`, { drop: 'during', times: 1 });
  const calls = watchCalls(page);
  for (const [index, payout] of five.entries()) {
    await expect(place(page)).toHaveText(`${index + 1} of ${count}`);
    await expect(page.getByRole('region', { name: 'Payout under review' })).toContainText(
      String(payout.transaction_id),
    );
    await decideInRun(page, index % 3 === 1 ? 'r' : 'a');
    if (payout === lost)
      await expect(
        saidInRun(page).getByText('Payout approved successfully. No response was received'),
      ).toBeVisible();
  }
  await expect(place(page)).toHaveText(`6 of ${count}`);
  const sent = five.map(
    ({ id }, index) => `POST /admin/payouts/${id}/${index % 3 === 1 ? 'reject' : 'accept'}`,
  );
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(sent);

  await page.reload();
  await expect(place(page)).toHaveText(`6 of ${count}`);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL('/payouts?amount=500%2B&review=summary');
  // The sixth was shown.
  await expect
    .poll(() => summaryOf(page))
    .toBe(`Approved3Rejected2Skipped1Not reviewed${count - 6}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')).toHaveLength(
    count + 1,
  );
  await page
    .getByRole('button', { name: /^Open / })
    .nth(3)
    .click();
  await expect(
    page.getByRole('region', { name: 'Payout under review' }).getByText('No response was received'),
  ).toBeVisible();

  const now = (await backend.listPayouts('page=1&page_size=1000&amount_min=500')).results;
  const statuses = five.map(({ id }) => now.find((row) => row.id === id)?.status);
  expect(statuses).toEqual(five.map((_, index) => (index % 3 === 1 ? 'rejected' : 'approved')));
});

/**
 * How the response to a decision is lost or wrong, what the run says then, and the payout's status
 * after it.
 */
const failures = [
  { fault: { status: 503 }, result: 'Failed', becomes: 'pending' },
  { fault: { drop: 'before' }, result: 'Unconfirmed', becomes: 'pending' },
  { fault: { drop: 'during' }, result: 'Approved', becomes: 'approved' },
  { fault: { drop: 'after' }, result: 'Approved', becomes: 'approved' },
  { fault: { truncate: true }, result: 'Approved', becomes: 'approved' },
  {
    fault: { status: 200, body: '<!doctype html><h1>Sign in to the hotel’s network</h1>' },
    result: 'Unconfirmed',
    becomes: 'pending',
  },
] as const;

test('a decision that is being sent counts nowhere, then once (R442)', async ({
  page,
  problems,
}) => {
  problems.allowStatus(404);
  await page.goto('/payouts?status=pending');
  await startReview(page);
  const rejection = await holdCalls(
    page,
    (request) => request.method() === 'POST' && request.url().endsWith('/reject'),
  );
  await decideInRun(page, 'r');
  await expect(page.getByRole('button', { name: 'Rejecting…' })).toBeVisible();
  await rejection.arrival;
  const soFar = page.getByRole('list', { name: 'So far' });
  await expect(soFar).toHaveCount(0);
  rejection.letGo();
  await expect(soFar).toHaveText('Rejected 1');
});

test('a run on a failing network: it continues without evidence, nothing is sent twice, the summary is true (promises 1 and 2)', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowLostConnection();
  problems.allowStatus(404, 503);
  const { results, count } = await backend.listPayouts('page=1&page_size=1000&status=pending');
  for (const path of [
    '/admin/users/[^/]+/kyc',
    '/admin/users/[^/]+/wallet',
    '/admin/users/[^/]+/wallet/transactions',
  ])
    await backend.plan('GET', path, { status: 503 });
  const order = await start(page, '/payouts');
  const under = order
    .slice(0, failures.length + 1)
    .flatMap((id) => results.find((payout) => String(payout.id) === id) ?? []);
  const unread = under.at(-1);
  const review = page.getByRole('region', { name: 'Payout under review' });
  const calls = watchCalls(page);
  for (const [index, { fault }] of failures.entries()) {
    await expect(place(page)).toHaveText(`${index + 1} of ${count}`);
    await expect(review).toContainText(String(under[index]?.transaction_id));
    await expect(page.getByRole('region', { name: 'Wallet' })).toContainText(
      'The wallet could not be loaded',
    );
    await backend.plan('POST', `/admin/payouts/${under[index]?.id}/accept`, fault);
    await decideInRun(page, 'a');
    // A decision that was found made goes on by itself (R32).
    if (failures[index]?.result === 'Approved') continue;
    await expect(page.getByRole('alert')).toContainText('The payout is still Pending');
    await page.keyboard.press('j');
  }
  // If the payout cannot be read again before the decision, nothing is sent.
  await expect(review).toContainText(String(unread?.transaction_id));
  await backend.plan('GET', '/admin/payouts', { status: 503 });
  await decideInRun(page, 'a');
  await expect(page.getByRole('alert')).toContainText(
    'Nothing was sent: this payout could not be checked first.',
  );
  await backend.clearFaults();
  await page.getByRole('button', { name: 'Finish' }).click();

  const sent = failures.map((_, index) => `POST /admin/payouts/${under[index]?.id}/accept`);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(sent);
  await expect
    .poll(() => summaryOf(page))
    .toBe(`Approved3Failed1Unconfirmed2Skipped1Not reviewed${count - failures.length - 1}`);
  const now = (await backend.listPayouts('page=1&page_size=1000')).results;
  expect(under.map(({ id }) => now.find((row) => row.id === id)?.status)).toEqual([
    ...failures.map(({ becomes }) => becomes),
    'pending',
  ]);
});

test('a run is resumed after leaving and after a lost session; signing out removes it (promises 7 and 10)', async ({
  page,
  problems,
}) => {
  problems.allowStatus(401, 404);
  await start(page, '/payouts?amount=500%2B');
  await decideInRun(page, 'a');
  await expect(saidInRun(page)).toContainText('Payout approved successfully');
  await expect(place(page)).toHaveText(/^2 of/);
  await page.keyboard.press('j');
  await expect(place(page)).toHaveText(/^3 of/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/payouts?amount=500%2B');
  await page.getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL(/\/support/);
  await page.goBack();
  await page.getByRole('button', { name: 'Resume review' }).click();
  await expect(place(page)).toHaveText(/^3 of/);

  await checksAreIn(page);
  await spoilTokens(page, ['access', 'refresh']);
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?next=/);
  await signIn(page, admin.email, admin.password);
  await expect(place(page)).toHaveText(/^3 of/);
  await expect(page.getByRole('list', { name: 'So far' })).toContainText('Approved 1');

  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await endJournal(page, 'Sign out');
  await expect(page).toHaveURL('/login');
  expect(
    await page.evaluate(() =>
      [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join(' '),
    ),
  ).not.toContain('admin.own.payout');
  await signIn(page, admin.email, admin.password);
  await page.getByRole('link', { name: 'Payouts' }).click();
  await expect(page.getByText('1–10 of')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume review' })).toHaveCount(0);
});
