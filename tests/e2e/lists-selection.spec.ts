import { expect, test } from './support/test';

test('on a phone the bar of selected rows has two rows and covers nothing that is used (R400)', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/payouts');
    await page.locator('.row-box').first().click();
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar).toBeVisible();
    const size = await bar.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      isCut: element.scrollWidth > element.clientWidth,
      rows: new Set([...element.querySelectorAll('.button')].map((button) => button.getBoundingClientRect().top)).size,
    }));
    expect({ isCut: size.isCut, rows: size.rows, isLow: size.height <= 96 }).toEqual({ isCut: false, rows: 2, isLow: true });
    // What gets the focus, by J or by Tab, is above the bar.
    for (const press of Array.from({ length: 6 }, () => 'j')) {
      await page.keyboard.press(press);
      const below = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
      expect(below).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    }
    // At the end of the list the bar is below the last row.
    const last = page.getByRole('button', { name: /^Details of/ }).last();
    await last.focus();
    const end = await last.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  }
});

test('a tick before the code of the bar is there counts, and a box opens no row (R400)', async ({ page }) => {
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
  await expect(page.getByRole('region', { name: 'Selection' }).getByRole('status')).toHaveText('4 selected');
  await expect(page).toHaveURL('/users/all');
});
