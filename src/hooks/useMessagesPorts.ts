import { useMemo } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { TicketMessage } from '../api/types';
import { keys } from './keys';
import type { SendingPorts } from './local/chatOutbox';
import { inBackground } from './reread';

/** A ticket's messages, and when the request left that read them, in milliseconds since 1970. */
export interface Conversation {
  messages: readonly TicketMessage[];
  readAt: number;
}

/** What sending messages needs of the cache around it. */
export function useMessagesPorts(): SendingPorts {
  const { cache, mutate } = useSWRConfig();
  return useMemo(
    () => ({
      known: (ticketId) => {
        // The key is that of a conversation, and only its own reading writes there.
        const data = cache.get(unstable_serialize(keys.support.messages(ticketId)))?.data as Conversation | undefined;
        return data?.messages;
      },
      onRefused: () => {
        inBackground(mutate(keys.support.tickets()));
      },
    }),
    [cache, mutate],
  );
}
