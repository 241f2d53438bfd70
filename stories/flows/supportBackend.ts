import { HttpResponse } from 'msw';
import type { Ticket, TicketMessage } from '~/api/types';
import { buildMessage } from '../../tests/fixtures/errors';
import {
  buildTicket,
  buildTicketMessage,
  buildTicketMessagePage,
  buildTicketPage,
} from '../../tests/fixtures/support';
import { fixedNow } from '../../tests/fixtures/time';
import { api } from '../../tests/msw/api';

type Fate = 'stored' | 'refused';

let tickets: Ticket[] = [];
let messages = new Map<string, TicketMessage[]>();
let fates: Fate[] = [];
/** The messages that were sent, for example '7301: Hello'. */
export let sent: string[] = [];

/** Starts with two open tickets, 7301 and 7302, and a closed one, 7303. */
export function resetSupport(): void {
  tickets = [
    buildTicket({
      ticket_id: 7301,
      subject: 'Payout still pending',
      created_at: '2026-03-14T07:45:00Z',
    }),
    buildTicket({
      ticket_id: 7302,
      subject: 'Cannot sign in to MT5',
      created_at: '2026-03-13T07:45:00Z',
      creator_name: 'Jonas Lindqvist',
    }),
    buildTicket({
      ticket_id: 7303,
      subject: 'Wrong account size',
      created_at: '2026-03-10T07:45:00Z',
      status: 'closed',
      creator_name: 'Priya Raman',
    }),
  ];
  messages = new Map([
    [
      '7301',
      [
        buildTicketMessage({
          text: 'Could you check my payout?',
          created_at: '2026-03-14T07:46:00Z',
        }),
        buildTicketMessage({
          text: 'I am looking into it.',
          created_at: '2026-03-14T07:50:00Z',
          is_mine: true,
        }),
      ],
    ],
    [
      '7303',
      [
        buildTicketMessage({
          text: 'My account has the wrong size.',
          created_at: '2026-03-10T07:46:00Z',
        }),
      ],
    ],
  ]);
  fates = [];
  sent = [];
}

/** A ticket that a trader opens meanwhile. */
export function openElsewhere(id: number, subject: string): void {
  tickets = [buildTicket({ ticket_id: id, subject, created_at: fixedNow }), ...tickets];
}

/** The responses to the next messages. Later messages are stored. */
export function planFates(...next: Fate[]): void {
  fates = next;
}

const withMessages = (ticket: Ticket): Ticket => ({
  ...ticket,
  messages: messages.get(String(ticket.ticket_id)) ?? [],
});

/** The calls of the support screen. They really store messages and close tickets. */
export const supportBackend = [
  api.get('/admin/ticket', ({ response }) =>
    response(200).json(buildTicketPage(tickets.map(withMessages))),
  ),
  api.get('/admin/ticket/{id}/messages', ({ params, response }) =>
    response(200).json(buildTicketMessagePage(messages.get(params.id) ?? [])),
  ),
  api.post('/admin/ticket/{id}/messages', async ({ params, request, response }) => {
    const { text } = await request.json();
    sent.push(`${params.id}: ${text}`);
    if (fates.shift() === 'refused')
      return response.untyped(
        HttpResponse.json({ message: 'The text is not allowed.' }, { status: 422 }),
      );
    const message = buildTicketMessage({ text, is_mine: true, created_at: fixedNow });
    messages.set(params.id, [...(messages.get(params.id) ?? []), message]);
    return response(201).json(message);
  }),
  api.post('/admin/ticket/{id}/close', ({ params, response }) => {
    const ticket = tickets.find(({ ticket_id: id }) => String(id) === params.id);
    if (ticket?.status !== 'open')
      return response.untyped(
        HttpResponse.json({ message: 'This ticket is already closed.' }, { status: 409 }),
      );
    tickets = tickets.map((one) => (one === ticket ? { ...one, status: 'closed' } : one));
    return response(200).json(buildMessage('Ticket closed.'));
  }),
];
