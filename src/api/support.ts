import { call } from './client';
import { once } from './inFlight';
import { readAnyObject, readPage, type Page } from './page';
import type { Id, Ticket, TicketMessage } from './types';

/** All tickets, open and closed, newest first; the call has no parameters (R117). */
export const listTickets = (): Promise<Page<Ticket>> => call((api) => api.GET('/admin/ticket'), readPage<Ticket>);

/** Closes a ticket for good. 409 when it already is closed. */
export const closeTicket = (id: Id): Promise<void> =>
  once(`closeTicket ${JSON.stringify(id)}`, () => call((api) => api.POST('/admin/ticket/{id}/close', { params: { path: { id } } }), () => undefined));

/** All messages of a ticket, in the order in which the server has them (R117). */
export const listTicketMessages = (id: Id): Promise<Page<TicketMessage>> =>
  call((api) => api.GET('/admin/ticket/{id}/messages', { params: { path: { id } } }), readPage<TicketMessage>);

/** Sends a message and resolves with it as it was stored (R9), where the answer says so: any 2xx is a success (R107). 409 when the ticket is closed. Each call sends: saying the same twice is allowed. */
export const sendTicketMessage = (id: Id, text: string): Promise<TicketMessage | undefined> =>
  call((api) => api.POST('/admin/ticket/{id}/messages', { params: { path: { id } }, body: { text } }), readAnyObject);
