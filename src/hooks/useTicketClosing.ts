import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Page } from '../api/page';
import { closeTicket } from '../api/support';
import type { Id, Ticket } from '../api/types';
import { keys } from './keys';
import { readChatDraft } from './local/chatDrafts';
import { hasUnsent, whenSent } from './local/chatOutbox';
import { inBackground } from './reread';

export interface TicketClosing {
  /**
   * Closes an open ticket, after what is on its way to it: one request, however often it is asked for (promise 1), and none where something written for
   * it isn't sent (R176), unless that may be lost. Resolves with what came of it; with undefined while the ticket is being closed. Rejects with an ApiError.
   */
  close: (id: Id, mayLose?: boolean) => Promise<'closed' | 'unsent' | undefined>;
  isClosing: (ticketId: string | undefined) => boolean;
}

const withClosed = (page: Page<Ticket> | undefined, id: Id) =>
  page && { ...page, results: page.results.map((ticket): Ticket => (ticket.ticket_id === id ? { ...ticket, status: 'closed' } : ticket)) };

/** The tickets that are being closed. A ref guards each, since a state flag lets through every click before the next render (promise 1). */
function useClosingTickets() {
  const running = useRef(new Set<string>());
  const [closing, setClosing] = useState<ReadonlySet<string>>(new Set());
  const guard = async <Result>(ticketId: string, run: () => Promise<Result>): Promise<Result | undefined> => {
    if (running.current.has(ticketId)) return undefined;
    running.current.add(ticketId);
    setClosing(new Set(running.current));
    try {
      return await run();
    } finally {
      running.current.delete(ticketId);
      setClosing(new Set(running.current));
    }
  };
  return { closing, guard };
}

/** Closing a ticket (section 4). Once the server has confirmed it the ticket is closed in the list, which is read again, also after a failure: another admin may have been faster. */
export function useTicketClosing(): TicketClosing {
  const { mutate } = useSWRConfig();
  const { closing, guard } = useClosingTickets();
  const send = async (id: Id) => {
    const key = keys.support.tickets();
    try {
      await closeTicket(id);
      await mutate<Page<Ticket>>(key, (page) => withClosed(page, id), { revalidate: false });
    } finally {
      inBackground(mutate(key));
    }
  };
  return {
    close: (id, mayLose = false) => {
      const ticketId = String(id);
      return guard(ticketId, async () => {
        await whenSent(ticketId);
        if (!mayLose && (readChatDraft(ticketId).trim() !== '' || hasUnsent(ticketId))) return 'unsent';
        await send(id);
        return 'closed';
      });
    },
    isClosing: (ticketId) => ticketId !== undefined && closing.has(ticketId),
  };
}
