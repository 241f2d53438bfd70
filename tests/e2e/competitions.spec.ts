import type { Page } from '@playwright/test';
import type { Competition } from '../../src/api/types';
import { admin } from './support/backend';
import { expectAccessible } from './support/accessibility';
import { expect, signIn, spoilTokens, test, toast, watchCalls } from './support/test';

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Competitions' }).getByRole('listitem');
const cardOf = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Create Competition' });
const someName = (name: string) => `${name} ${Math.random().toString(36).slice(2, 10)}`;

/** Days of next year: upcoming whenever the test runs, and not on a clock change. */
const year = new Date().getUTCFullYear() + 1;

async function fill(
  page: Page,
  name: string,
  { start = `${year}-06-01T09:00`, end = `${year}-07-01T09:00` } = {},
) {
  await page.getByRole('button', { name: 'Create Competition' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Description').fill('Of a test.');
  await dialog.getByLabel('Starting Balance').fill('50000');
  await dialog.getByLabel('Start Date').fill(start);
  await dialog.getByLabel('End Date').fill(end);
  return dialog;
}

const send = (page: Page) =>
  dialogOf(page).getByRole('button', { name: 'Create Competition' }).click();

function statusOf({ is_active, start_date, end_date }: Competition): string {
  if (!is_active || Date.parse(end_date) <= Date.now()) return 'Ended';
  return Date.parse(start_date) > Date.now() ? 'Upcoming' : 'Active';
}

test('lists what the server returns: totals, and a card for each competition of the page', async ({
  page,
  backend,
}) => {
  const request = page.waitForRequest((sent) => sent.url().includes('/api/admin/competitions'));
  await page.goto('/competitions');
  expect(new URL((await request).url()).search).toBe('?page=1&page_size=20');
  await expect(cards(page)).toHaveCount(20);
  const { results, active, participants } = await backend.listCompetitions();
  await expect(page.getByRole('group', { name: 'Active Competitions' })).toContainText(
    String(active),
  );
  await expect(page.getByRole('group', { name: 'Total Participants' })).toContainText(
    participants.toLocaleString('en-US'),
  );
  await expect(page.getByRole('group', { name: 'Total Prize Pool' })).toContainText('$');
  // R393: the running ones come first, then those to come, then those that have ended.
  const order = ['Active', 'Upcoming', 'Ended'];
  const shown = results.results.toSorted(
    (one, other) => order.indexOf(statusOf(one)) - order.indexOf(statusOf(other)),
  );
  for (const [index, competition] of shown.entries()) {
    const card = cards(page).nth(index);
    await expect(card.getByRole('heading')).toHaveText(competition.name, { useInnerText: true });
    const days = Math.ceil(
      (Date.parse(competition.end_date) - Date.parse(competition.start_date)) / 86_400_000,
    );
    await expect(card).toContainText(`Max DD 10% · Target 8% · ${days} day`);
    await expect(card.locator('.badge')).toHaveText(statusOf(competition));
    await expect(card.getByRole('button', { name: 'End Competition' })).toHaveCount(
      statusOf(competition) === 'Active' ? 1 : 0,
    );
  }
});

test('search and status read the few pages there are, are in the address, and are restored by a reload (R480)', async ({
  page,
}) => {
  await page.goto('/competitions');
  await expect(page.getByText(/^Filtering this page only \(\d+ of [\d,]+\)$/)).toBeVisible();
  const calls = watchCalls(page);
  await page.getByLabel('Status').selectOption('Ended');
  await page.getByLabel('Search').pressSequentially('sprint');
  await expect(page).toHaveURL('/competitions?status=ended&search=sprint');
  await expect(cards(page).locator('.badge').first()).toHaveText('Ended');
  for (const name of await cards(page).getByRole('heading').allInnerTexts())
    expect(name.toLowerCase()).toContain('sprint');
  await expect(page.getByText(/^\d+ of \d+ competitions match$/)).toBeVisible();
  expect(new Set(calls)).toEqual(new Set(['GET /admin/competitions']));
  const shown = await cards(page).count();
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue('sprint');
  await expect(page.getByLabel('Status')).toHaveValue('ended');
  await expect(cards(page)).toHaveCount(shown);
  await page.getByLabel('Search').fill('no competition is called this');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards(page)).toHaveCount(20);
});

test('creates a competition, shows it as upcoming and opens it; ends one that is active', async ({
  page,
  backend,
}) => {
  const name = someName('Open');
  await page.goto('/competitions');
  const dialog = await fill(page, name);
  await dialog.getByLabel('1st').fill('0.1');
  await dialog.getByRole('button', { name: 'Add Prize' }).click();
  await dialog.getByRole('button', { name: 'Add Prize' }).click();
  await dialog.getByLabel('3rd').fill('0.2');
  await expect(dialog.getByText(/^Prize Pool/)).toHaveText('Prize Pool $0.30');
  const calls = watchCalls(page);
  await dialog
    .getByRole('button', { name: 'Create Competition' })
    .evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 20; press += 1) button.click();
    });
  await expect(toast(page, 'Competition created successfully')).toBeVisible();
  expect(await backend.findCompetition(name)).toMatchObject({
    description: 'Of a test.',
    starting_balance: 50_000,
    price_pool_cash: '0.3',
    prize_structure: { 1: 0.1, 3: 0.2 },
    start_date: `${year}-06-01T09:00:00.000Z`,
    end_date: `${year}-07-01T09:00:00.000Z`,
  });
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /admin/competition/create',
  ]);
  await expect(dialog).toHaveCount(0);
  await expect(cardOf(page, name).locator('.badge')).toHaveText('Upcoming');
  await cardOf(page, name).getByRole('link', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page).toHaveTitle(`${name} · Admin`);
  await expect(page.getByRole('region', { name: 'Prizes' })).toContainText(
    'Prize Pool$0.301st$0.103rd$0.20',
  );
  await expect(page.getByText('No results yet')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'End Competition' })).toHaveCount(0);

  const running = await backend.addCompetition('Running');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/competitions');
  await page.reload();
  await cardOf(page, running.name).getByRole('button', { name: 'End Competition' }).click();
  const question = page.getByRole('alertdialog', { name: 'End Competition' });
  await expect(question).toContainText(`Are you sure you want to end ${running.name}?`);
  await question
    .getByRole('button', { name: 'End Competition' })
    .evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 100; press += 1) button.click();
    });
  await expect(toast(page, 'Competition ended successfully')).toBeVisible();
  await expect(cardOf(page, running.name).locator('.badge')).toHaveText('Ended');
  expect(calls.filter((call) => call.endsWith('/end'))).toEqual([
    `POST /admin/competition/${running.id}/end`,
  ]);
  expect((await backend.getCompetition(running.id)).is_active).toBe(false);
});

test('the create form says what is missing beside each field, and sends nothing', async ({
  page,
}) => {
  await page.goto('/competitions');
  await page.getByRole('button', { name: 'Create Competition' }).click();
  const calls = watchCalls(page);
  await send(page);
  const dialog = dialogOf(page);
  for (const text of [
    'Competition name is required',
    'Competition description is required',
    'Starting balance is required',
    'Start date is required',
    'End date is required',
  ]) {
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Start Date').fill(`${year}-06-01T09:00`);
  await dialog.getByLabel('End Date').fill(`${year}-06-01T09:00`);
  await expect(dialog.getByText('End date must be after start date')).toBeVisible();
  expect(calls).toEqual([]);
});

test('a competition whose response was lost is found (R32); a refusal of the server is shown in the form', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowLostConnection();
  problems.allowStatus(400, 502);
  const name = someName('Lost');
  await page.goto('/competitions');
  const dialog = await fill(page, name);
  await backend.plan('POST', '/admin/competition/create', {
    status: 400,
    body: { message: 'Not like this.', errors: { starting_balance: ['Too much.'] } },
    times: 1,
  });
  await send(page);
  await expect(toast(page, 'Not like this.')).toBeVisible();
  await expect(dialog.getByText('Too much.')).toBeVisible();
  await expect(dialog.getByLabel('Starting Balance')).toBeFocused();

  await backend.plan('POST', '/admin/competition/create', { drop: 'during', times: 1 });
  await send(page);
  await expect(toast(page, 'Competition created successfully')).toContainText(
    'the record was read again and shows it',
  );
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.competition-card h2', { hasText: name })).toHaveCount(1);
});

test('typed text survives a session that ends while sending, and discarding it asks first', async ({
  page,
  problems,
}) => {
  problems.allowStatus(401);
  const name = someName('Kept');
  await page.goto('/competitions');
  const dialog = await fill(page, name);
  await dialog.getByLabel('1st').fill('7');
  await spoilTokens(page, ['access', 'refresh']);
  await send(page);
  await expect(page).toHaveURL(/\/login\?next=%2Fcompetitions/);
  await signIn(page, admin.email, admin.password);
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await expect(dialog.getByLabel('Start Date')).toHaveValue(`${year}-06-01T09:00`);
  await expect(dialog.getByLabel('1st')).toHaveValue('7');

  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(cards(page)).toHaveCount(20);
  await expect(dialog).toHaveCount(0);
});

test.describe('in another zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('dates are typed in local time, the zone is named, and instants are sent', async ({
    page,
    backend,
  }) => {
    const name = someName('Zone');
    await page.goto('/competitions');
    // New York's clocks go forward on 14 March 2027.
    const dialog = await fill(page, name, { start: '2027-03-14T02:30', end: '2027-03-20T09:00' });
    await expect(dialog.getByText(/^Times are in America\/New_York \(UTC-4\)/)).toBeVisible();
    await send(page);
    await expect(
      dialog.getByText('This time does not exist: the clocks are set forward then'),
    ).toBeVisible();
    await dialog.getByLabel('Start Date').fill('2027-03-13T09:00');
    await expect(
      dialog.getByText('Times are in America/New_York (UTC-5 at the start, UTC-4 at the end)'),
    ).toBeVisible();
    await send(page);
    await expect(toast(page, 'Competition created successfully')).toBeVisible();
    expect(await backend.findCompetition(name)).toMatchObject({
      start_date: '2027-03-13T14:00:00.000Z',
      end_date: '2027-03-20T13:00:00.000Z',
    });
  });
});

test('a list that fails says so and recovers; a 403 shows that there is no access', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(500, 403);
  await backend.plan('GET', '/admin/competitions', { status: 500, times: 1 });
  await page.goto('/competitions');
  await expect(toast(page, 'Error fetching competitions')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('The competitions could not be loaded');
  await expect(page.getByText('No competitions yet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(20);
  await backend.plan('GET', '/admin/competitions', { status: 403, body: { message: 'Not yours' } });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('No access');
  await expect(toast(page, 'Not yours')).toHaveCount(1);
});
