import { useSWRConfig } from 'swr';
import type { Page } from '../api/page';
import { closeTicket } from '../api/support';
import type { Id, Ticket } from '../api/types';
import { keys } from './keys';
import { inBackground } from './reread';
import { useAction } from './useAction';

export interface TicketClosing {
  /** Closes an open ticket: one request, however often it is asked for (promise 1). Resolves with true; with undefined while another one is closed. Rejects with an ApiError. */
  close: (id: Id) => Promise<true | undefined>;
  isBusy: boolean;
}

const withClosed = (page: Page<Ticket> | undefined, id: Id) =>
  page && { ...page, results: page.results.map((ticket): Ticket => (ticket.ticket_id === id ? { ...ticket, status: 'closed' } : ticket)) };

/** Closing a ticket (section 4). Once the server has confirmed it the ticket is closed in the list, which is read again, also after a failure: another admin may have been faster. */
export function useTicketClosing(): TicketClosing {
  const { mutate } = useSWRConfig();
  const [close, isBusy] = useAction(async (id: Id): Promise<true> => {
    const key = keys.support.tickets();
    try {
      await closeTicket(id);
      await mutate<Page<Ticket>>(key, (page) => withClosed(page, id), { revalidate: false });
      return true;
    } finally {
      inBackground(mutate(key));
    }
  });
  return { close, isBusy };
}
