import { useState } from 'react';
import type { Ticket } from '../../api/types';
import { ticketCan } from '../../domain/tickets';
import { useTicketClosing } from '../../hooks/useTicketClosing';
import { supportMessages } from '../../messages/support';
import { tellFailure } from '../tellFailure';
import { useNotify } from '../useNotify';

export interface ClosingTicket {
  /** Closes the ticket, or asks first. Undefined where there is nothing to close. */
  close: (() => void) | undefined;
  isBusy: boolean;
  /** It is asked whether what was not sent may be lost. */
  isAsking: boolean;
  confirm: () => void;
  cancel: () => void;
}

/** Closing the ticket that is selected: at once, and after a question where something written for it is not sent (R176). Says how it went (section 8). */
export function useCloseTicket(id: string | undefined, ticket: Ticket | undefined): ClosingTicket {
  const notify = useNotify();
  const { close, isClosing } = useTicketClosing();
  const [askedId, setAskedId] = useState<string>();
  // A question is about the ticket that is seen (promise 3).
  if (askedId !== undefined && askedId !== id) setAskedId(undefined);
  const run = async (mayLose: boolean) => {
    if (!ticket || id === undefined) return;
    try {
      const outcome = await close(ticket.ticket_id, mayLose);
      if (outcome === 'unsent') setAskedId(id);
      if (outcome !== 'closed') return;
      notify.success(supportMessages.closed(id));
    } catch (failure) {
      tellFailure(notify, supportMessages.closeFailed(id), failure);
    }
    // Another ticket's question may be open by now.
    setAskedId((asked) => (asked === id ? undefined : asked));
  };
  const canClose = ticketCan.close(ticket);
  return {
    close: canClose ? () => void run(false) : undefined,
    isBusy: isClosing(id),
    isAsking: canClose && askedId !== undefined,
    confirm: () => void run(true),
    cancel: () => { setAskedId(undefined); },
  };
}
