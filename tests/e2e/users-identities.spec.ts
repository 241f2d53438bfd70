import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';

test.beforeEach(({ problems }) => {
  // Users without a record, and seeded files that are lost or on another site.
  problems.allowStatus(404);
  problems.allowBlockedPicture();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true });

  test('everything fits, and the buttons do what the keys do', async ({ page }) => {
    await page.goto('/users');
    await page.getByRole('link', { name: 'Review identities' }).tap();
    const images = page.locator('.review-document figure');
    const place = page.locator('.review-document .pager');
    const reject = page.locator('.kyc-foot').getByRole('button', { name: 'Reject' });
    await expect(images.first()).toBeVisible();
    await expect(reject).toBeDisabled();
    for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
    await expect(reject).toBeEnabled();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await page.getByRole('button', { name: 'Skip' }).tap();
    await expect(place).toHaveText(/^2 of/);
  });
});
