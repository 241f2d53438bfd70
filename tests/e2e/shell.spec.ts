import { expect, test } from './support/test';
import { LiveConsole } from './survival/liveConsole';

test('the bar does not move away under the pointer: a slow press on a link leads to its screen', async ({
  page,
}) => {
  const send = page.getByRole('button', { name: 'Send Notification' });
  await page.setViewportSize({ width: 1100, height: 500 });
  await page.goto('/users/all');
  await expect(page.getByText('1–20 of')).toBeVisible();
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, 600);
  await expect(send).not.toBeInViewport();
  await page.getByRole('link', { name: 'Payouts' }).click({ delay: 300 });
  await expect(page).toHaveURL('/payouts');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('the items are in a menu that opens, leads to a screen and closes', async ({ page }) => {
    await page.goto('/');
    const payouts = page.getByRole('link', { name: 'Payouts' });
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(payouts).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await payouts.tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
    await expect(payouts).toBeHidden();
    await toggle.tap();
    await page.getByRole('button', { name: 'Challenges' }).tap();
    await page.getByRole('menuitem', { name: 'Evaluations' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Evaluations' })).toBeVisible();
    await toggle.tap();
    await page.keyboard.press('Escape');
    await expect(payouts).toBeHidden();
  });
});

test.describe('the profile menu (R15)', () => {
  test('switches the color mode, which persists without a flash and in every tab', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto('/payouts');
    // The theme at the moment when there is first something to paint.
    await page.addInitScript(() =>
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { themeAtFirst: document.documentElement.dataset['theme'] });
      }).observe(document, { childList: true, subtree: true }),
    );
    await page.goto('/payouts');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.getByRole('button', { name: 'Profile' }).click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['System', 'Light', 'Dark']);
    await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirst') as unknown)).toBe('dark');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(
      light,
    );
    // What is chosen counts, whatever the system has.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Profile' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
  });
});

test('a press on a button before the bundle has run is not lost', async ({ page }) => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/(?!boot-).*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/payouts', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Profile', includeHidden: true });
  await expect(button).toBeVisible();
  const pressed = button.click();
  // The shell's button reacts to neither a click nor the keyboard.
  await button.focus();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  letGo();
  await pressed;
  await expect(page.getByRole('menu', { name: 'Profile' })).toBeVisible();
});

test('a screen that was never visited says that the browser is offline, and opens when the connection is back', async ({
  page,
  context,
  problems,
}) => {
  problems.allowBrokenFile();
  await page.goto('/users/all');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await context.setOffline(true);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Trading' })
    .click();
  await expect(page.getByRole('alert')).toContainText('This screen could not be loaded');
  await expect(page.getByRole('alert')).toContainText(
    'You are offline. It will load when the connection is back.',
  );
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Trading Accounts' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});

test('on paper no column is cut off, and there is nothing to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  // A Letter page, landscape, less its margins.
  await page.setViewportSize({ width: 980, height: 740 });
  const open = await LiveConsole.on(page);
  for (const path of ['/', '/evaluations', '/competitions/1', '/mt5-users', '/content']) {
    await open.goTo(path);
    await expect(page.locator('#main :is(h2, tbody tr)').first(), path).toBeVisible();
    await expect(
      page.locator('#main :is(.button, .icon-button, .text-button, .arrow-link):visible'),
      path,
    ).toHaveCount(0);
    await expect
      .poll(
        () =>
          page
            .locator('#main td:last-child')
            .evaluateAll((cells) =>
              Math.max(0, ...cells.map((c) => c.getBoundingClientRect().right)),
            ),
        path,
      )
      .toBeLessThanOrEqual(980);
  }
});

test('on paper a conversation is whole, and a table fills the width', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 980, height: 740 });
  await page.goto('/support?tab=closed');
  await page.getByRole('table').getByRole('link').first().click();
  const log = page.getByRole('log');
  await expect(log.getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('#main :is(input, textarea):visible')).toHaveCount(0);
  expect(await log.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await page.goto('/users/all');
  const cell = page.locator('#main td:visible:nth-last-child(2)').first();
  await expect
    .poll(() => cell.evaluate((last) => last.getBoundingClientRect().right))
    .toBeGreaterThan(970);
});

test('without a network the strip covers nothing and says that drafts are saved, and a dialog that was never opened opens (R270)', async ({
  page,
  context,
  problems,
}) => {
  problems.allowLostConnection();
  await page.setViewportSize({ width: 390, height: 844 });
  const isLoaded = (file: string) =>
    page.evaluate(
      (name) => performance.getEntriesByType('resource').some((one) => one.name.includes(name)),
      file,
    );
  await page.goto('/users/all');
  await expect.poll(() => isLoaded('AddUserDialog')).toBe(true);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const strip = page.getByText('You are offline.');
  const saved = page.getByText('Draft saved');
  const topOf = async () => (await strip.boundingBox())?.y ?? 0;
  await page.getByRole('button', { name: 'Add New User' }).click();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Add User' });
  await expect(strip).toBeVisible();
  await expect(saved).toHaveCount(0);
  await page.getByLabel('First Name').fill('Jo');
  await expect(saved).toBeVisible();
  await save.scrollIntoViewIfNeeded();
  const box = await save.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(await topOf());
  await page.getByLabel('First Name').fill('');
  await expect(saved).toHaveCount(0);
  await context.setOffline(false);
  await page.goto('/evaluations/create');
  const create = page.getByRole('button', { name: 'Create Challenge' });
  await expect(create).toBeInViewport({ ratio: 1 });
  await context.setOffline(true);
  await expect(strip).toBeVisible();
  await page.getByLabel('Challenge Name').fill('Half done');
  await expect(saved).toBeVisible();
  await expect
    .poll(async () => {
      const at = await create.boundingBox();
      return (at?.y ?? Infinity) + (at?.height ?? 0) < (await topOf());
    })
    .toBe(true);
});
