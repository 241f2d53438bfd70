import { call, callOnce } from '~/api/session/client';
import { readOptionalObject, readPage } from '~/api/http/page';
import type { Source } from '~/api/reading/prefetch';
import type { Id, Page, Ticket, TicketMessage } from '~/api/types';
import { cacheKeys } from '~/features/cacheKeys';

export const listTickets = (signal?: AbortSignal): Promise<Page<Ticket>> =>
  call((api) => api.GET('/admin/ticket', { signal }), readPage<Ticket>);

export const ticketsSource: Source<Page<Ticket>> = {
  key: cacheKeys.support.tickets(),
  read: listTickets,
};

export const closeTicket = (id: Id): Promise<void> =>
  callOnce(['closeTicket', id], (api) =>
    api.POST('/admin/ticket/{id}/close', { params: { path: { id } } }),
  );

export const listTicketMessages = (id: Id): Promise<Page<TicketMessage>> =>
  call(
    (api) => api.GET('/admin/ticket/{id}/messages', { params: { path: { id } } }),
    readPage<TicketMessage>,
  );

/**
 * Resolves with the stored message, or with undefined if the response doesn't contain it, because
 * any 2xx is a success. The same text may be sent twice.
 */
export const sendTicketMessage = (id: Id, text: string): Promise<TicketMessage | undefined> =>
  call(
    (api) => api.POST('/admin/ticket/{id}/messages', { params: { path: { id } }, body: { text } }),
    readOptionalObject,
  );
