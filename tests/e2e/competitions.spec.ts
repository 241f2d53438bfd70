import type { Page } from '@playwright/test';
import { freshName } from './support/challenges';
import { expect, holdCalls, test, toast, watchCalls } from './support/test';

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Competitions' }).getByRole('listitem');
const cardOf = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Days of next year: upcoming whenever the test runs, and not on a clock change. */
const year = new Date().getUTCFullYear() + 1;

test('creates a competition, shows it as upcoming and opens it', async ({ page, backend }) => {
  const name = freshName('Open');
  await page.goto('/competitions');
  await page.getByRole('button', { name: 'Create Competition' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Competition' });
  for (const [label, value] of Object.entries({
    Name: name,
    Description: 'Of a test.',
    'Starting Balance': '50000',
    'Start Date': `${year}-06-01T09:00`,
    'End Date': `${year}-07-01T09:00`,
  }))
    await dialog.getByLabel(label).fill(value);
  await dialog.getByLabel('1st').fill('0.1');
  await dialog.getByRole('button', { name: 'Add Prize' }).click();
  await dialog.getByRole('button', { name: 'Add Prize' }).click();
  await dialog.getByLabel('3rd').fill('0.2');
  await expect(dialog.getByText(/^Prize Pool/)).toHaveText('Prize Pool $0.30');
  const calls = watchCalls(page);
  await dialog.getByRole('button', { name: 'Create Competition' }).click();
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
  const { letGo } = await holdCalls(page, (request) => request.url().includes('/competition/'));
  await cardOf(page, name).getByRole('link', { name: 'View Details' }).click();
  // The list has the name, so the heading doesn't wait for the competition.
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  letGo();
  await expect(page).toHaveTitle(`${name} · Admin`);
  await expect(page.getByRole('region', { name: 'Prizes' })).toContainText(
    'Prize Pool$0.301st$0.103rd$0.20',
  );
  await expect(page.getByText('No results yet')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'End Competition' })).toHaveCount(0);
});
