import { launchOptions } from '../../.setup/run/chromium.mjs';
import { expect, test } from './support/test';

// Playwright hides scrollbars. Here they take room, as they do on Windows.
test.use({ ownBrowser: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('a dialog hides the scrollbar, covers where it was, and moves nothing of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/payouts');
  const table = page.getByRole('table', { name: 'Payouts', exact: true, includeHidden: true });
  await expect(table).toHaveAttribute('aria-busy', 'false');
  const profile = page.getByRole('button', { name: 'Profile', includeHidden: true });
  const boxes = () => Promise.all([table.boundingBox(), profile.boundingBox()]);
  const widthOfPage = () => page.evaluate(() => document.documentElement.clientWidth);
  const before = await boxes();
  expect(await widthOfPage()).toBeLessThan(1280);

  await table
    .getByRole('button', { name: /^Details/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Payout Details' });
  await expect(dialog).toBeVisible();
  // The page reaches the window's edge, and the scrim covers the page.
  expect(await widthOfPage()).toBe(1280);
  expect(await boxes()).toEqual(before);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await widthOfPage()).toBeLessThan(1280);
  expect(await boxes()).toEqual(before);
});
