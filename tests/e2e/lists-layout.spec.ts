import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { LiveConsole } from './survival/liveConsole';

/** The skill checks have the table of the evaluations. */
const lists = [
  ['/users/all', 'Users', true],
  ['/payouts', 'Payouts', true],
  ['/evaluations', 'Evaluations', true],
  ['/trading', 'Trading accounts', true],
  ['/mt5-users', 'MT5 users', true],
  ['/competitions', 'Competitions', false],
  ['/support', 'Open Tickets', false],
] as const;

const tableOf = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
const barOf = (page: Page) => page.getByRole('region', { name: 'Selection' });
const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};

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

test('no box covers what its row says; on a phone rows are cards that show everything, and still a table (R284)', async ({
  page,
}) => {
  const open = await LiveConsole.on(page);
  for (const [path, label, isTable] of lists)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open.goTo(path);
      await expect(page.locator('.row-box').nth(3)).toBeVisible();
      expect.soft(await coveredByBoxes(page)).toEqual([]);
      if (isTable) return expectTableOfCards(page, label);
      // Where there is room, the first ticket is opened, and stays open on a phone.
      await page.setViewportSize({ width: 320, height: 900 });
      await page.goto(path);
      const place = page
        .getByRole('list', { name: label })
        .or(page.getByRole('region', { name: 'Tickets' }));
      await expect(place.locator('a[href]').first()).toBeVisible();
      await expectUncut(place);
    });
  for (const [path, label] of [
    ['/users', 'Users'],
    ['/competitions/1', 'Leaderboard'],
  ] as const)
    await test.step(path, async () => {
      await open.goTo(path);
      await expectTableOfCards(page, label);
    });
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
