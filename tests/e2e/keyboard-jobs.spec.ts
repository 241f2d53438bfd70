import type { PayoutPage } from '~/api/types';
import { admin, type Backend } from './support/backend';
import { freshName, listChallenges, required } from './support/challenges';
import { undecidedUser } from './support/documents';
import { Keys, atDashboard } from './support/keys';
import { checksAreIn } from './support/payouts';
import { expect, test, toast } from './support/test';

test.describe('by keyboard alone', () => {
  test.beforeEach(({ problems }) => {
    // A seeded user may have no KYC record.
    problems.allowStatus(404);
  });

  test('a payout is approved', async ({ page, backend }) => {
    const pending = async (from: Backend) =>
      (await from.send<PayoutPage>('GET', '/admin/payouts?page=1&page_size=1&status=pending'))
        .results[0];
    const payout = await pending(backend);
    const keys = await atDashboard(page);
    await keys.goTo(/^Payouts$/, 'Payouts');
    await keys.tabTo('status');
    // A native select accepts the first letter.
    await keys.type('P');
    await expect(page).toHaveURL(/status=pending/);
    await expect(page.getByRole('row').nth(1)).toContainText('Pending');
    await keys.tabTo(/^Details of/);
    await keys.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Payout Details' });
    await expect(dialog).toContainText(String(payout?.transaction_id));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await checksAreIn(page);
    await keys.tabTo(/^Approve A$/, 'Shift+Tab');
    await keys.press('Enter');
    await expect(toast(page, 'Payout approved successfully').first()).toBeVisible();
    expect((await pending(backend))?.id).not.toBe(payout?.id);
  });

  test('a KYC document is verified', async ({ page, backend }) => {
    const id = await undecidedUser(backend, 200);
    const keys = await Keys.on(page);
    await page.goto(`/users/${id}`);
    await keys.isAt((await backend.getUser(id)).full_name);
    await keys.tabTo(/^Review Details/);
    await keys.press('Enter');
    await expect(page).toHaveURL(`/users/${id}/kyc`);
    const card = page.getByRole('region', { name: 'ID Proof' });
    // The button is enabled once the picture has loaded.
    await expect(card.getByRole('button', { name: 'Verify' })).toBeEnabled();
    await keys.tabTo(/^Verify/);
    await keys.press('Enter');
    await expect(
      page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }),
    ).toBeFocused();
    await keys.press('Tab', 'Enter');
    await expect(toast(page, 'ID Proof approved')).toBeVisible();
    expect((await backend.findKyc(id))?.id_proof?.status).toBe('approved');
  });

  test('a challenge is created', async ({ page, backend }) => {
    const keys = await atDashboard(page);
    await keys.tabTo(/^Challenges$/);
    await keys.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Evaluations' })).toBeVisible();
    await expect(page.getByRole('menu')).toBeFocused();
    await keys.press('Home', 'Enter');
    await keys.isAt('Evaluations');
    await keys.goTo(/^Add Evaluation$/, 'Create New Challenge');
    const name = freshName('Keyed');
    for (const [field, value] of Object.entries({ ...required, name })) {
      // The order does not matter, because Tab goes round.
      await keys.tabTo(field);
      await keys.press('Control+a');
      await keys.type(value);
    }
    await keys.tabTo(/^Create Challenge$/);
    await keys.press('Enter');
    await expect(toast(page, 'Challenge creation successful')).toBeVisible();
    expect((await listChallenges(backend, 'challenge')).results[0]?.name).toBe(name);
  });

  test('a competition is ended', async ({ page, backend }) => {
    const { id, name } = await backend.addCompetition('Keyed');
    const keys = await atDashboard(page);
    await keys.goTo(/^Competitions$/, 'Competition Management');
    await keys.tabTo('search');
    await keys.type(name);
    await expect(page.getByRole('link', { name: 'View Details' })).toHaveCount(1);
    await keys.tabTo(/^View Details/);
    await keys.press('Enter');
    await keys.isAt(name);
    // It takes the focus when the route has changed: a key before that would be lost.
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await keys.tabTo(/^End Competition$/);
    await keys.press('Enter');
    await expect(
      page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }),
    ).toBeFocused();
    await keys.press('Tab', 'Enter');
    await expect(page.getByRole('region', { name: 'Overview' }).locator('.badge')).toHaveText(
      'Ended',
    );
    expect((await backend.getCompetition(id)).is_active).toBe(false);
  });

  test.describe('from the sign-in', () => {
    test.use({ isSignedIn: false });

    test('a user is added, and deleted', async ({ page, backend }) => {
      const keys = await Keys.on(page);
      await page.goto('/login?next=%2Fusers%2Fall');
      await expect(page.getByLabel('Email')).toBeFocused();
      await keys.type(admin.email);
      await keys.press('Tab');
      await keys.type(admin.password);
      await keys.press('Enter');
      await keys.isAt('All Users');
      await keys.tabTo(/^Add New User$/);
      await keys.press('Enter');
      await expect(
        page.getByRole('dialog', { name: 'Add New User' }).getByLabel('First Name'),
      ).toBeFocused();
      const last = freshName('key').replace(' ', '');
      await keys.type('Keyed');
      await keys.press('Tab');
      await keys.type(last);
      await keys.press('Tab');
      await keys.type(`${last}@example.org`);
      await keys.press('Enter');
      await expect(toast(page, 'User added successfully')).toBeVisible();
      await expect(page.getByText(`${last}@example.org`)).toBeVisible();
      const added = (await backend.listUsers()).results.find(
        (user) => user.email === `${last}@example.org`,
      );

      await keys.tabTo(new RegExp(`^Actions for Keyed ${last}$`));
      await keys.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Edit Details' })).toBeVisible();
      await expect(page.getByRole('menu')).toBeFocused();
      await keys.press('End');
      await expect(page.getByRole('menuitem', { name: 'Delete User' })).toHaveAttribute(
        'data-highlighted',
        '',
      );
      await keys.press('Enter');
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await keys.press('Tab');
      await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused();
      await keys.press('Enter');
      await expect(toast(page, 'User deleted successfully')).toBeVisible();
      await expect(page.getByText(`${last}@example.org`)).toHaveCount(0);
      expect(await backend.hasUser(added?.id ?? 0)).toBe(false);
    });
  });
});
