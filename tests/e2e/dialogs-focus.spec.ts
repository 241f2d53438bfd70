import type { Page } from '@playwright/test';
import type { Backend } from './support/backend';
import { undecidedUser } from './support/documents';
import { expect, test } from './support/test';

interface Overlay {
  path: (backend: Backend) => string | Promise<string>;
  /** What is opened before the one that is looked at. */
  prepare?: (page: Page) => Promise<void>;
  open: (page: Page) => Promise<void>;
  role?: 'alertdialog' | 'menu';
  name: string;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const choose = (name: string) => (page: Page) => page.getByRole('menuitem', { name }).click();

const overlays: readonly Overlay[] = [
  { path: () => '/users/all', open: press('Add New User'), name: 'Add New User' },
  { path: () => '/users/all', prepare: press(/^Actions for/), open: choose('Delete User'), role: 'alertdialog', name: 'Delete User' },
  { path: () => '/users/1', open: press('Edit Details'), name: 'Edit Details' },
  { path: () => '/users/all', open: (page) => page.keyboard.press('?'), name: 'Keys' },
  { path: () => '/users/all', open: (page) => page.keyboard.press('Control+k'), name: 'Commands' },
  { path: () => '/users/all', open: press('Notifications'), name: 'Notifications' },
  { path: () => '/users/all', open: press('Profile'), role: 'menu', name: 'Profile' },
  { path: () => '/users/all', open: press(/^Actions for/), role: 'menu', name: 'Actions for' },
  { path: async (backend) => `/users/${await undecidedUser(backend)}/kyc`, open: press('Verify'), role: 'alertdialog', name: '' },
  { path: async (backend) => `/users/${await undecidedUser(backend)}/kyc`, open: press(/^Enlarge/), name: 'Front' },
  { path: () => '/payouts', open: press(/^Details of/), name: 'Payout Details' },
  { path: () => '/evaluations', open: press(/^View$/), name: '' },
  { path: () => '/mt5-users', open: press(/^Fund Wallet/), name: 'Fund Wallet' },
  { path: () => '/competitions', open: press('Create Competition'), name: 'Create Competition' },
  { path: () => '/competitions', open: press('End Competition'), role: 'alertdialog', name: 'End Competition' },
  { path: () => '/content', open: press('Add FAQ'), name: 'Add FAQ' },
  { path: () => '/content', open: press('Import'), name: 'Import content' },
];

/** From now on frames come a second late, as on a machine that is busy: what waits for one has not happened yet. */
const holdFrames = (page: Page) =>
  page.evaluate(() => {
    window.requestAnimationFrame = (run) => window.setTimeout(() => run(performance.now()), 1000);
    window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
  });

/** Waits for a frame that is asked for now. All that were asked for before have come by then. */
const lateFrame = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

const overlayOf = (page: Page, { role, name }: Overlay) => page.getByRole(role ?? 'dialog', { name }).first();

/** Opens a path and waits for the overlays' code, which would otherwise come with the first of them. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function open(page: Page, backend: Backend, overlay: Overlay): Promise<void> {
  await openPage(page, await overlay.path(backend));
  await overlay.prepare?.(page);
  await holdFrames(page);
  await overlay.open(page);
  await overlayOf(page, overlay).waitFor();
}

const hasFocus = (page: Page, overlay: Overlay) => overlayOf(page, overlay).evaluate((element) => element.contains(document.activeElement));

test.describe('before the first frame', () => {
  for (const overlay of overlays) {
    const { role = 'dialog', name } = overlay;
    test(`${role} ${name || 'without a name of its own'} has the focus, keeps it, and closes on Escape`, async ({
      page,
      backend,
      problems,
    }) => {
      // A seeded user may have no KYC record.
      problems.allowStatus(404);
      await open(page, backend, overlay);
      expect(await hasFocus(page, overlay)).toBe(true);
      if (role === 'dialog' && name !== 'Notifications') {
        for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
          await page.keyboard.press(key);
          expect(await hasFocus(page, overlay)).toBe(true);
        }
      }
      await page.keyboard.press('Escape');
      await expect(overlayOf(page, overlay)).toHaveCount(0);
    });
  }

  test('what is typed goes into the field that has the focus, and Tab leads to the next one', async ({ page }) => {
    await openPage(page, '/content');
    await holdFrames(page);
    await press('Add FAQ')(page);
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

  test('Enter presses the button that has the focus: a question is answered with the safe choice', async ({ page }) => {
    await openPage(page, '/competitions');
    await holdFrames(page);
    await press('End Competition')(page);
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'End Competition' }).first()).toBeFocused();
  });

  test('the focus returns to the button that opened a dialog', async ({ page }) => {
    await openPage(page, '/users/all');
    await holdFrames(page);
    await press('Add New User')(page);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Add New User' })).toBeFocused();
  });

  test('arrow keys choose in a menu', async ({ page }) => {
    await openPage(page, '/users/all');
    await holdFrames(page);
    await press('Challenges')(page);
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/evaluations');
  });
});

test('a menu that is opened while the next page is loading stays open', async ({ page }) => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await openPage(page, '/users/all');
  await page.route('**/assets/SupportRoute-*.js', async (route) => {
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
