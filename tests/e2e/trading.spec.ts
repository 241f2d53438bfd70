import type { Page } from '@playwright/test';
import { expect, holdCalls, test, toast, watchCalls } from './support/test';

const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody').getByRole('row');
const rows = (page: Page) => rowsOf(page, 'Trading accounts');
/** Whole cents of a decimal string, so that sums need no rounding. */
const cents = (amount: unknown) => Math.round(Number(amount) * 100);
const dollars = (amount: number) =>
  `$${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

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

/** Puts long texts into a row. How many lines each of them takes. */
const linesOf = (row: Element, texts: string[]) => {
  const cells = [...row.querySelectorAll('td')].map((cell) => cell.querySelector('bdi'));
  return texts.map((text, index) => {
    const shown = cells[index];
    if (!text || !shown) return 1;
    shown.textContent = text;
    return shown.getClientRects().length;
  });
};

test('the list has room for all columns, below 1,280 px alone and from there on beside the account, where a login, a challenge and an amount stand on one line', async ({
  page,
}) => {
  await page.goto('/trading');
  await expect(rows(page)).toHaveCount(20);
  const table = page.getByRole('table', { name: 'Trading accounts' });
  const long = ['7098181', 'Hessa Al Mazrouei', '$200K Two-Step', '$200,000.00', '', '$204,115.96'];
  for (const width of [1200, 1280, 1360, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const [list, room] = await table.evaluate((one) => [
      one.clientWidth,
      one.parentElement?.clientWidth,
    ]);
    expect(list, `at ${String(width)} px`).toBe(room);
    expect(await table.evaluate(tooWide), `at ${String(width)} px`).toEqual([]);
    if (width >= 1280)
      expect(await rows(page).nth(3).evaluate(linesOf, long)).toEqual(long.map(() => 1));
  }
});

test('the selected account is in the address, its figures are shown, and both are refreshed', async ({
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
  await expect(rowsOf(page, 'Open positions')).toHaveCount(positions.result.length);
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

  await expect(page.getByRole('table', { name: 'Open positions' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await page.waitForLoadState('networkidle');
  const held = await holdCalls(page, (request) => request.url().includes('/mt5/accounts'));
  const calls = watchCalls(page);
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.click();
  await held.arrival;
  await expect(refresh).toHaveAttribute('aria-busy', 'true');
  await expect(rows(page)).toHaveCount(20);
  held.letGo();
  await expect(refresh).not.toHaveAttribute('aria-busy', 'true');
  expect(calls.toSorted()).toEqual([
    `GET /admin/mt5/account/${account.login}/positions`,
    'GET /admin/mt5/accounts',
  ]);
});

test('below 1,280 px an account lies over the list, which stays where it was; Escape and Close lead back to its row (R437)', async ({
  page,
}) => {
  for (const width of [390, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/trading');
    const opener = page.locator('[data-row-open]').nth(14);
    await opener.scrollIntoViewIfNeeded();
    const at = () => page.evaluate(() => scrollY);
    const before = await at();
    const panel = page.locator('.account-panel[data-selected]');
    const heading = panel.getByRole('heading', { level: 2 });
    for (const close of ['Escape', 'the button']) {
      await opener.click();
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport({ ratio: 1 });
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
    await expect(heading).toBeFocused();
  }
});

test('positions say whose they are; an unknown login has its own state and a toast, whatever it looks like (R6, R155, R490)', async ({
  page,
  backend,
  problems,
}) => {
  const { login: known, name } = await backend.accountWith((open) => open > 1);
  await page.goto(`/mt5-users/${known}`);
  await expect(page).toHaveTitle(`Open Positions · ${known} · Admin`);
  await expect(page.getByRole('region', { name: `Open positions of ${known}` })).toContainText(
    String(name),
  );
  problems.allowStatus(404);
  for (const login of ['999999999', 'MT-1/2', '%', '<img src=x>', 'نص']) {
    const sent = page.waitForRequest((request) => request.url().includes('/admin/mt5/account/'));
    await page.goto(`/mt5-users/${encodeURIComponent(login)}`);
    expect(new URL((await sent).url()).pathname).toBe(
      `/api/admin/mt5/account/${encodeURIComponent(login)}/positions`,
    );
    await expect(page.getByRole('alert'), login).toContainText('No such account');
    await expect(
      page.getByRole('region', { name: 'Messages' }).getByRole('status'),
      login,
    ).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Try again' }), login).toBeVisible();
  }
});

test('Fund Wallet is simulated: many clicks add once, no request, in no total, kept over a reload, can be cleared', async ({
  page,
  backend,
}) => {
  const { result } = await backend.listMt5Users();
  const user = result.results.find(({ name }) => /^\w+ \w+$/.test(name ?? ''));
  await page.goto('/mt5-users');
  const row = rowsOf(page, 'MT5 users').filter({ hasText: String(user?.login) });
  const total = page.getByRole('group', { name: 'Total Balance' });
  // The server sends no total, and a figure of one page is none (R23).
  await expect(total).toContainText('—');
  await total.getByRole('button', { name: 'Read all pages' }).click();
  await expect(total).toContainText('$');
  const before = await total.innerText();
  const calls = watchCalls(page);
  await row.getByRole('button', { name: /^Fund Wallet/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Fund Wallet' });
  await expect(dialog.locator('[name=amount]')).toBeFocused();
  await page.keyboard.type('500');
  await dialog
    .getByRole('button', { name: 'Fund Wallet' })
    .evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 100; click += 1) button.click();
    });
  await expect(dialog).toHaveCount(0);
  await expect(toast(page, 'Wallet funded successfully')).toBeVisible();
  await expect(row).toContainText('+$500.00 simulated');
  await expect(total).toHaveText(before, { useInnerText: true });
  expect(calls).toEqual([]);
  await page.reload();
  await expect(row).toContainText('+$500.00 simulated');
  await row.getByRole('button', { name: /^Clear simulated funds/ }).click();
  await expect(page.getByText('simulated')).toHaveCount(0);
});
