import { useEffect, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import type { Page } from '../../../api/http/page';
import { closeTicket, listTickets } from '../api';
import type { Id, Ticket } from '../../../api/types';
import { isSameId } from '../../../lib/ids';
import { isAnyUnsent, type Unsent } from '../chat/outbox';
import { limits } from '../../../lib/limits';
import { type Source, noteUnasked } from '../../../api/reading/prefetch';
import { cacheKeys } from '../../cacheKeys';
import { useReading, type Reading, inBackground } from '../../../api/reading/reading';
import { useMutation, type MutationOptions } from '../../../mutation/useMutation';
import { supportMessages } from '../messages';
import { onVisibilityChange } from '../../../lib/browser/visibility';
import { onRefusal, readUnsent, whenSent } from '../chat/useOutbox';

export const ticketsSource: Source<Page<Ticket>> = {
  key: cacheKeys.support.tickets(),
  read: listTickets,
};

/**
 * All tickets, open and closed. While the tab is visible they are read again 45 s after they were
 * last read, for whatever reason; after a failure `swrConfig` tries again. They are also read again
 * if the server refuses a message: its ticket has changed.
 */
export function useTickets(): Reading<Page<Ticket>> {
  const { mutate } = useSWRConfig();
  const isHidden = useSyncExternalStore(onVisibilityChange, () => document.hidden);
  useEffect(() => onRefusal(() => inBackground(mutate(cacheKeys.support.tickets()))), [mutate]);
  const reading = useReading(ticketsSource);
  const isWaiting =
    !isHidden && reading.data !== undefined && !reading.error && !reading.isValidating;
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

const withClosed = (page: Page<Ticket> | undefined, id: Id) =>
  page && {
    ...page,
    results: page.results.map((ticket): Ticket =>
      isSameId(ticket.ticket_id, id) ? { ...ticket, status: 'closed' } : ticket,
    ),
  };

async function findClosed(id: Id): Promise<true | undefined> {
  const ticket = (await listTickets()).results.find((one) => isSameId(one.ticket_id, id));
  if (!ticket) throw new Error('The list does not have the ticket');
  return ticket.status === 'closed' ? true : undefined;
}

/** Nothing was sent: something written for the ticket is still unsent. */
export class UnsentMessages extends Error {
  override readonly name = 'UnsentMessages';

  constructor(readonly unsent: Unsent) {
    super('The ticket has unsent messages');
  }
}

export interface TicketClosing {
  id: Id;
  /** Closes it although something written for it is unsent. */
  mayLose?: boolean;
}

type CloseOptions<Closing extends TicketClosing> = Pick<
  MutationOptions<[Closing], true, undefined>,
  'onSuccess' | 'onConflict'
>;

/**
 * Closes a ticket (section 4) after the messages on their way to it were sent. Once the server has
 * confirmed it, the ticket is closed in the list.
 */
export function useCloseTicket<Closing extends TicketClosing>(options: CloseOptions<Closing> = {}) {
  const { mutate } = useSWRConfig();
  const key = cacheKeys.support.tickets();
  return useMutation<[Closing], true>({
    about: ({ id }) => closingOf(id),
    before: async ({ id, mayLose = false }) => {
      const ticketId = String(id);
      await whenSent(ticketId);
      const unsent = readUnsent(ticketId);
      if (!mayLose && isAnyUnsent(unsent)) throw new UnsentMessages(unsent);
    },
    send: ({ id }) => closeTicket(id).then(() => true as const),
    findResult: (_before, { id }) => findClosed(id),
    updateCache: (_closed, { id }) =>
      mutate<Page<Ticket>>(key, (page) => withClosed(page, id), { revalidate: false }),
    // Also after a failure: another admin may have closed it first.
    invalidates: () => [key],
    succeeded: (_closed, { id }) => supportMessages.closed(String(id)),
    failed: ({ id }) => supportMessages.closeFailed(String(id)),
    ...options,
  });
}

/** Names the closing of a ticket. */
export const closingOf = (id: Id): string => `ticket ${String(id)}`;
