import { expect, test } from './support/test';

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
