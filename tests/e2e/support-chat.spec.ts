import { admin } from './support/backend';
import { confirm } from './support/focus';
import { expect, test, toast, watchCalls } from './support/test';
import {
  chatOn,
  messagesOf,
  openChat,
  openTicket,
  statusOf,
  writeAsTrader,
} from './support/tickets';

test('answers a ticket, gets a reply, closes the ticket and finds it under Closed', async ({
  page,
  backend,
}) => {
  const next = await openTicket(backend, 'I am the next one');
  const ticket = await openTicket(backend, 'Where is my payout?');
  await page.goto('/support');
  const chat = chatOn(page);
  // Section 2: the first open ticket is selected on load. The newest comes first.
  await expect(chat.title).toHaveText(ticket.subject);
  await expect(page).toHaveURL(`/support?ticket=${ticket.id}`);
  await expect(chat.log).toContainText('Where is my payout?');
  const calls = watchCalls(page);
  await chat.box.fill('It was released');
  await chat.box.press('Shift+Enter');
  await chat.box.pressSequentially('a minute ago.');
  await chat.box.press('Enter');
  await expect(chat.log.getByText('It was released')).toBeVisible();
  await expect(chat.box).toHaveValue('');
  await expect
    .poll(() => messagesOf(backend, ticket.id))
    .toEqual(['Where is my payout?', 'It was released\na minute ago.']);
  await writeAsTrader(backend, ticket.id, 'Thank you!');
  await page.reload();
  await expect(chat.log.getByText('Thank you!')).toBeVisible();
  await expect(chat.log).toContainText(/Today at \d\d:\d\d$/);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    `POST /admin/ticket/${ticket.id}/messages`,
  ]);

  // The trader wrote last (R176).
  await chat.close.click();
  await confirm(page, 'Close Ticket');
  await expect(toast(page, `Successfully closed ticket ${ticket.id}`)).toBeVisible();
  expect(await statusOf(backend, ticket.id)).toBe('closed');
  expect(await statusOf(backend, next.id)).toBe('open');
  await page.getByRole('tab', { name: 'Closed Tickets' }).click();
  await expect(page.getByRole('row').filter({ hasText: ticket.subject })).toContainText('Closed');
  await page.getByRole('link', { name: ticket.subject }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Closed Tickets' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(chat.log).toContainText('Thank you!');

  // The palette closes tickets too.
  await openChat(page, next);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(`close ticket ${next.id}`);
  await page.keyboard.press('Enter');
  await confirm(page, 'Close Ticket');
  await expect(toast(page, `Successfully closed ticket ${next.id}`)).toBeVisible();
});

test('replies are there again after the admin’s next sign-in (R38)', async ({ page, backend }) => {
  const ticket = await openTicket(backend, 'Hello?');
  const chat = await openChat(page, ticket);
  await page.getByRole('button', { name: 'Saved replies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved replies' });
  const file = {
    format: 'admin-console-replies',
    version: 1,
    replies: [{ name: 'Greeting', text: 'Hello {name}!' }],
  };
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'replies.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await expect(dialog.getByRole('heading', { name: 'Greeting' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(chat.log).toContainText('Hello?');
  await chat.box.pressSequentially('/gre');
  await expect(page.getByRole('option', { name: /^Greeting/ })).toBeVisible();
  await chat.box.press('Enter');
  await expect(chat.box).toHaveValue(/^Hello .+!$/);
  await chat.box.fill('');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL(/\/dashboard$|\/$/);
  await openChat(page, ticket);
  await expect(chat.log).toContainText('Hello?');
  await chat.box.pressSequentially('/gre');
  await expect(page.getByRole('option', { name: /^Greeting/ })).toBeVisible();
});
