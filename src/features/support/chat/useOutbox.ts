import { useCallback, useSyncExternalStore } from 'react';
import { ApiError } from '~/api/http/errors';
import { once, running } from '~/api/http/inFlight';
import { readSession, subscribeToSession } from '~/api/session/session';
import type { TicketMessage } from '~/api/types';
import { sendTicketMessage } from '../api';
import { isMine, oldestFirst, type MessageFields } from './conversation';
import {
  afterInterruption,
  afterReading,
  canDelete,
  canRetry,
  countKnown,
  draftFor,
  isUnanswered,
  failedChange,
  nextToSend,
  parseDrafts,
  parseOutbox,
  ticketMarks,
  unsentFor,
  withChange,
  withDraft,
  type Drafts,
  type Outbox,
  type Outgoing,
  type TicketMark,
} from './outbox';
import { createListeners } from '~/lib/listeners';
import { createStore, currentOwner, newLocalId } from '~/lib/storage/store';

const none: readonly never[] = [];

// Promise 7: what is typed survives a change of ticket, a reload and a lost session. Signing out
// removes it.
const inTab = { version: 1, fallback: () => none, scope: 'own', area: 'session' } as const;
const drafts = createStore<Drafts>({ name: 'support-drafts', parse: parseDrafts, ...inTab });
const outbox = createStore<Outbox>({ name: 'support-outbox', parse: parseOutbox, ...inTab });

/**
 * The text as it is stored now. A key press right after sending must not find what was just sent.
 */
export const readDraft = (ticketId: string): string => draftFor(drafts.read(), ticketId);

export const writeDraft = (ticketId: string, text: string): void =>
  drafts.write(withDraft(drafts.read(), ticketId, text));

export const useTicketDraft = (ticketId: string): string =>
  useSyncExternalStore(
    drafts.subscribe,
    useCallback(() => readDraft(ticketId), [ticketId]),
  );

export const readUnfinished = (ticketId: string, listed: readonly MessageFields[] = []) => ({
  ...unsentFor(ticketId, drafts.read(), outbox.read()),
  isUnanswered: isUnanswered(
    outbox.read(),
    ticketId,
    currentSession().readings.get(ticketId)?.messages ?? oldestFirst(listed),
  ),
});

export type Unfinished = ReturnType<typeof readUnfinished>;

function update(change: (now: Outbox) => Outbox): void {
  currentSession();
  const before = outbox.read();
  const after = change(before);
  if (after.length !== before.length || after.some((entry, index) => entry !== before[index]))
    outbox.write(after);
}

interface MessagesRead {
  messages: readonly MessageFields[];
  readAt: number;
}

interface Session {
  owner: string | undefined;
  readings: Map<string, MessagesRead>;
}

let session: Session | undefined;
subscribeToSession(() => {
  if (!readSession()) session = undefined;
});

const sendingKey = (ticketId: string) => ['sendTicketMessages', ticketId];

function currentSession(): Session {
  const owner = currentOwner();
  if (session && session.owner === owner) return session;
  session = { owner, readings: new Map() };
  update((now) =>
    afterInterruption(
      now,
      ({ ticketId }) => running(sendingKey(ticketId)) !== undefined,
      Date.now(),
    ),
  );
  return session;
}

function subscribe(listener: () => void): () => void {
  currentSession();
  return outbox.subscribe(listener);
}

export const useOutbox = (): Outbox => useSyncExternalStore(subscribe, outbox.read);

const ticketListeners = createListeners<[ticketId: string, sent?: TicketMessage]>();
export const onTicketChange = ticketListeners.subscribe;

async function send({ id, ticketId, text }: Outgoing): Promise<void> {
  const change = (changed: Partial<Outgoing>) => update((now) => withChange(now, id, changed));
  const reading = currentSession().readings.get(ticketId);
  const knownBefore = reading && countKnown(outbox.read(), ticketId, reading.messages, text);
  change({
    delivery: 'sending',
    sentAt: Date.now(),
    endedAt: undefined,
    reason: undefined,
    knownBefore,
  });
  try {
    const stored = await sendTicketMessage(ticketId, text);
    // The server's time identifies the message in later readings, if the response really is this
    // message.
    const isOurs =
      stored && isMine(stored) && stored.text === text && typeof stored.created_at === 'string';
    change({
      delivery: 'sent',
      endedAt: Date.now(),
      storedAt: isOurs ? stored.created_at : undefined,
    });
    const sent = isOurs ? stored : { text, is_mine: true, created_at: new Date().toISOString() };
    ticketListeners.call(ticketId, sent);
  } catch (cause) {
    const failure = cause instanceof ApiError ? cause : new ApiError(0);
    change(failedChange(failure, Date.now()));
    if ([403, 404, 409].includes(failure.status)) ticketListeners.call(ticketId);
  }
}

const nextOf = (ticketId: string) => nextToSend(outbox.read(), ticketId);

/** Sends one after the other. Opening another ticket or screen doesn't stop it (promise 3). */
function sendWaiting(ticketId: string): void {
  if (!nextOf(ticketId)) return;
  const sending = once(sendingKey(ticketId), async () => {
    for (let next = nextOf(ticketId); next; next = nextOf(ticketId)) await send(next);
  });
  // A message can be queued just after the last one was sent, while `once` still counts as running.
  void sending.then(() => sendWaiting(ticketId));
}

export const whenSent = async (ticketId: string): Promise<void> => {
  await running(sendingKey(ticketId));
};

const findEntry = (id: string) => outbox.read().find((entry) => entry.id === id);

/** Sends the message once, when its turn comes (promise 1). False if nobody is signed in. */
export function queueMessage(ticketId: string, text: string): boolean {
  const id = newLocalId();
  update((now) => [
    ...now,
    { id, ticketId, text, typedAt: new Date().toISOString(), delivery: 'waiting' },
  ]);
  sendWaiting(ticketId);
  return findEntry(id) !== undefined;
}

/** Only the admin sends a message again, never the console itself (promise 1). */
export function retryMessage(id: string): void {
  const entry = findEntry(id);
  if (!entry || !canRetry(entry)) return;
  update((now) => withChange(now, id, { delivery: 'waiting', reason: undefined }));
  sendWaiting(entry.ticketId);
}

export function deleteMessage(id: string): void {
  const entry = findEntry(id);
  if (!entry || !canDelete(entry)) return;
  update((now) => now.filter((one) => one !== entry));
  sendWaiting(entry.ticketId);
}

export const noteReading = (ticketId: string, reading: MessagesRead): void =>
  void currentSession().readings.set(ticketId, reading);

export function settleOutbox(ticketId: string): void {
  const reading = currentSession().readings.get(ticketId);
  if (reading) update((now) => afterReading(now, ticketId, reading.messages, reading.readAt));
  sendWaiting(ticketId);
}

let marks: ReadonlyMap<string, TicketMark> = new Map();

/** Returns the same map until a mark changes, because most key presses change none. */
function readMarks(): ReadonlyMap<string, TicketMark> {
  const next = ticketMarks(drafts.read(), outbox.read());
  if (next.size !== marks.size || [...next].some(([id, mark]) => marks.get(id) !== mark))
    marks = next;
  return marks;
}

function subscribeToBoth(listener: () => void): () => void {
  const ends = [drafts.subscribe(listener), subscribe(listener)];
  return () => ends.forEach((end) => end());
}

export const useTicketMarks = (): ReadonlyMap<string, TicketMark> =>
  useSyncExternalStore(subscribeToBoth, readMarks);
