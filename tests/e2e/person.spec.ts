import { expect, test } from './support/test';

test('P on a payout opens what is known about its user with four calls at most; Escape returns the focus', async ({
  page,
  problems,
}) => {
  // A seeded user may have no KYC record.
  problems.allowStatus(404);
  await page.goto('/payouts');
  await expect(page.getByRole('row')).toHaveCount(11);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/admin\/(users\/|mt5)/.test(request.url())) calls.push(request.url());
  });
  await page.keyboard.press('j');
  await expect(page.locator('[data-row-open]').first()).toBeFocused();
  await page.keyboard.press('p');
  const panel = page.getByRole('complementary', { name: /^About / });
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  for (const part of ['Identity', 'KYC', 'Wallet', 'Trading accounts', 'Tickets'])
    await expect(panel.getByRole('region', { name: part })).toBeVisible();
  await expect(panel.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(calls.length).toBeLessThanOrEqual(4);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^About / }).first()).toBeFocused();
});
