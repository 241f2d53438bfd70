import type { Page } from '@playwright/test';
import type { User } from '../../src/api/types';
import { expect, holdCalls, isCall, test, toast, watchCalls } from './support/test';
import { safety } from '../safety';

const rowOf = (page: Page, user: User) => page.getByRole('row').filter({ hasText: user.email });
const menuOf = (page: Page, user: User) =>
  rowOf(page, user).getByRole('button', { name: `Actions for ${user.full_name}` });
const deletePath = (user: User) => `/admin/users/${user.id}/delete`;

async function askToDelete(page: Page, user: User) {
  await menuOf(page, user).click();
  await page.getByRole('menuitem', { name: 'Delete User' }).click();
  return page.getByRole('alertdialog', { name: 'Delete User' });
}

test.describe('a row', () => {
  test('has a menu with three entries that work', async ({ page, backend, problems }) => {
    problems.allowStatus(404);
    const user = await backend.userAt(1);
    await page.goto('/users/all');
    await menuOf(page, user).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Edit Details',
      'View KYC',
      'Delete User',
    ]);
    await page.getByRole('menuitem', { name: 'Edit Details' }).click();
    await expect(page).toHaveURL(`/users/${user.id}`);
    await page.goBack();
    await menuOf(page, user).click();
    await page.getByRole('menuitem', { name: 'View KYC' }).click();
    await expect(page).toHaveURL(`/users/${user.id}/kyc`);
  });

  test('a click anywhere in it follows its link, and the link is a real one', async ({
    page,
    backend,
    problems,
  }) => {
    // Not every user has a KYC record.
    problems.allowStatus(404);
    const user = await backend.userAt(4);
    await page.goto('/users/all');
    await expect(rowOf(page, user).getByRole('link')).toHaveAttribute('href', `/users/${user.id}`);
    await rowOf(page, user).getByText(user.email).click();
    await expect(page).toHaveURL(`/users/${user.id}`);
    await page.goBack();
    await rowOf(page, user).getByRole('link').click();
    await expect(page).toHaveURL(`/users/${user.id}`);
    await expect(page.getByRole('heading', { level: 1, name: user.full_name })).toBeFocused();
  });
});

test.describe('Delete User', () => {
  let user: User;
  test.beforeEach(async ({ page, backend }) => {
    user = await backend.addUser('Doomed');
    await page.goto('/users/all');
  });
  test.afterEach(async ({ backend }) => {
    await backend.clearFaults();
    if (await backend.hasUser(user.id)) await backend.deleteUser(user.id);
  });

  test('deletes, shows a toast and removes the row, also after a reload', async ({
    page,
    backend,
  }) => {
    const dialog = await askToDelete(page, user);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'User deleted successfully')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(page, user)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('1–20 of')).toBeVisible();
    await expect(rowOf(page, user)).toHaveCount(0);
    expect(await backend.hasUser(user.id)).toBe(false);
  });

  test('sends one request, however often it is clicked', async ({ page }) => {
    const calls = watchCalls(page);
    const removal = await holdCalls(page, isCall('DELETE', deletePath(user)));
    const dialog = await askToDelete(page, user);
    await dialog.getByRole('button', { name: 'Delete' }).dblclick();
    await removal.arrival;
    await expect(dialog.getByRole('button', { name: 'Deleting…' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    removal.letGo();
    await expect(toast(page, 'User deleted successfully')).toHaveCount(1);
    expect(
      calls.filter((call) => call.startsWith('DELETE')),
      safety('sent once'),
    ).toHaveLength(1);
  });

  test("shows the server's message instead of its own: nobody can delete their own account", async ({
    page,
    backend,
    problems,
  }) => {
    problems.allowStatus(409);
    const { count } = await backend.listUsers();
    await page.goto(`/users/all?page=${Math.ceil(count / 20)}`);
    await page
      .getByRole('row')
      .filter({ hasText: 'admin@example.com' })
      .getByRole('button')
      .click();
    await page.getByRole('menuitem', { name: 'Delete User' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'You cannot delete your own account.')).toBeVisible();
  });

  test('after a lost response it is read whether the user is gone, and said so (R32)', async ({
    page,
    backend,
    problems,
  }) => {
    problems.allowLostConnection();
    // The reading of the user who is gone.
    problems.allowStatus(404);
    // Dropped after the headers: before them, Chromium itself would send the request again over a
    // new connection.
    await backend.plan('DELETE', deletePath(user), { drop: 'during' });
    const dialog = await askToDelete(page, user);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'User deleted successfully')).toContainText(
      'the record was read again and shows it',
    );
    await expect(toast(page, 'Network error - no response received')).toHaveCount(0);
    await expect(rowOf(page, user)).toHaveCount(0);
  });
});
