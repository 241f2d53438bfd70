import { useEffect, useRef } from 'react';
import type { Reply } from './replies';
import { replyMessages } from './messages';

export interface ReplyPickerProps {
  /** The id of the list; an option's id is this and its place. */
  id: string;
  /** The admin's saved replies that fit. If there are none at all, it says how to add one. */
  replies: readonly Reply[];
  /** The place of the one that Enter takes. */
  current: number;
  /** Called with the reply to put into the message. */
  onChoose: (reply: Reply) => void;
}

/** The replies that fit what is typed after '/'. The focus stays in the message box. */
export function ReplyPicker({ id, replies, current, onChoose }: ReplyPickerProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  if (replies.length === 0) {
    return (
      <p className="reply-picker reply-none" role="status">
        {replyMessages.noneOffered}
      </p>
    );
  }
  return (
    <>
      <ul ref={list} id={id} className="reply-picker" role="listbox" aria-label="Replies">
        {replies.map((reply, place) => (
          <li
            key={reply.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === current}
            // The box keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(reply)}
          >
            <strong>
              <bdi>{reply.name}</bdi>
            </strong>
            <span className="clamped muted">
              <bdi>{reply.text}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" aria-live="polite">
        {replyMessages.found(replies.length)}
      </p>
    </>
  );
}
