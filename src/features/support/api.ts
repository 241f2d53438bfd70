import { call } from '../../api/session/client';
import { once } from '../../api/http/inFlight';
import { readOptionalObject, readPage, type Page } from '../../api/http/page';
import type { Id, Ticket, TicketMessage } from '../../api/types';

/** All tickets, open and closed, newest first. The call has no parameters. */
export const listTickets = (signal?: AbortSignal): Promise<Page<Ticket>> =>
  call((api) => api.GET('/admin/ticket', { signal }), readPage<Ticket>);

/** Closes a ticket permanently. 409 if it is already closed. */
export const closeTicket = (id: Id): Promise<void> =>
  once(`closeTicket ${JSON.stringify(id)}`, () =>
    call(
      (api) => api.POST('/admin/ticket/{id}/close', { params: { path: { id } } }),
      () => undefined,
    ),
  );

/** All messages of a ticket, in the server's order. */
export const listTicketMessages = (id: Id): Promise<Page<TicketMessage>> =>
  call(
    (api) => api.GET('/admin/ticket/{id}/messages', { params: { path: { id } } }),
    readPage<TicketMessage>,
  );

/**
 * Sends a message. Resolves with the stored message, or with undefined if the response doesn't
 * contain it: any 2xx is a success. 409 if the ticket is closed. Every call sends: an admin may
 * send the same text twice.
 */
export const sendTicketMessage = (id: Id, text: string): Promise<TicketMessage | undefined> =>
  call(
    (api) => api.POST('/admin/ticket/{id}/messages', { params: { path: { id } }, body: { text } }),
    readOptionalObject,
  );
