import type {
  Dashboard,
  DashboardActivity,
  DashboardCompetition,
  PayoutPage,
} from '../../src/api/types';
import { expect, holdCalls, isCall, test, toast, watchCalls } from './support/test';

const endpoint = '/admin/dashboard';

// Section 2's labels are repeated here, because the console's own table is under test.
const labels: Record<string, string> = {
  CHALLENGE_FAILED: 'Challenge Failed',
  CHALLENGE_PASSED: 'Challenge Passed',
  PHASE_1_PASSED: 'Moved to Phase 2',
  PHASE_2_PASSED: 'Phase 2 Completed',
};

function progressOf({ start_date, end_date }: DashboardCompetition, now: number): string {
  const start = Date.parse(start_date);
  const end = Date.parse(end_date);
  if (now < start) return '0%';
  return now > end ? '100%' : `${Math.round(((now - start) / (end - start)) * 100)}%`;
}

test('shows what the API returned', async ({ page, backend }) => {
  const data = await backend.getDashboard();
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await page.goto('/');
  const figures = {
    Users: data.users,
    Competitions: data.competitions,
    'Pending Withdrawals': data.pending_withdrawal,
  };
  for (const [name, count] of Object.entries(figures))
    await expect(page.getByRole('group', { name })).toHaveText(
      `${name}${count.toLocaleString('en-US')}`,
    );
  const [dollars = '', cents = ''] = String(data.volume).split('.');
  await expect(page.getByRole('group', { name: 'Volume' })).toHaveText(
    `Volume$${Number(dollars).toLocaleString('en-US')}.${cents}`,
  );

  const activity = page.getByRole('region', { name: 'Recent Activity' });
  const recent = (data.recent_activity ?? []).slice(0, 5);
  expect(recent).toHaveLength(5);
  await expect(activity.getByRole('listitem')).toHaveCount(5);
  for (const [index, { name, action, details }] of recent.entries()) {
    const item = activity.getByRole('listitem').nth(index);
    await expect(item).toContainText(String(name));
    await expect(item).toContainText(labels[action] ?? String(details));
  }

  const status = page.getByRole('region', { name: 'Competition Status' });
  const active = (data.competition_status ?? [])
    .filter((competition) => competition.is_active)
    .slice(0, 3);
  expect(active).toHaveLength(3);
  await expect(status.getByRole('listitem')).toHaveCount(3);
  for (const [index, competition] of active.entries()) {
    const item = status.getByRole('listitem').nth(index);
    await expect(item).toContainText(`${Number(competition.starting_balance) / 1000}K Challenge`);
    await expect(item).toContainText(progressOf(competition, now));
    await expect(item.getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      progressOf(competition, now).slice(0, -1),
    );
  }
});

test.describe('with a made-up response', () => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  const ago = (ms: number) => new Date(now - ms).toISOString();
  const minute = 60_000;
  const act = (
    id: number,
    action: string,
    details: string | null,
    ms: number,
  ): DashboardActivity => ({
    id,
    name: `Trader ${id}`,
    action,
    details,
    timestamp: ago(ms),
  });
  const run = (id: number, balance: number, start: string, end: string): DashboardCompetition => ({
    id,
    is_active: true,
    starting_balance: balance,
    contestants: 3,
    start_date: start,
    end_date: end,
  });
  const answer: Dashboard = {
    users: 1234567,
    competitions: 0,
    volume: '1250.50',
    pending_withdrawal: 2,
    recent_activity: [
      act(1, 'CHALLENGE_FAILED', 'not shown', 20_000),
      act(2, 'CHALLENGE_PASSED', null, minute),
      act(3, 'PHASE_1_PASSED', null, 59 * minute),
      act(4, 'PHASE_2_PASSED', null, 60 * minute),
      act(5, 'REFERRAL', 'Invited a friend <b>&amp;</b>', 49 * 60 * minute),
      act(6, 'CHALLENGE_PASSED', null, 90 * 60 * minute),
    ],
    competition_status: [
      run(1, 100_000, '2026-03-11T00:00:00Z', '2026-03-20T00:00:00Z'),
      run(2, 2_500, '2026-03-01T00:00:00Z', '2026-03-09T00:00:00Z'),
      { ...run(3, 1, '2026-03-01T00:00:00Z', '2026-03-09T00:00:00Z'), is_active: false },
      run(4, 50_000, '2026-03-10T00:00:00Z', '2026-03-11T12:00:00Z'),
      run(5, 10_000, '2026-03-10T00:00:00Z', '2026-03-11T00:00:00Z'),
    ],
  };

  test.beforeEach(async ({ page, backend }) => {
    await page.clock.setFixedTime(now);
    await backend.plan('GET', endpoint, { status: 200, body: answer });
    await page.goto('/');
  });

  test('shows a label and the age of every action', async ({ page }) => {
    const activity = page.getByRole('region', { name: 'Recent Activity' });
    await expect(activity.getByRole('listitem')).toHaveText([
      /Trader 1 Challenge Failed\s*Just now/,
      /Trader 2 Challenge Passed\s*1 minute ago/,
      /Trader 3 Moved to Phase 2\s*59 minutes ago/,
      /Trader 4 Phase 2 Completed\s*1 hour ago/,
      /Trader 5 Invited a friend <b>&amp;<\/b>\s*2 days ago/,
    ]);
  });

  test('shows up to three active competitions with their progress, running ones first (R40)', async ({
    page,
  }) => {
    const items = page.getByRole('region', { name: 'Competition Status' }).getByRole('listitem');
    await expect(items).toHaveText([
      /50K Challenge\s*33%/,
      /10K Challenge\s*50%/,
      /100K Challenge\s*0%/,
    ]);
    await expect(page.getByRole('group', { name: 'Volume' })).toContainText('$1,250.50');
    await expect(page.getByRole('group', { name: 'Users' })).toContainText('1,234,567');
  });
});

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

test('a part of what waits that fails leaves the others, and is read again', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(403, 500);
  await backend.plan('GET', '/admin/ticket', { status: 500, times: 1 });
  await page.goto('/');
  const waits = page.getByRole('region', { name: 'Needs attention' });
  await expect(waits.getByText('The open tickets could not be loaded')).toBeVisible();
  await expect(waits.getByRole('link', { name: /withdrawals pending/ })).toBeVisible();
  await waits.getByRole('button', { name: 'Try again' }).click();
  await expect(waits.getByRole('link', { name: /tickets? open/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /fail|error/i })).toHaveCount(0);
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

test('shows placeholders of the same size while it loads', async ({ page }) => {
  const dashboard = await holdCalls(page, isCall('GET', endpoint));
  await page.goto('/');
  await dashboard.arrival;
  await expect(
    page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem'),
  ).toHaveCount(5);
  await expect(page.getByRole('group', { name: 'Users' })).toHaveText('Users');
  dashboard.letGo();
  await expect(page.getByRole('group', { name: 'Users' })).toContainText(/\d/);
});

test.describe('when it fails', () => {
  test('says so once and recovers with Try again', async ({ page, backend, problems }) => {
    problems.allowStatus(500);
    await backend.plan('GET', endpoint, { status: 500, times: 1 });
    await page.goto('/');
    await expect(toast(page, 'Error fetching dashboard data')).toHaveCount(1);
    await expect(page.getByRole('alert')).toContainText('The dashboard could not be loaded');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('group', { name: 'Users' })).toContainText(/\d/);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test("shows the server's message instead of its own", async ({ page, backend, problems }) => {
    problems.allowStatus(503);
    await backend.plan('GET', endpoint, {
      status: 503,
      body: { message: 'Closed for the night' },
      times: 1,
    });
    await page.goto('/');
    await expect(toast(page, 'Closed for the night')).toBeVisible();
    await expect(toast(page, 'Error fetching dashboard data')).toHaveCount(0);
  });

  test('treats a response that is not JSON as a failure', async ({ page, backend }) => {
    await backend.plan('GET', endpoint, { status: 200, body: '<h1>Hello</h1>', times: 1 });
    await page.goto('/');
    await expect(toast(page, 'Error fetching dashboard data')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('keeps the loaded data when a refresh fails', async ({ page, backend, problems }) => {
    problems.allowStatus(500);
    await page.goto('/');
    await expect(page.getByRole('group', { name: 'Users' })).toContainText(/\d/);
    await backend.plan('GET', endpoint, { status: 500, times: 1 });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(toast(page, 'Error fetching dashboard data')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Users' })).toContainText(/\d/);
  });

  test('a 403 shows that there is no access, and what the server says, without a sign-out (R16, R43)', async ({
    page,
    backend,
    problems,
  }) => {
    problems.allowStatus(403);
    await backend.plan('GET', endpoint, { status: 403, body: { message: 'Not yours' } });
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('No access');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(toast(page, 'Not yours')).toHaveCount(1);
    await page.getByRole('link', { name: 'Payouts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  });
});
