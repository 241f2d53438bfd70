import { isOutcomeUnknown } from '~/lib/outcome';
import { listOf, oneOf, optional, readNumber, readText, shape } from '~/lib/records';
import { isBlank } from '~/lib/text';
import { isMine, type MessageFields } from './conversation';

interface Draft {
  ticketId: string;
  text: string;
}

export type Drafts = readonly Draft[];

export const draftFor = (drafts: Drafts, ticketId: string): string =>
  drafts.find((draft) => draft.ticketId === ticketId)?.text ?? '';

export function withDraft(drafts: Drafts, ticketId: string, text: string): Drafts {
  const others = drafts.filter((draft) => draft.ticketId !== ticketId);
  return text === '' ? others : [...others, { ticketId, text }];
}

const readDraft = shape<Draft>({ ticketId: readText, text: readText });

export const parseDrafts = (raw: unknown): Drafts | undefined => listOf(raw, readDraft);

/**
 * 'unknown': the response was lost. 'doubtful': the messages were read since, and it was not among
 * them.
 */
export type Delivery = 'waiting' | 'sending' | 'sent' | 'failed' | 'unknown' | 'doubtful';

const standings: Record<Delivery, 'sent' | 'pending' | 'failed' | 'doubtful'> = {
  waiting: 'pending',
  sending: 'pending',
  sent: 'sent',
  failed: 'failed',
  unknown: 'doubtful',
  doubtful: 'doubtful',
};

export const isInTrouble = ({ delivery }: Outgoing): boolean =>
  standings[delivery] === 'failed' || standings[delivery] === 'doubtful';

/** The ticket is fixed when the message is typed (promise 3). */
export interface Outgoing {
  id: string;
  ticketId: string;
  text: string;
  typedAt: string;
  delivery: Delivery;
  /** How many of our messages had this text when it was sent. One more means that it arrived. */
  knownBefore?: number;
  sentAt?: number;
  endedAt?: number;
  storedAt?: string;
  reason?: string;
}

export type Outbox = readonly Outgoing[];

interface Unsent {
  isDrafted: boolean;
  pending: number;
  failed: number;
  doubtful: number;
}

export function unsentFor(ticketId: string, drafts: Drafts, outbox: Outbox): Unsent {
  const unsent = {
    isDrafted: !isBlank(draftFor(drafts, ticketId)),
    pending: 0,
    failed: 0,
    doubtful: 0,
  };
  for (const entry of outbox) {
    const standing = standings[entry.delivery];
    if (entry.ticketId === ticketId && standing !== 'sent') unsent[standing] += 1;
  }
  return unsent;
}

export const isUnanswered = (
  outbox: Outbox,
  ticketId: string,
  messages: readonly MessageFields[],
): boolean => {
  const last = messages.at(-1);
  return (
    last !== undefined &&
    !isMine(last) &&
    !shownOutgoing(outbox, ticketId, messages).some(({ delivery }) => delivery === 'sent')
  );
};

export const isAnyUnsent = ({ isDrafted, pending, failed, doubtful }: Unsent): boolean =>
  isDrafted || pending + failed + doubtful > 0;

export type TicketMark = 'Draft' | 'Not sent' | 'New';

/** Failures have no toast, so the list marks tickets with unsent messages. */
export function ticketMarks(drafts: Drafts, outbox: Outbox): ReadonlyMap<string, TicketMark> {
  const marks = new Map<string, TicketMark>();
  for (const { ticketId } of [...drafts, ...outbox]) {
    const { isDrafted, failed, doubtful } = unsentFor(ticketId, drafts, outbox);
    if (failed + doubtful > 0) marks.set(ticketId, 'Not sent');
    else if (isDrafted) marks.set(ticketId, 'Draft');
  }
  return marks;
}

const clockSkewMs = 300_000;

const bare = (text: unknown): string =>
  typeof text === 'string' ? text.replace(/\r\n?/g, '\n').trim() : '';
const ownOf = (messages: readonly MessageFields[], text: string) =>
  messages.filter((message) => isMine(message) && bare(message.text) === bare(text));

export function countKnown(
  outbox: Outbox,
  ticketId: string,
  messages: readonly MessageFields[],
  text: string,
): number {
  const unread = outbox.filter(
    (entry) =>
      entry.ticketId === ticketId &&
      entry.delivery === 'sent' &&
      bare(entry.text) === bare(text) &&
      !isListed(entry, messages),
  );
  return ownOf(messages, text).length + unread.length;
}

export function isListed(
  { delivery, text, storedAt, knownBefore, sentAt }: Outgoing,
  messages: readonly MessageFields[],
): boolean {
  if (delivery === 'waiting' || delivery === 'failed') return false;
  const own = ownOf(messages, text);
  if (delivery === 'sent' && storedAt !== undefined)
    return own.some((message) => message.created_at === storedAt);
  if (knownBefore !== undefined) return own.length > knownBefore;
  return own.some(
    ({ created_at: at }) =>
      typeof at === 'string' && Date.parse(at) >= (sentAt ?? Infinity) - clockSkewMs,
  );
}

export const shownOutgoing = (
  outbox: Outbox,
  ticketId: string,
  messages: readonly MessageFields[],
): Outgoing[] =>
  outbox.filter((entry) => entry.ticketId === ticketId && !isListed(entry, messages));

/** A message waits until every earlier one of its ticket is known to be sent (R179). */
export function nextToSend(outbox: Outbox, ticketId: string): Outgoing | undefined {
  const head = outbox.find((entry) => entry.ticketId === ticketId && entry.delivery !== 'sent');
  return head?.delivery === 'waiting' ? head : undefined;
}

export const withChange = (outbox: Outbox, id: string, change: Partial<Outgoing>): Outbox =>
  outbox.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));

/** Never while the outcome is unknown (promise 1). */
export const canRetry = ({ delivery }: Outgoing): boolean =>
  delivery === 'failed' || delivery === 'doubtful';

export const canDelete = ({ delivery }: Outgoing): boolean =>
  delivery !== 'sending' && delivery !== 'sent';

export function failedChange(
  failure: { status: number; serverMessage?: string },
  endedAt: number,
): Partial<Outgoing> {
  return isOutcomeUnknown(failure)
    ? { delivery: 'unknown', endedAt }
    : { delivery: 'failed', endedAt, reason: failure.serverMessage };
}

/**
 * A lost message that was not found is doubtful only if its request had ended before the
 * reading.
 */
export function afterReading(
  outbox: Outbox,
  ticketId: string,
  messages: readonly MessageFields[],
  readAt: number,
): Outbox {
  return outbox.flatMap((entry): Outgoing[] => {
    const { delivery, endedAt } = entry;
    if (entry.ticketId !== ticketId || endedAt === undefined) return [entry];
    const isAfter = readAt >= endedAt;
    if (delivery === 'sent') return isAfter || isListed(entry, messages) ? [] : [entry];
    if (delivery !== 'unknown' && delivery !== 'doubtful') return [entry];
    if (isListed(entry, messages)) return [];
    return isAfter && delivery === 'unknown' ? [{ ...entry, delivery: 'doubtful' }] : [entry];
  });
}

/**
 * Messages that were being sent become unknown. Those that were waiting have failed, so that only
 * the admin sends them. `goesOn` matches what this page still sends.
 */
export function afterInterruption(
  outbox: Outbox,
  goesOn: (entry: Outgoing) => boolean,
  now: number,
): Outbox {
  const isStale = (entry: Outgoing) =>
    (entry.delivery === 'sending' || entry.delivery === 'waiting') && !goesOn(entry);
  return outbox.map((entry) =>
    isStale(entry)
      ? {
          ...entry,
          endedAt: now,
          delivery: entry.delivery === 'sending' ? 'unknown' : 'failed',
          reason: undefined,
        }
      : entry,
  );
}

const readOutgoing = shape<Outgoing>({
  id: readText,
  ticketId: readText,
  text: readText,
  typedAt: readText,
  delivery: oneOf(standings),
  knownBefore: optional(readNumber),
  sentAt: optional(readNumber),
  endedAt: optional(readNumber),
  storedAt: optional(readText),
  reason: optional(readText),
});

export const parseOutbox = (raw: unknown): Outbox | undefined => listOf(raw, readOutgoing);
