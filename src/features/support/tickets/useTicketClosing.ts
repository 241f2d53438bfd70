import { useEffect, useRef } from 'react';
import type { Ticket } from '../../../api/types';
import { ticketCan } from './tickets';
import type { Unsent } from '../chat/outbox';
import { closingOf, UnsentMessages, useCloseTicket, type TicketClosing } from './useTickets';
import { closingLoses, supportMessages } from '../messages';
import { useConfirm } from '../../../mutation/confirm';

interface Closing extends TicketClosing {
  /** The admin wants to answer the next ticket. */
  isForNext: boolean;
}

export interface ClosingTicket {
  /** Closes the ticket, or asks first. Undefined if it can't be closed. */
  close: (() => void) | undefined;
  /** The same, and goes on to the next open ticket. */
  closeAndNext: (() => void) | undefined;
  isBusy: boolean;
}

/**
 * Closes the selected ticket. If something written for it is unsent, it asks first. Says how it
 * went (section 8). A closed ticket stays in view (R46). `onNext` is called after the server has
 * confirmed a 'Close and next'.
 */
export function useTicketClosing(
  id: string | undefined,
  ticket: Ticket | undefined,
  onNext: (closedId: string) => void,
): ClosingTicket {
  const confirm = useConfirm();
  const goOn = useRef(onNext);
  useEffect(() => {
    goOn.current = onNext;
  });
  const canClose = ticketCan.close(ticket);
  // A question is about the ticket that is seen (promise 3). It goes with the ticket, or once the
  // ticket is closed.
  const asking = useRef<{ id: string | undefined; takeBack?: () => void }>({ id: undefined });
  useEffect(() => {
    const seen: typeof asking.current = { id: canClose ? id : undefined };
    asking.current = seen;
    return () => {
      asking.current = { id: undefined };
      seen.takeBack?.();
    };
  }, [id, canClose]);
  const ask = (closing: Closing, { isDrafted, pending, failed, doubtful }: Unsent) => {
    const ticketId = String(closing.id);
    if (asking.current.id !== ticketId) return;
    asking.current.takeBack = confirm({
      title: 'Close Ticket',
      question: supportMessages.confirmClose(ticketId),
      consequence: closingLoses({ isDrafted, unsent: pending + failed, doubtful }),
      confirmLabel: 'Close Ticket',
      busyLabel: 'Closing…',
      onConfirm: () => run({ ...closing, mayLose: true }),
    });
  };
  const { run, isBusyWith } = useCloseTicket<Closing>({
    onSuccess: (_closed, { id: closed, isForNext }) => {
      if (isForNext) goOn.current(String(closed));
    },
    onConflict: (cause, closing) => {
      if (!(cause instanceof UnsentMessages)) return false;
      ask(closing, cause.unsent);
      return true;
    },
  });
  const start = (isForNext: boolean) =>
    canClose && ticket ? () => void run({ id: ticket.ticket_id, isForNext }) : undefined;
  return {
    close: start(false),
    closeAndNext: start(true),
    isBusy: id !== undefined && isBusyWith(closingOf(id)),
  };
}
