import { admin } from './support/backend';
import { expect, holdCalls, isCall, signIn, test, toast, watchCalls } from './support/test';

test.use({ isSignedIn: false });

test('has the focus in Email also if another address led to it, and makes no call before the sign-in', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await page.goto('/users');
  await expect(page).toHaveURL('/login?next=%2Fusers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login Admin Account');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('somebody');
  await expect(page.getByLabel('Email')).toHaveValue('somebody');
  expect(calls).toEqual([]);
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
  const before = await page.getByLabel('Email').boundingBox();
  login.letGo();
  await expect(toast(page, 'Invalid email or password')).toBeVisible();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Invalid email or password' }),
  ).toBeFocused();
  // What the form says moves nothing above it.
  expect(await page.getByLabel('Email').boundingBox()).toEqual(before);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Login' })).toBeFocused();
  await expect(page).toHaveURL('/login');
  expect(calls).toEqual(['POST /admin/auth/login']);
  // Under the pointer a message doesn't fade, but a success dismisses it.
  await toast(page, 'Invalid email or password').hover();
  await page.getByLabel('Password').fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(toast(page, 'Invalid email or password')).toHaveCount(0);
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

test.describe('for an admin who is signed in', () => {
  test.use({ isSignedIn: true });

  test('/login goes on to next, or to the dashboard (R12)', async ({ page }) => {
    await page.goto('/login?next=%2Fpayouts');
    await expect(page).toHaveURL('/payouts');
    await page.goto('/login');
    await expect(page).toHaveURL('/');
  });
});
