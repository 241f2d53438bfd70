import type { Page } from '@playwright/test';
import type { UserDetail } from '../../src/api/types';
import { expect, test } from './support/test';

const phone = { width: 390, height: 844 };
const panel = (page: Page) => page.locator('.account-panel[data-selected]');

test('marks the card of the chosen account as a whole, and cuts nothing in its panel', async ({
  page,
  backend,
}) => {
  const { login } = await backend.accountWith((open) => open > 1);
  await page.setViewportSize(phone);
  await page.goto(`/trading?account=${login}&search=${login}`);
  const card = page.locator('tbody tr:has([aria-current])');
  await expect(card).toHaveCSS('box-shadow', /inset/);
  await expect(card.locator('td').first()).toHaveCSS('box-shadow', 'none');
  const lines = panel(page).locator('.account-title .muted');
  await expect(lines.first()).toContainText('$');
  expect(
    await lines.evaluateAll(
      (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    ),
  ).toBe(0);
});

test('begins a gain where its label begins, on a card', async ({ page, backend }) => {
  const { login } = await backend.accountWith((open) => open > 1);
  await page.setViewportSize(phone);
  await page.goto(`/mt5-users/${login}`);
  const cell = page.locator('.profit-cell').first();
  await expect(cell).toHaveCSS('justify-items', 'start');
  const start = (part: string) =>
    cell.locator(part).evaluate((node) => node.getBoundingClientRect().left);
  expect(await start('.signed-text')).toBe(
    await cell.evaluate((node) => node.getBoundingClientRect().left),
  );
});

test('breaks an email before its @, and makes no other line higher', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(404); // A user without KYC.
  const { id } = await backend.userAt(3);
  await page.route(`**/api/admin/users/${id}`, async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as UserDetail;
    await route.fulfill({
      response,
      json: { ...user, email: 'theresa.neumann03@mailhaven.example' },
    });
  });
  await page.setViewportSize(phone);
  await page.goto(`/users/${id}`);
  const line = (label: string) =>
    page.locator('.detail-list > div', { has: page.getByText(label, { exact: true }) });
  await expect(line('Email')).toContainText('theresa.neumann03@mailhaven.example');
  await expect(line('Email').locator('wbr')).toHaveCount(1);
  const height = (label: string) =>
    line(label).evaluate((row) => row.getBoundingClientRect().height);
  expect(await height('Email')).toBeGreaterThan(50);
  expect(await height('Last Name')).toBeLessThan(42);
});

test('has buttons that grow with the text', async ({ page }) => {
  await page.goto('/payouts');
  const button = page.getByRole('button', { name: 'Review pending' });
  await expect(button).toHaveCSS('height', '36px');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(button).toHaveCSS('height', '52px');
});

test('has icons, boxes and fields that grow with the text, and are as before without it', async ({
  page,
}) => {
  await page.goto('/payouts');
  const sizes = () =>
    page.evaluate(() => {
      const width = (selector: string, pseudo?: string) => {
        const node = document.querySelector(selector);
        return node ? Number.parseFloat(getComputedStyle(node, pseudo).width) : NaN;
      };
      const field = document.querySelector('.filter select');
      return {
        icon: width('.page-actions .lucide[width="16"], .cell-copy .lucide, .about-person .lucide'),
        box: width('.row-box', '::before'),
        switch: width('.switch input'),
        field: field?.getBoundingClientRect().height,
      };
    });
  await expect(page.locator('tbody .row-box').first()).toBeVisible();
  const normal = await sizes();
  expect(normal).toMatchObject({ box: 16, switch: 32, field: 36 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await sizes()).toEqual({ icon: normal.icon * 1.5, box: 32, switch: 64, field: 52 });
});

test('keeps messages off the button of a failed screen on a phone', async ({ page, problems }) => {
  problems.allowStatus(500);
  await page.route('**/api/admin/payouts?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Down' } }),
  );
  await page.setViewportSize(phone);
  await page.goto('/payouts');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('status');
  await expect(message).toContainText('Down');
  const bottom = await page
    .getByRole('button', { name: 'Try again' })
    .evaluate((button) => button.getBoundingClientRect().bottom);
  expect(await message.evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThan(
    bottom,
  );
});

test('puts the link of a user beside Back on a phone, and the tabs where they are on each page', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(404); // A user without KYC.
  const { id } = await backend.userAt(3);
  await page.setViewportSize(phone);
  const tops: number[] = [];
  for (const part of ['', '/kyc', '/wallet']) {
    await page.goto(`/users/${id}${part}`);
    const middle = (place: string) =>
      page
        .locator(place)
        .evaluate(
          (node) => node.getBoundingClientRect().top + node.getBoundingClientRect().height / 2,
        );
    await expect(page.locator('.page-actions .copy')).toBeVisible();
    expect(
      Math.abs((await middle('.page-actions')) - (await middle('.page-head > :first-child'))),
    ).toBeLessThan(3);
    tops.push(
      await page
        .locator('.tabs')
        .first()
        .evaluate((tabs) => tabs.getBoundingClientRect().top),
    );
  }
  expect(new Set(tops).size).toBe(1);
});

test('has the contents of the help beside its chapters where there is room', async ({ page }) => {
  await page.goto('/help');
  const box = (place: string) =>
    page.locator(place).evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
  await expect(page.locator('.help-contents')).toBeVisible();
  expect((await box('.help-contents')).right).toBeLessThan((await box('.help-chapters')).left);
  await page.setViewportSize(phone);
  await expect(page.locator('.help-contents')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('breaks no figure on a phone with text of twice its size', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(page.locator('.stat-value').nth(2)).toContainText('$');
  const cut = await page
    .locator('.stat')
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
  const lines = await page
    .locator('.stat-value')
    .evaluateAll((all) =>
      all.map(
        (node) =>
          node.getBoundingClientRect().height /
          Number.parseFloat(getComputedStyle(node).lineHeight),
      ),
    );
  for (const line of lines) expect(line).toBeLessThan(1.5);
});
