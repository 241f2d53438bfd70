import { Clock3, CloudOff } from 'lucide-react';
import { memo } from 'react';
import { formatDateTime } from '~/lib/dates';
import { Row } from '~/ui/layout/Layout';
import { ShortenedText } from '~/ui/text/ShortenedText';
import { deliveryMessages } from '../messages';
import { textParts, type MessageFields } from './conversation';
import { canDelete, canRetry, isInTrouble, type Outgoing } from './outbox';

export interface ShownMessage extends MessageFields {
  outgoing?: Outgoing;
}

export interface DeliveryProps {
  isReadOnly: boolean;
  onRetry: (id: string) => void;
  onDelete: (id: string) => void;
}

interface ChatLineProps extends DeliveryProps {
  message: ShownMessage;
  isMine: boolean;
  sender: string | undefined;
  time: string | undefined;
}

/** Shown verbatim, with links that leave the console (promise 5). */
const MessageText = memo(function MessageText({ text }: { text: unknown }) {
  return (
    <p className="chat-text" dir="auto">
      {textParts(text).map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          <a
            key={index}
            href={part.href}
            title={part.href}
            target="_blank"
            rel="noopener noreferrer"
          >
            {part.text}
          </a>
        ),
      )}
    </p>
  );
});

function noteOf({ delivery, reason }: Outgoing): string {
  if (delivery === 'sent') return '';
  return delivery === 'failed' ? deliveryMessages.failed(reason) : deliveryMessages[delivery];
}

export const ChatAction = ({ label, ...button }: { label: string; onClick: () => void }) => (
  <button type="button" className="button" data-variant="outline" data-size="small" {...button}>
    {label}
  </button>
);

/** Failures have no toast, so the message itself shows its state. */
function DeliveryNote({
  outgoing,
  isReadOnly,
  onRetry,
  onDelete,
}: DeliveryProps & { outgoing: Outgoing }) {
  const { id } = outgoing;
  const isBad = isInTrouble(outgoing);
  const Icon = isBad ? CloudOff : Clock3;
  const note = noteOf(outgoing);
  return (
    <Row className="chat-delivery" data-trouble={isBad ? '' : undefined}>
      <Row gap={1} className="chat-note" aria-live="polite">
        {note !== '' && <Icon size={14} aria-hidden />}
        <ShortenedText text={note} />
      </Row>
      {canRetry(outgoing) && !isReadOnly && (
        <ChatAction label="Retry" onClick={() => onRetry(id)} />
      )}
      {canDelete(outgoing) && <ChatAction label="Delete" onClick={() => onDelete(id)} />}
    </Row>
  );
}

export const ChatLine = memo(function ChatLine({
  message,
  isMine,
  sender,
  time,
  ...delivery
}: ChatLineProps) {
  const { outgoing, text, created_at: at } = message;
  return (
    <li
      className="chat-line"
      data-mine={isMine ? '' : undefined}
      data-first={sender === undefined ? undefined : ''}
    >
      {sender !== undefined && (
        <p className="chat-sender">
          <bdi>{sender}</bdi>
        </p>
      )}
      <MessageText text={text} />
      {outgoing && outgoing.delivery !== 'sent' ? (
        <DeliveryNote outgoing={outgoing} {...delivery} />
      ) : (
        time !== undefined && (
          <time dateTime={typeof at === 'string' ? at : undefined} title={formatDateTime(at)}>
            {time}
          </time>
        )
      )}
    </li>
  );
});
