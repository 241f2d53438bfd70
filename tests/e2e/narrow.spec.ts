import type { Locator, Page } from '@playwright/test';
import { checksAreIn, dialogOf, startReview } from './support/payouts';
import { expect, holdCalls, test, toast } from './support/test';
import { openTicket } from './support/tickets';

test.beforeEach(({ problems }) => problems.allowStatus(404, 403));

const twiceAsLarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

test("with text of 200 % a ticket's id stays in one line", async ({ page }) => {
  // Where there is room, the first ticket is opened, and stays open on a phone.
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/support');
  await twiceAsLarge(page);
  const ids = page.getByRole('table', { name: 'Open Tickets' }).locator('td.ticket-id > bdi');
  for (const width of [390, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(ids.first()).toBeVisible();
    const broken = await ids.evaluateAll((cells) =>
      cells.filter((cell) => cell.getClientRects().length > 1).map((cell) => cell.textContent),
    );
    expect(broken, `${String(width)} px`).toEqual([]);
  }
});

test('on a phone ‘Needs attention’ has no empty room, and moves nothing when it comes', async ({
  page,
  backend,
}) => {
  const { results } = await backend.listPayouts('page=1&page_size=1&status=pending');
  const payout = { ...results[0], price_amount: '18185.60', price_currency: 'USD' };
  await backend.plan('GET', '/admin/payouts', {
    status: 200,
    body: { count: 1, next: null, previous: null, results: [payout] },
  });
  await page.setViewportSize({ width: 390, height: 1600 });
  const reading = await holdCalls(page, (request) =>
    /\/admin\/(ticket|payouts)(\?|$)/.test(request.url()),
  );
  await page.goto('/');
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  await expect(activity.getByRole('listitem').first()).toContainText(/\S/);
  await reading.arrival;
  const before = await activity.boundingBox();
  reading.letGo();
  const tiles = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem');
  await expect(tiles.getByRole('link', { name: /withdrawals? pending/ })).toBeVisible();
  await expect(tiles.getByRole('link', { name: /tickets? open/ })).toBeVisible();
  expect(await activity.boundingBox()).toEqual(before);
  const empty = await tiles.evaluateAll((items) =>
    items.map((item) => {
      const last = item.lastElementChild?.lastElementChild ?? item;
      return Math.round(item.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom);
    }),
  );
  // At most one line, where no run is in progress.
  expect(Math.max(...empty)).toBeLessThan(24);
});

for (const { path, what } of [
  { path: '/payouts', what: 'Payouts' },
  { path: '/trading', what: 'Trading accounts' },
]) {
  test(`${path}: on 320 px the button about a person keeps clear of the badge beside it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    const table = page.getByRole('table', { name: what, exact: true });
    await expect(table).toHaveAttribute('aria-busy', 'false');
    const gaps = await table.locator('tbody tr').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [button, badge] = ['.about-person', '.badge'].map((part) =>
          row.querySelector(part)?.getBoundingClientRect(),
        );
        if (!button || !badge || button.bottom <= badge.top || badge.bottom <= button.top)
          return [];
        return [badge.left - button.right];
      }),
    );
    expect(Math.min(Infinity, ...gaps)).toBeGreaterThanOrEqual(6);
  });
}

for (const path of ['/', '/trading', '/mt5-users', '/competitions/1']) {
  test(`${path}: no figure of a card breaks, on 320 px and with text of 200 %`, async ({
    page,
    backend,
  }) => {
    const dashboard = await backend.getDashboard();
    await backend.plan('GET', '/admin/dashboard', {
      status: 200,
      body: { ...dashboard, volume: '12345678.90' },
    });
    await page.goto(path);
    const figures = page.locator(':is(.stat-value, .prize-pool-sum) bdi');
    await expect(figures.first()).toBeVisible();
    await expect(page.locator('#main .stat-value .skeleton')).toHaveCount(0);
    for (const { width, text } of [
      { width: 320, text: '' },
      { width: 1440, text: '200%' },
    ]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      const broken = await figures.evaluateAll((all) =>
        all.filter((one) => one.getClientRects().length > 1).map((one) => one.textContent),
      );
      expect(broken, `${String(width)} px`).toEqual([]);
    }
  });
}

test('on 320 px no cell of a card lies under its status, and no choice of a filter is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/mt5-users');
  const table = page.getByRole('table', { name: 'MT5 users', exact: true });
  await expect(table).toHaveAttribute('aria-busy', 'false');
  const covered = await table.locator('tbody tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const boxOf = (cell: Element) => cell.getBoundingClientRect();
      const status = row.querySelector('[data-card=status]');
      if (!status) return [row.textContent];
      const { left, bottom } = boxOf(status);
      const others = [...row.querySelectorAll('td:not([data-card=status], [data-card=name])')];
      return others
        .filter((cell) => boxOf(cell).right > left && boxOf(cell).top < bottom)
        .map((cell) => cell.textContent);
    }),
  );
  expect(covered).toEqual([]);
  await page.getByRole('button', { name: 'Filters' }).click();
  // The choice, the select's own padding and its arrow.
  const room = await page.getByLabel('Status').evaluate((select: HTMLSelectElement) => {
    const pen = document.createElement('canvas').getContext('2d');
    const style = getComputedStyle(select);
    if (!pen) return NaN;
    pen.font = style.font;
    const words = pen.measureText(select.selectedOptions[0]?.text ?? '').width;
    return (
      select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - words
    );
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test.describe('what a message must not cover', () => {
  /** Whether two boxes share a point. */
  async function areOver(one: Locator, other: Locator): Promise<boolean> {
    const [a, b] = [await one.boundingBox(), await other.boundingBox()];
    if (!a || !b) throw new Error('One of them is not shown');
    return (
      a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
    );
  }

  test('the message box, if a ticket could not be closed', async ({ page, backend, problems }) => {
    problems.allowStatus(500);
    await page.setViewportSize({ width: 390, height: 844 });
    const ticket = await openTicket(backend);
    await page.goto(`/support?ticket=${ticket.id}`);
    await backend.plan('POST', `/admin/ticket/${ticket.id}/close`, { status: 500, times: 1 });
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const message = toast(page, 'Error while closing ticket');
    await expect(message).toBeVisible();
    await expect.poll(() => areOver(message, page.locator('.composer'))).toBe(false);
  });

  for (const [button, panel] of [
    ['Notifications', '.popover'],
    ['Profile', '[role=menu]'],
  ] as const)
    test(`the open panel of '${button}'`, async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto('/payouts?status=pending');
      await page.locator('[data-row-open]').first().click();
      await dialogOf(page).getByRole('button', { name: 'Reject' }).click();
      const message = toast(page, 'Payout rejected');
      await expect(message).toBeVisible();
      await message.hover();
      await page.getByRole('banner').getByRole('button', { name: button }).press('Enter');
      await expect(page.locator(panel)).toBeVisible();
      await expect.poll(() => areOver(message, page.locator(panel))).toBe(false);
    });
});

for (const { window, isLarge } of [
  { window: { width: 720, height: 450 }, isLarge: false },
  { window: { width: 1440, height: 900 }, isLarge: true },
]) {
  test(`at 200 % a key in a run shows what Enter would send (${isLarge ? 'text only' : 'the whole window'})`, async ({
    page,
  }) => {
    await page.setViewportSize(window);
    await page.goto('/payouts?status=pending');
    await startReview(page);
    if (isLarge) await twiceAsLarge(page);
    await checksAreIn(page);
    await page.keyboard.press('r');
    await expect(page.getByRole('button', { name: 'Confirm rejection' })).toBeInViewport({
      ratio: 1,
    });
  });
}

test('in a low window the calendar of a form is whole: the dialog scrolls, not the form between two bars', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/competitions');
  await page.getByRole('button', { name: 'Create Competition' }).click();
  await page.getByRole('button', { name: 'Open calendar' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Choose .* 15, / })).toBeInViewport({ ratio: 1 });
});

test('in a low window a message stands above the buttons of the form that it is about', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/users/all');
  await page.getByRole('button', { name: 'Add New User' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add User' }).click();
  const message = toast(page, 'Please fill in all fields');
  await expect(message).toBeVisible();
  const gap = async () => {
    const [box, button] = [
      await message.boundingBox(),
      await dialog.getByRole('button', { name: 'Cancel' }).boundingBox(),
    ];
    return (button?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect.poll(gap).toBeGreaterThan(0);
});
