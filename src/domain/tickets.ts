import { limits } from './limits';
import { formatText } from './text';
import type { StatusLook } from './tone';

export type TicketTab = 'open' | 'closed';

/** What the rules look at; every field is the wire's and may be anything. */
export interface TicketFields {
  ticket_id?: unknown;
  status?: unknown;
}

/** The tab of an address; the open tickets unless it says otherwise. */
export const readTicketTab = (raw: string | null): TicketTab => (raw === 'closed' ? 'closed' : 'open');

const isOpen = (ticket: TicketFields | undefined): boolean => ticket?.status === 'open';

/** Section 4: what can be done with a ticket. Of one whose status is unknown, nothing. */
export const ticketCan = { close: isOpen, answer: isOpen };

/** An open ticket is on its way, with a closed one there is nothing to do. */
const looks: Record<TicketTab, StatusLook> = { open: { label: 'Open', tone: 'info' }, closed: { label: 'Closed', tone: 'neutral' } };

/** How a status is shown; one that isn't known as it is. */
export function ticketLook(status: unknown): StatusLook {
  return status === 'open' || status === 'closed' ? looks[status] : { label: formatText(status), tone: 'neutral' };
}

/** The tickets of a tab in their order. What isn't open is listed under Closed, so that every ticket is listed somewhere (R175). */
export const ticketsIn = <T extends TicketFields>(tab: TicketTab, tickets: readonly T[]): T[] => tickets.filter((ticket) => isOpen(ticket) === (tab === 'open'));

/** A ticket's id as addresses and drafts have it (R6); undefined where it can't be asked for. */
export function ticketId({ ticket_id: id }: TicketFields): string | undefined {
  return (typeof id === 'string' && id.trim() !== '') || Number.isFinite(id) ? String(id) : undefined;
}

export const findTicket = <T extends TicketFields>(tickets: readonly T[], id: string | undefined): T | undefined =>
  id === undefined ? undefined : tickets.find((ticket) => ticketId(ticket) === id);

/** The id of the first of a tab's tickets that can be opened: what is selected on load (section 2, R174). */
export function firstTicketId(tab: TicketTab, tickets: readonly TicketFields[]): string | undefined {
  return ticketsIn(tab, tickets).map(ticketId).find((id) => id !== undefined);
}

/** R181: characters as the server counts them, a pair of surrogates as one. */
const characterCount = (text: string): number => (text.length <= limits.messageLength ? text.length : Array.from(text).length);

/** A reason why a message can't be sent: section 5, and R115 for its length. */
export type MessageRefusal = { kind: 'no-ticket' } | { kind: 'closed' } | { kind: 'empty' } | { kind: 'too-long'; by: number };

/** Section 5: a message can be sent to a selected, open ticket when its trimmed text isn't empty; R181: nor too long, counted in characters, not in halves of them. */
export function messageRefusal(ticket: TicketFields | undefined, text: string): MessageRefusal | undefined {
  if (!ticket) return { kind: 'no-ticket' };
  if (!ticketCan.answer(ticket)) return { kind: 'closed' };
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  const by = characterCount(trimmed) - limits.messageLength;
  return by > 0 ? { kind: 'too-long', by } : undefined;
}
