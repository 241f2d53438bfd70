import { readFile } from 'node:fs/promises';
import { expect, test } from './support/test';

test('on a phone the bar of selected rows has two rows and covers nothing that is used (R400)', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/payouts');
    await page.locator('.row-box').first().click();
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar).toBeVisible();
    const size = await bar.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      isCut: element.scrollWidth > element.clientWidth,
      rows: new Set(
        [...element.querySelectorAll('.button')].map(
          (button) => button.getBoundingClientRect().top,
        ),
      ).size,
    }));
    expect({ isCut: size.isCut, rows: size.rows, isLow: size.height <= 96 }).toEqual({
      isCut: false,
      rows: 2,
      isLow: true,
    });
    // What gets the focus, by J or by Tab, is above the bar.
    for (const press of Array.from({ length: 6 }, () => 'j')) {
      await page.keyboard.press(press);
      const below = await page.evaluate(
        () => document.activeElement?.getBoundingClientRect().bottom ?? 0,
      );
      expect(below).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    }
    // At the end of the list the bar is below the last row.
    const last = page.getByRole('button', { name: /^Details of/ }).last();
    await last.focus();
    const end = await last.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(
      (await bar.boundingBox())?.y ?? 0,
    );
  }
});

test('a tick before the code of the bar is there counts, and a box opens no row (R400)', async ({
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
  await expect(page.getByRole('region', { name: 'Selection' })).toHaveCount(0);
  for (const goOn of held) goOn();
  await expect(page.getByRole('region', { name: 'Selection' }).getByRole('status')).toHaveText(
    '4 selected',
  );
  await expect(page).toHaveURL('/users/all');
});

test('just above the bar a click with Shift counts, and the page stays where it is (R400)', async ({
  page,
}) => {
  await page.goto('/users/all');
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.nth(0).click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toBeVisible();
  const at = await boxes.nth(6).boundingBox();
  const { height } = (await bar.boundingBox()) ?? { height: 0 };
  await page.setViewportSize({
    width: 1280,
    height: Math.round((at?.y ?? 0) + (at?.height ?? 0) + height + 4),
  });
  const before = await boxes.nth(6).boundingBox();
  await page.keyboard.down('Shift');
  await page.mouse.click((before?.x ?? 0) + 5, (before?.y ?? 0) + 5);
  await page.keyboard.up('Shift');
  await expect(bar.getByRole('status')).toHaveText(/^7 selected/);
  expect(await boxes.nth(6).boundingBox()).toEqual(before);
});

/** Each list, what its boxes are called, and what its file is called. */
const lists = [
  { path: '/users/all', name: /^Select \S/, file: 'users' },
  { path: '/payouts', name: /^Select .*\d/, file: 'payouts' },
  { path: '/evaluations', name: /^Select \S/, file: 'challenges' },
  { path: '/skill-checks', name: /^Select \S/, file: 'skill-checks' },
  { path: '/trading', name: /^Select \d+$/, file: 'trading-accounts' },
  { path: '/mt5-users', name: /^Select \d+$/, file: 'mt5-users' },
  { path: '/competitions', name: /^Select \S/, file: 'competitions' },
  { path: '/support', name: /^Select \S+ \S/, file: 'tickets' },
];

for (const { path } of lists) {
  test(`${path}: no box covers what its row says, and no cell its ring (R398, R400)`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('.row-box').nth(1)).toBeVisible();
    for (const width of [1280, 1440, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      const covered = await page.locator('.row-box').evaluateAll((boxes) =>
        boxes.flatMap((box) => {
          const text = document.createRange();
          text.selectNodeContents(box.parentElement ?? box);
          text.setStartAfter(box);
          const [at, of] = [text.getBoundingClientRect(), box.getBoundingClientRect()];
          return at.width > 0 && at.left < of.right
            ? [`${String(width)} px: ${text.toString()}`]
            : [];
        }),
      );
      expect(covered).toEqual([]);
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
    expect(filled).toEqual([]);
  });
}

for (const { path, name, file } of lists) {
  test(`${path}: rows are ticked by pointer and keys, copied and exported, and nothing is sent (R400, R401)`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    const boxes = page.getByRole('checkbox', { name });
    await expect(boxes.nth(3)).toBeVisible();
    await expect(page.locator('.row-box')).toHaveCount(await boxes.count());
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await boxes.nth(1).click();
    await boxes.nth(3).click({ modifiers: ['Shift'] });
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar.getByRole('status')).toHaveText(/^3 selected/);
    // X takes out the row with the focus; J leads to the next one.
    await page.keyboard.press('x');
    await expect(boxes.nth(3)).not.toBeChecked();
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await page.keyboard.press('x');
    await expect(boxes.nth(0)).toBeChecked();
    await expect(bar.getByRole('status')).toHaveText(/^3 selected/);

    await bar.getByRole('button', { name: 'Copy IDs' }).click();
    await expect(bar.getByRole('status')).toContainText('Identifiers copied');
    const ids = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
    const download = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Export CSV' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(new RegExp(`^${file}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    const [, ...lines] = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    for (const [index, id] of ids.entries()) expect(lines[index]).toContain(id);
    expect(new Set(ids).size).toBe(3);
    await bar.getByRole('button', { name: 'Clear' }).click();
    await expect(bar).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === path);
    expect(sent).toEqual([]);
  });
}
