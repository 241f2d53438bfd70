import { memo } from 'react';
import type { MessageFields } from '../../domain/chatGroups';
import type { Outgoing } from '../../domain/chatOutbox';
import { formatDateTime } from '../../domain/dates';
import { DeliveryNote, type DeliveryNoteProps } from './DeliveryNote';
import { MessageText } from './MessageText';

/** A message as it is shown: one that was read, or one of one's own on its way. */
export interface ShownMessage extends MessageFields {
  outgoing?: Outgoing;
}

export interface ChatLineProps extends Pick<DeliveryNoteProps, 'isReadOnly' | 'onRetry' | 'onDelete'> {
  message: ShownMessage;
  isMine: boolean;
  /** Who wrote it, at the first of several in a row. */
  sender: string | undefined;
  /** When, at the last of several that say the same. */
  time: string | undefined;
}

/** One message. Memoised: a conversation that goes on draws only what is new in it. */
export const ChatLine = memo(function ChatLine({ message, isMine, sender, time, ...delivery }: ChatLineProps) {
  const { outgoing, text, created_at: at } = message;
  return (
    <li className="chat-line" data-mine={isMine ? '' : undefined} data-first={sender === undefined ? undefined : ''} data-delivery={outgoing?.delivery}>
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
