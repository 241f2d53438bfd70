import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/**
 * Removes files, as a deploy removes those of the previous build. Returns the counts of the
 * requests for them.
 */
async function remove(page: Page, files: RegExp): Promise<() => number> {
  let asked = 0;
  await page.route(files, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: 'Not found' });
  });
  return () => asked;
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/**
 * Opens the dashboard, and waits for the console itself: a link of the static shell loads its page
 * afresh.
 */
async function openDashboard(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.locator('.shell-page')).toHaveCount(0);
}

test.describe('A deploy in the middle of a session', () => {
  test.beforeEach(({ problems }) => problems.allowMissingFile());

  test('a screen whose code is gone reloads the page once, never in a loop, and appears once its code is available', async ({
    page,
  }) => {
    const loads = countLoads(page);
    await openDashboard(page);
    await remove(page, /\/assets\/UserManagementPage-/);
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(
      page.getByRole('alert').getByText('This screen could not be loaded'),
    ).toBeVisible();
    await expect.poll(loads).toBe(2);
    await expect(
      page.getByRole('alert').getByText('This screen could not be loaded'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(loads()).toBe(2);

    await page.unroute(/\/assets\/UserManagementPage-/);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  });

  test('a page that was reloaded into the new build finds everything', async ({ page }) => {
    await openDashboard(page);
    // The old build's file is gone. The reloaded page names one that exists.
    await page.route(
      /\/assets\/UserManagementPage-/,
      (route) => route.fulfill({ status: 404, body: 'Not found' }),
      { times: 2 },
    );
    const loads = countLoads(page);
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
    expect(loads()).toBeLessThanOrEqual(1);
  });

  test('an admin who would lose work is told, and the page is not reloaded', async ({ page }) => {
    const asked = await remove(page, /\/assets\/Keys-/);
    await page.goto('/evaluations/create');
    await page.locator('[name=name]').fill('Half done');
    const loads = countLoads(page);
    await page.keyboard.press('Control+k');
    await expect.poll(asked).toBeGreaterThan(0);
    await expect(
      page.getByRole('status').getByText('Save your work, then reload the page.'),
    ).toBeVisible();
    await expect(page.locator('[name=name]')).toHaveValue('Half done');
    expect(loads()).toBe(0);
  });
});
