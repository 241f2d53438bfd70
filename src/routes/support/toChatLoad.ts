import type { Ticket } from '../../api/types';
import { findTicket } from '../../domain/tickets';
import type { MessagesReading } from '../../hooks/useMessages';
import type { ChatLoad, TicketSelection } from '../../screens/support/supportLoads';

/** The state that a screen shows of a ticket's messages. A 403 or 404 stands in their place (R16); after any other failure what was loaded stays. */
export function toChatLoad({ messages, error, retry }: MessagesReading): ChatLoad {
  if (error?.status === 403) return { status: 'forbidden' };
  if (error?.status === 404) return { status: 'missing', onRetry: retry };
  if (messages) return { status: 'ready', messages, onRetry: error && retry };
  return error ? { status: 'failed', onRetry: retry } : { status: 'loading' };
}

/** The ticket that the address names, as the list has it. */
export function toSelection(tickets: readonly Ticket[] | undefined, id: string | undefined): TicketSelection {
  if (!tickets) return { status: 'loading' };
  if (id === undefined) return { status: 'none' };
  const ticket = findTicket(tickets, id);
  return ticket ? { status: 'ready', id, ticket } : { status: 'missing', id };
}
