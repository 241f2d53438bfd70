import type { Page } from '@playwright/test';
import { expect, holdCalls, isCall, test, toast, watchCalls } from './support/test';
import { safety } from '../safety';

test.describe('Add New User', () => {
  const fresh = () => `${Math.random().toString(36).slice(2, 10)}@example.org`;

  async function fill(page: Page, values: Record<string, string>) {
    await page.getByRole('button', { name: 'Add New User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New User' });
    for (const [label, value] of Object.entries(values)) await dialog.getByLabel(label).fill(value);
    return dialog;
  }

  test.beforeEach(async ({ page }) => {
    await page.goto('/users/all');
  });
  test.afterEach(async ({ backend }) => {
    await backend.clearFaults();
    const { results } = await backend.listUsers();
    for (const user of results.filter(({ full_name }) => full_name === 'Newly Come'))
      await backend.deleteUser(user.id);
  });

  test('sends one request, however often it is clicked', async ({ page }) => {
    const calls = watchCalls(page);
    const creation = await holdCalls(page, isCall('POST', '/admin/users'));
    const dialog = await fill(page, { 'First Name': 'Newly', 'Last Name': 'Come', Email: fresh() });
    await dialog.getByRole('button', { name: 'Add User' }).dblclick();
    await creation.arrival;
    await dialog.getByLabel('Email').press('Enter');
    creation.letGo();
    await expect(toast(page, 'User added successfully')).toHaveCount(1);
    expect(
      calls.filter((call) => call === 'POST /admin/users'),
      safety('sent once'),
    ).toHaveLength(1);
  });

  test("shows the server's message for an email already in use, and keeps the typed text", async ({
    page,
    problems,
  }) => {
    problems.allowStatus(409);
    const dialog = await fill(page, {
      'First Name': 'Newly',
      'Last Name': 'Come',
      Email: 'admin@example.com',
    });
    await dialog.getByRole('button', { name: 'Add User' }).click();
    await expect(toast(page, 'A user with this email already exists.')).toBeVisible();
    await expect(toast(page, 'User added successfully')).toHaveCount(0);
    // It stays in the dialog when its toast has gone.
    await expect(dialog.getByRole('alert')).toHaveText('A user with this email already exists.');
    await expect(dialog.getByLabel('Email')).toHaveValue('admin@example.com');
  });
});
