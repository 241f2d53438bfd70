import type { Page } from '@playwright/test';
import { remoteCommands, remoteLinks } from '~/app/palette/remoteCommands';
import { openAtRest } from './support/focus';
import { expect, test } from './support/test';

const panel = (page: Page) => page.getByRole('status').filter({ hasText: 'Go to' });

async function openHelp(page: Page): Promise<void> {
  await openAtRest(page, '/help');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('G shows what can follow once it has waited, and then waits itself; any key, Escape or a click ends it', async ({
  page,
}) => {
  await openHelp(page);
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  const before = await focused();
  await page.keyboard.press('g');
  await expect(panel(page)).toContainText('Payouts');
  expect(await focused()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  // G was taken back: the letter alone does nothing.
  await page.keyboard.press('o');
  await expect(page).toHaveURL('/help');

  await page.keyboard.press('g');
  await panel(page).waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('o');
  await expect(page).toHaveURL('/help');

  await page.keyboard.press('g');
  await panel(page).waitFor();
  // Longer than the two keys may lie apart without the panel.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1600)));
  await page.keyboard.press('o');
  await expect(page).toHaveURL('/content');
  await expect(panel(page)).toHaveCount(0);
});

/** What shows that a command was done, unless it is a file. */
const seen: Partial<Record<string, (page: Page) => ReturnType<Page['getByRole']>>> = {
  'Add New User': (page) => page.getByRole('dialog', { name: 'Add New User' }),
  'Review pending payouts': (page) =>
    page.getByRole('heading', { level: 1, name: 'Review pending payouts' }),
  'Add FAQ': (page) => page.getByRole('dialog', { name: 'Add FAQ' }),
  'Add Rule': (page) => page.getByRole('dialog', { name: 'Add Rule' }),
  'Create Competition': (page) => page.getByRole('dialog', { name: 'Create Competition' }),
  'Saved replies': (page) => page.getByRole('dialog', { name: 'Saved replies' }),
  'Import content': (page) => page.getByRole('dialog', { name: 'Import content' }),
};

async function chooseInPalette(page: Page, label: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find users/ }).fill(label);
  await page.getByRole('option', { name: label }).first().click();
}

test("the palette finds what ends a competition or closes a ticket, by the admin's own words (R438)", async ({
  page,
}) => {
  await openHelp(page);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: /^Find users/ });
  for (const [words, label] of [
    ['end competition', 'End Competition'],
    ['finish contest', 'End Competition'],
    ['close ticket', 'Close Ticket'],
  ]) {
    await search.fill(String(words));
    await expect(page.getByRole('option', { name: label })).toBeVisible();
  }
  for (const { label } of remoteLinks) {
    await search.fill(label);
    await expect(page.getByRole('option', { name: label }).first()).toBeVisible();
  }
  await search.fill('end competition');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'End Competition' }).first()).toBeVisible();
  await expect(page).toHaveURL('/competitions?status=active');
});

test('the palette does what belongs to another screen, once', async ({ page, problems }) => {
  problems.allowStatus(404);
  await openHelp(page);
  for (const { label, path } of remoteCommands) {
    // The command belongs to another screen.
    if (new URL(page.url()).pathname === path) {
      await page.getByRole('link', { name: 'Admin', exact: true }).click();
      await expect(page).toHaveURL('/');
    }
    const download = seen[label] ? undefined : page.waitForEvent('download');
    await chooseInPalette(page, label);
    await expect(page).toHaveURL((url) => url.pathname === path);
    if (download) await (await download).delete();
    else await seen[label]?.(page).waitFor();
    await page.keyboard.press('Escape');
  }
  // Coming back does not repeat it.
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
