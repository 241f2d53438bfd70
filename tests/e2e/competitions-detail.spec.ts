import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, test, toast, watchCalls } from './support/test';

const table = (page: Page) => page.getByRole('table', { name: 'Leaderboard' });
const rowOf = (page: Page, rank: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: rank, exact: true }) });
const overview = (page: Page) => page.getByRole('region', { name: 'Overview' });

/** The first seeded competition has ten thousand contestants. */
const crowded = '/competitions/1';

test('ten thousand contestants: the top three apart, the rest from rank 4, and only visible rows are drawn', async ({
  page,
  backend,
}) => {
  const { results } = await backend.getCompetition(1);
  expect(results.length).toBe(10_000);
  await page.goto(crowded);
  const podium = page.getByRole('list', { name: 'Top three' }).getByRole('listitem');
  await expect(podium).toHaveCount(3);
  for (const [index, place] of ['1st', '2nd', '3rd'].entries()) {
    await expect(podium.nth(index)).toContainText(place);
    await expect(podium.nth(index)).toContainText(String(results[index]?.login));
  }
  await expect(table(page)).toHaveAttribute('aria-rowcount', '9998');
  await expect(rowOf(page, '4')).toContainText(String(results[3]?.login));
  const drawn = () => table(page).locator('tr').count();
  expect(await drawn()).toBeLessThan(120);

  // By keyboard, to the end and back.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('End');
  await expect(rowOf(page, '10,000')).toBeInViewport();
  await expect(rowOf(page, '10,000')).toContainText(String(results.at(-1)?.login));
  await expect(rowOf(page, '10,000')).toHaveAttribute('aria-rowindex', '9998');
  expect(await drawn()).toBeLessThan(120);
  await page.keyboard.press('Home');
  await expect(rowOf(page, '4')).toBeVisible();
});

test('a search by login or name keeps every rank, and is in the address', async ({
  page,
  backend,
}) => {
  const { results } = await backend.getCompetition(1);
  const far = results[9000];
  const first = results[0];
  await page.goto(crowded);
  const search = page.getByLabel('Search');
  await search.fill(String(far?.login));
  await expect(table(page).locator('tbody tr[data-index]')).toHaveCount(1);
  await expect(rowOf(page, '9,001')).toContainText(String(far?.login));
  await expect(page).toHaveURL(`${crowded}?search=${far?.login}`);
  await page.reload();
  await expect(rowOf(page, '9,001')).toBeVisible();
  await search.fill(String(first?.login));
  await expect(page.getByRole('list', { name: 'Top three' }).getByRole('listitem')).toHaveText(
    /^1st/,
  );
  await expect(table(page)).toHaveCount(0);
  await search.fill('nobody is called this');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rowOf(page, '4')).toBeVisible();
  await expect(page).toHaveURL(crowded);
});

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

test('the countdown stops while the tab is hidden, and is correct as soon as it is shown', async ({
  page,
  backend,
}) => {
  const { id, end_date } = await backend.addCompetition('Counting');
  await page.goto(`/competitions/${id}`);
  const timer = page.getByRole('timer');
  const seconds = async () => {
    const [days = 0, hours = 0, minutes = 0, rest = 0] = (
      await timer.locator('.countdown-count').allInnerTexts()
    ).map(Number);
    return ((days * 24 + hours) * 60 + minutes) * 60 + rest;
  };
  const left = () =>
    page.evaluate((end) => Math.ceil((Date.parse(end) - Date.now()) / 1000), end_date);
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await expect(timer).toBeVisible();
  expect(Math.abs((await seconds()) - (await left()))).toBeLessThanOrEqual(1);
  await setHidden(true);
  const resting = await seconds();
  // oxlint-disable-next-line playwright/no-wait-for-timeout -- nothing may change in this time
  await page.waitForTimeout(2500);
  expect(await seconds()).toBe(resting);
  await setHidden(false);
  expect(Math.abs((await seconds()) - (await left()))).toBeLessThanOrEqual(1);
  const shown = await seconds();
  await expect.poll(seconds).toBeLessThan(shown);
});

test('ending asks first; if another admin has ended the competition meanwhile, its state now is shown', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(409);
  const { id, name } = await backend.addCompetition('Contested');
  await page.goto(`/competitions/${id}`);
  await page.getByRole('button', { name: 'End Competition' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Are you sure you want to end ${name}?`);
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'End Competition' }).click();
  await backend.endCompetition(id);
  await question.getByRole('button', { name: 'End Competition' }).click();
  await expect(toast(page, 'This competition has already ended.')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(overview(page).locator('.badge')).toHaveText('Ended');
});

test('ending with a lost response: not made is told, made is found (R32)', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowLostConnection();
  problems.allowStatus(504);
  const { id } = await backend.addCompetition('Cut');
  await page.goto(`/competitions/${id}`);
  await page.getByRole('button', { name: 'End Competition' }).click();
  const question = page.getByRole('alertdialog');
  await backend.plan('POST', `/admin/competition/${id}/end`, { status: 504, times: 1 });
  await question.getByRole('button', { name: 'End Competition' }).click();
  await expect(question.getByRole('alert')).toContainText('Error ending competition');
  // Behind the question, the competition was read again and is still running.
  await expect(page.locator('main .badge')).toHaveText('Active');
  await backend.plan('POST', `/admin/competition/${id}/end`, { drop: 'during', times: 1 });
  await question.getByRole('button', { name: 'End Competition' }).click();
  await expect(toast(page, 'Competition ended successfully')).toContainText(
    'the record was read again and shows it',
  );
  await expect(overview(page).locator('.badge')).toHaveText('Ended');
  await expect(question).toHaveCount(0);
});

test('Edit only says that it is coming soon (section 2)', async ({ page }) => {
  await page.goto(crowded);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(toast(page, 'Edit functionality coming soon')).toBeVisible();
  await expect(page).toHaveURL(crowded);
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

test('a 403 says so and leads back to the list, as any other failure (R43)', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(403);
  await backend.plan('GET', '/admin/competition/1', {
    status: 403,
    body: { message: 'Not yours' },
  });
  await page.goto(crowded);
  await expect(page).toHaveURL('/competitions');
  await expect(toast(page, 'Not yours')).toHaveCount(1);
});
