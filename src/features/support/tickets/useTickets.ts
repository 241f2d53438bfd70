import { useEffect, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import type { Page } from '../../../api/http/page';
import { closeTicket, listTickets } from '../api';
import type { Id, Ticket } from '../../../api/types';
import { isSameId } from '../../../lib/ids';
import type { MutationResult } from '../../../lib/outcome';
import { isAnyUnsent, type Unsent } from '../chat/outbox';
import { limits } from '../../../lib/limits';
import type { Source } from '../../../api/reading/prefetch';
import { cacheKeys } from '../../cacheKeys';
import { useReading, type Reading } from '../../../api/reading/reading';
import { noteUnasked } from '../../../api/reading/readNotes';
import { inBackground } from '../../../api/reading/reread';
import { sendOrFind, afterEveryAttempt } from '../../../mutation/sendOrFind';
import { useOneAtATime } from '../../../mutation/useOneAtATime';
import { onVisibilityChange } from '../../../lib/browser/visibility';
import { onRefusal, readUnsent, whenSent } from '../chat/useOutbox';

export const ticketsSource: Source<Page<Ticket>> = { key: cacheKeys.support.tickets(), read: listTickets };

/**
 * All tickets, open and closed. While the tab is visible they are read again 45 s after they were last read, for whatever reason (R306);
 * after a failure `swrConfig` tries again. They are also read again if the server refuses a message: its ticket has changed.
 */
export function useTickets(): Reading<Page<Ticket>> {
  const { mutate } = useSWRConfig();
  const isHidden = useSyncExternalStore(onVisibilityChange, () => document.hidden);
  useEffect(() => onRefusal(() => inBackground(mutate(cacheKeys.support.tickets()))), [mutate]);
  const reading = useReading(ticketsSource);
  const isWaiting = !isHidden && reading.data !== undefined && !reading.error && !reading.isValidating;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => {
      noteUnasked();
      inBackground(mutate(cacheKeys.support.tickets()));
    }, limits.polling.everyMs);
    return () => clearTimeout(timer);
  }, [isWaiting, mutate]);
  return reading;
}

export interface TicketClosing {
  /**
   * Closes an open ticket after the messages on their way to it were sent. If something for it is still unsent (R176) and not `mayLose`,
   * resolves with that and closes nothing. There is only one request, however often it is called (promise 1): resolves with undefined while
   * the ticket is being closed. Rejects as `sendOrFind`.
   */
  close: (id: Id, mayLose?: boolean) => Promise<MutationResult<'closed' | Unsent> | undefined>;
  isClosing: (ticketId: string) => boolean;
}

const withClosed = (page: Page<Ticket> | undefined, id: Id) =>
  page && {
    ...page,
    results: page.results.map((ticket): Ticket => (isSameId(ticket.ticket_id, id) ? { ...ticket, status: 'closed' } : ticket)),
  };

async function findClosed(id: Id): Promise<'closed' | undefined> {
  const ticket = (await listTickets()).results.find((one) => isSameId(one.ticket_id, id));
  if (!ticket) throw new Error('The list does not have the ticket');
  return ticket.status === 'closed' ? 'closed' : undefined;
}

/**
 * Closes a ticket (section 4). Once the server has confirmed it, the ticket is closed in the list. Afterwards the list is read again, also
 * after a failure: another admin may have closed the ticket first.
 */
export function useTicketClosing(): TicketClosing {
  const { mutate } = useSWRConfig();
  const { act, isBusyWith } = useOneAtATime(
    async (id: Id, mayLose = false): Promise<MutationResult<'closed' | Unsent>> => {
      const ticketId = String(id);
      await whenSent(ticketId);
      const unsent = readUnsent(ticketId);
      if (!mayLose && isAnyUnsent(unsent)) return { result: unsent, isFound: false };
      const key = cacheKeys.support.tickets();
      return afterEveryAttempt(
        () =>
          sendOrFind(
            () => closeTicket(id).then(() => 'closed' as const),
            () => findClosed(id),
          ),
        async (made) => {
          if (made) await mutate<Page<Ticket>>(key, (page) => withClosed(page, id), { revalidate: false });
          inBackground(mutate(key));
        },
      );
    },
    (id) => String(id),
  );
  return { close: act, isClosing: isBusyWith };
}
