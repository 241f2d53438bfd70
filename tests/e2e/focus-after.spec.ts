import type { Payout } from '~/api/types';
import { undecidedUser } from './support/documents';
import { expectFocus, confirm, openAtRest as open, opener, rows } from './support/focus';
import { checksAreIn, decideInRun, dialogOf, startReview } from './support/payouts';
import { expect, test, toast } from './support/test';

test.beforeEach(({ problems }) => {
  // A seeded user may have no KYC record.
  problems.allowStatus(404);
});

test('filters cleared by the first press on the page: its heading', async ({ page }) => {
  await open(page, '/users/all?search=nobodyhasthisname');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
  await expectFocus(page, page.getByRole('heading', { level: 1 }));
});

test('a dialog closed that was open when the page was loaded: its heading', async ({ page }) => {
  await page.goto('/payouts?status=pending');
  await opener(page, 1).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.reload();
  await expect(dialogOf(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectFocus(page, page.getByRole('heading', { level: 1 }));
});

test.describe('payouts', () => {
  test('decided in the dialog: the row that was opened, which stays in its place (R478)', async ({
    page,
  }) => {
    await open(page, '/payouts?status=pending');
    await expect(rows(page)).toHaveCount(10);
    // Opened by a click beside its button, and closed with Escape: its button.
    await rows(page).nth(1).getByRole('cell').nth(3).click();
    await expect(dialogOf(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expectFocus(page, opener(page, 1));
    const opened = (await opener(page, 1).getAttribute('aria-label')) ?? '';
    await opener(page, 1).click();
    await checksAreIn(page);
    await dialogOf(page).getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(toast(page, 'Payout rejected')).toBeVisible();
    // The filter asks for pending ones.
    await expect(rows(page).nth(1)).toContainText('Rejected');
    await expect(opener(page, 1)).toHaveAttribute('aria-label', opened);
    await expectFocus(page, opener(page, 1));
  });

  test('decided before the code of the keys is there: the same', async ({ page }) => {
    await page.route(/\/assets\/Keys-/, () => undefined);
    await page.goto('/payouts?status=pending');
    await expect(rows(page)).toHaveCount(10);
    const opened = (await opener(page, 1).getAttribute('aria-label')) ?? '';
    await opener(page, 1).click();
    await checksAreIn(page);
    await dialogOf(page).getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(opener(page, 1)).toHaveAttribute('aria-label', opened);
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(opener(page, 1)).toBeFocused();
    await expect(page.locator('html[data-keys="on"]')).toHaveCount(0);
  });

  test('decided in a wallet: the row that was opened', async ({ page, backend }) => {
    const { results } = await backend.listPayouts('page=1&page_size=1000&status=pending');
    const idOf = ({ user }: Payout) => user?.id ?? undefined;
    const owner = results
      .map(idOf)
      .find((id, index, all) => id !== undefined && all.indexOf(id) !== index);
    await open(page, `/users/${String(owner)}/wallet?type=debit&status=pending`);
    const pending = await rows(page).count();
    expect(pending).toBeGreaterThan(1);
    const opened = await opener(page, 0).innerText();
    await opener(page, 0).click();
    await checksAreIn(page);
    await dialogOf(page).getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(toast(page, 'Payout rejected')).toBeVisible();
    await expect(opener(page, 0)).toHaveText(opened);
    await expectFocus(page, opener(page, 0));
    // Without the filter the row stays.
    await page.getByLabel('Status').selectOption('');
    const decided = rows(page).filter({ hasText: 'Rejected' }).first().locator('[data-row-open]');
    await decided.click();
    await dialogOf(page).getByRole('button', { name: 'Done' }).click();
    await expectFocus(page, decided);
  });

  test('decided in a run: the next payout, and then the summary', async ({ page }) => {
    await open(page, '/payouts?status=pending');
    await startReview(page);
    const heading = page
      .getByRole('region', { name: 'Payout under review' })
      .getByRole('heading', { level: 2 });
    await decideInRun(page, 'r');
    await expect(page.locator('.pager')).toContainText('2 of');
    await expectFocus(page, heading);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expectFocus(page, page.getByRole('heading', { level: 1 }));
  });
});

test('a KYC document that could not be decided: the notice that says why; decided: its card', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(500);
  const id = await undecidedUser(backend, 300);
  await open(page, `/users/${id}/kyc`);
  const card = page.getByRole('region', { name: 'ID Proof' });
  await backend.plan('POST', `/admin/users/${id}/kyc/id/action`, {
    status: 500,
    latencyMs: 200,
    times: 1,
  });
  await card.getByRole('button', { name: 'Verify' }).click();
  await confirm(page, 'Verify');
  await expectFocus(page, card.getByRole('alert'));
  await card.getByRole('button', { name: 'Verify' }).click();
  await confirm(page, 'Verify');
  await expect(toast(page, 'ID Proof approved')).toBeVisible();
  await expectFocus(page, card.getByRole('button', { name: /^Enlarge/ }).first());
});

test("'Undo' and 'Dismiss' of a message, pressed by pointer: where the focus was", async ({
  page,
}) => {
  await open(page, '/notifications');
  for (const button of ['Undo', 'Dismiss']) {
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    const message = toast(page, 'Notification deleted successfully');
    await expect(message).toBeVisible();
    const name = (await page.locator(':focus').getAttribute('aria-label')) ?? '';
    expect(name).toMatch(/^Delete /);
    await message.getByRole('button', { name: button }).click();
    await expect(message).toHaveCount(0);
    await expectFocus(page, page.getByRole('button', { name, exact: true }));
  }
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("back from a ticket that was not found: the list's heading", async ({ page }) => {
    await open(page, '/support?ticket=T-99999');
    await expect(page.getByText('Ticket T-99999 was not found')).toBeVisible();
    await page.getByRole('button', { name: 'Back to tickets' }).click();
    await expectFocus(page, page.getByRole('heading', { level: 1 }));
  });
});
