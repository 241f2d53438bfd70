import { useCallback, useSyncExternalStore } from 'react';
import { draftFor, parseDrafts, withDraft, type ChatDrafts } from '../../domain/chatDrafts';
import { createLocalStore } from './localStore';

const none: ChatDrafts = [];

/** Promise 7: what is typed survives another ticket, a reload and a lost session, and goes when the admin signs out. */
const store = createLocalStore<ChatDrafts>({ name: 'support-drafts', version: 1, parse: parseDrafts, fallback: () => none, isOwned: true, area: 'session' });

/** What is typed for a ticket at this moment: a key that follows at once must not see the text that was just sent. */
export const readChatDraft = (ticketId: string): string => draftFor(store.read(), ticketId);

export const writeChatDraft = (ticketId: string, text: string): void => {
  store.write(withDraft(store.read(), ticketId, text));
};

/** What is typed for a ticket. */
export const useChatDraft = (ticketId: string): string => useSyncExternalStore(store.subscribe, useCallback(() => readChatDraft(ticketId), [ticketId]));

const readDrafted = () => JSON.stringify(store.read().filter(({ text }) => text.trim() !== '').map(({ ticketId }) => ticketId).sort());

/** The tickets that something is typed for, as one text that changes only with them and not with every key. */
export const useDraftedTickets = (): string => useSyncExternalStore(store.subscribe, readDrafted);
