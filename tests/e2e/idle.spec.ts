import { admin } from './support/backend';
import { expect, signIn, test } from './support/test';

const minute = 60_000;
const start = new Date('2026-03-15T12:00:00Z');

const warning = { name: 'Are you still there?' } as const;

test('after an hour without use the session ends in every tab, and what was typed is there after the sign-in (R234)', async ({
  page,
  context,
}) => {
  await context.clock.install({ time: start });
  await page.goto('/users/all');
  await expect(page.getByRole('row')).toHaveCount(21);
  const other = await context.newPage();
  await other.goto('/payouts');
  await expect(other.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Add New User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  await dialog.getByLabel('First Name').fill('Ada Lovelace');

  // From then on it is watched.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('admin.local.last-use')))
    .not.toBeNull();
  const at = async (ms: number) => {
    await context.clock.setSystemTime(new Date(start.getTime() + ms));
    // As when a tab is looked at again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  await at(59 * minute + 30_000);
  await expect(page.getByRole('alertdialog', warning)).toBeVisible();
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  // Not the warning, and no question whether to discard what is in the form below it.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ada Lovelace');

  await at(2 * 60 * minute);
  await expect(page.getByRole('heading', { level: 1, name: 'Login Admin Account' })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'after 60 minutes of inactivity' }),
  ).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Login Admin Account' })).toBeVisible();

  await signIn(page, admin.email, admin.password);
  await expect(page).toHaveURL(/\/users\/all/);
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ada Lovelace');
});
