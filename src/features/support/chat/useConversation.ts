import { listen } from '~/lib/browser/listen';
import { useCallback, useEffect, useRef } from 'react';
import useSWR, { unstable_serialize, useSWRConfig, type SWRConfiguration } from 'swr';
import type { ApiError } from '~/api/http/errors';
import { once } from '~/api/http/inFlight';
import { consumePrefetch, skipIfFresh, type Source } from '~/api/reading/prefetch';
import type { TicketMessage } from '~/api/types';
import { onVisibilityChange } from '~/lib/browser/visibility';
import { cacheKeys } from '~/features/cacheKeys';
import { listTicketMessages } from '../api';
import { oldestFirst, sameMessages } from './conversation';
import { shownOutgoing, type Outgoing } from './outbox';
import { createPoller, type Poller } from './poller';
import { noteReading, settleOutbox, useOutbox } from './useOutbox';
import { currentOwner } from '~/lib/storage/store';

export const messagesSource = (ticketId: string): Source<readonly TicketMessage[]> => ({
  key: cacheKeys.support.messages(ticketId),
  read: () => {
    const owner = currentOwner();
    // Never two requests at the same time for one ticket: a second caller gets the same response.
    return once(['listTicketMessages', owner, ticketId], async () => {
      const readAt = Date.now();
      const messages = oldestFirst((await listTicketMessages(ticketId)).results);
      if (currentOwner() === owner) noteReading(ticketId, { messages, readAt });
      return messages;
    });
  },
});

const polled: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

const isRefusal = (error: ApiError | undefined) => error?.status === 403 || error?.status === 404;

const timer = (ms: number, run: () => void) => {
  const handle = setTimeout(run, ms);
  return () => clearTimeout(handle);
};

/** The returned function asks for a poll, and returns false if there is no polling. */
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
    const stops = [onVisibilityChange(follow), listen('online', current.wake)];
    return () => {
      current.stop();
      poller.current = undefined;
      for (const stop of stops) stop();
    };
  }, [isWanted, poll]);
  return useCallback(() => {
    poller.current?.wake();
    return poller.current !== undefined;
  }, []);
}

export interface Conversation {
  messages?: readonly TicketMessage[];
  error?: ApiError;
  outgoing: readonly Outgoing[];
  retry: () => void;
}

/** Polls an open ticket. Each reading settles messages whose response was lost. */
export function useConversation(ticketId: string | undefined, isOpen: boolean): Conversation {
  const { cache } = useSWRConfig();
  const outbox = useOutbox();
  const key = ticketId === undefined ? null : cacheKeys.support.messages(ticketId);
  const name = unstable_serialize(key);
  const { data, error, mutate } = useSWR<readonly TicketMessage[], ApiError, typeof key>(
    key,
    ([, id]) => consumePrefetch(messagesSource(id)),
    {
      ...(isOpen ? polled : {}),
      ...skipIfFresh(name),
      compare: sameMessages,
      // Here instead of where they are read, so that the message leaves the outbox in the same
      // render in which it appears among the messages.
      onSuccess: () => {
        if (ticketId !== undefined) settleOutbox(ticketId);
      },
    },
  );
  const poll = useCallback(async () => {
    await mutate();
    return cache.get(name)?.error === undefined;
  }, [cache, mutate, name]);
  const wakePoller = usePolling(ticketId !== undefined && isOpen && !isRefusal(error), poll);
  const retry = useCallback(() => {
    if (!wakePoller()) void mutate();
  }, [wakePoller, mutate]);
  const outgoing = ticketId === undefined ? [] : shownOutgoing(outbox, ticketId, data ?? []);
  const isInDoubt = outgoing.some(({ delivery }) => delivery === 'unknown');
  useEffect(() => {
    if (isInDoubt) retry();
  }, [isInDoubt, retry]);
  return { messages: data, error, outgoing, retry };
}
