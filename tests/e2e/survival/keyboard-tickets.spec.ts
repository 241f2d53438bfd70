import { preferenceKey } from '~/lib/storage/store';
import { isSoak } from '../../propertyRuns';
import { atDashboard } from '../support/keys';
import { chatOn, messagesOf, openTicket, statusOf } from '../support/tickets';
import { expect, test, toast } from '../support/test';

const ticketCount = isSoak ? 20 : 5;

test(`${String(ticketCount)} tickets are answered with a reply and closed, at four keys each besides the text`, async ({
  page,
  backend,
}) => {
  const tickets = [];
  for (let count = 0; count < ticketCount; count += 1)
    tickets.unshift(await openTicket(backend, 'Where is my payout?'));
  await page.addInitScript(
    (key) => {
      const reply = { id: 'r', name: 'In review', text: 'Ticket {ticket} is in review.' };
      localStorage.setItem(`${key}.r`, JSON.stringify({ v: 1, at: 1, data: reply }));
    },
    preferenceKey('support-replies', 'admin@example.com'),
  );
  const keys = await atDashboard(page);
  await keys.goTo(/^Support$/, 'Support');
  const chat = chatOn(page);
  await expect(chat.title).toHaveText(tickets[0]?.subject ?? '');
  // Once, to begin with.
  await keys.press('r');
  for (const { id, subject } of tickets) {
    await expect(chat.title).toHaveText(subject);
    await expect(chat.box).toBeFocused();
    await keys.press('/', 'Enter');
    await expect(chat.box).toHaveValue(`Ticket ${id} is in review.`);
    await keys.press('Enter', 'Control+Enter');
    await expect(toast(page, `Successfully closed ticket ${id}`)).toBeVisible();
  }
  for (const { id } of tickets) {
    expect(await statusOf(backend, id)).toBe('closed');
    expect(await messagesOf(backend, id)).toEqual([
      'Where is my payout?',
      `Ticket ${id} is in review.`,
    ]);
  }
});
