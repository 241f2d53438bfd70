import { admin } from './support/backend';
import { expect, signIn, spoilTokens, test } from './support/test';
import { authMessages } from '~/features/auth/messages';
import { safety } from '../safety';

const loginHeading = { level: 1, name: 'Login Admin Account' } as const;

test('a refused refresh leads to the sign-in, and from there back to the page', async ({
  page,
  problems,
}) => {
  problems.allowStatus(401);
  await page.goto('/users/all?page=2');
  await expect(page.getByText('21–40 of')).toBeVisible();
  await spoilTokens(page, ['access', 'refresh']);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('heading', loginHeading)).toBeVisible();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/users/all?page=3')}`);
  // R441: the admin didn't choose to be here.
  await expect(page.getByRole('main').getByRole('status')).toHaveText(authMessages.lost);
  await signIn(page, admin.email, admin.password);
  await expect(page).toHaveURL('/users/all?page=3');
  await expect(page.getByText('41–60 of')).toBeVisible();
});

test('a session that is removed from storage without an event leads to the sign-in with the next answer', async ({
  page,
}) => {
  await page.goto('/users/all?search=a');
  await expect(page.getByText(/ of 20 on this page match$/)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('searchbox').fill('ab');
  await expect(page).toHaveURL(/\/login\?next=%2Fusers%2Fall/);
  await expect(page.getByRole('heading', loginHeading)).toBeVisible();
});

test('signing out signs out every tab; only the others keep their place in next', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/users/all');
  await expect(other.getByText('1–20 of')).toBeVisible();
  await page.goto('/payouts');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', loginHeading)).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  await expect(other.getByRole('heading', loginHeading)).toBeVisible();
  await expect(other).toHaveURL(`/login?next=${encodeURIComponent('/users/all')}`);
  expect(
    await page.evaluate(() => JSON.stringify(localStorage)),
    safety('nothing left at sign-out'),
  ).not.toContain(admin.email);
});
