import type { Page } from '@playwright/test';
import type { Backend } from '../support/backend';
import { undecidedUser } from '../support/documents';
import { holdFrames, openWithOverlays } from '../support/focus';
import { expect, test } from '../support/test';

interface Overlay {
  path: (backend: Backend) => string | Promise<string>;
  /** What is opened before the one that is looked at. */
  prepare?: (page: Page) => Promise<void>;
  open: (page: Page) => Promise<void>;
  role?: 'alertdialog' | 'menu';
  name: string;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
const choose = (name: string) => (page: Page) => page.getByRole('menuitem', { name }).click();

const overlays: readonly Overlay[] = [
  { path: () => '/users/all', open: press('Add New User'), name: 'Add New User' },
  {
    path: () => '/users/all',
    prepare: press(/^Actions for/),
    open: choose('Delete User'),
    role: 'alertdialog',
    name: 'Delete User',
  },
  { path: () => '/users/1', open: press('Edit Details'), name: 'Edit Details' },
  { path: () => '/users/all', open: (page) => page.keyboard.press('?'), name: 'Keys' },
  { path: () => '/users/all', open: (page) => page.keyboard.press('Control+k'), name: 'Commands' },
  { path: () => '/users/all', open: press('Notifications'), name: 'Notifications' },
  { path: () => '/users/all', open: press('Profile'), role: 'menu', name: 'Profile' },
  { path: () => '/users/all', open: press(/^Actions for/), role: 'menu', name: 'Actions for' },
  {
    path: async (backend) => `/users/${await undecidedUser(backend)}/kyc`,
    open: press('Verify'),
    role: 'alertdialog',
    name: '',
  },
  {
    path: async (backend) => `/users/${await undecidedUser(backend)}/kyc`,
    open: press(/^Enlarge/),
    name: 'Front',
  },
  { path: () => '/payouts', open: press(/^Details of/), name: 'Payout Details' },
  {
    path: () => '/evaluations',
    open: (page) => page.getByRole('row').getByRole('button', { name: 'View' }).first().click(),
    name: '',
  },
  { path: () => '/mt5-users', open: press(/^Fund Wallet/), name: 'Fund Wallet' },
  { path: () => '/competitions', open: press('Create Competition'), name: 'Create Competition' },
  {
    path: () => '/competitions',
    open: press('End Competition'),
    role: 'alertdialog',
    name: 'End Competition',
  },
  { path: () => '/content', open: press('Add FAQ'), name: 'Add FAQ' },
  { path: () => '/content', open: press('Import'), name: 'Import content' },
];

const overlayOf = (page: Page, { role, name }: Overlay) =>
  page.getByRole(role ?? 'dialog', { name }).first();

async function open(page: Page, backend: Backend, overlay: Overlay): Promise<void> {
  await openWithOverlays(page, await overlay.path(backend));
  await overlay.prepare?.(page);
  await holdFrames(page);
  await overlay.open(page);
  await overlayOf(page, overlay).waitFor();
}

const hasFocus = (page: Page, overlay: Overlay) =>
  overlayOf(page, overlay).evaluate((element) => element.contains(document.activeElement));

for (const overlay of overlays) {
  const { role = 'dialog', name } = overlay;
  test(`before the first frame, ${role} ${name || 'without a name of its own'} has the focus, keeps it, and closes on Escape`, async ({
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
