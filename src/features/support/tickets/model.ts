import { dayMs, minuteMs, readTime } from '~/lib/dates';
import { limits } from '~/lib/limits';
import type { Sorting } from '~/lib/load';
import { sortRows, textKey } from '~/lib/sorting';
import {
  filledText,
  foldText,
  isolate,
  isBlank,
  searchWords,
  textLength,
  trimText,
} from '~/lib/text';
import { badgeFor, type StatusBadge } from '~/lib/tone';
import type { Ticket } from '~/api/types';
import { isRecord, type Loose } from '~/lib/records';
import { isMine, oldestFirst } from '../chat/conversation';

export type TicketTab = 'open' | 'closed';

export type TicketFields = Loose<Ticket>;

export const readTicketTab = (raw: string | null): TicketTab =>
  raw === 'closed' ? 'closed' : 'open';

const isOpen = (ticket: TicketFields | undefined): boolean => ticket?.status === 'open';

/** Nothing is allowed if the status is unknown. */
export const ticketCan = { close: isOpen, answer: isOpen };

const badges: Record<TicketTab, StatusBadge> = {
  open: { label: 'Open', tone: 'info' },
  closed: { label: 'Closed', tone: 'neutral' },
};

export const ticketBadge = (status: unknown): StatusBadge => badgeFor(badges, status);

/** Any status but open counts as closed, so that no ticket is missing (R175). */
export const ticketsIn = <T extends TicketFields>(tab: TicketTab, tickets: readonly T[]): T[] =>
  tickets.filter((ticket) => isOpen(ticket) === (tab === 'open'));

/** The id as addresses and drafts have it (R6). Undefined if no request can use it. */
export function ticketId({ ticket_id: id }: TicketFields): string | undefined {
  return (typeof id === 'string' && !isBlank(id)) || Number.isFinite(id) ? String(id) : undefined;
}

export const findTicket = <T extends TicketFields>(
  tickets: readonly T[],
  id: string | undefined,
): T | undefined =>
  id === undefined ? undefined : tickets.find((ticket) => ticketId(ticket) === id);

/** The ticket that is selected on load (R174). */
export function firstTicketId(
  tab: TicketTab,
  tickets: readonly TicketFields[],
): string | undefined {
  return ticketsIn(tab, tickets)
    .map(ticketId)
    .find((id) => id !== undefined);
}

/** Every word must be in the id, subject or user's name (R300). */
export function searchTickets<T extends TicketFields>(
  tickets: readonly T[],
  search: string,
): readonly T[] {
  const words = searchWords(search);
  if (words.length === 0) return tickets;
  return tickets.filter(({ ticket_id: id, subject, creator_name: name }) => {
    const shown = [id, subject, name].filter(
      (value) => typeof value === 'string' || Number.isFinite(value),
    );
    const text = foldText(shown.join(' '));
    return words.every((word) => text.includes(word));
  });
}

const units = [
  { name: 'd', ms: dayMs },
  { name: 'h', ms: 60 * minuteMs },
  { name: 'min', ms: minuteMs },
];

function shortAge(since: unknown, now: number): string | undefined {
  const time = readTime(since);
  if (time === undefined) return undefined;
  const unit = units.find(({ ms }) => now - time >= ms);
  return unit ? `${String(Math.floor((now - time) / unit.ms))} ${unit.name}` : '<1 min';
}

/** Undefined if the list has no messages, which it may leave out (R485). */
function lastMessageOf({ messages: raw, created_at: createdAt }: TicketFields) {
  if (!Array.isArray(raw)) return undefined;
  const messages = oldestFirst(raw.filter(isRecord));
  const last = messages.at(-1);
  if (last && isMine(last)) return { isOurs: true, since: last['created_at'] };
  const answered = messages.findLastIndex(isMine);
  return { isOurs: false, since: (messages[answered + 1] ?? { created_at: createdAt }).created_at };
}

export function waitingSince(ticket: TicketFields): number | undefined {
  const last = isOpen(ticket) ? lastMessageOf(ticket) : undefined;
  return last && !last.isOurs ? readTime(last.since) : undefined;
}

export const traderName = ({ creator_name: name }: TicketFields): string =>
  filledText(name) ?? 'User';

/** Two parts: a long name is cut, how long ago is not. */
export function lastMessageTexts(ticket: TicketFields, now: number): string[] {
  const last = lastMessageOf(ticket);
  if (!last) return filledText(ticket.creator_name) ? [isolate(ticket.creator_name)] : [];
  const who = last.isOurs ? 'You replied' : isolate(traderName(ticket));
  const age = shortAge(last.since, now);
  const when =
    last.isOurs || !isOpen(ticket)
      ? age && `${age} ago`
      : ['waiting', age].filter(Boolean).join(' ');
  return when === undefined ? [who] : [who, ` · ${when}`];
}

export const ticketSortKeys = {
  id: (ticket: TicketFields) => textKey(ticket.ticket_id),
  subject: ({ subject }: TicketFields) => textKey(subject),
  date: (ticket: TicketFields) => readTime(ticket.created_at),
  status: ({ status }: TicketFields) => textKey(ticketBadge(status).label),
  waiting: waitingSince,
};

export function sortTickets<T extends TicketFields>(
  tickets: readonly T[],
  { by, isDescending }: Pick<Sorting, 'by' | 'isDescending'>,
): readonly T[] {
  const [, keyOf] = Object.entries(ticketSortKeys).find(([id]) => id === by) ?? [];
  return sortRows(tickets, keyOf, isDescending);
}

export interface KnownTickets {
  ids: ReadonlySet<string>;
  fresh: readonly string[];
  added: number;
}

/** What is known after a reading. In the first one, nothing is new (R306). */
export function knowTickets(
  before: KnownTickets | undefined,
  tickets: readonly TicketFields[],
  opened: string | undefined,
): KnownTickets {
  const open = tickets.flatMap((ticket) => (isOpen(ticket) ? (ticketId(ticket) ?? []) : []));
  const added = before ? open.filter((id) => !before.ids.has(id)) : [];
  const still = new Set(open);
  return {
    ids: new Set([...(before?.ids ?? []), ...open]),
    fresh: [...added, ...(before?.fresh ?? [])].filter((id) => still.has(id) && id !== opened),
    added: added.length,
  };
}

/** The next open ticket in the list, or the first one if none follows (R301). */
export function ticketIdAfter(id: string, listed: readonly TicketFields[]): string | undefined {
  const ids = listed.map((ticket) =>
    isOpen(ticket) || ticketId(ticket) === id ? ticketId(ticket) : undefined,
  );
  const place = ids.indexOf(id);
  return [...ids.slice(place + 1), ...ids.slice(0, Math.max(place, 0))].find(
    (one) => one !== undefined && one !== id,
  );
}

export type MessageRefusal =
  | { kind: 'no-ticket' }
  | { kind: 'closed' }
  | { kind: 'empty' }
  | { kind: 'unfilled'; what: string }
  | { kind: 'too-long'; by: number };

/** R115, R181. `unfilled` is a placeholder of a reply that is still in the text. */
export function messageRefusal(
  ticket: TicketFields | undefined,
  text: string,
  unfilled?: string,
): MessageRefusal | undefined {
  if (!ticket) return { kind: 'no-ticket' };
  if (!ticketCan.answer(ticket)) return { kind: 'closed' };
  const trimmed = trimText(text);
  if (trimmed === '') return { kind: 'empty' };
  if (unfilled !== undefined) return { kind: 'unfilled', what: unfilled };
  const by = textLength(trimmed) - limits.messageLength;
  return by > 0 ? { kind: 'too-long', by } : undefined;
}
