import type { Page } from '@playwright/test';
import { expect, test, toast, watchCalls } from './support/test';
import { undecidedUser } from './support/documents';

const detailsOf = (page: Page) => page.getByRole('region', { name: 'Security & Verification' });

test('finds a user, verifies three documents by keyboard, and shows the status approved after a reload', async ({
  page,
  backend,
  problems,
}) => {
  // A wallet may be forbidden; the user's page then says so in its place.
  problems.allowStatus(403);
  const id = await undecidedUser(backend);
  const user = await backend.getUser(id);
  const calls = watchCalls(page);
  await page.goto(`/users/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(user.full_name);
  await expect(detailsOf(page)).toContainText('Pending Review');
  await detailsOf(page).getByRole('link', { name: 'Review Details' }).click();
  await expect(page).toHaveURL(`/users/${id}/kyc`);

  await page.goto(`/users/${id}/kyc/review`);
  for (const [title, said] of [
    ['ID Proof', 'ID approved successfully'],
    ['Home Address 1 Proof', 'Address approved successfully'],
    ['Home Address 2 Proof', 'Address approved successfully'],
  ] as const) {
    const document = page.getByRole('region', { name: title });
    await expect(document.getByRole('button', { name: 'Verify' })).toBeEnabled();
    await page.keyboard.press('a');
    await expect(page.getByRole('alertdialog', { name: `Verify ${title}` })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(toast(page, said).first()).toBeVisible();
  }
  // The next document comes by itself. After the last one the review stays there.
  for (const title of ['Home Address 2 Proof', 'Home Address 1 Proof', 'ID Proof']) {
    await expect(page.getByRole('region', { name: title }).getByText('Approved')).toBeVisible();
    await page.keyboard.press('k');
  }
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(
    ['id', 'address1', 'address2'].map((type) => `POST /admin/users/${id}/kyc/${type}/action`),
  );

  await page.goto(`/users/${id}`);
  await page.reload();
  await expect(detailsOf(page)).toContainText('Approved');
});
