import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

interface Case {
  path: string;
  /** Opens the page of the row's record. */
  opener: string | RegExp;
  what: string;
}

const lists: readonly Case[] = [
  { path: '/users/all?page=2&role=user', opener: /^(?!Actions)/, what: 'user' },
  { path: '/competitions', opener: 'View Details', what: 'competition' },
];

const rowsOf = (page: Page) => page.locator('#main').locator('tbody tr, li.competition-card');

for (const { path, opener, what } of lists) {
  test(`${path}: Back leads to the list as it was left, from the next record too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.goto(path);
    const row = rowsOf(page).nth(3);
    const link = row.getByRole('link', { name: opener }).first();
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(80);
    await link.click();
    await expect(page).toHaveURL(/\/[^/]+$/);
    const steps = page.getByRole('group', { name: 'In the list' });
    await expect(steps).toContainText('4 of');
    await page
      .getByRole('link', { name: 'Back', exact: true })
      .or(page.getByRole('button', { name: 'Back', exact: true }))
      .click();
    await expect(page).toHaveURL(path);
    await expect(link).toBeFocused();
    expect(Math.abs((await scrolled(page)) - left)).toBeLessThanOrEqual(1);

    await link.click();
    await expect(steps).toContainText('4 of');
    const third = page.url();
    await page.keyboard.press(']');
    await expect(steps).toContainText('5 of');
    expect(page.url()).not.toBe(third);
    await page.getByRole('button', { name: `Previous ${what}` }).click();
    await expect(page).toHaveURL(third);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(link).toBeFocused();
    expect(Math.abs((await scrolled(page)) - left)).toBeLessThanOrEqual(1);
  });
}

test('a reload shows the list where it was, also if its rows are late', async ({
  page,
  backend,
}) => {
  await backend.plan('GET', '/admin/users', { latencyMs: 400 });
  await page.goto('/users/all');
  await expect(rowsOf(page)).toHaveCount(20);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(20);
  await expect.poll(() => scrolled(page)).toBe(300);
});

test('a record that was opened by its own link has no steps, and Back leads to the plain list', async ({
  page,
  backend,
}) => {
  // One of the seed: others are added and deleted by other tests, and have no KYC record.
  const user = await backend.getUser(44);
  await page.goto('/users/all?page=2&role=user');
  await expect(rowsOf(page).first()).toBeVisible();
  await page.goto(`/users/${String(user.id)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(user.full_name);
  await expect(page.getByRole('group', { name: 'In the list' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/users/all');
});

test("Cancel in the form of a duplicate leads back to the row's 'Duplicate', in the list as it was left", async ({
  page,
}) => {
  await page.goto('/evaluations?status=active');
  const link = rowsOf(page).nth(1).getByRole('link', { name: 'Duplicate' });
  await link.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/evaluations?status=active');
  await expect(link).toBeFocused();
});
