import { useSyncExternalStore } from 'react';
import { ApiError } from '../../api/errors';
import { readSession, subscribeToSession } from '../../api/session';
import { sendTicketMessage } from '../../api/support';
import { isMine, type MessageFields } from '../../domain/chatGroups';
import {
  afterInterruption, afterReading, canDelete, canRetry, countKnown, failedChange, nextToSend, parseOutbox, unsentOf, withChange, withoutEntry, type Outbox, type Outgoing,
} from '../../domain/chatOutbox';
import { createLocalStore } from './localStore';

/** What sending needs to know of the messages that were read, and whom it tells. */
export interface SendingPorts {
  /** A ticket's messages as they were read last; undefined where they weren't. */
  known: (ticketId: string) => readonly MessageFields[] | undefined;
  /** The server refused a message: the ticket isn't what it was. */
  onRefused: () => void;
}

const none: Outbox = [];

/** Promise 7: a message that isn't known to be sent survives another ticket, a reload and a lost session. */
const store = createLocalStore<Outbox>({ name: 'support-outbox', version: 1, parse: parseOutbox, fallback: () => none, isOwned: true, area: 'session' });

/** The tickets whose messages are being sent by this page, and the end of it. */
const underWay = new Map<string, Promise<void>>();
/** The messages that got into the queue since this page was loaded and its admin signed in: they wait for their turn, whatever is opened meanwhile. */
const queuedHere = new Set<string>();
subscribeToSession(() => {
  if (!readSession()) queuedHere.clear();
});
let lastId = 0;

function update(change: (outbox: Outbox) => Outbox): void {
  const before = store.read();
  const after = change(before);
  if (after !== before) store.write(after);
}

const has = (id: string) => store.read().some((entry) => entry.id === id);

async function send({ id, ticketId, text }: Outgoing, { known, onRefused }: SendingPorts): Promise<void> {
  const messages = known(ticketId);
  const knownBefore = messages && countKnown(store.read(), ticketId, messages, text);
  update((outbox) => withChange(outbox, id, { delivery: 'sending', sentAt: Date.now(), endedAt: undefined, reason: undefined, knownBefore }));
  try {
    const stored = await sendTicketMessage(ticketId, text);
    // Only of a message that reads as ours can be known what it looks like in the list.
    const storedAt = stored && isMine(stored) && stored.text === text && typeof stored.created_at === 'string' ? stored.created_at : undefined;
    update((outbox) => withChange(outbox, id, { delivery: 'sent', endedAt: Date.now(), storedAt }));
  } catch (cause) {
    const failure = cause instanceof ApiError ? cause : new ApiError(0);
    update((outbox) => withChange(outbox, id, failedChange(failure, Date.now())));
    if ([403, 404, 409].includes(failure.status)) onRefused();
  }
}

/** Sends what waits for a ticket, one after the other. It goes on whichever ticket or screen is open (promise 3). */
async function workOff(ticketId: string, ports: SendingPorts): Promise<void> {
  if (underWay.has(ticketId)) return;
  let end = (): void => undefined;
  underWay.set(ticketId, new Promise((resolve) => { end = resolve; }));
  try {
    for (let next = nextToSend(store.read(), ticketId); next; next = nextToSend(store.read(), ticketId)) await send(next, ports);
  } finally {
    underWay.delete(ticketId);
    end();
  }
}

/** Resolves once nothing of a ticket is on its way any more. */
export const whenSent = (ticketId: string): Promise<void> => underWay.get(ticketId) ?? Promise.resolve();

/** Whether a ticket has messages that are not known to be sent. */
export const hasUnsent = (ticketId: string): boolean => unsentOf(store.read(), ticketId).length > 0;

/** Takes a message for a ticket; it is shown at once and sent in its turn. False when it could not be taken, because nobody is signed in any more. */
export function queueMessage(ticketId: string, text: string, ports: SendingPorts): boolean {
  const now = Date.now();
  lastId += 1;
  const id = `${now.toString(36)}-${lastId}-${Math.random().toString(36).slice(2)}`;
  update((outbox) => [...outbox, { id, ticketId, text, typedAt: new Date(now).toISOString(), delivery: 'waiting' }]);
  queuedHere.add(id);
  void workOff(ticketId, ports);
  return has(id);
}

/** Sends a message again that failed or may not have been sent; never by itself (promise 1). */
export function retryMessage(id: string, ports: SendingPorts): void {
  const entry = store.read().find((one) => one.id === id);
  if (!entry || !canRetry(entry)) return;
  queuedHere.add(id);
  update((outbox) => withChange(outbox, id, { delivery: 'waiting', reason: undefined }));
  void workOff(entry.ticketId, ports);
}

/** Takes back a message that isn't on its way. What waited behind it goes on. */
export function deleteMessage(id: string, ports: SendingPorts): void {
  const entry = store.read().find((one) => one.id === id);
  if (!entry || !canDelete(entry)) return;
  update((outbox) => withoutEntry(outbox, id));
  void workOff(entry.ticketId, ports);
}

/** Says that a ticket's messages were read by a request that left at `readAt`: it settles what became of those whose answer was lost. */
export function settleOutbox(ticketId: string, messages: readonly MessageFields[], readAt: number, ports: SendingPorts): void {
  update((outbox) => afterReading(outbox, ticketId, messages, readAt));
  // The cache may not have this reading yet. Messages are only ever added (R117): the longer list is the newer one.
  const known = (id: string) => {
    const kept = ports.known(id);
    return id === ticketId && messages.length > (kept?.length ?? -1) ? messages : kept;
  };
  void workOff(ticketId, { ...ports, known });
}

/** Says that the screen is opened: what an earlier page or session left unfinished is marked so. */
export const recoverOutbox = (): void => {
  update((outbox) => afterInterruption(outbox, ({ id, ticketId, delivery }) => underWay.has(ticketId) || (delivery === 'waiting' && queuedHere.has(id)), Date.now()));
};

/** Every ticket's messages that are on their way or were not sent, oldest first. */
export const useOutbox = (): Outbox => useSyncExternalStore(store.subscribe, store.read);
