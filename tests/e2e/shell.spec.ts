import type { Page } from '@playwright/test';
import { admin } from './support/backend';
import { expect, test } from './support/test';

const send = (page: Page) => page.getByRole('button', { name: 'Send Notification' });

async function openLongPage(page: Page) {
  await page.setViewportSize({ width: 1100, height: 500 });
  await page.goto('/users/all');
  await expect(page.getByText('1–20 of')).toBeVisible();
}

/** Scrolls down and returns every position of the bar's upper row on its way up, frame by frame. */
async function placesWhileCollapsing(page: Page): Promise<number[]> {
  return send(page).evaluate(
    (button) =>
      new Promise<number[]>((resolve) => {
        const start = button.getBoundingClientRect().top;
        const places = new Set<number>();
        let still = 0;
        let last = start;
        const look = () => {
          const top = button.getBoundingClientRect().top;
          places.add(top);
          still = top === last && top !== start ? still + 1 : 0;
          last = top;
          if (still > 20) resolve([...places]);
          else requestAnimationFrame(look);
        };
        scrollTo(0, 400);
        requestAnimationFrame(look);
      }),
  );
}

test.describe('the bar', () => {
  test('collapses on scroll and comes back, without moving the page', async ({ page }) => {
    await openLongPage(page);
    await expect(send(page)).toBeInViewport();
    await page.mouse.move(500, 300);
    await page.mouse.wheel(0, 600);
    await expect(send(page)).not.toBeInViewport();
    await expect(page.getByRole('link', { name: 'Payouts' })).toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(send(page)).toBeInViewport();
  });

  test('comes back when something in it takes the focus', async ({ page }) => {
    await openLongPage(page);
    await page.mouse.move(500, 300);
    await page.mouse.wheel(0, 600);
    await expect(send(page)).not.toBeInViewport();
    await send(page).focus();
    await expect(send(page)).toBeInViewport();
  });

  test('does not move away under the pointer: a slow press on a link leads to its screen', async ({
    page,
  }) => {
    await openLongPage(page);
    await page.mouse.move(500, 300);
    await page.mouse.wheel(0, 600);
    await expect(send(page)).not.toBeInViewport();
    await page.getByRole('link', { name: 'Payouts' }).click({ delay: 300 });
    await expect(page).toHaveURL('/payouts');
  });

  test('moves smoothly', async ({ page }) => {
    await openLongPage(page);
    expect((await placesWhileCollapsing(page)).length).toBeGreaterThan(3);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('is either up or down', async ({ page }) => {
      await openLongPage(page);
      expect(await placesWhileCollapsing(page)).toHaveLength(2);
    });
  });
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

  test('no screen is wider than the phone', async ({ page }) => {
    for (const path of ['/login', '/', '/users/all', '/payouts', '/no-such-page']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        path,
      ).toBeLessThanOrEqual(390);
    }
  });
});

test.describe('the profile menu (R15)', () => {
  test('says who is signed in', async ({ page }) => {
    await page.goto('/payouts');
    await page.getByRole('button', { name: 'Profile' }).click();
    await expect(page.getByRole('menu', { name: 'Profile' })).toContainText(admin.email);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Profile' })).toBeFocused();
  });

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
    await page.getByRole('button', { name: 'Profile' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  });

  test('follows the system until the admin chooses a mode', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/payouts');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
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

test('the bell opens with a link to the notifications', async ({ page }) => {
  await page.goto('/payouts');
  await page.getByRole('button', { name: 'Notifications' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await panel.getByRole('link', { name: 'View all notifications' }).click();
  await expect(page).toHaveURL('/notifications');
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
    'You are offline. It is loaded as soon as the connection is back.',
  );
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Trading Accounts' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});

test('says that the browser is offline, keeps the loaded data and continues without a reload', async ({
  page,
  context,
  problems,
}) => {
  problems.allowLostConnection();
  await page.goto('/users/all');
  await expect(page.getByText('1–20 of')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText('1–20 of')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('21–40 of')).toBeVisible();
});

test('without a network the strip covers nothing, and a dialog that was never opened opens (R270)', async ({
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
  const topOf = async () => (await strip.boundingBox())?.y ?? 0;
  await page.getByRole('button', { name: 'Add New User' }).click();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Add User' });
  await save.scrollIntoViewIfNeeded();
  const box = await save.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(await topOf());
  await context.setOffline(false);
  await page.goto('/evaluations/create');
  const create = page.getByRole('button', { name: 'Create Challenge' });
  await expect(create).toBeInViewport({ ratio: 1 });
  await context.setOffline(true);
  await expect(strip).toBeVisible();
  await expect
    .poll(async () => {
      const at = await create.boundingBox();
      return (at?.y ?? Infinity) + (at?.height ?? 0) < (await topOf());
    })
    .toBe(true);
});
