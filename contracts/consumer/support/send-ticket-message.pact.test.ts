import { describe, expect } from 'vitest';
import { sendTicketMessage } from '~/features/support/api';
import { buildNewTicketMessage, buildTicketMessage } from '../../../tests/fixtures/support';
import { failureOf, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { isoTime, pathWithId } from '../matchers';
import { silentRefusals } from '../refusals';

const ticketId = 7301;
const { text } = buildNewTicketMessage();
const stored = buildTicketMessage({ text, is_mine: true });
const sending = (words: string): Request => ({
  method: 'POST',
  path: pathWithId('/admin/ticket/', ticketId, '/messages'),
  body: { text: words },
});
const name = 'a request to send this ticket a message';

/** The console shows the server's message below the unsent text. */
const isMarked =
  (status: number, words: string, sent = text) =>
  async () =>
    expect(await failureOf(sendTicketMessage(ticketId, sent))).toMatchObject({
      status,
      serverMessage: words,
    });

describe('sendTicketMessage', () => {
  // Messages have no ids. The console recognizes this one later by its text and time (R182).
  interaction(
    {
      given: ['an open ticket has this id', { id: ticketId, messages: 1 }],
      uponReceiving: name,
      request: sending(text),
      answer: {
        status: 201,
        body: { text, created_at: isoTime(stored.created_at), is_mine: true },
      },
    },
    async () => expect(await sendTicketMessage(ticketId, text)).toEqual(stored),
  );

  interaction(
    {
      given: ['an open ticket has this id', { id: ticketId, messages: 1 }],
      uponReceiving: 'a request to send this ticket a message of blanks alone',
      request: sending('   '),
      answer: { status: 400, body: messageBody('The request does not fit the API description.') },
    },
    isMarked(400, 'The request does not fit the API description.', '   '),
  );

  interaction(
    {
      given: ['a closed ticket has this id', { id: ticketId }],
      uponReceiving: name,
      request: sending(text),
      answer: { status: 409, body: messageBody('This ticket is closed and takes no messages.') },
    },
    isMarked(409, 'This ticket is closed and takes no messages.'),
  );

  interaction(
    {
      given: ['no ticket has this id', { id: ticketId }],
      uponReceiving: name,
      request: sending(text),
      answer: { status: 404, body: messageBody('Ticket not found.') },
    },
    isMarked(404, 'Ticket not found.'),
  );

  silentRefusals(
    'a request to send a ticket a message',
    { method: 'POST', path: `/admin/ticket/${ticketId}/messages`, body: { text } },
    () => sendTicketMessage(ticketId, text),
  );
});
