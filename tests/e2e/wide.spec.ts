import type { Page } from '@playwright/test';
import { dialogOf } from './support/payouts';
import { expect, test } from './support/test';
import { LiveConsole } from './survival/liveConsole';

test.use({ viewport: { width: 1920, height: 1080 } });

test('payouts: at 1,920 px the record closes after the decision, and nothing else opens (R44)', async ({
  page,
  problems,
}) => {
  problems.allowStatus(404);
  // Other tests decide payouts of the first page.
  const list = '/payouts?page_size=100';
  await page.goto(list);
  const dialog = dialogOf(page);
  const pending = page.getByRole('table').locator('tbody tr').filter({ hasText: 'Pending' });
  const [row, reject] = [
    pending.first().locator('[data-row-open]'),
    dialog.getByRole('button', { name: 'Reject' }),
  ];
  // A pending one follows in the list.
  await expect(pending.nth(1)).toBeVisible();
  const name = (await row.getAttribute('aria-label')) ?? '';
  await row.click();
  // The second click of a double click on the row decides nothing.
  await reject.dispatchEvent('click', { detail: 2 });
  await expect(reject).toBeEnabled();
  await reject.click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('button', { name })).toBeFocused();
  await expect(page.locator('#main tr[aria-current="true"]')).toHaveCount(0);
});

test('users: a click on a row shows who it is beside the list, and the panel follows J and K; below 1,600 px it leads to the details page (R404)', async ({
  page,
  problems,
}) => {
  problems.allowStatus(404);
  await page.goto('/users/all');
  const rows = page.getByRole('table').locator('tbody tr');
  const names = rows.locator('[data-row-link]');
  await expect(names).toHaveCount(20);
  const panel = page.getByRole('complementary');
  const nameIn = (index: number) => names.nth(index).innerText();
  await rows.nth(2).locator('td').nth(3).click();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(await nameIn(2));
  await expect(rows.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/users/all');
  const [list, record] = await Promise.all([
    page.getByRole('table').boundingBox(),
    panel.boundingBox(),
  ]);
  expect(record?.x).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? Infinity));
  await page.keyboard.press('j');
  await expect(names.nth(3)).toBeFocused();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(await nameIn(3));
  await expect(rows.nth(3)).toHaveAttribute('aria-current', 'true');
  await expect(rows.nth(2)).not.toHaveAttribute('aria-current');
  await names.nth(3).click();
  await expect(page).toHaveURL(/\/users\/\d+$/);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goBack();
  await rows.nth(2).locator('td').nth(3).click();
  await expect(page).toHaveURL(/\/users\/\d+$/);
});

const widthOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().width);

test('2,560 px are used by lists and cards, but no field and no line of text becomes too wide to read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  const open = await LiveConsole.on(page);
  for (const [path, selector] of Object.entries({
    '/trading': '#main .stat-grid',
    '/evaluations': '#main .table',
    '/mt5-users': '#main .table',
    '/': '#main .stat-grid',
  })) {
    await open.goTo(path);
    await expect(page.locator(selector).first()).toBeVisible();
    expect(await widthOf(page, selector), path).toBeGreaterThan(2200);
  }
  for (const [path, selector] of [
    ['/content', '.content-text'],
    ['/help', '.help-chapters'],
  ] as const) {
    await open.goTo(path);
    await expect(page.locator(selector).first()).toBeVisible();
    expect(await widthOf(page, selector), path).toBeGreaterThan(2000);
  }
  for (const [path, selector, most] of [
    ['/evaluations/create', '.challenge-sections', 1112],
    ['/notifications', '.notify textarea', 720],
    ['/content', '.content-text .shortened', 660],
  ] as const) {
    await open.goTo(path);
    await expect(page.locator(selector).first()).toBeVisible();
    expect(await widthOf(page, selector), path).toBeLessThanOrEqual(most);
  }
});
