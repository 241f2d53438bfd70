import type { Page } from '@playwright/test';
import { expect, test, toast, watchCalls } from './support/test';
const overview = (page: Page) => page.getByRole('region', { name: 'Overview' });

/** The first seeded competition has ten thousand contestants. */
const crowded = '/competitions/1';

test('the countdown reaches its end: the status changes without a reload', async ({
  page,
  backend,
}) => {
  const { id, name } = await backend.addCompetition('Ending', 6);
  const calls = watchCalls(page);
  await page.goto(`/competitions/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/0Days00Hours00Minutes0[1-6]Seconds/);
  await expect(page.getByRole('button', { name: 'End Competition' })).toBeVisible();
  await expect(overview(page).locator('.badge')).toHaveText('Ended', { timeout: 9000 });
  await expect(page.getByText('This competition has ended')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'End Competition' })).toHaveCount(0);
  expect(calls.filter((call) => call.includes('/competition/'))).toEqual([
    `GET /admin/competition/${id}`,
  ]);
});

test('a competition that cannot be loaded says so and leads to the list, in its place in the history; the next visit loads again', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(500, 404);
  await page.goto('/payouts');
  await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  await backend.plan('GET', '/admin/competition/1', { status: 500, times: 1 });
  await page.goto(crowded);
  await expect(toast(page, 'Error fetching competition details')).toHaveCount(1);
  await expect(page).toHaveURL('/competitions');
  await page.getByRole('link', { name: 'View Details' }).first().click();
  await expect(
    page
      .getByRole('table', { name: 'Leaderboard' })
      .or(page.getByText('No results yet'))
      .or(page.getByRole('list', { name: 'Top three' }))
      .first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/competitions');
  await page.goBack();
  await expect(page).toHaveURL('/payouts');
  await page.goto('/competitions/987654321');
  await expect(toast(page, 'Competition not found.')).toBeVisible();
  await expect(page).toHaveURL('/competitions');
});
