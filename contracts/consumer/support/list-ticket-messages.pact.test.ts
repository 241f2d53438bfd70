import { describe, expect } from 'vitest';
import type { Id } from '~/api/types';
import { listTicketMessages } from '~/features/support/api';
import { buildTicketMessage } from '../../../tests/fixtures/support';
import { failureOf, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { count, flag, isoTime, pathWithId, rows, text, type Template } from '../matchers';
import { silentRefusals } from '../refusals';

const ticketId = 7301;
const opaqueId = 'tkt 8f2c/1';
const of = (id: Id): Request => ({
  method: 'GET',
  path: pathWithId('/admin/ticket/', id, '/messages'),
});
const name = 'a request for the messages of this ticket';
const nobody = 'Ticket not found.';

const message = buildTicketMessage();
const row = (isMine: Template) => ({
  text: text(message.text),
  created_at: isoTime(message.created_at),
  is_mine: isMine,
});

describe('listTicketMessages', () => {
  // The screen shows the admin's own messages differently, so it reads whose they are (section 4).
  interaction(
    {
      given: ['an open ticket has this id', { id: ticketId, messages: 2 }],
      uponReceiving: name,
      request: of(ticketId),
      answer: { status: 200, body: { count: count(2), results: rows(row(flag(false))) } },
    },
    async () =>
      expect(await listTicketMessages(ticketId)).toEqual({ count: 2, results: [message] }),
  );

  interaction(
    {
      given: ['a closed ticket has this id', { id: ticketId }],
      uponReceiving: name,
      request: of(ticketId),
      answer: { status: 200, body: { count: count(1), results: rows(row(flag(true))) } },
    },
    async () =>
      expect(await listTicketMessages(ticketId)).toEqual({
        count: 1,
        results: [{ ...message, is_mine: true }],
      }),
  );

  interaction(
    {
      given: ['an open ticket has this id', { id: ticketId, messages: 0 }],
      uponReceiving: `${name}, which has none`,
      request: of(ticketId),
      answer: { status: 200, body: { count: 0, results: [] } },
    },
    async () => expect(await listTicketMessages(ticketId)).toEqual({ count: 0, results: [] }),
  );

  for (const id of [ticketId, opaqueId]) {
    interaction(
      {
        given: ['no ticket has this id', { id }],
        uponReceiving: typeof id === 'number' ? name : `${name}, whose id needs encoding`,
        request: of(id),
        answer: { status: 404, body: messageBody(nobody) },
      },
      async () => expect(await failureOf(listTicketMessages(id))).toMatchObject({ status: 404 }),
    );
  }

  silentRefusals(
    'a request for the messages of a ticket',
    { method: 'GET', path: `/admin/ticket/${ticketId}/messages` },
    () => listTicketMessages(ticketId),
  );
});
