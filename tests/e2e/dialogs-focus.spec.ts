import type { Page } from '@playwright/test';
import { holdFrames, lateFrame, openWithOverlays } from './support/focus';
import { expect, test } from './support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

test.describe('before the first frame', () => {
  test('what is typed goes into the field that has the focus, and Tab leads to the next one', async ({
    page,
  }) => {
    await openWithOverlays(page, '/content');
    await holdFrames(page);
    await press(page, 'Add FAQ');
    const dialog = page.getByRole('dialog', { name: 'Add FAQ' });
    await dialog.waitFor();
    await page.keyboard.type('When');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Soon');
    // The frame in which Chakra would move the focus.
    await lateFrame(page);
    await page.keyboard.type(' enough');
    await expect(dialog.getByLabel('Question')).toHaveValue('When');
    await expect(dialog.getByLabel('Answer')).toHaveValue('Soon enough');
  });

  test('Enter presses the button that has the focus: a question is answered with the safe choice', async ({
    page,
  }) => {
    await openWithOverlays(page, '/competitions');
    await holdFrames(page);
    await press(page, 'End Competition');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'End Competition' }).first()).toBeFocused();
  });

  test('the focus returns to the button that opened a dialog', async ({ page }) => {
    await openWithOverlays(page, '/users/all');
    await holdFrames(page);
    await press(page, 'Add New User');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Add New User' })).toBeFocused();
  });

  test('arrow keys choose in a menu', async ({ page }) => {
    await openWithOverlays(page, '/users/all');
    await holdFrames(page);
    await press(page, 'Challenges');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/evaluations');
  });
});

test('a menu that is opened while the next page is loading stays open', async ({ page }) => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await openWithOverlays(page, '/users/all');
  await page.route('**/assets/SupportPage-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Support' }).click();
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: /Support/ })).toBeVisible();
  // The heading gets the focus a frame later.
  await lateFrame(page);
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
});
