import type { Page } from '@playwright/test';
import { admin } from './support/backend';
import { expect, signIn, spoilTokens, test } from './support/test';

async function startAdding(page: Page) {
  await page.goto('/users/all');
  await page.getByRole('button', { name: 'Add New User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  await dialog.getByLabel('First Name').fill('Half');
  await dialog.getByLabel('Last Name').fill('Done');
  return dialog;
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')));

test.describe('Typed text (promise 7)', () => {
  test('survives a session that ends while sending, and is removed once it is saved', async ({
    page,
    backend,
    problems,
  }) => {
    problems.allowStatus(401);
    const dialog = await startAdding(page);
    const address = `half.done.${Math.random().toString(36).slice(2, 8)}@example.org`;
    await dialog.getByLabel('Email').fill(address);
    await spoilTokens(page, ['access', 'refresh']);
    await dialog.getByRole('button', { name: 'Add User' }).click();
    await expect(page).toHaveURL(/\/login\?next=%2Fusers%2Fall/);
    await signIn(page, admin.email, admin.password);
    await expect(dialog.getByLabel('First Name')).toHaveValue('Half');
    await expect(dialog.getByLabel('Last Name')).toHaveValue('Done');
    await expect(dialog.getByLabel('Email')).toHaveValue(address);
    await dialog.getByRole('button', { name: 'Add User' }).click();
    const row = page.getByRole('row').filter({ hasText: address });
    await expect(row).toBeVisible();
    expect(await drafts(page)).toEqual([]);
    await page.reload();
    await expect(row).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const added = (await backend.listUsers()).results.find((user) => user.email === address);
    if (added) await backend.deleteUser(added.id);
  });

  test('survives in the edit form, for the same user only', async ({ page, backend, problems }) => {
    problems.allowStatus(401, 404);
    const [user, other] = [await backend.addUser('Drafted'), await backend.addUser('Other')];
    await page.goto(`/users/${user.id}`);
    await page.getByRole('button', { name: 'Edit Details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Details' });
    await dialog.locator('[name=country]').fill('Iceland');
    await dialog.locator('[name=role]').selectOption('admin');
    await spoilTokens(page, ['access', 'refresh']);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, admin.email, admin.password);
    await expect(dialog.locator('[name=country]')).toHaveValue('Iceland');
    await expect(dialog.locator('[name=role]')).toHaveValue('admin');
    await expect(dialog.locator('[name=email]')).toHaveValue(user.email);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await drafts(page)).toEqual([]);
    await page.goto(`/users/${other.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.full_name);
    await expect(dialog).toHaveCount(0);
    for (const { id } of [user, other]) await backend.deleteUser(id);
  });

  test('leaving by Back, a link or the sign-out asks first; after ’Keep editing’ nothing has changed', async ({
    page,
  }) => {
    await page.goto('/');
    // A link of the static shell would load its page afresh, and Back to it would be the browser's.
    await expect(page.locator('.shell-page')).toHaveCount(0);
    await page.getByRole('link', { name: 'Users', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
    await page.getByRole('link', { name: 'View all' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All Users' })).toBeVisible();
    await page.getByRole('button', { name: 'Add New User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New User' });
    await dialog.getByLabel('First Name').fill('Half');

    await page.evaluate(() => history.back());
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL('/users/all');
    await expect(dialog.getByLabel('First Name')).toHaveValue('Half');

    await page.evaluate(() => history.go(-2));
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(await drafts(page)).toEqual([]);

    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL('/users/all');
    await expect(dialog).toHaveCount(0);
  });

  test('a reload asks with the browser’s own question', async ({ page }) => {
    const dialog = await startAdding(page);
    const asked = page.waitForEvent('dialog');
    const reload = page.reload().catch(() => undefined);
    const native = await asked;
    expect(native.type()).toBe('beforeunload');
    await native.accept();
    await reload;
    // After a reload the text is there again.
    await expect(dialog.getByLabel('First Name')).toHaveValue('Half');
  });

  test('signing out removes it in every tab', async ({ page, context }) => {
    const other = await context.newPage();
    await startAdding(other);
    expect(await drafts(other)).toHaveLength(1);
    await page.goto('/');
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL(/\/login/);
    expect(await drafts(other)).toEqual([]);
  });
});
