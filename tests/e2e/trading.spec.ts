import type { Page } from '@playwright/test';
import { expect, holdCalls, test, toast, watchCalls } from './support/test';
import { lastSent, typeQuickly } from './support/typing';

const table = (page: Page) => page.getByRole('table', { name: 'Trading accounts' });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
const count = (value: number) => value.toLocaleString('en-US');
/** Whole cents of a decimal string, so that sums need no rounding. */
const cents = (amount: unknown) => Math.round(Number(amount) * 100);
const dollars = (amount: number) =>
  `$${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

test('has the figures and columns of section 2, with 20 accounts on a page', async ({
  page,
  backend,
}) => {
  const { result, total_accounts, active_positions } = await backend.listTradingAccounts();
  const first = page.waitForRequest((request) => request.url().includes('/admin/mt5/accounts'));
  await page.goto('/trading');
  expect(new URL((await first).url()).search).toBe('?page=1&page_size=20');
  await expect(page.getByRole('heading', { level: 1, name: 'Trading Accounts' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'Login',
    'Name',
    'Challenge',
    'Size',
    'Phase',
    'Balance',
    'Equity',
    'Positions',
  ]);
  await expect(rows(page)).toHaveCount(20);
  await expect(rows(page).first().getByRole('cell').first()).toHaveText(
    String(result.results[0]?.login),
  );
  await expect(page.getByRole('group', { name: 'Total Accounts' })).toContainText(
    count(total_accounts),
  );
  await expect(page.getByRole('group', { name: 'Active Positions' })).toContainText(
    count(active_positions),
  );
  // R23: the server sends no total balance, so the card is this page's sum and says so.
  const balance = result.results.reduce((sum, account) => sum + cents(account.balance), 0);
  await expect(page.getByRole('group', { name: 'Total Balance' })).toHaveText(
    `Total Balance${dollars(balance)}this page`,
  );
  await expect(page.getByRole('group', { name: 'Total Equity' })).toContainText('all pages');
});

for (const width of [1280, 1360, 1440]) {
  test(`at ${width} px a login, a challenge and an amount beside the panel stand on one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/trading');
    await expect(rows(page)).toHaveCount(20);
    const texts = [
      '7098181',
      'Hessa Al Mazrouei',
      '$200K Two-Step',
      '$200,000.00',
      '',
      '$204,115.96',
      '$204,115.96',
    ];
    const lines = await rows(page)
      .nth(3)
      .evaluate((row, wanted) => {
        const cells = [...row.querySelectorAll('td')].map((cell) => cell.querySelector('bdi'));
        return wanted.map((text, index) => {
          const shown = cells[index];
          if (!text || !shown) return 1;
          shown.textContent = text;
          return shown.getClientRects().length;
        });
      }, texts);
    expect(lines).toEqual(texts.map(() => 1));
  });
}

test('searches on the server, with one request 300 ms after the last key (R25)', async ({
  page,
  backend,
}) => {
  const account = await backend.accountWith((open) => open > 1);
  await page.goto('/trading');
  await expect(rows(page)).toHaveCount(20);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/admin/mt5/accounts')) calls.push(new URL(request.url()).search);
  });
  const search = page.getByLabel('Search');
  const typed = await typeQuickly(search, String(account.login));
  await expect(page).toHaveURL(`/trading?search=${account.login}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(String(account.name));
  expect(calls).toEqual([`?search=${account.login}&page=1&page_size=20`]);
  expect(Number(await lastSent(search, 'search=')) - typed).toBeGreaterThanOrEqual(295);
  await page.reload();
  await expect(search).toHaveValue(String(account.login));
  await expect(rows(page)).toHaveCount(1);
});

/**
 * The cells with an amount of at most six digits before its point that stand out of their column.
 */
const tooWide = (table: HTMLElement) =>
  [...table.querySelectorAll('td.cell-nowrap')]
    .filter(
      ({ scrollWidth, clientWidth, textContent }) =>
        scrollWidth > clientWidth && textContent.length <= '$200,000.00'.length,
    )
    .map(({ textContent }) => textContent);

test('the list has room for all columns and their amounts, below 1,280 px alone and from there on beside the account', async ({
  page,
}) => {
  await page.goto('/trading');
  await expect(rows(page)).toHaveCount(20);
  for (const width of [1200, 1280, 1360, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const [list, room] = await table(page).evaluate((one) => [
      one.clientWidth,
      one.parentElement?.clientWidth,
    ]);
    expect(list, `at ${String(width)} px`).toBe(room);
    expect(await table(page).evaluate(tooWide), `at ${String(width)} px`).toEqual([]);
  }
});

test('a search by email finds the account, and the row shows that email', async ({
  page,
  backend,
}) => {
  const account = await backend.accountWith((open) => open > 1);
  await page.goto(`/trading?search=${encodeURIComponent(String(account.email))}`);
  await expect(rows(page).filter({ hasText: String(account.login) })).toContainText(
    String(account.email),
  );
});

test('the server filters by phase; filters and pages are in the address, and Back restores them (R24)', async ({
  page,
  backend,
}) => {
  const failed = await backend.listTradingAccounts('phase=0&page=1&page_size=20');
  await page.goto('/trading');
  await expect(page.getByLabel('Phase').locator('option')).toHaveText([
    'All Phases',
    'Phase 1',
    'Phase 2',
    'Funded',
    'Failed',
  ]);
  const sent = page.waitForRequest((request) => request.url().includes('phase='));
  await page.getByLabel('Phase').selectOption('Failed');
  expect(new URL((await sent).url()).search).toBe('?phase=0&page=1&page_size=20');
  await expect(page.getByText(`of ${count(failed.result.count)}`)).toBeVisible();
  for (const row of await rows(page).all()) await expect(row).toContainText('Failed');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('21–')).toBeVisible();
  await expect(page).toHaveURL('/trading?phase=0&page=2');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/trading');
  await expect(page.getByLabel('Phase')).toHaveValue('');
});

test('the selected account is in the address, and its balance, equity, P&L and positions are shown', async ({
  page,
  backend,
}) => {
  const account = await backend.accountWith((open) => open > 1);
  const positions = await backend.getPositions(account.login);
  await page.goto('/trading');
  await rows(page)
    .filter({ hasText: String(account.login) })
    .click();
  await expect(page).toHaveURL(`/trading?account=${account.login}`);
  const panel = page.getByRole('region', { name: String(account.name) });
  await expect(
    panel.getByRole('table', { name: 'Open positions' }).locator('tbody').getByRole('row'),
  ).toHaveCount(positions.result.length);
  const profit = cents(positions.equity) - cents(positions.balance);
  await expect(panel).toContainText(
    `${profit > 0 ? '+' : profit < 0 ? '-' : ''}${dollars(Math.abs(profit))}`,
  );
  await expect(panel).toContainText(`Open Positions (${positions.total_positions})`);

  await page.reload();
  await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: /^All positions/ }).click();
  await expect(page).toHaveURL(`/mt5-users/${account.login}`);
  await page.goBack();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close account' }).click();
  await expect(page).toHaveURL('/trading');
  await page.goBack();
  await expect(panel).toBeVisible();
});

test('by keyboard: Enter on a row selects it, and the focus stays in the list', async ({
  page,
}) => {
  await page.goto('/trading');
  // While the row has the focus, it has copy buttons too.
  const first = rows(page).first().getByRole('button', { name: /^\d+$/ });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-current', 'true');
  await expect(first).toBeFocused();
});

test('refreshes the list and the selected account, and keeps the rows until then', async ({
  page,
  backend,
}) => {
  const account = await backend.accountWith((open) => open > 1);
  await page.goto(`/trading?account=${account.login}`);
  await expect(page.getByRole('table', { name: 'Open positions' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  const held = await holdCalls(page, (request) => request.url().includes('/mt5/accounts'));
  const calls = watchCalls(page);
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.click();
  await held.arrival;
  await expect(refresh).toHaveAttribute('aria-busy', 'true');
  await expect(rows(page)).toHaveCount(20);
  held.letGo();
  await expect(refresh).toBeEnabled();
  expect(calls.toSorted()).toEqual([
    `GET /admin/mt5/account/${account.login}/positions`,
    'GET /admin/mt5/accounts',
  ]);
});

test('rows of another page are inert, and a late response does not replace newer rows (promise 3)', async ({
  page,
}) => {
  const second = await holdCalls(page, (request) => request.url().includes('page=2&'));
  await page.goto('/trading');
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Next page' }).click();
  await second.arrival;
  await expect(table(page)).toHaveAttribute('aria-busy', 'true');
  await rows(page).first().click({ force: true });
  await expect(page).toHaveURL('/trading?page=2');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('41–60 of')).toBeVisible();
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
  const shown = await table(page).innerText();
  const late = page.waitForResponse((response) => response.url().includes('page=2&'));
  second.letGo();
  await (await late).finished();
  await expect(table(page)).toHaveText(shown, { useInnerText: true });
});

test('says what failed, and recovers with Try again', async ({ page, backend, problems }) => {
  problems.allowStatus(500);
  const account = await backend.accountWith((open) => open > 1);
  await backend.plan('GET', '/admin/mt5/accounts', { status: 500, times: 1 });
  await page.goto('/trading');
  await expect(toast(page, 'Error fetching trading accounts')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('The trading accounts could not be loaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(20);

  await backend.plan('GET', `/admin/mt5/account/${account.login}/positions`, {
    status: 500,
    times: 1,
  });
  await rows(page)
    .filter({ hasText: String(account.login) })
    .click();
  await expect(toast(page, 'Error fetching positions')).toHaveCount(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Open positions' })).toBeVisible();
});

test('an unknown account has its own state and a toast (R155); a 403 replaces the whole page', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(404, 403);
  await page.goto('/trading?account=MT-1%2F2');
  await expect(page.getByRole('region', { name: 'Account MT-1/2' })).toContainText(
    'No such account',
  );
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('status')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await backend.plan('GET', '/admin/mt5/accounts', { status: 403 });
  await page.reload();
  await expect(page.getByText('No access').first()).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

for (const width of [390, 768, 1200]) {
  test(`at ${width} px an account lies over the list, which stays where it was; Escape and Close lead back to its row (R437)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/trading');
    const opener = page.locator('[data-row-open]').nth(14);
    await opener.scrollIntoViewIfNeeded();
    const at = () => page.evaluate(() => scrollY);
    const before = await at();
    const panel = page.locator('.account-panel[data-selected]');
    for (const close of ['Escape', 'the button']) {
      await opener.click();
      await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(panel.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
      expect(await at()).toBe(before);
      if (width > 519) await expect(opener).toBeInViewport({ ratio: 1 });
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await panel.getByRole('button', { name: 'Close account' }).click();
      await expect(panel).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL('/trading');
    }
    // A link opens it over the list as well.
    await page.goto(`/trading?account=${await opener.textContent()}`);
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  });
}
