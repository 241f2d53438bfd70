import { admin } from './support/backend';
import { confirm } from './support/focus';
import { expect, isCall, test, toast, watchCalls } from './support/test';
import {
  chatOn,
  closeTicketElsewhere,
  messagesOf,
  openChat,
  openTicket,
  statusOf,
  writeAsTrader,
} from './support/tickets';

test('answers a ticket, gets a reply by polling, closes the ticket and finds it under Closed', async ({
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
  await expect(page.getByRole('columnheader')).toHaveText(['ID', 'Subject', 'Date', 'Status']);
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
  // Without a reload, a click or a focus: the first poll comes 2 s after the selection, then one
  // every 45 s.
  await expect(chat.log.getByText('Thank you!')).toBeVisible({ timeout: 50_000 });
  await expect(chat.log).toContainText(/Today at \d\d:\d\d$/);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    `POST /admin/ticket/${ticket.id}/messages`,
  ]);

  // The trader wrote last (R176). It stays in view, read-only (R46).
  await chat.close.click();
  await confirm(page, 'Close Ticket');
  await expect(toast(page, `Successfully closed ticket ${ticket.id}`)).toBeVisible();
  await expect(chat.box).toHaveAttribute('readonly', '');
  await expect(chat.title).toHaveText(ticket.subject);
  await expect(chat.title).toBeFocused();
  await expect(
    page.getByRole('region', { name: 'Chat' }).getByText('Closed', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(`/support?ticket=${ticket.id}`);
  await expect(page.getByRole('link', { name: ticket.subject })).toHaveCount(0);
  expect(await statusOf(backend, ticket.id)).toBe('closed');
  expect(await statusOf(backend, next.id)).toBe('open');
  await page.getByRole('tab', { name: 'Closed Tickets' }).click();
  await expect(page.getByRole('row').filter({ hasText: ticket.subject })).toContainText('Closed');
  await page.getByRole('link', { name: ticket.subject }).click();
  await expect(chat.box).toHaveAttribute('readonly', '');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Closed Tickets' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(chat.log).toContainText('Thank you!');
});

test('polls 2 s after the selection and then every 45 s, one at a time, and never a closed ticket', async ({
  page,
  backend,
}) => {
  const ticket = await openTicket(backend, 'Hello?');
  await page.clock.install();
  const calls = watchCalls(page);
  await openChat(page, ticket);
  await expect(page.getByText('Hello?')).toBeVisible();
  const isRead = isCall('GET', `/admin/ticket/${ticket.id}/messages`);
  const reads = () =>
    calls.filter((call) => call === `GET /admin/ticket/${ticket.id}/messages`).length;
  /**
   * The clock may only go on once the response has arrived, because the time-out uses the same
   * clock.
   */
  const passUntilRead = async (ms: number) => {
    const before = reads();
    const answer = page.waitForResponse((response) => isRead(response.request()));
    await page.clock.runFor(ms);
    await (await answer).finished();
    expect(reads()).toBe(before + 1);
  };
  await passUntilRead(2500);
  for (let turn = 0; turn < 4; turn += 1) {
    const before = reads();
    await page.clock.runFor(42_000);
    expect(reads()).toBe(before);
    await passUntilRead(3000);
  }
  await closeTicketElsewhere(backend, ticket.id);
  await page.clock.runFor(50_000);
  await expect(chatOn(page).box).toHaveAttribute('readonly', '');
  const after = reads();
  await page.clock.runFor(200_000);
  expect(reads()).toBe(after);
});

test('closing a closed ticket shows the server’s message and the ticket’s state now', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(409);
  const ticket = await openTicket(backend);
  const chat = await openChat(page, ticket);
  await closeTicketElsewhere(backend, ticket.id);
  await chat.close.click();
  await expect(toast(page, 'This ticket is already closed.')).toBeVisible();
  await expect(chat.box).toHaveAttribute('readonly', '');
  await expect(chat.close).toHaveCount(0);
});

test('closing asks only if written text would be lost (R176); the palette can close a ticket too', async ({
  page,
  backend,
}) => {
  const ticket = await openTicket(backend, 'Hello?');
  const chat = await openChat(page, ticket);
  const calls = watchCalls(page);
  await chat.box.fill('Dear');
  await chat.close.click();
  const question = page.getByRole('alertdialog', { name: 'Close Ticket' });
  await expect(question).toContainText(`Are you sure you want to close ticket ${ticket.id}?`);
  await expect(question).toContainText('What you have typed has not been sent.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(chat.box).toHaveValue('Dear');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  // A message that is being sent is no reason to ask: it arrives first.
  await chat.box.press('Enter');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(`close ticket ${ticket.id}`);
  await page.keyboard.press('Enter');
  await expect(toast(page, `Successfully closed ticket ${ticket.id}`)).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    `POST /admin/ticket/${ticket.id}/messages`,
    `POST /admin/ticket/${ticket.id}/close`,
  ]);
});

test('a click anywhere in a row opens its ticket', async ({ page, backend }) => {
  const [second, first] = [
    await openTicket(backend, 'I am the second'),
    await openTicket(backend, 'I am the first'),
  ];
  const chat = await openChat(page, first);
  await page
    .getByRole('row')
    .filter({ hasText: second.subject })
    .getByText(second.id, { exact: true })
    .click();
  await expect(chat.title).toHaveText(second.subject);
  await page
    .getByRole('row')
    .filter({ hasText: first.subject })
    .getByText('Open', { exact: true })
    .click();
  await expect(chat.title).toHaveText(first.subject);
  await page
    .getByRole('row')
    .filter({ hasText: second.subject })
    .getByText(/^Today at/)
    .click();
  await expect(chat.title).toHaveText(second.subject);
});

test('a failed load says so without a toast, and recovers with Try again', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(500, 403, 404);
  const ticket = await openTicket(backend, 'Hello?');
  await backend.plan('GET', '/admin/ticket', { status: 500, times: 1 });
  await page.goto('/support');
  await expect(page.getByRole('alert')).toContainText('The tickets could not be loaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: ticket.subject })).toBeVisible();

  // Otherwise the chat that is open now could poll, and get the answer that is meant for the next
  // one.
  await page.goto('about:blank');
  await backend.plan('GET', `/admin/ticket/${ticket.id}/messages`, { status: 404, times: 1 });
  await page.goto('/support');
  await expect(page.getByRole('alert')).toContainText('This ticket no longer exists');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Hello?')).toBeVisible();

  await backend.plan('GET', '/admin/ticket', { status: 403, times: 1 });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('No access');
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('status')).toHaveCount(0);
});

test('hostile messages stay text; links open safely outside the console (promise 5)', async ({
  page,
  backend,
}) => {
  const ticket = await openTicket(
    backend,
    '<img src=x onerror="window.hit=1"><script>window.hit=1</script>',
    'javascript:window.hit=1',
    'see https://example.com/a, please',
    `\u202Eevil\nnext`,
    'x'.repeat(3000),
  );
  const chat = await openChat(page, ticket);
  await expect(chat.log.getByText('<script>window.hit=1</script>')).toBeVisible();
  await expect(chat.log.getByRole('link')).toHaveCount(1);
  await expect(chat.log.getByRole('link')).toHaveAttribute('href', 'https://example.com/a');
  await expect(chat.log.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(chat.log.getByRole('link')).toHaveAttribute('target', '_blank');
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(await chat.log.evaluate((log) => log.scrollWidth <= log.clientWidth)).toBe(true);
});

test('an admin who has scrolled up stays there and is told of new messages', async ({
  page,
  backend,
}) => {
  const ticket = await openTicket(
    backend,
    ...Array.from({ length: 40 }, (_, index) => `Line ${index}`),
  );
  const chat = await openChat(page, ticket);
  await expect(chat.log.getByText('Line 39')).toBeInViewport();
  await chat.log.evaluate((log) => log.scrollTo(0, 0));
  await expect(chat.log.getByText('Line 0', { exact: true })).toBeInViewport();
  await writeAsTrader(backend, ticket.id, 'Newer');
  await writeAsTrader(backend, ticket.id, 'Newest');
  const jump = page.getByRole('button', { name: /new messages?$/ });
  await expect(jump).toHaveText('2 new messages', { timeout: 50_000 });
  await expect(chat.log.getByText('Line 0', { exact: true })).toBeInViewport();
  await jump.click();
  await expect(chat.log.getByText('Newest')).toBeInViewport();
  await expect(jump).toHaveCount(0);
});

test('by keyboard alone: choose a ticket, go to its message box, send an answer', async ({
  page,
  backend,
}) => {
  const [second, first] = [
    await openTicket(backend, 'I am the second'),
    await openTicket(backend, 'I am the first'),
  ];
  const chat = await openChat(page, first);
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: second.subject })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat.title).toHaveText(second.subject);
  await page.keyboard.press('r');
  await expect(chat.box).toBeFocused();
  await page.keyboard.type('By hand');
  await page.keyboard.press('Enter');
  await expect.poll(() => messagesOf(backend, second.id)).toEqual(['I am the second', 'By hand']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true });

  test('the list comes first, then the chat in its own view', async ({ page, backend }) => {
    const ticket = await openTicket(backend, 'Hello?');
    await page.goto('/support');
    await page.getByRole('link', { name: ticket.subject }).click();
    const chat = chatOn(page);
    await expect(chat.title).toHaveText(ticket.subject);
    await expect(chat.box).toBeInViewport();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(chat.title).toBeFocused();
    await chat.box.fill('Yes?');
    await chat.send.click();
    await expect.poll(() => messagesOf(backend, ticket.id)).toEqual(['Hello?', 'Yes?']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    await page.getByRole('button', { name: 'Back to tickets' }).click();
    await expect(page).toHaveURL('/support');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('link', { name: ticket.subject })).toBeFocused();
  });
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
  await chat.box.pressSequentially('/gre');
  await expect(page.getByRole('option', { name: /^Greeting/ })).toBeVisible();
});
