import type { Page } from '@playwright/test';
import type { UserDetail } from '../../src/api/types';
import { expect, test } from './support/test';

const phone = { width: 390, height: 844 };
const panel = (page: Page) => page.locator('.account-panel[data-selected]');

test('marks the card of the chosen account as a whole, and cuts nothing in its panel', async ({ page, backend }) => {
  const { login } = await backend.accountWith((open) => open > 1);
  await page.setViewportSize(phone);
  await page.goto(`/trading?account=${login}&search=${login}`);
  const card = page.locator('tbody tr:has([aria-current])');
  await expect(card).toHaveCSS('box-shadow', /inset/);
  await expect(card.locator('td').first()).toHaveCSS('box-shadow', 'none');
  const lines = panel(page).locator('.account-title .muted');
  await expect(lines.first()).toContainText('$');
  expect(await lines.evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)).toBe(0);
});

test('begins a gain where its label begins, on a card', async ({ page, backend }) => {
  const { login } = await backend.accountWith((open) => open > 1);
  await page.setViewportSize(phone);
  await page.goto(`/mt5-users/${login}`);
  const cell = page.locator('.profit-cell').first();
  await expect(cell).toHaveCSS('justify-items', 'start');
  const start = (part: string) => cell.locator(part).evaluate((node) => node.getBoundingClientRect().left);
  expect(await start('.signed-text')).toBe(await cell.evaluate((node) => node.getBoundingClientRect().left));
});

test('breaks an email before its @, and makes no other line higher', async ({ page, backend, problems }) => {
  problems.allowStatus(404); // A user without KYC.
  const { id } = await backend.userAt(3);
  await page.route(`**/api/admin/users/${id}`, async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as UserDetail;
    await route.fulfill({ response, json: { ...user, email: 'theresa.neumann03@mailhaven.example' } });
  });
  await page.setViewportSize(phone);
  await page.goto(`/users/${id}`);
  const line = (label: string) => page.locator('.detail-list > div', { has: page.getByText(label, { exact: true }) });
  await expect(line('Email')).toContainText('theresa.neumann03@mailhaven.example');
  await expect(line('Email').locator('wbr')).toHaveCount(1);
  const height = (label: string) => line(label).evaluate((row) => row.getBoundingClientRect().height);
  expect(await height('Email')).toBeGreaterThan(50);
  expect(await height('Last Name')).toBeLessThan(42);
});

test('keeps a distance between the failed dashboard and what waits', async ({ page, problems }) => {
  problems.allowStatus(500);
  await page.route('**/api/admin/dashboard', (route) => route.fulfill({ status: 500, json: { message: 'Down' } }));
  await page.goto('/');
  const waits = page.locator('.waits-slot');
  await expect(waits).toBeVisible();
  const gap = await waits.evaluate(
    (slot) => slot.getBoundingClientRect().top - (slot.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
  );
  expect(gap).toBe(16);
});

test('has buttons that grow with the text', async ({ page }) => {
  await page.goto('/payouts');
  const button = page.getByRole('button', { name: 'Review pending' });
  await expect(button).toHaveCSS('height', '36px');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(button).toHaveCSS('height', '52px');
});
