import type { PayoutPage } from '~/api/types';
import { expect, test, watchCalls } from './support/test';

const endpoint = '/admin/dashboard';

test('shows what waits, and each part leads to its list', async ({ page, backend }) => {
  const { count } = await backend.send<PayoutPage>('GET', '/admin/payouts?status=pending');
  expect(count).toBeGreaterThan(0);
  await page.goto('/');
  const waits = page.getByRole('region', { name: 'Needs attention' });
  const payouts = waits.getByRole('link', { name: `${count} withdrawals pending`, exact: true });
  await expect(payouts).toBeVisible();
  // More than one page: its sum is no total.
  await expect(waits.getByRole('listitem').first()).toHaveText(
    /pendingOldest (\d+ \w+ ago|Just now)$/,
  );
  await expect(waits.getByRole('link', { name: /tickets? open/ })).toHaveAttribute(
    'href',
    '/support',
  );
  await payouts.click();
  await expect(page).toHaveURL('/payouts?status=pending');
  await expect(page.getByText(`1–10 of ${count}`)).toBeVisible();
  await page.goBack();
  await page
    .getByRole('region', { name: 'Payouts in the last 7 days' })
    .getByRole('link', { name: / disbursed/ })
    .click();
  await expect(page).toHaveURL('/payouts?status=disbursed&date=this_week');
});

test('Refresh reads again', async ({ page, backend }) => {
  await page.goto('/');
  await expect(page.getByRole('group', { name: 'Volume' })).toContainText('$');
  await expect(page.getByRole('link', { name: /withdrawals? pending/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await backend.plan('GET', endpoint, {
    status: 200,
    body: {
      users: 4242,
      competitions: 1,
      volume: 7,
      pending_withdrawal: 0,
      recent_activity: [],
      competition_status: [],
    },
  });
  const calls = watchCalls(page);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('group', { name: 'Users' })).toContainText('4,242');
  await expect(page.getByText('No recent activity')).toBeVisible();
  await expect(page.getByText('No active competitions')).toBeVisible();
  // What waits is read again as well: pending payouts (the oldest on a page of their own), the
  // payouts of the week, the tickets.
  await expect
    .poll(() => [...new Set(calls)].toSorted())
    .toEqual([`GET ${endpoint}`, 'GET /admin/payouts', 'GET /admin/ticket']);
  expect(calls.filter((call) => call === `GET ${endpoint}`)).toHaveLength(1);
});
