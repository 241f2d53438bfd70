import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Open positions' }).locator('tbody').getByRole('row');

test('lists the positions, and says whose they are', async ({ page, backend }) => {
  const { login, name } = await backend.accountWith((open) => open > 1);
  const positions = await backend.getPositions(login);
  await page.goto(`/mt5-users/${login}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Open Positions' })).toBeVisible();
  await expect(page).toHaveTitle(`Open Positions · ${login} · Admin`);
  await expect(rows(page)).toHaveCount(positions.result.length);
  await expect(page.getByRole('region', { name: `Open positions of ${login}` })).toContainText(
    String(name),
  );
  // R24, R490: the account's P&L is equity minus balance.
  const sum = Math.round((Number(positions.equity) - Number(positions.balance)) * 100);
  await expect(
    page
      .getByRole('region', { name: `Open positions of ${login}` })
      .getByText((Math.abs(sum) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }), {
        exact: false,
      })
      .first(),
  ).toBeVisible();
});

test('an unknown login has its own state and a toast, whatever it looks like (R6, R155)', async ({
  page,
  problems,
}) => {
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
