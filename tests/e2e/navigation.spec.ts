import { expect, test, watchCalls } from './support/test';

const items = [
  ['Dashboard', '/', 'Dashboard'],
  ['MT5 Users', '/mt5-users', 'MT5 User Management'],
  ['Users', '/users', 'User Management'],
  ['Trading', '/trading', 'Trading Accounts'],
  ['Competitions', '/competitions', 'Competition Management'],
  ['Payouts', '/payouts', 'Payouts'],
  ['Support', '/support', 'Support'],
  ['Content', '/content', 'Content Management'],
  ['Notifications', '/notifications', 'Notification System'],
] as const;

test('each item leads to its screen without a page load, marks itself and moves the focus to the heading', async ({
  page,
}) => {
  await page.goto('/payouts');
  await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const [label, path, heading] of [...items.slice(6), ...items.slice(0, 6)]) {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: label, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    // Support opens its first ticket.
    await expect(page).toHaveURL((url) => url.pathname === path);
    // The dashboard has read what waits: its count stands before the title (R334).
    await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${heading} · Admin$`));
    await expect(page.locator('[aria-current="page"]')).toHaveText(label);
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the Admin label leads home, Send Notification to the notifications, and /dashboard replaces itself with / (R11)', async ({
  page,
}) => {
  await page.goto('/payouts');
  await page.getByRole('button', { name: 'Send Notification' }).click();
  await expect(page).toHaveURL('/notifications');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/notifications');
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown address is the not-found page with a way home', async ({ page }) => {
  for (const path of ['/no-such-page', '/users/1/kyc/review/more', '/login/again']) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Page not found' }),
      path,
    ).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Admin');
  }
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('the skip link is the first stop and leads to the content; a link opened in a new tab loads its own page', async ({
  page,
  context,
}) => {
  await page.goto('/payouts');
  await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Trading' }).click({ modifiers: ['ControlOrMeta'] });
  await expect(
    (await opened).getByRole('heading', { level: 1, name: 'Trading Accounts' }),
  ).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/payouts');
});

test.describe('what a screen reads first is asked for ahead, and once', () => {
  const firstCalls = {
    '/': 'GET /admin/dashboard',
    '/users/all?page=2': 'GET /admin/users',
    '/payouts?status=pending': 'GET /admin/payouts',
    '/support': 'GET /admin/ticket',
  };
  test('from its address', async ({ page }) => {
    const calls = watchCalls(page);
    for (const [path, call] of Object.entries(firstCalls)) {
      // What the page before still asks for counts no more.
      await page.goto('about:blank');
      calls.length = 0;
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
      expect(
        calls.filter((one) => one === call),
        path,
      ).toEqual([call]);
    }
  });
});

test('its words are never cut: they stand in one line, or in the menu where they have no room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 960, height: 800 });
  await page.goto('/payouts');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(nav).toBeVisible();
  await expect(menu).toBeHidden();
  for (const [width, text] of [
    [960, '100%'],
    [1440, '150%'],
    [1920, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(
      (size) => Object.assign(document.documentElement.style, { fontSize: size }),
      text,
    );
    await expect(nav, text).toBeVisible();
    expect(
      await nav.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      text,
    ).toBe(0);
    await page.setViewportSize({ width: width - 1, height: 800 });
    await expect(menu, text).toBeVisible();
    await expect(nav, text).toBeHidden();
  }
});
