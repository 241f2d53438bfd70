import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

interface List {
  path: string;
  label: string;
  /** What its boxes are called. */
  box: RegExp;
  file: string;
  /** Of a list whose pages can all be read: the call, and what stands below it then. */
  whole?: { call: string; words: string };
}

const lists: readonly List[] = [
  {
    path: '/users/all',
    label: 'Users',
    box: /^Select \S/,
    file: 'users',
    whole: { call: '/admin/users?', words: 'Searches all COUNT users' },
  },
  {
    path: '/payouts',
    label: 'Payouts',
    box: /^Select .*\d/,
    file: 'payouts',
    whole: { call: '/admin/payouts?', words: 'All COUNT payouts' },
  },
  {
    path: '/evaluations',
    label: 'Evaluations',
    box: /^Select \S/,
    file: 'challenges',
    whole: { call: '/admin/challenges?', words: 'Searches all COUNT challenges' },
  },
  {
    path: '/skill-checks',
    label: 'Skill Checks',
    box: /^Select \S/,
    file: 'skill-checks',
    whole: { call: '/admin/challenges?', words: 'Searches all COUNT skill checks' },
  },
  {
    path: '/trading',
    label: 'Trading accounts',
    box: /^Select \d+$/,
    file: 'trading-accounts',
    whole: { call: '/admin/mt5/accounts?', words: 'All COUNT trading accounts' },
  },
  {
    path: '/mt5-users',
    label: 'MT5 users',
    box: /^Select \d+$/,
    file: 'mt5-users',
    whole: { call: '/admin/mt5/users?', words: 'All COUNT MT5 users' },
  },
  { path: '/competitions', label: 'Competitions', box: /^Select \S/, file: 'competitions' },
  { path: '/support', label: 'Open Tickets', box: /^Select \S+ \S/, file: 'tickets' },
];

const tableOf = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
const barOf = (page: Page) => page.getByRole('region', { name: 'Selection' });
const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};

/** Presses 'Export CSV'. The lines of the file, which is called after its list and the day. */
async function exportCsv(page: Page, place: Page | Locator, file: string): Promise<string[]> {
  const download: Promise<Download> = page.waitForEvent('download');
  await place.getByRole('button', { name: 'Export CSV' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(new RegExp(`^${file}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
  const text = await readFile(await saved.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1).trimEnd().split('\r\n');
}

/** The texts that lie under their row's box, and the cells that would cover the row's ring. */
async function coveredByBoxes(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (const width of [1440, 1680, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    covered.push(
      ...(await page.locator('.row-box').evaluateAll((boxes) =>
        boxes.flatMap((box) => {
          const text = document.createRange();
          text.selectNodeContents(box.parentElement ?? box);
          text.setStartAfter(box);
          const [at, of] = [text.getBoundingClientRect(), box.getBoundingClientRect()];
          return at.width > 0 && at.left < of.right
            ? [`${String(innerWidth)} px: ${text.toString()}`]
            : [];
        }),
      )),
    );
  }
  // A cell's own background would cover the ring of its row's focus.
  await page.locator('.row-box').nth(1).hover();
  const filled = await page
    .locator('tr:hover > td:not(.cell-stuck)')
    .evaluateAll((cells) =>
      cells
        .map((cell) => getComputedStyle(cell).backgroundColor)
        .filter((color) => color !== 'rgba(0, 0, 0, 0)'),
    );
  return [...covered, ...filled];
}

async function tickAndExport(page: Page, { box, file }: List): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: box });
  await expect(page.locator('.row-box')).toHaveCount(await boxes.count());
  await boxes.nth(1).click();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  const bar = barOf(page);
  await expect(bar.getByRole('status')).toHaveText(/^3 selected/);
  // X takes out the row with the focus; K leads to the one before.
  await page.keyboard.press('x');
  await expect(boxes.nth(3)).not.toBeChecked();
  for (const key of ['k', 'k', 'k', 'x']) await page.keyboard.press(key);
  await expect(boxes.nth(0)).toBeChecked();
  await expect(bar.getByRole('status')).toHaveText(/^3 selected/);
  await bar.getByRole('button', { name: 'Copy IDs' }).click();
  await expect(bar.getByRole('status')).toContainText('IDs copied');
  const ids = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  const [, ...lines] = await exportCsv(page, bar, file);
  expect(lines).toHaveLength(3);
  for (const [index, id] of ids.entries()) expect(lines[index]).toContain(id);
  expect(new Set(ids).size).toBe(3);
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toHaveCount(0);
}

async function readWhole(
  page: Page,
  { path, label, file }: List,
  { call, words }: NonNullable<List['whole']>,
): Promise<void> {
  const shown = await page.getByText(/^1–\d+ of/).innerText();
  const count = shown.split('of ')[1] ?? '';
  const all = Number(count.replaceAll(',', ''));
  // The payouts are compared with all of them meanwhile, by the same calls.
  const calls = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes(call)) calls.add(request.url());
  });
  await page.getByRole('switch', { name: 'All pages' }).click();
  await expect(page).toHaveURL(`${path}?whole=1`);
  const read = new RegExp(`^${words.replace('COUNT', count)}, read at \\d\\d:\\d\\d$`);
  await expect(page.getByText(read)).toBeVisible();
  expect(calls.size).toBe(Math.ceil(all / 1000));
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveCount(0);

  const header = tableOf(page, label).getByRole('columnheader').first();
  const name = await header.innerText();
  await header.getByRole('button', { name }).click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=/);
  await header.getByRole('button', { name }).click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await page.goBack();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');

  const ids = (await exportCsv(page, page, file)).slice(1).map((line) => line.split(',')[0]);
  expect(ids).toHaveLength(all);
  expect(new Set(ids).size).toBe(all);
}

/** On a narrow screen nothing is cut off, and no list scrolls sideways. */
async function expectUncut(list: Locator): Promise<void> {
  const page = list.page();
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await list.evaluate((element) => {
      const parent = element.parentElement;
      return {
        isPageWide: document.documentElement.scrollWidth > innerWidth,
        isScrolled: (parent?.scrollWidth ?? 0) > (parent?.clientWidth ?? 0),
        cells: [...element.querySelectorAll<HTMLElement>('td, li, dd, h2, h3')]
          .filter((cell) => cell.offsetParent && cell.scrollWidth > cell.clientWidth + 1)
          .map((cell) => cell.innerText),
      };
    });
    expect(cut, `${String(width)} px`).toEqual({ isPageWide: false, isScrolled: false, cells: [] });
  }
}

/** Rows that are cards are still those of a table for assistive technology (R284). */
async function expectTableOfCards(page: Page, label: string): Promise<void> {
  await expect(tableOf(page, label)).toHaveAttribute('aria-busy', 'false');
  await expectUncut(tableOf(page, label));
  // What Chromium tells assistive technology depends on the layout.
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isInside = (node: (typeof nodes)[number] | undefined): boolean =>
    node !== undefined &&
    ((node.role?.value === 'table' && node.name?.value === label) ||
      isInside(byId.get(node.parentId ?? '')));
  const roles = nodes
    .filter((node) => !node.ignored && isInside(node))
    .map((node): unknown => node.role?.value);
  expect([...new Set(roles)]).toEqual(
    expect.arrayContaining(['table', 'row', 'columnheader', 'cell']),
  );
}

for (const list of lists) {
  const { path, label, whole } = list;
  const uses = whole ? 'ticked, read as a whole, sorted and exported' : 'ticked and exported';
  test(`${path}: ${uses}, and nothing is sent or cut off (R284, R398, R400, R401)`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page.goto(path);
    await expect(page.locator('.row-box').nth(3)).toBeVisible();
    await test.step('no box covers what its row says, and no cell its ring', async () =>
      expect(await coveredByBoxes(page)).toEqual([]));
    await test.step('rows are ticked by pointer and keys, copied and exported', () =>
      tickAndExport(page, list));
    await expect(page).toHaveURL((url) => url.pathname === path);
    if (whole)
      await test.step('the whole list is read, sorted and exported', () =>
        readWhole(page, list, whole));
    // Where there is room, the first ticket is opened, and stays open on a phone.
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    if (whole)
      await test.step('rows are cards that show everything, and still a table', () =>
        expectTableOfCards(page, label));
    else
      await test.step('nothing is cut off', async () => {
        const place = page
          .getByRole('list', { name: label })
          .or(page.getByRole('region', { name: 'Tickets' }));
        await expect(place.locator('a[href]').first()).toBeVisible();
        await expectUncut(place);
      });
    expect(sent).toEqual([]);
  });
}

for (const { path, label } of [
  { path: '/users', label: 'Users' },
  { path: '/competitions/1', label: 'Leaderboard' },
])
  test(`${path}: rows are cards that show everything, and still a table (R284)`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectTableOfCards(page, label);
  });

for (const { path, file, first } of [
  {
    path: '/competitions/1',
    file: 'leaderboard',
    first: 'Rank,Login,Trader,Return,Profit,Win Rate,Won,Lost',
  },
  {
    path: '/mt5-users/ACCOUNT',
    file: 'positions',
    first: 'Symbol,Action,Volume,Open Price,Current Price,P&L',
  },
])
  test(`${file}: all rows are saved as they were read, and nothing is read for it`, async ({
    page,
    backend,
  }) => {
    const { login } = await backend.accountWith((open) => open > 1);
    await page.goto(path.replace('ACCOUNT', String(login)));
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    const [header, ...lines] = await exportCsv(page, page, file);
    expect(header).toBe(first);
    await expect(page.getByText(`Exported ${lines.length.toLocaleString('en-US')} `)).toBeVisible();
    expect(calls).toEqual([]);
  });

test('what is not on the page is found by searching all, also from then on (R480)', async ({
  page,
  backend,
}) => {
  const email = String((await backend.listUsers(3)).results[0]?.email);
  const all = page.getByRole('switch', { name: 'All pages' });
  await page.goto('/users/all');
  await page.getByRole('searchbox').fill(email);
  await expect(page.getByText(/^0 of 20 on this page match$/)).toBeVisible();
  await page.getByRole('button', { name: /^Search all [\d,]+ users$/ }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(/^1 of [\d,]+ users match$/)).toBeVisible();
  await page.goto('/users/all');
  await expect(all).toBeChecked();
  await all.click();
  await page.goto('/users/all');
  await expect(page.getByText('1–20 of')).toBeVisible();
  await expect(all).not.toBeChecked();
});

test('on a phone the bar of selected rows has two rows and covers nothing that is used (R400)', async ({
  page,
}) => {
  const bar = barOf(page);
  const topOfBar = async () => (await bar.boundingBox())?.y ?? 0;
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/payouts');
    await page.locator('.row-box').first().click();
    await expect(bar).toBeVisible();
    const size = await bar.evaluate((element) => ({
      isCut: element.scrollWidth > element.clientWidth,
      isLow: element.getBoundingClientRect().height <= 96,
      rows: new Set(
        [...element.querySelectorAll('.button')].map(
          (button) => button.getBoundingClientRect().top,
        ),
      ).size,
    }));
    expect(size).toEqual({ isCut: false, isLow: true, rows: 2 });
    // What gets the focus, by J or by Tab, is above the bar.
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('j');
      expect(await bottomOf(page.locator(':focus'))).toBeLessThanOrEqual(await topOfBar());
    }
    // At the end of the list the bar is below the last row.
    const last = page.getByRole('button', { name: /^Details of/ }).last();
    await last.focus();
    expect(await bottomOf(last)).toBeLessThanOrEqual(await topOfBar());
  }
});

test('a tick before the code of the bar is there counts, a box opens no row, and a click just above the bar moves nothing (R400)', async ({
  page,
}) => {
  const held: (() => void)[] = [];
  await page.route(/SelectionBar-.*\.js$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/users/all');
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(boxes.nth(2)).toBeChecked();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const bar = barOf(page);
  await expect(bar).toHaveCount(0);
  for (const goOn of held) goOn();
  await expect(bar.getByRole('status')).toHaveText('4 selected');
  await expect(page).toHaveURL('/users/all');

  const { height } = (await bar.boundingBox()) ?? { height: 0 };
  await page.setViewportSize({
    width: 1280,
    height: Math.round((await bottomOf(boxes.nth(6))) + height + 4),
  });
  const before = await boxes.nth(6).boundingBox();
  await page.keyboard.down('Shift');
  await page.mouse.click((before?.x ?? 0) + 5, (before?.y ?? 0) + 5);
  await page.keyboard.up('Shift');
  await expect(bar.getByRole('status')).toHaveText(/^6 selected/);
  expect(await boxes.nth(6).boundingBox()).toEqual(before);
});
