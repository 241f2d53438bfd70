import { useCallback, useEffect, useRef } from 'react';
import useSWR, { unstable_serialize, useSWRConfig, type SWRConfiguration } from 'swr';
import type { ApiError } from '../api/errors';
import { once } from '../api/inFlight';
import { listTicketMessages } from '../api/support';
import type { TicketMessage } from '../api/types';
import { oldestFirst, sameMessages } from '../domain/chatGroups';
import { shownOutgoing, type Outgoing } from '../domain/chatOutbox';
import { createPoller, type Poller } from '../domain/chatPoller';
import { keys } from './keys';
import { settleOutbox, useOutbox } from './local/chatOutbox';
import { currentOwner } from './local/owned';
import { useMessagesPorts, type Conversation } from './useMessagesPorts';

/** Never two in flight for one ticket (R30): whoever asks meanwhile gets the answer that is on its way. */
const readMessages = (ticketId: string): Promise<Conversation> =>
  once(`listTicketMessages ${JSON.stringify([currentOwner(), ticketId])}`, async () => {
    const readAt = Date.now();
    const { results } = await listTicketMessages(ticketId);
    return { messages: oldestFirst(results), readAt };
  });

/** The poller keeps the time by itself: SWR's own refreshing stops while there is an error, and its back-off grows to half an hour. */
const polled: SWRConfiguration = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** Asking again wouldn't change it. */
const isRefusal = (error: ApiError | undefined) => error?.status === 403 || error?.status === 404;

const timer = (ms: number, run: () => void) => {
  const handle = setTimeout(run, ms);
  return () => {
    clearTimeout(handle);
  };
};

/** Polls while it is wanted and the tab visible; after an outage or a look away at once. The answer asks for a poll; false where there is no polling. */
function usePolling(isWanted: boolean, poll: () => Promise<boolean>): () => boolean {
  const poller = useRef<Poller>(undefined);
  useEffect(() => {
    if (!isWanted) return undefined;
    const current = createPoller({ now: () => performance.now(), after: timer, poll });
    poller.current = current;
    const follow = () => {
      if (document.hidden) current.pause();
      else current.resume();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    addEventListener('online', current.wake);
    return () => {
      current.stop();
      poller.current = undefined;
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('online', current.wake);
    };
  }, [isWanted, poll]);
  return useCallback(() => {
    poller.current?.wake();
    return poller.current !== undefined;
  }, []);
}

export interface MessagesReading {
  messages?: readonly TicketMessage[];
  /** Of the latest reading: what was loaded before is kept beside it. */
  error?: ApiError;
  /** What is typed and not among the messages yet, oldest first. */
  outgoing: readonly Outgoing[];
  /** Reads again. */
  retry: () => void;
}

const nothing: readonly TicketMessage[] = [];

/** A ticket's messages; while it is open they are polled (section 9, R30, R173). Nothing without a ticket. A reading settles what became of messages whose answer was lost. */
export function useMessages(ticketId: string | undefined, isOpen: boolean): MessagesReading {
  const { cache } = useSWRConfig();
  const ports = useMessagesPorts();
  const outbox = useOutbox();
  const key = ticketId === undefined ? null : keys.support.messages(ticketId);
  const { data, error, mutate } = useSWR<Conversation, ApiError, typeof key>(key, ([, , id]) => readMessages(id), {
    ...(isOpen ? polled : {}),
    compare: (a, b) => a === b || (a !== undefined && b !== undefined && sameMessages(a.messages, b.messages)),
    onSuccess: ({ messages, readAt }) => {
      if (ticketId !== undefined) settleOutbox(ticketId, messages, readAt, ports);
    },
  });
  const poll = useCallback(async () => {
    await mutate();
    return cache.get(unstable_serialize(keys.support.messages(ticketId ?? '')))?.error === undefined;
  }, [cache, mutate, ticketId]);
  const wakePoller = usePolling(ticketId !== undefined && isOpen && !isRefusal(error), poll);
  const retry = useCallback(() => {
    if (!wakePoller()) void mutate();
  }, [wakePoller, mutate]);
  const outgoing = ticketId === undefined ? [] : shownOutgoing(outbox, ticketId, data?.messages ?? nothing);
  const isInDoubt = outgoing.some(({ delivery }) => delivery === 'unknown');
  useEffect(() => {
    if (isInDoubt) retry();
  }, [isInDoubt, retry]);
  return { messages: data?.messages, error, outgoing, retry };
}
