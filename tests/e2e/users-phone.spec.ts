import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { boxOf } from './support/boxes';
import { undecidedUser } from './support/documents';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test.beforeEach(({ problems }) => {
  // Users without a record, and seeded files that are lost or on another site.
  problems.allowStatus(404, 403);
  problems.allowBlockedPicture();
});

const bottomOf = async (part: Locator) => {
  const { y, height } = await boxOf(part);
  return y + height;
};

test('the buttons of a record that a list led to are seen whole, and the tabs stay in their place (R351)', async ({
  page,
}) => {
  await page.goto('/users/all');
  await page.getByRole('table', { name: 'Users' }).locator('tbody tr a[href]').first().click();
  const edit = page.getByRole('button', { name: 'Edit Details' });
  await expect(edit).toBeEnabled();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(edit).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Next user' })).toBeInViewport({ ratio: 1 });
  }
  const tabs = page.getByRole('navigation', { name: 'User' });
  const { y } = await boxOf(tabs);
  for (const tab of ['KYC', 'Wallet']) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    expect((await boxOf(tabs)).y).toBe(y);
  }
});

test('a document stands above its buttons, which wait until it was on the screen (R475)', async ({
  page,
  backend,
}) => {
  await page.goto(`/users/${await undecidedUser(backend)}/kyc`);
  const next = page.locator('.kyc-card').nth(1);
  const buttons = ['Reject', 'Verify'].map((name) => next.getByRole('button', { name }));
  const image = next.getByRole('img');
  await expect(image).toHaveAttribute('data-state', 'loaded');
  for (const button of buttons) {
    await expect(button).toBeDisabled();
    expect((await boxOf(button)).y).toBeGreaterThanOrEqual(await bottomOf(image));
  }
  await expect(next).toContainText('Scroll to the image to decide');
  await image.scrollIntoViewIfNeeded();
  for (const button of buttons) await expect(button).toBeEnabled();
});

test('the button that enlarges a document covers nothing of it', async ({ page, backend }) => {
  await page.goto(`/users/${await undecidedUser(backend)}/kyc/review`);
  const frame = page.getByRole('group', { name: 'ID Proof, front' });
  await expect(frame.getByRole('button', { name: 'Enlarge ID Proof, front' })).toBeVisible();
  const icon = await boxOf(frame.locator('.document-enlarge svg'));
  expect(await bottomOf(frame.getByRole('img'))).toBeLessThanOrEqual(icon.y);
});

test('identities are reviewed by touch', async ({ page }) => {
  await page.goto('/users');
  await page.getByRole('link', { name: 'Review identities' }).tap();
  const reject = page.locator('.kyc-foot').getByRole('button', { name: 'Reject' });
  await expect(reject).toBeDisabled();
  const images = page.locator('.review-document figure');
  for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
  await expect(reject).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Skip' }).tap();
  await expect(page.locator('.review-document .pager')).toHaveText(/^2 of/);
});
