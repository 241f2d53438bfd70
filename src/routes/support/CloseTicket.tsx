import { loadableOverlay } from '../../components/loadable';
import { unsentOf } from '../../domain/chatOutbox';
import { useChatDraft } from '../../hooks/local/chatDrafts';
import { useOutbox } from '../../hooks/local/chatOutbox';
import { closingLoses, supportMessages } from '../../messages/support';

const ConfirmDialog = loadableOverlay(() => import('../../components/overlays/ConfirmDialog').then((module) => module.ConfirmDialog));

export interface CloseTicketProps {
  ticketId: string;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a ticket is closed that something was written for and not sent (R176). */
export function CloseTicket({ ticketId, isBusy, onConfirm, onCancel }: CloseTicketProps) {
  const isDrafted = useChatDraft(ticketId).trim() !== '';
  const unsent = unsentOf(useOutbox(), ticketId);
  const doubtful = unsent.filter(({ delivery }) => delivery === 'unknown' || delivery === 'doubtful').length;
  return (
    <ConfirmDialog
      title="Close Ticket"
      question={supportMessages.confirmClose(ticketId)}
      consequence={closingLoses({ isDrafted, unsent: unsent.length - doubtful, doubtful })}
      confirmLabel="Close Ticket"
      busyLabel="Closing…"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
