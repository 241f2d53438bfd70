import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/**
 * From now on frames come a second late, as on a machine that is busy: what waits for one has not
 * happened yet.
 */
export const holdFrames = (page: Page) =>
  page.evaluate(() => {
    window.requestAnimationFrame = (run) => window.setTimeout(() => run(performance.now()), 1000);
    window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
  });

/** Waits for a frame that is asked for now. All that were asked for before have come by then. */
export const lateFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/**
 * Opens a path and waits for the overlays' code, which would otherwise come with the first of them.
 */
export async function openWithOverlays(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/**
 * After a decision the focus is where the work goes on. It is on no element that says nothing: not
 * on the page's body.
 */
export async function expectFocus(page: Page, wanted: Locator): Promise<void> {
  await expect(page.locator('[role="dialog"]:not(.popover), [role="alertdialog"]')).toHaveCount(0);
  await expect(wanted).toBeFocused();
  // A list that is read again draws its rows anew.
  await page.waitForLoadState('networkidle');
  await expect(wanted).toBeFocused();
}

/** Opens a page and waits until it rests: the code that keeps the focus comes once it is idle. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-keys="on"]')).toHaveCount(1);
}

export const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.locator('[data-row-open]') });
export const opener = (page: Page, index: number) =>
  rows(page).nth(index).locator('[data-row-open]');
export const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
