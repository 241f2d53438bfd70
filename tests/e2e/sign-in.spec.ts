import { admin } from './support/backend';
import { expect, holdCalls, isCall, signIn, test, toast, watchCalls } from './support/test';
import { safety } from '../safety';

test.use({ isSignedIn: false });

test('has the focus in Email also if another address led to it', async ({ page }) => {
  await page.goto('/users');
  await expect(page).toHaveURL('/login?next=%2Fusers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login Admin Account');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('somebody');
  await expect(page.getByLabel('Email')).toHaveValue('somebody');
});

test("shows the server's message for a wrong password", async ({ page, problems }) => {
  problems.allowStatus(401);
  const calls = watchCalls(page);
  const login = await holdCalls(page, isCall('POST', '/admin/auth/login'));
  await page.goto('/login');
  await signIn(page, admin.email, 'wrong-password');
  // The button is switched off, and so it loses the focus. The notice takes it, and from there Tab
  // leads to the button.
  await expect(page.locator('body')).toBeFocused();
  login.letGo();
  await expect(toast(page, 'Invalid email or password')).toBeVisible();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Invalid email or password' }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Login' })).toBeFocused();
  await expect(page).toHaveURL('/login');
  expect(calls).toEqual(['POST /admin/auth/login']);
});

test('refuses an account that is not an admin, with the server’s message', async ({
  page,
  problems,
}) => {
  problems.allowStatus(403);
  await page.goto('/login');
  await signIn(page, 'user@example.com', 'user-password');
  await expect(toast(page, 'Only admins may use this console.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('sends one request, however often the form is submitted', async ({ page }) => {
  const calls = watchCalls(page);
  const login = await holdCalls(page, isCall('POST', '/admin/auth/login'));
  await page.goto('/login');
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Login' }).dblclick();
  await login.arrival;
  await page.getByLabel('Password').press('Enter');
  await page.getByLabel('Password').press('Enter');
  await expect(page.locator('form button')).toBeDisabled();
  login.letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(
    calls.filter((call) => call === 'POST /admin/auth/login'),
    safety('sent once'),
  ).toHaveLength(1);
});

test('leads through /dashboard to the dashboard at / (R11), and Back does not return to the form', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  await page.goto('/login');
  const seen: string[] = [];
  await page.exposeFunction('sawPath', (path: string) => seen.push(path));
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...args) => {
      replace(...args);
      (window as unknown as { sawPath: (path: string) => void }).sawPath(location.pathname);
    };
  });
  await signIn(page, admin.email, admin.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(seen).toEqual(['/dashboard', '/']);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('comes before every protected address and leads back there, with query and hash (R16)', async ({
  page,
}) => {
  await page.goto('/users/all?page=3&role=user#rows');
  await expect(page).toHaveURL(
    `/login?next=${encodeURIComponent('/users/all?page=3&role=user#rows')}`,
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Login Admin Account' })).toBeVisible();
  await signIn(page, admin.email, admin.password);
  await expect(page).toHaveURL('/users/all?page=3&role=user#rows');
  await expect(page.getByText(/^\d+ of 20 on this page match$/)).toBeVisible();
});

test('leads back to a search with a percent sign in it, unchanged', async ({ page }) => {
  await page.goto('/users/all?search=%2541');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/users/all?search=%2541')}`);
  await signIn(page, admin.email, admin.password);
  await expect(page).toHaveURL('/users/all?search=%2541');
  await expect(page.getByLabel('Search')).toHaveValue('%41');
});

test('makes no API call before the sign-in', async ({ page }) => {
  const calls = watchCalls(page);
  for (const path of ['/', '/users/all', '/payouts']) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Login Admin Account' }),
    ).toBeVisible();
  }
  expect(calls).toEqual([]);
});

test.describe('for an admin who is signed in', () => {
  test.use({ isSignedIn: true });

  test('/login goes on to next, or to the dashboard (R12)', async ({ page }) => {
    await page.goto('/login?next=%2Fpayouts');
    await expect(page).toHaveURL('/payouts');
    await page.goto('/login');
    await expect(page).toHaveURL('/');
  });

  // A few of many: the others are in tests/e2e/survival/documents.spec.ts.
  const hostile = [
    'https://evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '/%2F/evil.example',
    'data:text/html,hi',
    '/login?next=/login',
    '/\u0000',
    '/..//evil.example',
  ];

  test(`ignores ${hostile.length} hostile values of next, without a loop`, async ({
    page,
    baseURL,
  }) => {
    let navigations = 0;
    page.on('framenavigated', () => (navigations += 1));
    for (const next of hostile) {
      navigations = 0;
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' }), next).toBeVisible();
      expect(page.url(), next).toBe(`${baseURL}/`);
      expect(navigations, next).toBeLessThan(6);
    }
  });
});

test('what the form says moves nothing above it', async ({ page, problems }) => {
  problems.allowStatus(401);
  await page.goto('/login');
  const email = page.getByLabel('Email');
  await expect(email).toBeVisible();
  const before = await email.boundingBox();
  await signIn(page, 'x@example.com', 'wrong-password');
  await expect(page.locator('form').getByRole('alert')).toBeVisible();
  expect(await email.boundingBox()).toEqual(before);
});
