import { Clock3, CloudOff } from 'lucide-react';
import { memo } from 'react';
import { textParts, type MessageFields } from './conversation';
import { canDelete, canRetry, isInTrouble, type Outgoing } from './outbox';
import { formatDateTime } from '../../../lib/dates';
import { deliveryMessages } from '../messages';
import { ShortenedText } from '../../../ui/text/ShortenedText';

/** A message as it is shown: one that was read, or one of ours on its way. */
export interface ShownMessage extends MessageFields {
  outgoing?: Outgoing;
}

export interface DeliveryProps {
  /** The ticket takes no messages any more. */
  isReadOnly: boolean;
  /** Called with the id of a message that was not sent, to send it again. */
  onRetry: (id: string) => void;
  /** Called with the id of a message that was not sent, to drop it. */
  onDelete: (id: string) => void;
}

export interface ChatLineProps extends DeliveryProps {
  /** The message that the line shows. */
  message: ShownMessage;
  /** True if an admin wrote it. It then stands at the end of the line. */
  isMine: boolean;
  /** Who wrote it, at the first of several messages in a row. */
  sender: string | undefined;
  /** When, at the last of several messages with the same time. */
  time: string | undefined;
}

/**
 * A message's text, verbatim. Web addresses are links out of the console (promise 5). `dir`: a
 * message can be in any language.
 */
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

/**
 * The state of a message that is not sent, and what the admin can do about it. Failures are silent
 * (section 8), so it is said here.
 */
function DeliveryNote({
  outgoing,
  isReadOnly,
  onRetry,
  onDelete,
}: DeliveryProps & { outgoing: Outgoing }) {
  const { id } = outgoing;
  const Icon = isInTrouble(outgoing) ? CloudOff : Clock3;
  const note = noteOf(outgoing);
  return (
    <div className="chat-delivery" data-trouble={isInTrouble(outgoing) ? '' : undefined}>
      <div className="chat-note" aria-live="polite">
        {note !== '' && <Icon size={14} aria-hidden />}
        <ShortenedText text={note} />
      </div>
      {canRetry(outgoing) && !isReadOnly && (
        <button
          type="button"
          className="button chat-action"
          data-variant="outline"
          onClick={() => onRetry(id)}
        >
          Retry
        </button>
      )}
      {canDelete(outgoing) && (
        <button
          type="button"
          className="button chat-action"
          data-variant="outline"
          onClick={() => onDelete(id)}
        >
          Delete
        </button>
      )}
    </div>
  );
}

/** One message. Memoized, so that a growing conversation renders only its new messages. */
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
      data-delivery={outgoing?.delivery}
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
