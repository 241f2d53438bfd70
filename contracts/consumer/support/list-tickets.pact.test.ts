import { describe, expect } from 'vitest';
import { listTickets } from '~/features/support/api';
import { buildTicket, buildTicketMessage } from '../../../tests/fixtures/support';
import { interaction, type Request } from '../interaction';
import { count, id, isoTime, rows, text, ticketStatus, type Template, flag } from '../matchers';
import { silentRefusals } from '../refusals';

const request: Request = { method: 'GET', path: '/admin/ticket' };
const name = 'a request for all tickets';

const { messages: _unused, ...ticket } = buildTicket();
const message = buildTicketMessage();
const row = (fixed: Record<string, Template> = {}) => ({
  ticket_id: id(ticket.ticket_id),
  subject: text(ticket.subject),
  created_at: isoTime(ticket.created_at),
  status: ticketStatus(ticket.status),
  creator_name: text(ticket.creator_name ?? ''),
  ...fixed,
});

describe('listTickets', () => {
  interaction(
    {
      given: ['tickets exist', { open: 2, closed: 1 }],
      uponReceiving: name,
      request,
      answer: { status: 200, body: { count: count(3), results: rows(row()) } },
    },
    async () => expect(await listTickets()).toEqual({ count: 3, results: [ticket] }),
  );

  interaction(
    {
      given: ['tickets exist', { open: 0, closed: 1 }],
      uponReceiving: `${name}, of which none is open`,
      request,
      answer: { status: 200, body: { count: count(1), results: rows(row({ status: 'closed' })) } },
    },
    async () =>
      expect(await listTickets()).toEqual({ count: 1, results: [{ ...ticket, status: 'closed' }] }),
  );

  // The list says who wrote last (R485).
  interaction(
    {
      given: ['an open ticket has this id', { id: 7301, messages: 1 }],
      uponReceiving: name,
      request,
      answer: {
        status: 200,
        body: {
          count: count(1),
          results: rows({
            ...row(),
            messages: rows({
              text: text(message.text),
              created_at: isoTime(message.created_at),
              is_mine: flag(false),
            }),
          }),
        },
      },
    },
    async () =>
      expect(await listTickets()).toEqual({
        count: 1,
        results: [{ ...ticket, messages: [message] }],
      }),
  );

  interaction(
    {
      given: ["a ticket without a creator's name exists", {}],
      uponReceiving: name,
      request,
      answer: {
        status: 200,
        body: { count: count(1), results: rows(row({ creator_name: null })) },
      },
    },
    async () =>
      expect(await listTickets()).toEqual({
        count: 1,
        results: [{ ...ticket, creator_name: undefined }],
      }),
  );

  interaction(
    {
      given: ['an admin is signed in to an empty platform', {}],
      uponReceiving: name,
      request,
      answer: { status: 200, body: { count: 0, results: [] } },
    },
    async () => expect(await listTickets()).toEqual({ count: 0, results: [] }),
  );

  silentRefusals(name, request, listTickets);
});
