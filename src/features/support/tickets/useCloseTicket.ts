import { useEffect, useRef } from 'react';
import type { Ticket } from '../../../api/types';
import { ticketCan } from './tickets';
import type { Unsent } from '../chat/outbox';
import { useTicketClosing } from './useTickets';
import { closingLoses, supportMessages } from '../messages';
import { useConfirm } from '../../../mutation/confirm';
import { useChange } from '../../../mutation/useChange';

export interface ClosingTicket {
  /** Closes the ticket, or asks first. Undefined if it can't be closed. */
  close: (() => void) | undefined;
  /** The same, and goes on to the next open ticket. */
  closeAndNext: (() => void) | undefined;
  isBusy: boolean;
}

/**
 * Closes the selected ticket. If something written for it is unsent, it asks first (R176). Says how it went (section 8). A closed
 * ticket stays in view (R46). `onNext` is called after the server has confirmed a 'Close and next' (R301).
 */
export function useCloseTicket(id: string | undefined, ticket: Ticket | undefined, onNext: (closedId: string) => void): ClosingTicket {
  const confirm = useConfirm();
  const goOn = useRef(onNext);
  useEffect(() => {
    goOn.current = onNext;
  });
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
  const ask = (ticketId: string, isForNext: boolean, { isDrafted, pending, failed, doubtful }: Unsent) => {
    if (asking.current.id !== ticketId) return;
    asking.current.takeBack = confirm({
      title: 'Close Ticket',
      question: supportMessages.confirmClose(ticketId),
      consequence: closingLoses({ isDrafted, unsent: pending + failed, doubtful }),
      confirmLabel: 'Close Ticket',
      busyLabel: 'Closing…',
      onConfirm: () => change(ticketId, isForNext, true),
    });
  };
  const { change } = useChange({
    send: async (_ticketId: string, _isForNext: boolean, mayLose: boolean) => ticket && close(ticket.ticket_id, mayLose),
    about: (ticketId) => `ticket ${ticketId}`,
    failed: supportMessages.closeFailed,
    done: (outcome, ticketId) => (outcome === 'closed' ? supportMessages.closed(ticketId) : undefined),
    onDone: (outcome, ticketId, isForNext) => {
      if (outcome !== 'closed') ask(ticketId, isForNext, outcome);
      else if (isForNext) goOn.current(ticketId);
    },
  });
  const start = (isForNext: boolean) => (canClose && id !== undefined ? () => void change(id, isForNext, false) : undefined);
  return {
    close: start(false),
    closeAndNext: start(true),
    isBusy: id !== undefined && isClosing(id),
  };
}
