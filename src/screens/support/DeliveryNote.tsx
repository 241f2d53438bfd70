import { CircleAlert, Clock3 } from 'lucide-react';
import { canDelete, canRetry, type Delivery, type Outgoing } from '../../domain/chatOutbox';
import { deliveryMessages } from '../../messages/support';

export interface DeliveryNoteProps {
  outgoing: Outgoing;
  /** The ticket takes no messages any more. */
  isReadOnly: boolean;
  onRetry: (id: string) => void;
  onDelete: (id: string) => void;
}

const isInTrouble: Record<Delivery, boolean> = { waiting: false, sending: false, sent: false, failed: true, unknown: true, doubtful: true };

function noteOf({ delivery, reason }: Outgoing): string {
  if (delivery === 'sent') return '';
  return delivery === 'failed' ? deliveryMessages.failed(reason) : deliveryMessages[delivery];
}

/** What became of a message, and what can be done about it (section 8: failures are silent, so it stands here). */
export function DeliveryNote({ outgoing, isReadOnly, onRetry, onDelete }: DeliveryNoteProps) {
  const { id, delivery } = outgoing;
  const Icon = isInTrouble[delivery] ? CircleAlert : Clock3;
  const note = noteOf(outgoing);
  return (
    <div className="chat-delivery" data-trouble={isInTrouble[delivery] ? '' : undefined}>
      <p aria-live="polite">
        {note !== '' && <Icon size={14} aria-hidden />}
        <bdi>{note}</bdi>
      </p>
      {canRetry(outgoing) && !isReadOnly && (
        <button type="button" className="chat-action" onClick={() => { onRetry(id); }}>
          Retry
        </button>
      )}
      {canDelete(outgoing) && (
        <button type="button" className="chat-action" onClick={() => { onDelete(id); }}>
          Delete
        </button>
      )}
    </div>
  );
}
