import type { Page } from '@playwright/test';
import { expect, holdCalls, test, watchCalls } from './support/test';
import { lastSent, typeQuickly } from './support/typing';

const table = (page: Page) => page.getByRole('table', { name: 'Trading accounts' });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
/** Whole cents of a decimal string, so that sums need no rounding. */
const cents = (amount: unknown) => Math.round(Number(amount) * 100);
const dollars = (amount: number) =>
  `$${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

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
