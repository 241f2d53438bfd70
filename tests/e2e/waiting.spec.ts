import type { Page } from '@playwright/test';
import type { Payout, PayoutPage } from '~/api/types';
import { expect, test, watchCalls } from './support/test';

// R334: the frame's own poll, which other tests leave to another tab.
test.use({ polls: true });

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const bell = (page: Page) => page.getByRole('button', { name: 'Notifications', exact: true });
const isPoll = (call: string) => call === 'GET /admin/payouts' || call === 'GET /admin/ticket';
const onePoll = ['GET /admin/payouts', 'GET /admin/ticket'];

test('one tab reads for all tabs', async ({ page, context }) => {
  const calls = watchCalls(page);
  await page.goto('/users/all');
  await expect(link(page, 'Payouts')).toHaveAccessibleDescription(/pending/);
  await expect(link(page, 'Support')).toHaveAccessibleDescription(/open/);
  const other = await context.newPage();
  await other.goto('/users/all');
  await expect(link(other, 'Payouts')).toHaveAccessibleDescription(/pending/);
  await expect(link(other, 'Support')).toHaveAccessibleDescription(/open/);
  expect(calls.filter(isPoll).toSorted()).toEqual(onePoll);
});

test('what is new is counted by the bell until it has shown it, and leads to its record', async ({
  page,
  problems,
}) => {
  // The made-up payout's user has no KYC record.
  problems.allowStatus(404);
  await page.clock.install();
  const added: Partial<Payout>[] = [];
  await page.route(/\/api\/admin\/payouts\?.*status=pending/, async (route) => {
    const response = await route.fetch();
    const { count, results, ...rest } = (await response.json()) as PayoutPage;
    await route.fulfill({
      response,
      json: { ...rest, count: count + added.length, results: [...added, ...results] },
    });
  });
  await page.goto('/users/all');
  await expect(page.getByText('1–20 of')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(link(page, 'Payouts')).toHaveAccessibleDescription(/pending/);
  await expect(bell(page)).not.toHaveAccessibleDescription(/new/);
  const user = { id: 1, full_name: 'Newly Arrived' };
  added.push({
    id: 987654,
    type: 'debit',
    status: 'pending',
    price_amount: '99.50',
    price_currency: 'USD',
    created_at: '2026-01-01T00:00:00Z',
    user,
  });
  await page.clock.runFor(50_000);
  await expect(bell(page)).toHaveAccessibleDescription('1 new');
  await bell(page).click();
  const news = page.getByRole('list', { name: 'New' });
  await expect(news.getByRole('listitem')).toHaveCount(1);
  await expect(news).toContainText('$99.50');
  await expect(bell(page)).not.toHaveAccessibleDescription(/new/);
  await news.getByRole('link', { name: 'Newly Arrived' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payouts');
  await expect(page.getByRole('dialog')).toContainText('Newly Arrived');
});
