import { undecidedUser } from '../support/documents';
import { confirm, expectFocus, openAtRest as open } from '../support/focus';
import { expect, test, toast } from '../support/test';

test.beforeEach(({ problems }) => {
  // A seeded user may have no KYC record.
  problems.allowStatus(404);
});

test('a document on the KYC page: its card', async ({ page, backend }) => {
  const id = await undecidedUser(backend, 300);
  await open(page, `/users/${id}/kyc`);
  const card = (name: string) => page.getByRole('region', { name });
  await expect(card('ID Proof').getByRole('button', { name: 'Verify' })).toBeEnabled();
  await card('ID Proof').getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verify' }).click();
  await expect(toast(page, 'ID Proof approved')).toBeVisible();
  await expectFocus(
    page,
    card('ID Proof')
      .getByRole('button', { name: /^Enlarge/ })
      .first(),
  );
});

test('a user: the next row', async ({ page, backend }) => {
  const user = await backend.addUser('Leaving');
  await open(page, '/users/all');
  const actions = page.getByRole('button', { name: /^Actions for/ });
  await expect(actions.first()).toHaveAttribute('aria-label', `Actions for ${user.full_name}`);
  const following = await actions.nth(1).getAttribute('aria-label');
  await actions.first().click();
  await page.getByRole('menuitem', { name: 'Delete User' }).click();
  await confirm(page, 'Delete');
  await expect(toast(page, 'User deleted successfully')).toBeVisible();
  await expect(actions.first()).toHaveAttribute('aria-label', following ?? '');
  await expectFocus(page, actions.first());
});

test('a competition that is ended in the list: its link', async ({ page, backend }) => {
  const { name } = await backend.addCompetition('Over');
  await open(page, `/competitions?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'End Competition' }).click();
  await confirm(page, 'End Competition');
  await expect(toast(page, 'Competition ended successfully')).toBeVisible();
  await expectFocus(page, page.getByRole('link', { name: /^View Details/ }));
});
