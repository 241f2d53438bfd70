import type { Page } from '@playwright/test';
import { undecidedUser } from '../support/documents';
import { holdFrames, openWithOverlays } from '../support/focus';
import { expect, test } from '../support/test';

interface Overlay {
  /** What is opened before the one that is looked at. */
  prepare?: (page: Page) => Promise<void>;
  open: (page: Page) => Promise<void>;
  role?: 'dialog' | 'alertdialog' | 'menu';
  name: string;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
const dialogOf = (name: string): Overlay => ({ open: press(name), name });

const screens: Record<string, readonly Overlay[]> = {
  '/users/all': [
    dialogOf('Add New User'),
    {
      prepare: press(/^Actions for/),
      open: (page) => page.getByRole('menuitem', { name: 'Delete User' }).click(),
      role: 'alertdialog',
      name: 'Delete User',
    },
    { open: (page) => page.keyboard.press('?'), name: 'Keys' },
    { open: (page) => page.keyboard.press('Control+k'), name: 'Commands' },
    dialogOf('Notifications'),
    { open: press('Profile'), role: 'menu', name: 'Profile' },
    { open: press(/^Actions for/), role: 'menu', name: 'Actions for' },
  ],
  '/users/1': [dialogOf('Edit Details')],
  '/users/undecided/kyc': [
    { open: press('Verify'), role: 'alertdialog', name: '' },
    { open: press(/^Enlarge/), name: 'Front' },
  ],
  '/payouts': [{ open: press(/^Details of/), name: 'Payout Details' }],
  '/evaluations': [
    {
      open: (page) => page.getByRole('row').getByRole('button', { name: 'View' }).first().click(),
      name: '',
    },
  ],
  '/mt5-users': [{ open: press(/^Fund Wallet/), name: 'Fund Wallet' }],
  '/competitions': [
    dialogOf('Create Competition'),
    { open: press('End Competition'), role: 'alertdialog', name: 'End Competition' },
  ],
  '/content': [dialogOf('Add FAQ'), { open: press('Import'), name: 'Import content' }],
};

async function check(page: Page, { prepare, open, role = 'dialog', name }: Overlay): Promise<void> {
  await prepare?.(page);
  await holdFrames(page);
  await open(page);
  const overlay = page.getByRole(role, { name }).first();
  await overlay.waitFor();
  const hasFocus = () => overlay.evaluate((element) => element.contains(document.activeElement));
  expect(await hasFocus()).toBe(true);
  if (role === 'dialog' && name !== 'Notifications')
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await hasFocus()).toBe(true);
    }
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
}

test('before the first frame, every overlay has the focus, keeps it, and closes on Escape', async ({
  page,
  backend,
  problems,
}) => {
  // A seeded user may have no KYC record.
  problems.allowStatus(404);
  const undecided = await undecidedUser(backend);
  for (const [path, overlays] of Object.entries(screens)) {
    await openWithOverlays(page, path.replace('undecided', undecided));
    for (const overlay of overlays)
      await test.step(`${path}: ${overlay.role ?? 'dialog'} ${overlay.name}`, () =>
        check(page, overlay));
  }
});
