import { admin } from './support/backend';
import { expect, holdCalls, isCall, signIn, spoilTokens, test } from './support/test';
import { messagesOf, openChat, openTicket } from './support/tickets';

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
