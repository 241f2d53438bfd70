import type { Page } from '@playwright/test';
import { holdFrames, lateFrame, openWithOverlays } from './support/focus';
import { expect, test } from './support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

test('before the first frame what is typed goes into the field that has the focus, Enter presses the safe choice, arrows choose in a menu, and the focus returns', async ({
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

  await openWithOverlays(page, '/competitions');
  await holdFrames(page);
  await press(page, 'End Competition');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'End Competition' }).first()).toBeFocused();

  await press(page, 'Challenges');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/evaluations');
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

// With reduced motion nothing moves: survival/accessibility.spec.ts.
test('a dialog moves into its place, and has the focus (R422)', async ({ page }) => {
  await page.addInitScript(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    const look = () => {
      for (const overlay of document.querySelectorAll('[role="dialog"], [role="alertdialog"]'))
        if (getComputedStyle(overlay).transform !== 'none') moved.add(overlay.role ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/users/all');
  await press(page, 'Add New User');
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  await expect(dialog.getByLabel('First Name')).toBeFocused();
  await expect(dialog).toHaveCSS('transform', 'none');
  expect(await page.evaluate(() => [...(Reflect.get(window, 'moved') as Set<string>)])).toEqual([
    'dialog',
  ]);
});
