import { readFile } from 'node:fs/promises';
import { expect, test } from './support/test';

interface ListCase {
  path: string;
  call: string;
  label: string;
  rows: string;
  file: string;
  words: string;
}

const lists: readonly ListCase[] = [
  {
    path: '/users/all',
    call: '/admin/users?',
    label: 'Users',
    rows: 'users',
    file: 'users',
    words: 'Searches all',
  },
  {
    path: '/payouts',
    call: '/admin/payouts?',
    label: 'Payouts',
    rows: 'payouts',
    file: 'payouts',
    words: 'All',
  },
  {
    path: '/evaluations',
    call: '/admin/challenges?',
    label: 'Evaluations',
    rows: 'challenges',
    file: 'challenges',
    words: 'Searches all',
  },
  {
    path: '/skill-checks',
    call: '/admin/challenges?',
    label: 'Skill Checks',
    rows: 'skill checks',
    file: 'skill-checks',
    words: 'Searches all',
  },
  {
    path: '/trading',
    call: '/admin/mt5/accounts?',
    label: 'Trading accounts',
    rows: 'trading accounts',
    file: 'trading-accounts',
    words: 'All',
  },
  {
    path: '/mt5-users',
    call: '/admin/mt5/users?',
    label: 'MT5 users',
    rows: 'MT5 users',
    file: 'mt5-users',
    words: 'All',
  },
];

for (const { path, call, label, rows, file, words } of lists) {
  test(`${path}: the whole list is read, sorted and exported`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(/^1–\d+ of/)).toBeVisible();
    const all = Number(
      (await page.getByText(/^1–\d+ of/).innerText()).split('of ')[1]?.replaceAll(',', ''),
    );
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(call)) calls.push(request.url());
    });
    await page.getByRole('switch', { name: 'All pages' }).click();
    await expect(page).toHaveURL(`${path}?whole=1`);
    await expect(
      page.getByText(
        new RegExp(`^${words} ${all.toLocaleString('en-US')} ${rows}?, read at \\d\\d:\\d\\d$`),
      ),
    ).toBeVisible();
    expect(calls).toHaveLength(Math.ceil(all / 1000));
    await expect(page.getByRole('button', { name: 'Next page' })).toHaveCount(0);

    const header = page
      .getByRole('table', { name: label, exact: true })
      .getByRole('columnheader')
      .first();
    const name = await header.innerText();
    await header.getByRole('button', { name }).click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/sort=/);
    await header.getByRole('button', { name }).click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await page.goBack();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(new RegExp(`^${file}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    const text = await readFile(await saved.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const ids = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(ids).toHaveLength(all);
    expect(new Set(ids).size).toBe(all);
  });
}

for (const { path, file, first } of [
  {
    path: '/competitions/1',
    file: 'leaderboard',
    first: 'Rank,Login,Trader,Return,Profit,Win Rate,Won,Lost',
  },
  {
    path: '/mt5-users/ACCOUNT',
    file: 'positions',
    first: 'Symbol,Action,Volume,Open Price,Current Price,P&L',
  },
]) {
  test(`${file}: all rows are saved as they were read, and nothing is read for it`, async ({
    page,
    backend,
  }) => {
    const { result } = await backend.listTradingAccounts();
    const account = result.results.find(({ positions }) => (positions ?? 0) > 1);
    await page.goto(path.replace('ACCOUNT', String(account?.login)));
    const button = page.getByRole('button', { name: 'Export CSV' });
    await expect(button).toBeEnabled();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    const download = page.waitForEvent('download');
    await button.click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(new RegExp(`^${file}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    const [header, ...lines] = (await readFile(await saved.path(), 'utf8')).trimEnd().split('\r\n');
    expect(header).toBe(`\uFEFF${first}`);
    await expect(page.getByText(`Exported ${lines.length.toLocaleString('en-US')} `)).toBeVisible();
    expect(calls).toEqual([]);
  });
}

test('the filters act on the whole list, and on the page again without it', async ({ page }) => {
  await page.goto('/users/all?whole=1');
  await expect(page.getByText(/^Searches all/)).toBeVisible();
  const last = await page
    .getByRole('table', { name: 'Users' })
    .getByRole('link')
    .first()
    .innerText();
  await page.getByPlaceholder(/^Search/).fill(last);
  await expect(page.getByText(/^\d+ of [\d,]+ users match$/)).toBeVisible();
  await page.getByRole('switch', { name: 'All pages' }).click();
  await expect(page.getByText(/^Filtering this page only \(\d+ of [\d,]+\)$/)).toBeVisible();
});

test('what is not on the page is found by searching all, also from then on (R480)', async ({
  page,
  backend,
}) => {
  const { results } = await backend.listUsers(3);
  const email = String(results[0]?.email);
  await page.goto('/users/all');
  await page.getByRole('searchbox').fill(email);
  await expect(page.getByText(/^0 of 20 on this page match$/)).toBeVisible();
  await page.getByRole('button', { name: /^Search all [\d,]+ users$/ }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(/^1 of [\d,]+ users match$/)).toBeVisible();
  await page.goto('/payouts');
  await page.goto('/users/all');
  await expect(page.getByRole('switch', { name: 'All pages' })).toBeChecked();
  await page.getByRole('switch', { name: 'All pages' }).click();
  await page.goto('/users/all');
  await expect(page.getByText('1–20 of')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'All pages' })).not.toBeChecked();
});
