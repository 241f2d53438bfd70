import { expect, test } from './support/test';

test('a copied link opens a payout that 200 newer ones have moved to another page', async ({
  page,
  context,
  problems,
}) => {
  problems.allowStatus(404);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/payouts?page=21');
  const rows = page.getByRole('table', { name: 'Payouts' }).locator('tbody').getByRole('row');
  await expect(rows).not.toHaveCount(0);
  await rows.nth(3).locator('[data-row-open]').click();
  const dialog = page.getByRole('dialog', { name: 'Payout Details' });
  const amount = await dialog.locator('.payout-headline bdi').innerText();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/payouts\?payout=[^&]+&payout_day=\d{4}-\d\d-\d\d&payout_amount=[\d.]+$/);

  // On the list's first page there are twenty times ten newer ones.
  await page.goto(link);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('.payout-headline bdi')).toHaveText(amount);
  await dialog.getByRole('button', { name: /Done|Cancel/ }).click();
  await expect(page).toHaveURL('/payouts');

  // Also without day and amount, among the newest thousand.
  await page.goto(link.replace(/&.*/, ''));
  await expect(dialog.locator('.payout-headline bdi')).toHaveText(amount);
});

test('a payout that is nowhere is named, and the address is that of the list again', async ({
  page,
}) => {
  await page.goto('/payouts?payout=no-such-payout&payout_day=2026-03-01&payout_amount=12.5');
  await expect(page.getByText('Payout no-such-payout was not found')).toBeVisible();
  await expect(page).toHaveURL('/payouts');
});

test('the links of records can be copied, and lead to them', async ({
  page,
  context,
  problems,
}) => {
  problems.allowStatus(404);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [path, address] of [
    ['/users/44/wallet', /\/users\/44\/wallet$/],
    ['/support', /\/support\?ticket=[^&]+$/],
    ['/support?tab=closed', /\/support\?tab=closed&ticket=[^&]+$/],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(address);
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  }
});
