import type { Page } from '@playwright/test';
import { safety } from '../safety';
import { checksAreIn, startReview } from './support/payouts';
import { expect, test, watchCalls } from './support/test';

const paletteOf = (page: Page) =>
  page.getByRole('combobox', { name: 'Find users, accounts, payouts, tickets or commands' });

test('the palette opens any screen and runs the screen’s actions; Escape returns the focus', async ({
  page,
}) => {
  await page.goto('/users/all');
  await expect(page.getByRole('row')).toHaveCount(21);
  const add = page.getByRole('button', { name: 'Add New User' });
  await add.focus();
  const input = paletteOf(page);
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(input).toHaveCount(0);
  await expect(add).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await page.keyboard.type('add new');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add New User' })).toBeVisible();
  // While a dialog is open, it gets all keys.
  await page.keyboard.press('Control+k');
  await expect(input).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
  await page.keyboard.type('dash');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('single keys lead through the rows and to the search; they can be switched off, but not the palette', async ({
  page,
  problems,
}) => {
  problems.allowStatus(404);
  await page.goto('/users/all');
  await expect(page.getByRole('row')).toHaveCount(21);
  const links = page.locator('[data-row-link]');
  for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  // Typing in a field is never a command.
  await page.keyboard.type('gp?jk');
  await expect(page.getByRole('searchbox')).toHaveValue('gp?jk');
  await expect(page).toHaveURL(/\/users\/all/);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('heading', { level: 1 }).focus();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help.getByText('Go to the search box')).toBeVisible();
  await help.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  await help.getByRole('button', { name: 'Done' }).click();
  await expect(help).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(21);
  for (const key of ['/', 'g', 'd']) await page.keyboard.press(key);
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  await expect(page).toHaveURL(/\/users\/all/);
  await page.keyboard.press('Control+k');
  await expect(paletteOf(page)).toBeFocused();
  await page.keyboard.type('keys that work');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).check();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  for (const key of ['j', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\/users\/\d+$/);
});

test('keys pressed while the palette is loading belong to it: no command of the screen runs, and Escape cancels the palette', async ({
  page,
}) => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/Keys-.*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/users/all');
  await expect(page.getByRole('row')).toHaveCount(21);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  letGo();
  await expect(page.locator('html')).toHaveAttribute('data-keys', 'on');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  const input = paletteOf(page);
  await expect(input).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(input).toBeFocused();
});

// Safari ends the composition before the Enter that ended it, so only its keyCode tells (promise
// 16b).
const composedEnter = (page: Page) =>
  page.evaluate(() => {
    const target = document.activeElement ?? document.body;
    for (const key of ['Enter', 'Escape', 'j'])
      target.dispatchEvent(
        // oxlint-disable-next-line typescript/no-deprecated -- the only mark that Safari leaves
        new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true }),
      );
  });

test('a key of an input method acts nowhere: in the palette, in a run and its note', async ({
  page,
  problems,
}) => {
  problems.allowStatus(404);
  const calls = watchCalls(page);
  await page.goto('/payouts');
  await startReview(page);
  const place = page.getByRole('region', { name: 'Payout under review' }).locator('.pager');
  await expect(place).toHaveText(/^1 of/);
  await checksAreIn(page);
  await page.keyboard.press('a');
  await composedEnter(page);
  await page.keyboard.press('n');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('にほん');
  await composedEnter(page);
  await expect(note).toBeFocused();
  await expect(place).toHaveText(/^1 of/);

  await page.keyboard.press('Control+k');
  const input = paletteOf(page);
  await input.fill('dash');
  await composedEnter(page);
  await expect(input).toBeFocused();
  await expect(page).toHaveURL(/review=1/);
  expect(
    calls.filter((call) => call.startsWith('POST')),
    safety('nothing is sent'),
  ).toEqual([]);
});
