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

  test('needs all three fields, and sends nothing without them', async ({ page }) => {
    const calls = watchCalls(page);
    const dialog = await fill(page, { 'First Name': 'Newly', 'Last Name': '   ' });
    await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email');
    await dialog.getByRole('button', { name: 'Add User' }).click();
    await expect(toast(page, 'Please fill in all fields')).toBeVisible();
    await expect(dialog.getByLabel('Last Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Last Name')).toBeFocused();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  test('adds the user, shows a toast and the row', async ({ page }) => {
    const email = fresh();
    const dialog = await fill(page, { 'First Name': 'Newly', 'Last Name': 'Come', Email: email });
    await dialog.getByRole('button', { name: 'Add User' }).click();
    await expect(toast(page, 'User added successfully')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Newly Come');
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

  test('an email that does not look like an address is not sent (R101)', async ({ page }) => {
    const calls = watchCalls(page);
    const dialog = await fill(page, {
      'First Name': 'Newly',
      'Last Name': 'Come',
      Email: 'nonsense',
    });
    await dialog.getByRole('button', { name: 'Add User' }).click();
    await expect(toast(page, 'Invalid email format.')).toBeVisible();
    await expect(dialog.getByLabel('Email')).toBeFocused();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  test("shows the server's field errors beside their fields (R4)", async ({
    page,
    backend,
    problems,
  }) => {
    problems.allowStatus(400);
    await backend.plan('POST', '/admin/users', {
      status: 400,
      body: {
        message: 'Please correct the marked fields.',
        errors: { email: ['Mail to this domain is refused.'], last_name: ['Too short.'] },
      },
      times: 1,
    });
    const dialog = await fill(page, { 'First Name': 'Newly', 'Last Name': 'Come', Email: fresh() });
    await dialog.getByRole('button', { name: 'Add User' }).click();
    await expect(toast(page, 'Please correct the marked fields.')).toBeVisible();
    for (const [label, text] of Object.entries({
      Email: 'Mail to this domain is refused.',
      'Last Name': 'Too short.',
    })) {
      await expect(dialog.getByText(text)).toBeVisible();
      await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
      await expect(dialog.getByLabel(label)).toHaveAccessibleErrorMessage(text);
    }
    await expect(dialog.getByLabel('First Name')).toHaveValue('Newly');
    await dialog.getByRole('button', { name: 'Add User' }).click();
    await expect(toast(page, 'User added successfully')).toBeVisible();
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

  test('shows its default message if the server sends none', async ({
    page,
    backend,
    problems,
  }) => {
    problems.allowStatus(500);
    await backend.plan('POST', '/admin/users', { status: 500, body: '<html>Server error</html>' });
    const dialog = await fill(page, { 'First Name': 'Newly', 'Last Name': 'Come', Email: fresh() });
    await dialog.getByRole('button', { name: 'Add User' }).click();
    await expect(toast(page, 'Error while adding user')).toBeVisible();
    await expect(dialog).toBeVisible();
  });

  test('closes with Escape and returns the focus', async ({ page }) => {
    const dialog = await fill(page, {});
    // The dialog listens for keys once it has taken the focus.
    await expect(dialog.locator('[name=first_name]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add New User' })).toBeFocused();
  });
});
