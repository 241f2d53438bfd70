import { admin } from './support/backend';
import { expect, holdCalls, isCall, signIn, spoilTokens, test, watchCalls } from './support/test';
import { closeTicketElsewhere, messagesOf, openChat, openTicket } from './support/tickets';
import { safety } from '../safety';

test('a response lost after the message was stored: called unknown, found by the next read, sent once (promise 1)', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowLostConnection();
  const ticket = await openTicket(backend, 'Hello?');
  const chat = await openChat(page, ticket);
  await backend.plan('POST', `/admin/ticket/${ticket.id}/messages`, { drop: 'during', times: 1 });
  const calls = watchCalls(page);
  await chat.box.fill('Here I am.');
  await chat.box.press('Enter');
  await expect(
    page.getByText('No answer was received. Checking whether it was sent…'),
  ).toBeVisible();
  await expect(page.getByText('No answer was received.')).toHaveCount(0);
  await expect(chat.log.getByText('Here I am.')).toHaveCount(1);
  await expect(page.getByText('May not have been sent')).toHaveCount(0);
  expect(
    calls.filter((call) => call.startsWith('POST')),
    safety('sent once'),
  ).toHaveLength(1);
  expect(await messagesOf(backend, ticket.id)).toEqual(['Hello?', 'Here I am.']);
});

test('a message that never arrived is said to be perhaps not sent; it survives a reload, and Retry sends it once', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(502);
  const ticket = await openTicket(backend, 'Hello?');
  const chat = await openChat(page, ticket);
  // A gateway that lost the server: nothing was done, but the console cannot know that.
  await backend.plan('POST', `/admin/ticket/${ticket.id}/messages`, { status: 502, times: 1 });
  await chat.box.fill('Here I am.');
  await chat.box.press('Enter');
  await expect(page.getByText('May not have been sent')).toBeVisible();
  await page.reload();
  await expect(page.getByText('May not have been sent')).toBeVisible();
  expect(await messagesOf(backend, ticket.id)).toEqual(['Hello?']);
  await expect(page.getByRole('row').filter({ hasText: ticket.subject })).toContainText('Not sent');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('May not have been sent')).toHaveCount(0);
  await expect.poll(() => messagesOf(backend, ticket.id)).toEqual(['Hello?', 'Here I am.']);
  await expect(chat.log.getByText('Here I am.')).toHaveCount(1);
});

test('a reply goes to the ticket it was typed for, even if another one is selected meanwhile (promise 3)', async ({
  page,
  backend,
}) => {
  const [other, ticket] = [
    await openTicket(backend, 'I am another one'),
    await openTicket(backend, 'I am the one'),
  ];
  const chat = await openChat(page, ticket);
  const held = await holdCalls(page, isCall('POST', `/admin/ticket/${ticket.id}/messages`));
  await chat.box.fill('For the one');
  await chat.box.press('Enter');
  await chat.box.fill('A second for the one');
  await chat.box.press('Enter');
  await chat.box.fill('A draft for the one');
  await held.arrival;
  await page.getByRole('link', { name: other.subject }).click();
  await expect(chat.title).toHaveText(other.subject);
  await expect(chat.box).toHaveValue('');
  await chat.box.fill('For the other');
  await chat.box.press('Enter');
  held.letGo();
  await expect
    .poll(() => messagesOf(backend, ticket.id))
    .toEqual(['I am the one', 'For the one', 'A second for the one']);
  await expect
    .poll(() => messagesOf(backend, other.id))
    .toEqual(['I am another one', 'For the other']);
  await expect(chat.log).not.toContainText('For the one');
  await page.goBack();
  await expect(chat.title).toHaveText(ticket.subject);
  await expect(chat.log).toContainText('A second for the one');
  await expect(chat.box).toHaveValue('A draft for the one');
});

test('pressing Enter 100 times sends one message', async ({ page, backend }) => {
  const ticket = await openTicket(backend);
  const chat = await openChat(page, ticket);
  await expect(page.getByText('Start a conversation..')).toBeVisible();
  await expect(chat.send).toBeDisabled();
  await chat.box.fill('   ');
  await expect(chat.send).toBeDisabled();
  await chat.box.fill('  Once  ');
  await chat.box.evaluate((box) => {
    for (let press = 0; press < 100; press += 1)
      box.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      );
  });
  await expect(chat.log).toContainText('Once');
  await expect.poll(() => messagesOf(backend, ticket.id)).toEqual(['Once']);
  // oxlint-disable-next-line playwright/no-wait-for-timeout -- nothing more may arrive in this time
  await page.waitForTimeout(300);
  expect(await messagesOf(backend, ticket.id)).toEqual(['Once']);
});

test('a ticket closed by somebody else takes no message: the server’s message is shown with it, and the box is read-only', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(409);
  const ticket = await openTicket(backend, 'Hello?');
  const chat = await openChat(page, ticket);
  await closeTicketElsewhere(backend, ticket.id);
  await chat.box.fill('Too late');
  await chat.box.press('Enter');
  await expect(
    page.getByText('Not sent: This ticket is closed and takes no messages.'),
  ).toBeVisible();
  await expect(chat.box).toHaveAttribute('readonly', '');
  await expect(
    page.getByText('This ticket is closed and takes no messages', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Too late')).toHaveCount(0);
});

test('typed text survives a reload and a lost session (promise 7)', async ({
  page,
  backend,
  problems,
}) => {
  problems.allowStatus(401);
  const ticket = await openTicket(backend, 'Hello?');
  const chat = await openChat(page, ticket);
  await chat.box.fill('Half a sent');
  await page.reload();
  await expect(chat.box).toHaveValue('Half a sent');
  await spoilTokens(page, ['access', 'refresh']);
  await chat.box.press('End');
  await chat.box.pressSequentially('ence');
  await chat.box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Login Admin Account' })).toBeVisible();
  await signIn(page, admin.email, admin.password);
  await expect(chat.title).toHaveText(ticket.subject);
  // It was refused with a 401, but the page that knew this is gone. So its outcome is called
  // unknown.
  await expect(page.getByText('May not have been sent')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => messagesOf(backend, ticket.id)).toEqual(['Hello?', 'Half a sentence']);
});

test('nothing of an admin is left after signing out (promise 10)', async ({ page, backend }) => {
  const ticket = await openTicket(backend, 'Hello?');
  const chat = await openChat(page, ticket);
  await chat.box.fill('A secret draft');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login Admin Account' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    'A secret draft',
  );
});
