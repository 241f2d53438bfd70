import type { Locator, Page } from '@playwright/test';
import type { Backend } from './support/backend';
import { boxOf, overlap, setTextSize } from './support/boxes';
import { dialogOf } from './support/payouts';
import { expect, holdCalls, test, toast } from './support/test';
import { openTicket } from './support/tickets';
import { LiveConsole } from './survival/liveConsole';

const phone = { width: 390, height: 844 };

test.beforeEach(({ problems }) => problems.allowStatus(404, 403, 500));

const tableAt = async (page: Page, path: string, name: string) => {
  const table = page.getByRole('table', { name, exact: true });
  await page.goto(path);
  await expect(table).toHaveAttribute('aria-busy', 'false');
  return table;
};

/** The texts that stand in more than one line. */
const broken = (texts: Locator) =>
  texts.evaluateAll((all) =>
    all.filter((one) => one.getClientRects().length > 1).map((one) => one.textContent),
  );

test("with text of 200 % a ticket's id stays in one line", async ({ page }) => {
  // Where there is room, the first ticket is opened, and stays open on a phone.
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/support');
  await setTextSize(page, '200%');
  const ids = page.getByRole('table', { name: 'Open Tickets' }).locator('td.ticket-id > bdi');
  for (const width of [390, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(ids.first()).toBeVisible();
    expect(await broken(ids), `${String(width)} px`).toEqual([]);
  }
});

test("on a phone a list's buttons are whole, in one line", async ({ page }) => {
  await page.setViewportSize(phone);
  const open = await LiveConsole.on(page);
  for (const [path, name] of [
    ['/users/all', 'Add New User'],
    ['/evaluations', 'Add Evaluation'],
    ['/competitions', 'Create Competition'],
    ['/payouts', 'Export CSV'],
  ] as const) {
    await open.goTo(path);
    const last = page.getByRole('button', { name: 'Export CSV' });
    await expect(last, path).toBeInViewport({ ratio: 1 });
    const { x, y, width } = await boxOf(last);
    expect(x + width, path).toBeLessThanOrEqual(phone.width - 16);
    expect((await boxOf(page.getByRole('button', { name }))).y, path).toBe(y);
  }
});

test('‘Needs attention’ has no empty room in it or below it, and moves nothing when it comes', async ({
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
  const before = await boxOf(activity);
  reading.letGo();
  const tiles = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem');
  await expect(tiles.getByRole('link', { name: /withdrawals? pending/ })).toBeVisible();
  await expect(tiles.getByRole('link', { name: /tickets? open/ })).toBeVisible();
  expect(await boxOf(activity)).toEqual(before);
  const empty = await tiles.evaluateAll((items) =>
    items.map((item) => {
      const last = item.lastElementChild?.lastElementChild ?? item;
      return Math.round(item.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom);
    }),
  );
  // At most one line, where no run is in progress.
  expect(Math.max(...empty)).toBeLessThan(24);
  const panel = page.getByRole('region', { name: 'Needs attention' });
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const above = await boxOf(panel);
    const list = await boxOf(panel.getByRole('list'));
    expect(above.y + above.height - list.y - list.height, `${String(width)} px`).toBeLessThan(24);
    const below = await boxOf(page.getByRole('group', { name: 'Users' }));
    expect(below.y - above.y - above.height, `${String(width)} px`).toBeLessThan(20);
  }
  // In a third column, the week's panel would need more room than was kept for it.
  await page.setViewportSize({ width: 1024, height: 900 });
  const week = await boxOf(page.getByRole('region', { name: 'Payouts in the last 7 days' }));
  expect(week.x).toBe((await boxOf(activity)).x);
});

test('on 320 px the button about a person keeps clear of the badge beside it, and no cell lies under its status', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const [path, name] of [
    ['/payouts', 'Payouts'],
    ['/trading', 'Trading accounts'],
  ] as const) {
    const table = await tableAt(page, path, name);
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
    expect(Math.min(Infinity, ...gaps), path).toBeGreaterThanOrEqual(6);
  }
  const table = await tableAt(page, '/mt5-users', 'MT5 users');
  const covered = await table.locator('tbody tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const status = row.querySelector('[data-card=status]')?.getBoundingClientRect();
      if (!status) return [row.textContent];
      return [...row.querySelectorAll('td:not([data-card=status], [data-card=name])')]
        .filter((cell) => {
          const { right, top } = cell.getBoundingClientRect();
          return right > status.left && top < status.bottom;
        })
        .map((cell) => cell.textContent);
    }),
  );
  expect(covered).toEqual([]);
});

test('no figure of a card breaks, on 320 px and with text of 200 %', async ({ page, backend }) => {
  const dashboard = await backend.getDashboard();
  await backend.plan('GET', '/admin/dashboard', {
    status: 200,
    body: { ...dashboard, volume: '12345678.90' },
  });
  const figures = page.locator(':is(.stat-value, .prize-pool-sum) bdi');
  const open = await LiveConsole.on(page);
  for (const path of ['/', '/trading', '/mt5-users', '/competitions/1']) {
    await open.goTo(path);
    await expect(figures.first()).toBeVisible();
    await expect(page.locator('#main .stat-value .skeleton')).toHaveCount(0);
    for (const { width, text } of [
      { width: 320, text: '' },
      { width: 1440, text: '200%' },
    ]) {
      await page.setViewportSize({ width, height: 900 });
      await setTextSize(page, text);
      expect(await broken(figures), `${path} on ${String(width)} px`).toEqual([]);
    }
  }
});

test('buttons, icons, boxes and fields grow with the text', async ({ page }) => {
  await page.goto('/payouts');
  await expect(page.locator('tbody .row-box').first()).toBeVisible();
  const sizes = () =>
    page.evaluate(() => {
      const width = (selector: string, pseudo?: string) => {
        const node = document.querySelector(selector);
        return node ? Number.parseFloat(getComputedStyle(node, pseudo).width) : NaN;
      };
      const height = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().height;
      return {
        icon: width('.page-actions .lucide[width="16"], .cell-copy .lucide, .about-person .lucide'),
        box: width('.row-box', '::before'),
        switch: width('.switch input'),
        field: height('.filter select'),
        button: height('.page-actions .button'),
      };
    });
  const normal = await sizes();
  expect(normal).toMatchObject({ box: 16, switch: 32, field: 36, button: 36 });
  await setTextSize(page, '200%');
  expect(await sizes()).toEqual({
    icon: normal.icon * 1.5,
    box: 32,
    switch: 64,
    field: 52,
    button: 52,
  });
});

interface Covering {
  what: string;
  window: { width: number; height: number };
  /** Leads to the message, and to what it must not cover. */
  show: (page: Page, backend: Backend) => Promise<[message: Locator, other: Locator]>;
}

test('on a phone the word beside a trader’s name stays within the chat, also on a line of its own', async ({
  page,
  backend,
}) => {
  const ticket = await openTicket(backend);
  await page.setViewportSize(phone);
  await page.goto(`/support?ticket=${ticket.id}`);
  const chat = page.getByRole('region', { name: 'Chat' });
  const about = chat.getByRole('button', { name: /^About / });
  for (const size of ['100%', '150%', '200%']) {
    await setTextSize(page, size);
    await expect(about).toBeVisible();
    expect((await boxOf(about)).x, size).toBeGreaterThan((await boxOf(chat)).x + 8);
  }
});

const low = { width: 720, height: 450 };

const coverings: readonly Covering[] = [
  {
    what: 'the message box, if a ticket could not be closed',
    window: phone,
    show: async (page, backend) => {
      const ticket = await openTicket(backend);
      await page.goto(`/support?ticket=${ticket.id}`);
      await backend.plan('POST', `/admin/ticket/${ticket.id}/close`, { status: 500, times: 1 });
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      return [toast(page, 'Error while closing ticket'), page.locator('.composer')];
    },
  },
  {
    what: 'the button of a failed screen',
    window: phone,
    show: async (page, backend) => {
      await backend.plan('GET', '/admin/mt5/accounts', { status: 500, body: { message: 'Down' } });
      await page.goto('/trading');
      return [toast(page, 'Down'), page.getByRole('button', { name: 'Try again' })];
    },
  },
  {
    what: 'the error below a field that was left empty',
    window: { width: 1440, height: 900 },
    show: async (page) => {
      await page.goto('/notifications');
      const form = page.locator('#main form');
      await form.getByLabel('Title').fill('Payouts delayed');
      await form.getByRole('textbox', { name: 'Message' }).fill('The network is slow today.');
      await form.getByLabel('Recipient').selectOption({ index: 1 });
      await form.getByText('Schedule', { exact: true }).click();
      await form.getByRole('button', { name: 'Schedule Notification' }).press('Enter');
      const date = form.getByLabel('Date and time');
      await expect(date).toHaveAttribute('aria-invalid', 'true');
      const error = page.locator(`#${String(await date.getAttribute('aria-errormessage'))}`);
      return [toast(page, 'Please fill in all fields'), error];
    },
  },
  {
    what: 'the buttons of a form in a low window',
    window: low,
    show: async (page) => {
      await page.goto('/users/all');
      await page.getByRole('button', { name: 'Add New User' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Add User' }).click();
      return [
        toast(page, 'Please fill in all fields'),
        dialog.getByRole('button', { name: 'Cancel' }),
      ];
    },
  },
];

test('a message does not cover what is used next (R270)', async ({ page, backend }) => {
  for (const { what, window, show } of coverings)
    await test.step(what, async () => {
      await page.setViewportSize(window);
      const [message, other] = await show(page, backend);
      await expect(message).toBeVisible();
      await expect.poll(() => overlap(message, other)).toBe(false);
      await backend.clearFaults();
    });
});

test('a message does not cover the open panels of the bar (R270)', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/payouts?status=pending');
  await page.locator('[data-row-open]').first().click();
  await dialogOf(page).getByRole('button', { name: 'Reject' }).click();
  const message = toast(page, 'Payout rejected');
  await expect(message).toBeVisible();
  await message.hover();
  for (const [button, panel] of [
    ['Notifications', '[role=dialog]'],
    ['Profile', '[role=menu]'],
  ] as const) {
    await page.getByRole('banner').getByRole('button', { name: button }).press('Enter');
    await expect(page.locator(panel)).toBeVisible();
    await expect.poll(() => overlap(message, page.locator(panel))).toBe(false);
    await page.keyboard.press('Escape');
  }
});

test('in a low window the calendar of a form is whole: the dialog scrolls, not the form between two bars', async ({
  page,
}) => {
  await page.setViewportSize(low);
  await page.goto('/competitions');
  await page.getByRole('button', { name: 'Create Competition' }).click();
  await page.getByRole('button', { name: 'Open calendar' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Calendar' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Choose .* 15, / })).toBeInViewport({ ratio: 1 });
});
