import { looks } from '../support/accessibility';
import { screenNames, screenPath } from '../support/routes';
import { expect, signIn, test, toast } from '../support/test';

for (const { name, use, check } of looks) {
  test.describe(name, () => {
    test.use(use);

    test('no screen has a violation', async ({ page, backend, problems }) => {
      test.setTimeout(600_000);
      // A seeded user may have no KYC record.
      problems.allowStatus(404);
      const paths = await Promise.all(screenNames.map((screen) => screenPath(screen, backend)));
      for (const path of [...paths, '/no-such-page']) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await check(page);
        });
      }
    });

    test.describe('signed out', () => {
      test.use({ isSignedIn: false });

      test('Login has no violations, with and without a warning', async ({ page }) => {
        await page.goto('/login');
        await expect(page.getByLabel('Email')).toBeVisible();
        await check(page);
        await signIn(page, '', '');
        await expect(toast(page, 'Email and password are required.')).toBeVisible();
        await check(page);
      });
    });

    test('dialogs, menus and failures have no violations', async ({ page, backend, problems }) => {
      problems.allowStatus(500);
      await page.goto('/users/all');
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
      await check(page);
      await page.getByRole('menuitem', { name: 'Delete User' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await check(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Add New User' }).click();
      await page.getByRole('button', { name: 'Add User' }).click();
      await expect(toast(page, 'Please fill in all fields')).toBeVisible();
      await check(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Profile' }).click();
      await expect(page.getByRole('menuitemradio').first()).toBeVisible();
      await check(page);
      await page.keyboard.press('Escape');
      await backend.plan('GET', '/admin/users', { status: 500 });
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await check(page);
    });
  });
}
