import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';

test('has a row for each payout of the page, with exact amounts, its user and its whole address', async ({
  page,
  backend,
}) => {
  const { results, count } = await backend.listPayouts('page=1&page_size=10');
  const first = page.waitForRequest((request) => request.url().includes('/api/admin/payouts'));
  await page.goto('/payouts');
  expect(new URL((await first).url()).search).toBe('?page=1&page_size=10');
  await expect(page.getByText(`1–10 of ${count.toLocaleString('en-US')}`)).toBeVisible();
  const rows = page.getByRole('table', { name: 'Payouts' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(10);
  for (const [index, payout] of results.entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole('link')).toHaveAttribute('href', `/users/${payout.user?.id}`);
    const digits = (await row.getByRole('cell').nth(1).innerText()).replaceAll(',', '');
    expect(digits).toContain(String(payout.price_amount));
    if (payout.pay_address) await expect(row.getByTitle(payout.pay_address)).toBeVisible();
  }
  await expectAccessible(page);
});

test('filters go to the server and into the address; Back and a reload restore them', async ({
  page,
}) => {
  await page.goto('/payouts');
  await expect(page.getByText('1–10 of')).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().includes('status=pending'));
  await page.getByLabel('Status').selectOption({ label: 'Pending' });
  expect(new URL((await sent).url()).search).toBe('?page=1&page_size=10&status=pending');
  const bucket = page.waitForRequest((request) => request.url().includes('amount_min'));
  await page.getByLabel('Amount').selectOption({ label: '100-500' });
  expect(new URL((await bucket).url()).search).toBe(
    '?page=1&page_size=10&status=pending&amount_min=100&amount_max=500',
  );
  const days = page.waitForRequest((request) => request.url().includes('date_after'));
  await page.getByLabel('Date').selectOption({ label: 'This Week' });
  expect(new URL((await days).url()).searchParams.get('date_after')).toMatch(/^\d{4}-\d\d-\d\d$/);
  await expect(page).toHaveURL('/payouts?status=pending&amount=100-500&date=this_week');
  await page.goBack();
  await page.reload();
  await expect(page).toHaveURL('/payouts?status=pending&amount=100-500');
  await expect(page.getByLabel('Amount')).toHaveValue('100-500');
  for (const badge of await page.locator('tbody .badge').all())
    await expect(badge).toHaveText('Pending');
});
