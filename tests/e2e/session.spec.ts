import { admin } from './support/backend';
import { expect, signIn, spoilTokens, test, toast, watchCalls } from './support/test';
import { authMessages } from '../../src/features/auth/messages';
import { safety } from '../safety';

const refresh = 'POST /account/auth/token/refresh';
/** Without what waits, which the dashboard reads besides. */
const isOfDashboard = (call: string) => call === refresh || call === 'GET /admin/dashboard';
const dashboardHeading = { level: 1, name: 'Dashboard' } as const;
const loginHeading = { level: 1, name: 'Login Admin Account' } as const;

test('an expired access token leads to one refresh, and the admin sees nothing of it (R8)', async ({
  page,
  problems,
}) => {
  problems.allowStatus(401);
  await page.goto('/');
  await expect(page.getByRole('group', { name: 'Users' })).toContainText(/\d/);
  // What waits is read behind the figures.
  await page.waitForLoadState('networkidle');
  await spoilTokens(page, ['access']);
  const calls = watchCalls(page);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect
    .poll(() => calls.filter(isOfDashboard))
    .toEqual(['GET /admin/dashboard', refresh, 'GET /admin/dashboard']);
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  await page.getByRole('link', { name: 'Payouts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page loaded with an expired access token is shown as usual', async ({ page, problems }) => {
  problems.allowStatus(401);
  await page.goto('/payouts');
  // Else the first page may still ask for something, and refresh as well.
  await page.waitForLoadState('networkidle');
  await spoilTokens(page, ['access']);
  const calls = watchCalls(page);
  await page.goto('/users/all');
  await expect(page.getByText('1–20 of')).toBeVisible();
  expect(calls.filter((call) => call === refresh)).toHaveLength(1);
});

test('a refused refresh leads to the sign-in, and from there back to the page', async ({
  page,
  problems,
}) => {
  problems.allowStatus(401);
  await page.goto('/users/all?page=2');
  await expect(page.getByText('21–40 of')).toBeVisible();
  await spoilTokens(page, ['access', 'refresh']);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('heading', loginHeading)).toBeVisible();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/users/all?page=3')}`);
  // R441: the admin didn't choose to be here.
  await expect(page.getByRole('main').getByRole('status')).toHaveText(authMessages.lost);
  await signIn(page, admin.email, admin.password);
  await expect(page).toHaveURL('/users/all?page=3');
  await expect(page.getByText('41–60 of')).toBeVisible();
});

test('a second 401 after a refresh ends the session', async ({ page, backend, problems }) => {
  problems.allowStatus(401);
  await page.goto('/payouts');
  await expect(page.getByText('1–10 of')).toBeVisible();
  await backend.plan('GET', '/admin/dashboard', { status: 401, body: { message: 'No' }, times: 2 });
  const calls = watchCalls(page);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', loginHeading)).toBeVisible();
  expect(calls.filter(isOfDashboard)).toEqual([
    'GET /admin/dashboard',
    refresh,
    'GET /admin/dashboard',
  ]);
});

test('a refresh without a response fails the request and keeps the session', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(401);
  problems.allowLostConnection();
  await page.goto('/');
  await expect(page.getByRole('group', { name: 'Users' })).toContainText(/\d/);
  // What waits is read behind the figures.
  await page.waitForLoadState('networkidle');
  await spoilTokens(page, ['access']);
  await backend.plan('POST', '/account/auth/token/refresh', { drop: 'before' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(toast(page, 'Network error - no response received')).toBeVisible();
  await expect(page.getByRole('heading', dashboardHeading)).toBeVisible();
  await backend.clearFaults();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  await expect(page).toHaveURL('/');
});

test('a session that is removed from storage without an event leads to the sign-in with the next answer', async ({
  page,
}) => {
  await page.goto('/users/all?search=a');
  await expect(page.getByText(/ of 20 on this page match$/)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('searchbox').fill('ab');
  await expect(page).toHaveURL(/\/login\?next=%2Fusers%2Fall/);
  await expect(page.getByRole('heading', loginHeading)).toBeVisible();
});

test('two tabs with an expired token share one refresh', async ({ page, context, problems }) => {
  problems.allowStatus(401);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/');
    await expect(tab.getByRole('group', { name: 'Users' })).toContainText(/\d/);
    await tab.waitForLoadState('networkidle');
  }
  await spoilTokens(page, ['access']);
  const calls = watchCalls(page);
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('button', { name: 'Refresh' }).click()),
  );
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  await expect
    .poll(() => calls.filter((call) => call === 'GET /admin/dashboard').length)
    .toBeGreaterThanOrEqual(3);
  expect(calls.filter((call) => call === refresh)).toHaveLength(1);
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', dashboardHeading)).toBeVisible();
});

test.describe('signing out', () => {
  test('signs out every tab; only the others keep their place in next', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto('/users/all');
    await expect(other.getByText('1–20 of')).toBeVisible();
    await page.goto('/payouts');
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', loginHeading)).toBeVisible();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
    await expect(other.getByRole('heading', loginHeading)).toBeVisible();
    await expect(other).toHaveURL(`/login?next=${encodeURIComponent('/users/all')}`);
    expect(
      await page.evaluate(() => JSON.stringify(localStorage)),
      safety('nothing left at sign-out'),
    ).not.toContain(admin.email);
  });

  test('leaves no record that Back could show', async ({ page, backend }) => {
    const { results } = await backend.listUsers();
    const email = String(results[0]?.email);
    await page.goto('/users/all');
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole('link', { name: 'Support' }).click();
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', loginHeading)).toBeVisible();
    const calls = watchCalls(page);
    await page.goBack();
    await expect(page.getByRole('heading', loginHeading)).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    expect(await page.content(), safety('nothing left at sign-out')).not.toContain(email);
    expect(calls).toEqual([]);
  });
});
