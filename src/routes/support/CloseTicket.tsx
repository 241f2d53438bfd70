import type { Ticket } from '../../api/types';
import { loadableOverlay } from '../../components/loadable';
import { formatText } from '../../domain/text';
import { useTicketClosing } from '../../hooks/useTicketClosing';
import { supportMessages } from '../../messages/support';
import { tellFailure } from '../tellFailure';
import { useNotify } from '../useNotify';

const ConfirmDialog = loadableOverlay(() => import('../../components/overlays/ConfirmDialog').then((module) => module.ConfirmDialog));

export interface CloseTicketProps {
  ticket: Ticket;
  /** Something typed for it is not sent. */
  hasUnsent: boolean;
  onDone: () => void;
}

/** Closes a ticket after a question, since it can't be opened again (R176), and says how it went (section 8). */
export function CloseTicket({ ticket, hasUnsent, onDone }: CloseTicketProps) {
  const notify = useNotify();
  const { close, isBusy } = useTicketClosing();
  const id = formatText(ticket.ticket_id);
  const handleConfirm = async () => {
    try {
      if (!(await close(ticket.ticket_id))) return;
      notify.success(supportMessages.closed(id));
    } catch (failure) {
      tellFailure(notify, supportMessages.closeFailed(id), failure);
    }
    onDone();
  };
  return (
    <ConfirmDialog
      title="Close Ticket"
      question={supportMessages.confirmClose(id)}
      consequence={`${hasUnsent ? 'What is written for it and not sent can’t be sent any more. ' : ''}A closed ticket takes no messages and can’t be opened again.`}
      confirmLabel="Close Ticket"
      busyLabel="Closing…"
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onDone}
    />
  );
}
