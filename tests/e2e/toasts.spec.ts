import type { Page } from '@playwright/test';
import { expect, pressInToast, signIn, test, toast } from './support/test';

test.use({ isSignedIn: false });

const text = 'Email and password are required.';

/** Shows a form error and stops the page's clock. The form's toasts last 3000 ms (section 9). */
async function showToast(page: Page) {
  await page.clock.install();
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await signIn(page, '', '');
  await expect(toast(page, text)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
}

test('is announced politely', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, '', '');
  await expect(page.getByRole('region', { name: 'Messages', exact: true })).toHaveAttribute(
    'aria-live',
    'polite',
  );
  await expect(toast(page, text)).toHaveAttribute('aria-atomic', 'true');
});

test('disappears by itself', async ({ page }) => {
  await showToast(page);
  await page.clock.runFor(500);
  await expect(toast(page, text)).toBeVisible();
  await page.clock.runFor(3300);
  await expect(toast(page, text)).toHaveCount(0);
});

test('stays while the pointer is on it, and disappears afterwards', async ({ page }) => {
  await showToast(page);
  await toast(page, text).hover();
  await page.clock.runFor(30_000);
  await expect(toast(page, text)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4000);
  await expect(toast(page, text)).toHaveCount(0);
});

test('stays while the focus is in it', async ({ page }) => {
  await showToast(page);
  await toast(page, text).getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.runFor(30_000);
  await expect(toast(page, text)).toBeVisible();
});

test('can be dismissed', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, '', '');
  await pressInToast(toast(page, text), 'Dismiss');
  await expect(toast(page, text)).toHaveCount(0);
});
