import type { Page } from '@playwright/test';
import { safety } from '../safety';
import { checksAreIn, startReview } from './support/payouts';
import { expect, test } from './support/test';
import { chatOn, messagesOf, openChat, openTicket } from './support/tickets';

/** Opens the page in another tab, which gets a copy of sessionStorage, as with 'Duplicate tab'. */
async function duplicate(page: Page): Promise<Page> {
  const copy = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  return copy;
}

const ownNames = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((name) => name.startsWith('admin.own.'))
      .sort(),
  );

const runPlace = (page: Page) =>
  page.getByRole('region', { name: 'Payout under review' }).locator('.pager');

test.beforeEach(({ problems }) => problems.allowStatus(404));

test('a duplicated tab has no message, draft, run or queue of the first; the first keeps them (promise 16a)', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(503);
  problems.allowBlockedPicture();
  const ticket = await openTicket(backend, 'Hello?');
  await backend.plan('POST', `/admin/ticket/${ticket.id}/messages`, { status: 503, times: 1 });
  const chat = await openChat(page, ticket);
  await chat.box.fill('Only once');
  await chat.box.press('Enter');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await chat.box.fill('Half a sent');

  const copy = await duplicate(page);
  await expect(chatOn(copy).title).toHaveText(ticket.subject);
  await expect(chatOn(copy).log).toContainText('Hello?');
  await expect(chatOn(copy).box).toHaveValue('');
  await expect(chatOn(copy).log).not.toContainText('Only once');
  expect(await ownNames(copy), safety('nothing is copied')).toEqual([]);
  // The copy is a tab like any other: what it holds survives its reload, and is not the first
  // one's.
  await chatOn(copy).box.fill('Of the copy');
  await copy.reload();
  await expect(chatOn(copy).box).toHaveValue('Of the copy');
  await page.reload();
  await expect(chat.box).toHaveValue('Half a sent');
  await retry.click();
  await expect.poll(() => messagesOf(backend, ticket.id)).toEqual(['Hello?', 'Only once']);
  await copy.close();
});

test('nor has it the form that is typed, the run or the queue of documents', async ({
  page,
  problems,
}) => {
  problems.allowBlockedPicture();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/users/all');
  await page.getByRole('button', { name: 'Add New User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  await dialog.getByLabel('First Name').fill('Half');
  const withForm = await duplicate(page);
  await expect(withForm.getByRole('row')).toHaveCount(21);
  await expect(withForm.getByRole('dialog')).toHaveCount(0);
  expect(await ownNames(withForm)).toEqual([]);

  await page.goto('/payouts');
  await startReview(page);
  await checksAreIn(page);
  await page.keyboard.press('j');
  await expect(runPlace(page)).toHaveText(/^2 of/);
  const withRun = await duplicate(page);
  await expect(withRun.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(runPlace(withRun)).toHaveCount(0);

  await page.goto('/users?review=kyc');
  await expect(page.locator('.review-document .pager')).toHaveText(/^1 of/);
  const [before, withQueue] = [await ownNames(page), await duplicate(page)];
  expect(before).toEqual(
    expect.arrayContaining(['admin.own.kyc-queue', 'admin.own.payout-review']),
  );
  await withQueue.goto('/help');
  await expect(withQueue.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await ownNames(withQueue)).not.toContain('admin.own.payout-review');

  await page.goto('/payouts?review=1');
  await expect(runPlace(page)).toHaveText(/^\d+ of/);
});

test('without locks a tab works as before, and keeps what it holds over a reload', async ({
  page,
  backend,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  const ticket = await openTicket(backend, 'Hello?');
  const chat = await openChat(page, ticket);
  await chat.box.fill('Half a sent');
  await page.reload();
  await expect(chat.box).toHaveValue('Half a sent');
});

test('a page that is reloaded again and again keeps what was typed', async ({ page, backend }) => {
  const chat = await openChat(page, await openTicket(backend, 'Hello?'));
  await chat.box.fill('Half a sent');
  for (let time = 0; time < 4; time += 1) await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(chat.box).toHaveValue('Half a sent');
});
