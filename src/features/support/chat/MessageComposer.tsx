import { SendHorizontal } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/fields/Button';
import { limits } from '../../../lib/limits';
import type { Reply, ReplyFacts } from '../replies/replies';
import type { MessageRefusal } from '../tickets/tickets';
import { isBlank } from '../../../lib/text';
import { loadableOverlay } from '../../../ui/loadable';
import { composerMessages } from '../messages';
import { useReplyPicking } from '../replies/useReplyPicking';
import { textLength } from '../../../lib/text';

const ReplyPicker = loadableOverlay(() =>
  import('../replies/ReplyPicker').then((module) => module.ReplyPicker),
);

export interface MessageComposerProps {
  /** What is typed so far. */
  text: string;
  /** Why it can't be sent. Undefined if it can. */
  refusal: MessageRefusal | undefined;
  /** The admin's replies, and what the ticket fills in. */
  replies: readonly Reply[];
  /** The user's name and the ticket's number, which fill the placeholders of a reply. */
  facts: ReplyFacts;
  /** It has the focus from the start. */
  isFocused?: boolean;
  /** Called with the whole text at each change. */
  onChange: (text: string) => void;
  /** Called to send the text. */
  onSend: () => void;
  /** Closes the ticket and goes to the next one. Undefined if it can't be closed. */
  onCloseAndNext?: () => void;
  /** Called to open the admin's saved replies. */
  onEditReplies: () => void;
}

/** From this length on, the number of characters is shown. */
const countedFrom = limits.messageLength - 500;

/** Enter sends and Shift+Enter starts a new line. */
const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !event.altKey;

/** In an empty box, which has nothing to send. */
const isNextKey = (event: KeyboardEvent, text: string): boolean =>
  isSendKey(event) && (event.ctrlKey || event.metaKey) && !event.repeat && isBlank(text);

/** Makes the box grow with its text in browsers whose CSS can't. */
function useGrowing(text: string) {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (!box.current || CSS.supports('field-sizing', 'content')) return;
    box.current.style.height = 'auto';
    box.current.style.height = `${box.current.scrollHeight + 2}px`;
  }, [text]);
  return box;
}

function noteOf(refusal: MessageRefusal | undefined, text: string): string {
  if (refusal?.kind === 'no-ticket') return composerMessages.noTicket;
  if (refusal?.kind === 'closed') return composerMessages.closed;
  if (refusal?.kind === 'unfilled') return composerMessages.unfilled(refusal.what);
  if (refusal?.kind === 'too-long') return composerMessages.tooLong(refusal.by);
  const length = textLength(text);
  return length > countedFrom
    ? `${length.toLocaleString('en-US')} of ${limits.messageLength.toLocaleString('en-US')} characters`
    : '';
}

/** The message box and its button. The button is dimmed until something is typed. */
export function MessageComposer({
  text,
  refusal,
  replies,
  facts,
  isFocused = false,
  onChange,
  onSend,
  onCloseAndNext,
  onEditReplies,
}: MessageComposerProps) {
  const id = useId();
  const box = useGrowing(text);
  const { offered, current, ...picking } = useReplyPicking({ box, text, replies, facts, onChange });
  useLayoutEffect(() => {
    if (isFocused) box.current?.focus();
  }, [box, isFocused]);
  const listId = offered && offered.length > 0 ? `${id}-replies` : undefined;
  const note = noteOf(refusal, text);
  const isWrong = refusal?.kind === 'too-long' || refusal?.kind === 'unfilled';
  const isFixed = refusal?.kind === 'closed' || refusal?.kind === 'no-ticket';
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        box.current?.focus();
      }}
    >
      {offered && (
        <ReplyPicker
          id={`${id}-replies`}
          replies={offered}
          current={current}
          onChoose={picking.choose}
        />
      )}
      <label htmlFor={id} className="visually-hidden">
        Message
      </label>
      <textarea
        ref={box}
        className="control"
        id={id}
        name="text"
        rows={1}
        value={text}
        placeholder={isFixed ? undefined : 'Write a message'}
        enterKeyHint="send"
        dir="auto"
        disabled={refusal?.kind === 'no-ticket'}
        readOnly={refusal?.kind === 'closed'}
        aria-invalid={isWrong}
        aria-describedby={`${id}-note`}
        aria-controls={listId}
        aria-activedescendant={listId && `${listId}-${current}`}
        onChange={(event) => picking.type(event.target.value)}
        onBlur={picking.close}
        onKeyDown={(event) => {
          if (picking.takeKey(event) || !isSendKey(event)) return;
          event.preventDefault();
          if (isNextKey(event, text)) onCloseAndNext?.();
          if (!event.repeat && !refusal) onSend();
        }}
      />
      <Button type="submit" isDisabled={refusal !== undefined}>
        <SendHorizontal size={16} aria-hidden />
        Send
      </Button>
      <div className="composer-foot">
        <p
          id={`${id}-note`}
          className="composer-note"
          data-tone={isWrong ? 'bad' : undefined}
          data-hint={note === '' ? '' : undefined}
        >
          {note || composerMessages.hint}
        </p>
        {!isFixed && (
          <button
            type="button"
            className="button composer-replies"
            data-variant="ghost"
            onClick={onEditReplies}
          >
            Edit replies
          </button>
        )}
      </div>
    </form>
  );
}
