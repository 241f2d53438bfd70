import { useEffect, useMemo } from 'react';
import { deleteMessage, queueMessage, recoverOutbox, retryMessage } from './local/chatOutbox';
import { useMessagesPorts } from './useMessagesPorts';

export interface MessagesSending {
  /** Takes a trimmed message for a ticket, whatever is selected later; it is sent once (promises 1 and 3). False when nobody is signed in any more: then it was not taken. */
  send: (ticketId: string, text: string) => boolean;
  /** Sends a message again that failed or may not have been sent. */
  retry: (id: string) => void;
  remove: (id: string) => void;
}

/** Sending messages. Failures are silent (section 8) and marked at the message. */
export function useMessagesSending(): MessagesSending {
  const ports = useMessagesPorts();
  useEffect(recoverOutbox, []);
  return useMemo(
    () => ({
      send: (ticketId, text) => queueMessage(ticketId, text, ports),
      retry: (id) => { retryMessage(id, ports); },
      remove: (id) => { deleteMessage(id, ports); },
    }),
    [ports],
  );
}
