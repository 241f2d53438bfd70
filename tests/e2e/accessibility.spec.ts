import { admin } from './support/backend';
import { expectAccessible } from './support/accessibility';
import { screenNames, screenPath } from './support/routes';
import { expect, signIn, test, toast } from './support/test';

const looks = [
  { name: 'light', use: { colorScheme: 'light' } },
  { name: 'dark', use: { colorScheme: 'dark' } },
  { name: 'phone', use: { colorScheme: 'light', viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true } },
] as const;

for (const { name, use } of looks) {
  test.describe(name, () => {
    test.use(use);

    test('no screen has a violation', async ({ page, backend, problems }) => {
      test.setTimeout(600_000);
      // A user of the seed may have no KYC record.
      problems.allowStatus(404);
      const paths = await Promise.all(screenNames.map((screen) => screenPath(screen, backend)));
      for (const path of [...paths, '/no-such-page']) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await expectAccessible(page);
        });
      }
    });

    test.describe('signed out', () => {
      test.use({ isSignedIn: false });

      test('Login has no violations, with a warning neither', async ({ page }) => {
        await page.goto('/login');
        await expect(page.getByLabel('Email')).toBeVisible();
        await expectAccessible(page);
        await signIn(page, '', '');
        await expect(toast(page, 'Email and password are required.')).toBeVisible();
        await expectAccessible(page);
      });
    });

    test('dialogs, menus and failures have no violations', async ({ page, backend, problems }) => {
      problems.allowStatus(500);
      await page.goto('/users/all');
      await page.getByRole('button', { name: /^Actions for/ }).first().click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('menuitem', { name: 'Delete User' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Add New User' }).click();
      await page.getByRole('button', { name: 'Add User' }).click();
      await expect(toast(page, 'Please fill in all fields')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Profile' }).click();
      await expect(page.getByRole('menuitemradio').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await backend.plan('GET', '/admin/users', { status: 500 });
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('by keyboard alone', () => {
  test.use({ isSignedIn: false });

  test('staff sign in, go to the users and delete one', async ({ page, backend }) => {
    const user = await backend.addUser('Keyed');
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const tabTo = async (name: RegExp) => {
      for (let stops = 0; stops < 40; stops += 1) {
        await press('Tab');
        const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
        if (name.test(focused.trim())) return;
      }
      throw new Error(`No stop is called ${name.source}`);
    };
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(admin.email);
    await press('Tab');
    await page.keyboard.type(admin.password);
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.goto('/users/all');
    await expect(page.getByText(user.email)).toBeVisible();
    await tabTo(new RegExp(`^Actions for ${user.full_name}$`));
    await press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit Details' })).toBeVisible();
    await expect(page.getByRole('menu')).toBeFocused();
    await press('End');
    await expect(page.getByRole('menuitem', { name: 'Delete User' })).toHaveAttribute('data-highlighted', '');
    await press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await press('Tab');
    await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused();
    await press('Enter');
    await expect(toast(page, 'User deleted successfully')).toBeVisible();
    await expect(page.getByText(user.email)).toHaveCount(0);
    expect(await backend.hasUser(user.id)).toBe(false);
  });
});
