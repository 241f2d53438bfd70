import { limits } from '../values/limits';
import { formatText } from '../values/text';
import type { StatusLook } from '../values/tone';

export type TicketTab = 'open' | 'closed';

/** What the rules read of a ticket. Every field comes from the server and may be anything. */
export interface TicketFields {
  ticket_id?: unknown;
  status?: unknown;
}

/** The tab that an address names; otherwise the open tickets. */
export const readTicketTab = (raw: string | null): TicketTab => (raw === 'closed' ? 'closed' : 'open');

const isOpen = (ticket: TicketFields | undefined): boolean => ticket?.status === 'open';

/** Section 4: what can be done with a ticket. Nothing, if its status is unknown. */
export const ticketCan = { close: isOpen, answer: isOpen };

/** An open ticket needs work, a closed one needs none. */
const looks: Record<TicketTab, StatusLook> = { open: { label: 'Open', tone: 'info' }, closed: { label: 'Closed', tone: 'neutral' } };

/** How a status is shown. An unknown status is shown as it is. */
export function ticketLook(status: unknown): StatusLook {
  return status === 'open' || status === 'closed' ? looks[status] : { label: formatText(status), tone: 'neutral' };
}

/** The tickets of a tab, in the given order. Every ticket that is not open is listed under Closed, so that none is missing (R175). */
export const ticketsIn = <T extends TicketFields>(tab: TicketTab, tickets: readonly T[]): T[] =>
  tickets.filter((ticket) => isOpen(ticket) === (tab === 'open'));

/** A ticket's id as text, as addresses and drafts hold it (R6). Undefined if it can't be used in a request. */
export function ticketId({ ticket_id: id }: TicketFields): string | undefined {
  return (typeof id === 'string' && id.trim() !== '') || Number.isFinite(id) ? String(id) : undefined;
}

export const findTicket = <T extends TicketFields>(tickets: readonly T[], id: string | undefined): T | undefined =>
  id === undefined ? undefined : tickets.find((ticket) => ticketId(ticket) === id);

/** The id of a tab's first ticket that can be opened. It is selected on load (section 2, R174). */
export function firstTicketId(tab: TicketTab, tickets: readonly TicketFields[]): string | undefined {
  return ticketsIn(tab, tickets)
    .map(ticketId)
    .find((id) => id !== undefined);
}

/** R181: counts characters as the server does: a surrogate pair is one. */
const characterCount = (text: string): number => (text.length <= limits.messageLength ? text.length : Array.from(text).length);

/** Why a message can't be sent: section 5, and R115 for its length. */
export type MessageRefusal = { kind: 'no-ticket' } | { kind: 'closed' } | { kind: 'empty' } | { kind: 'too-long'; by: number };

/**
 * Section 5: a message can be sent to a selected, open ticket if its trimmed text is not empty. R181: it must not be too long either,
 * counted in characters. Undefined if it can be sent.
 */
export function messageRefusal(ticket: TicketFields | undefined, text: string): MessageRefusal | undefined {
  if (!ticket) return { kind: 'no-ticket' };
  if (!ticketCan.answer(ticket)) return { kind: 'closed' };
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  const by = characterCount(trimmed) - limits.messageLength;
  return by > 0 ? { kind: 'too-long', by } : undefined;
}
