import { buildMessage } from '../fixtures/errors';
import {
  buildTicketMessage,
  buildTicketMessagePage,
  buildTicketPage,
  buildTickets,
} from '../fixtures/support';
import { fixedNow } from '../fixtures/time';
import { api } from './api';

const messagesOf = (id: string) =>
  buildTickets().find(({ ticket_id }) => String(ticket_id) === id)?.messages ?? undefined;

export const supportHandlers = [
  api.get('/admin/ticket', ({ response }) => response(200).json(buildTicketPage())),
  api.post('/admin/ticket/{id}/close', ({ response }) =>
    response(200).json(buildMessage('Ticket closed.')),
  ),
  api.get('/admin/ticket/{id}/messages', ({ params, response }) =>
    response(200).json(buildTicketMessagePage(messagesOf(params.id))),
  ),
  api.post('/admin/ticket/{id}/messages', async ({ request, response }) => {
    const { text } = await request.json();
    return response(201).json(buildTicketMessage({ text, is_mine: true, created_at: fixedNow }));
  }),
];
