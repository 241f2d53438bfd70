import { isMine, type MessageFields } from './chatGroups';
import { isOutcomeUnknown } from './outcome';

/**
 * How far a message of one's own is. `unknown`: its answer was lost, and it isn't known yet whether it was sent; `doubtful`: the messages were read
 * since, and it wasn't among them; `sent`: the server has it.
 */
export type Delivery = 'waiting' | 'sending' | 'sent' | 'failed' | 'unknown' | 'doubtful';

/** A message on its way to a ticket, which is fixed when it is typed (promise 3). */
export interface Outgoing {
  /** This browser's own. */
  id: string;
  ticketId: string;
  text: string;
  /** ISO, by this browser's clock. */
  typedAt: string;
  delivery: Delivery;
  /** How many own messages of this text were known when it was sent: one more means that it arrived. */
  knownBefore?: number;
  /** When its request left and ended, in milliseconds by this browser's clock. */
  sentAt?: number;
  endedAt?: number;
  /** Once sent: the server's time of it. */
  storedAt?: string;
  /** Why it failed, in the server's words. */
  reason?: string;
}

export type Outbox = readonly Outgoing[];

/** How far apart the clocks of browser and server may be, in milliseconds, where only they can tell whether a message arrived. */
const clockSkewMs = 300_000;

const bare = (text: unknown): string => (typeof text === 'string' ? text.replace(/\r\n?/g, '\n').trim() : '');
const ownOf = (messages: readonly MessageFields[], text: string) => messages.filter((message) => isMine(message) && bare(message.text) === bare(text));

/** How many own messages of a text are known: among those that were read, and those sent since. */
export function countKnown(outbox: Outbox, ticketId: string, messages: readonly MessageFields[], text: string): number {
  const unread = outbox.filter((entry) => entry.ticketId === ticketId && entry.delivery === 'sent' && bare(entry.text) === bare(text) && !isListed(entry, messages));
  return ownOf(messages, text).length + unread.length;
}

/** Whether a message is among those that were read. */
export function isListed({ delivery, text, storedAt, knownBefore, sentAt }: Outgoing, messages: readonly MessageFields[]): boolean {
  if (delivery === 'waiting' || delivery === 'failed') return false;
  const own = ownOf(messages, text);
  if (delivery === 'sent' && storedAt !== undefined) return own.some((message) => message.created_at === storedAt);
  if (knownBefore !== undefined) return own.length > knownBefore;
  return own.some(({ created_at: at }) => typeof at === 'string' && Date.parse(at) >= (sentAt ?? Infinity) - clockSkewMs);
}

/** What of a ticket's outbox is to be shown after the messages that were read. */
export const shownOutgoing = (outbox: Outbox, ticketId: string, messages: readonly MessageFields[]): Outgoing[] =>
  outbox.filter((entry) => entry.ticketId === ticketId && !isListed(entry, messages));

/** The message of a ticket that is to be sent next. One at a time, in the order of typing: what isn't known to be sent holds up what was typed after it (R179). */
export function nextToSend(outbox: Outbox, ticketId: string): Outgoing | undefined {
  const head = outbox.find((entry) => entry.ticketId === ticketId && entry.delivery !== 'sent');
  return head?.delivery === 'waiting' ? head : undefined;
}

/** The messages of a ticket that are not known to be sent. */
export const unsentOf = (outbox: Outbox, ticketId: string): Outgoing[] => outbox.filter((entry) => entry.ticketId === ticketId && entry.delivery !== 'sent');

/** The outbox with one entry changed; the same outbox where there is no such entry any more. */
export function withChange(outbox: Outbox, id: string, change: Partial<Outgoing>): Outbox {
  return outbox.some((entry) => entry.id === id) ? outbox.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)) : outbox;
}

export const withoutEntry = (outbox: Outbox, id: string): Outbox => (outbox.some((entry) => entry.id === id) ? outbox.filter((entry) => entry.id !== id) : outbox);

/** Whether a message may be sent again: it failed, or a reading since didn't have it. Never while it may still be found to have arrived (promise 1). */
export const canRetry = ({ delivery }: Outgoing): boolean => delivery === 'failed' || delivery === 'doubtful';

/** Whether a message may be taken back: it isn't on its way. */
export const canDelete = ({ delivery }: Outgoing): boolean => delivery !== 'sending' && delivery !== 'sent';

/** How a failed call leaves its message. */
export function failedChange(failure: { status: number; serverMessage?: string }, endedAt: number): Partial<Outgoing> {
  return isOutcomeUnknown(failure) ? { delivery: 'unknown', endedAt } : { delivery: 'failed', endedAt, reason: failure.serverMessage };
}

/**
 * The outbox after a ticket's messages were read by a request that left at `readAt`: what is among them is done with. What isn't, and was sent before
 * that, becomes doubtful; a reading from before says nothing about it.
 */
export function afterReading(outbox: Outbox, ticketId: string, messages: readonly MessageFields[], readAt: number): Outbox {
  const next = outbox.flatMap((entry): Outgoing[] => {
    if (entry.ticketId !== ticketId || entry.endedAt === undefined) return [entry];
    const isAfter = readAt >= entry.endedAt;
    if (entry.delivery === 'sent') return isAfter || isListed(entry, messages) ? [] : [entry];
    if (entry.delivery !== 'unknown' && entry.delivery !== 'doubtful') return [entry];
    if (isListed(entry, messages)) return [];
    return isAfter && entry.delivery === 'unknown' ? [{ ...entry, delivery: 'doubtful' }] : [entry];
  });
  return next.length === outbox.length && next.every((entry, index) => entry === outbox[index]) ? outbox : next;
}

/** The outbox after its page was left or its session lost: what was under way has an unknown outcome, and what still waited is not sent by itself (R179). */
export function afterInterruption(outbox: Outbox, goesOn: (entry: Outgoing) => boolean, now: number): Outbox {
  const isStale = (entry: Outgoing) => (entry.delivery === 'sending' || entry.delivery === 'waiting') && !goesOn(entry);
  if (!outbox.some(isStale)) return outbox;
  return outbox.map((entry) => (isStale(entry) ? { ...entry, endedAt: now, delivery: entry.delivery === 'sending' ? 'unknown' : 'failed', reason: undefined } : entry));
}

const deliveries: Record<Delivery, true> = { waiting: true, sending: true, sent: true, failed: true, unknown: true, doubtful: true };
const isOptional = (value: unknown, type: 'number' | 'string') => value === undefined || typeof value === type;

function isOutgoing(raw: unknown): raw is Outgoing {
  if (typeof raw !== 'object' || raw === null) return false;
  const entry: Partial<Record<keyof Outgoing, unknown>> = raw;
  return (
    [entry.id, entry.ticketId, entry.text, entry.typedAt].every((value) => typeof value === 'string') &&
    typeof entry.delivery === 'string' && Object.hasOwn(deliveries, entry.delivery) &&
    [entry.knownBefore, entry.sentAt, entry.endedAt].every((value) => isOptional(value, 'number')) &&
    [entry.storedAt, entry.reason].every((value) => isOptional(value, 'string'))
  );
}

/** What was stored, without the entries that can't be read. */
export const parseOutbox = (raw: unknown): Outbox | undefined => (Array.isArray(raw) ? raw.filter(isOutgoing) : undefined);
