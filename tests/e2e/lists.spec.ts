import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { expect, test, watchCalls } from './support/test';

interface List {
  path: string;
  label: string;
  /** What its boxes are called. */
  box: RegExp;
  file: string;
  /** Of a list whose pages can all be read: the call, and what stands below it then. */
  whole?: { call: string; words: string };
}

// A table whose pages can be read and one that shows money, and the two lists without a table.
const lists: readonly List[] = [
  {
    path: '/users/all',
    label: 'Users',
    box: /^Select \S/,
    file: 'users',
    whole: { call: '/admin/users?', words: 'Filtering all COUNT users' },
  },
  {
    path: '/payouts',
    label: 'Payouts',
    box: /^Select .*\d/,
    file: 'payouts',
    whole: { call: '/admin/payouts?', words: 'All COUNT payouts' },
  },
  { path: '/competitions', label: 'Competitions', box: /^Select \S/, file: 'competitions' },
  { path: '/support', label: 'Open Tickets', box: /^Select \S+ \S/, file: 'tickets' },
];

const tableOf = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
const barOf = (page: Page) => page.getByRole('region', { name: 'Selection' });
/** Presses 'Export CSV'. The lines of the file, which is called after its list and the day. */
async function exportCsv(page: Page, place: Page | Locator, file: string): Promise<string[]> {
  const download: Promise<Download> = page.waitForEvent('download');
  await place.getByRole('button', { name: 'Export CSV' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(new RegExp(`^${file}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
  const text = await readFile(await saved.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1).trimEnd().split('\r\n');
}

async function tickAndExport(page: Page, { box, file }: List): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: box });
  await expect(page.locator('.row-box')).toHaveCount(await boxes.count());
  await boxes.nth(1).click();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  const bar = barOf(page);
  await expect(bar.getByRole('status')).toHaveText(/^3 selected/);
  // X takes out the row with the focus; K leads to the one before.
  await page.keyboard.press('x');
  await expect(boxes.nth(3)).not.toBeChecked();
  for (const key of ['k', 'k', 'k', 'x']) await page.keyboard.press(key);
  await expect(boxes.nth(0)).toBeChecked();
  await expect(bar.getByRole('status')).toHaveText(/^3 selected/);
  await bar.getByRole('button', { name: 'Copy IDs' }).click();
  await expect(bar.getByRole('status')).toContainText('IDs copied');
  const ids = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  const [, ...lines] = await exportCsv(page, bar, file);
  expect(lines).toHaveLength(3);
  for (const [index, id] of ids.entries()) expect(lines[index]).toContain(id);
  expect(new Set(ids).size).toBe(3);
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toHaveCount(0);
}

async function readWhole(
  page: Page,
  { path, label, file }: List,
  { call, words }: NonNullable<List['whole']>,
): Promise<void> {
  const shown = await page.getByText(/^1–\d+ of/).innerText();
  const count = shown.split('of ')[1] ?? '';
  const all = Number(count.replaceAll(',', ''));
  // The payouts are compared with all of them meanwhile, by the same calls.
  const calls = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes(call)) calls.add(request.url());
  });
  await page.getByRole('switch', { name: 'All pages' }).click();
  await expect(page).toHaveURL(`${path}?whole=1`);
  const read = new RegExp(`^${words.replace('COUNT', count)}, updated \\d\\d:\\d\\d$`);
  await expect(page.getByText(read)).toBeVisible();
  expect(calls.size).toBe(Math.ceil(all / 1000));
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveCount(0);

  const header = tableOf(page, label).getByRole('columnheader').first();
  const name = await header.innerText();
  await header.getByRole('button', { name }).click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=/);
  await header.getByRole('button', { name }).click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await page.goBack();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');

  const ids = (await exportCsv(page, page, file)).slice(1).map((line) => line.split(',')[0]);
  expect(ids).toHaveLength(all);
  expect(new Set(ids).size).toBe(all);
}

for (const list of lists)
  test(`${list.path}: ticked, ${list.whole ? 'read as a whole, sorted ' : ''}and exported, and nothing is sent (R398, R400, R401)`, async ({
    page,
    context,
  }) => {
    const { path, whole } = list;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page.goto(path);
    await expect(page.locator('.row-box').nth(3)).toBeVisible();
    await test.step('rows are ticked by pointer and keys, copied and exported', () =>
      tickAndExport(page, list));
    await expect(page).toHaveURL((url) => url.pathname === path);
    if (whole)
      await test.step('the whole list is read, sorted and exported', () =>
        readWhole(page, list, whole));
    expect(sent).toEqual([]);
  });

test('the rows of a leaderboard and of positions are saved as they were read, and nothing is read for it', async ({
  page,
  backend,
}) => {
  const { login } = await backend.accountWith((open) => open > 1);
  for (const [path, file, first] of [
    ['/competitions/1', 'leaderboard', 'Rank,Login,Trader,Return,Profit,Win Rate,Won,Lost'],
    [`/mt5-users/${login}`, 'positions', 'Symbol,Action,Volume,Open Price,Current Price,P&L'],
  ] as const)
    await test.step(file, async () => {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
      await expect(page.locator('#main [aria-busy="true"]')).toHaveCount(0);
      const calls = watchCalls(page);
      const [header, ...lines] = await exportCsv(page, page, file);
      expect(header).toBe(first);
      await expect(
        page.getByText(`Exported ${lines.length.toLocaleString('en-US')} `),
      ).toBeVisible();
      expect(calls).toEqual([]);
    });
});

test('what is not on the page is found by searching all, also from then on (R480)', async ({
  page,
  backend,
}) => {
  const email = String((await backend.listUsers(3)).results[0]?.email);
  const all = page.getByRole('switch', { name: 'All pages' });
  await page.goto('/users/all');
  await page.getByRole('searchbox').fill(email);
  await expect(page.getByText(/^0 of 20 on this page match$/)).toBeVisible();
  await page.getByRole('button', { name: /^Search all [\d,]+ users$/ }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(/^1 of [\d,]+ users match$/)).toBeVisible();
  await page.goto('/users/all');
  await expect(all).toBeChecked();
  await all.click();
  await page.goto('/users/all');
  await expect(page.getByText('1–20 of')).toBeVisible();
  await expect(all).not.toBeChecked();
});
