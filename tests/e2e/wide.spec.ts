import type { Page } from '@playwright/test';
import { dialogOf } from './support/payouts';
import { openTicket } from './support/tickets';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1920, height: 1080 } });

for (const width of [1280, 1600, 1920])
  test(`payouts: at ${width} px the record closes after the decision, and nothing else opens (R44)`, async ({
    page,
    problems,
  }) => {
    problems.allowStatus(404);
    await page.setViewportSize({ width, height: 900 });
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

test('users: a click on a row shows who it is beside the list; the panel follows J and K (R404)', async ({
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
});

test('users: below 1,600 px a click on a row leads to the details page', async ({
  page,
  problems,
}) => {
  problems.allowStatus(404);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/users/all');
  await page.getByRole('table').locator('tbody tr').nth(2).locator('td').nth(3).click();
  await expect(page).toHaveURL(/\/users\/\d+$/);
});

test('KYC: the identities stand beside the document, and lead to theirs (R405)', async ({
  page,
  problems,
}) => {
  problems.allowStatus(404);
  problems.allowBlockedPicture();
  await page.goto('/users?review=kyc');
  const list = page.getByRole('navigation', { name: 'Identities' });
  const entries = list.getByRole('button');
  await expect(entries.nth(2)).toBeVisible();
  await expect(entries.nth(0)).toHaveAttribute('aria-current', 'true');
  await entries.nth(2).click();
  await expect(page.locator('.review-document .pager')).toHaveText(/^3 of/);
  await expect(entries.nth(2)).toHaveAttribute('aria-current', 'true');
  const [names, record] = await Promise.all([
    list.boundingBox(),
    page.locator('.review-document').boundingBox(),
  ]);
  expect(record?.x).toBeGreaterThanOrEqual((names?.x ?? 0) + (names?.width ?? Infinity));
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
  for (const [path, selector] of Object.entries({
    '/trading': '#main .stat-grid',
    '/evaluations': '#main .table',
    '/mt5-users': '#main .table',
    '/': '#main .stat-grid',
  })) {
    await page.goto(path);
    await expect(page.locator(selector).first()).toBeVisible();
    expect(await widthOf(page, selector), path).toBeGreaterThan(2200);
  }
  for (const [path, selector, most] of [
    ['/evaluations/create', '.challenge-sections', 1112],
    ['/notifications', '.notify textarea', 720],
    ['/content', '.content-text', 660],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(selector).first()).toBeVisible();
    expect(await widthOf(page, selector), path).toBeLessThanOrEqual(most);
  }
});

test('support: list and conversation side by side, and no message is wider than can be read', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  const ticket = await openTicket(
    backend,
    'A long sentence that says the same once more. '.repeat(12),
  );
  await page.goto(`/support?ticket=${ticket.id}`);
  const message = page.locator('.chat-text').filter({ hasText: 'A long sentence' });
  await expect(message).toBeVisible();
  const [names, record] = await Promise.all([
    page.getByRole('table').boundingBox(),
    message.boundingBox(),
  ]);
  expect(record?.x).toBeGreaterThanOrEqual((names?.x ?? 0) + (names?.width ?? Infinity));
  expect(record?.width).toBeLessThanOrEqual(720);
});
