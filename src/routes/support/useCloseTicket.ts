import { useEffect, useRef } from 'react';
import type { Ticket } from '../../api/types';
import { ticketCan } from '../../domain/support/tickets';
import type { Unsent } from '../../domain/support/outbox';
import { useTicketClosing } from '../../hooks/support/tickets';
import { closingLoses, supportMessages } from '../../messages/support';
import { useConfirm } from '../confirm/confirm';
import { useChange } from '../telling/useChange';

export interface ClosingTicket {
  /** Closes the ticket, or asks first. Undefined if it can't be closed. */
  close: (() => void) | undefined;
  isBusy: boolean;
}

/** Closes the selected ticket. If something written for it is unsent, it asks first (R176). Says how it went (section 8). */
export function useCloseTicket(id: string | undefined, ticket: Ticket | undefined): ClosingTicket {
  const confirm = useConfirm();
  const { close, isClosing } = useTicketClosing();
  const canClose = ticketCan.close(ticket);
  // A question is about the ticket that is seen (promise 3). It goes with the ticket, or once the ticket is closed.
  const asking = useRef<{ id: string | undefined; takeBack?: () => void }>({ id: undefined });
  useEffect(() => {
    const seen: typeof asking.current = { id: canClose ? id : undefined };
    asking.current = seen;
    return () => {
      asking.current = { id: undefined };
      seen.takeBack?.();
    };
  }, [id, canClose]);
  const ask = (ticketId: string, { isDrafted, pending, failed, doubtful }: Unsent) => {
    if (asking.current.id !== ticketId) return;
    asking.current.takeBack = confirm({
      title: 'Close Ticket',
      question: supportMessages.confirmClose(ticketId),
      consequence: closingLoses({ isDrafted, unsent: pending + failed, doubtful }),
      confirmLabel: 'Close Ticket',
      busyLabel: 'Closing…',
      onConfirm: () => change(ticketId, true),
    });
  };
  const { change } = useChange({
    send: async (_ticketId: string, mayLose: boolean) => ticket && close(ticket.ticket_id, mayLose),
    failed: supportMessages.closeFailed,
    done: (outcome, ticketId) => (outcome === 'closed' ? supportMessages.closed(ticketId) : undefined),
    onDone: (outcome, ticketId) => {
      if (outcome !== 'closed') ask(ticketId, outcome);
    },
  });
  return {
    close: canClose && id !== undefined ? () => void change(id, false) : undefined,
    isBusy: id !== undefined && isClosing(id),
  };
}
