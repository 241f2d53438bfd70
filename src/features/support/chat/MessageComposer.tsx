import { SendHorizontal } from 'lucide-react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { limits } from '~/lib/limits';
import { formatCount } from '~/lib/numbers';
import type { Ticket } from '~/api/types';
import { filledText, isBlank, textLength, trimText } from '~/lib/text';
import { Button } from '~/ui/fields/Button';
import {
  replyMessages,
  fillReply,
  findReplies,
  replyQuery,
  unfilledIn,
  type Reply,
  type ReplyFacts,
} from '../replies/model';
import { replyStore, useReplies } from '../replies/useReplies';
import { composerMessages } from '../messages';
import { messageRefusal, ticketId, type MessageRefusal } from '../tickets/model';
import { queueMessage, readDraft, useTicketDraft, writeDraft } from './useOutbox';
import { Row } from '~/ui/layout/Layout';

interface MessageComposerProps {
  text: string;
  refusal: MessageRefusal | undefined;
  replies: readonly Reply[];
  facts: ReplyFacts;
  isFocused?: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
  onCloseAndNext?: () => void;
  onEditReplies: () => void;
}

const countedFrom = limits.messageLength - 500;

const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !event.altKey;

function noteOf(refusal: MessageRefusal | undefined, text: string): string {
  if (refusal?.kind === 'no-ticket') return composerMessages.noTicket;
  if (refusal?.kind === 'closed') return composerMessages.closed;
  if (refusal?.kind === 'unfilled') return composerMessages.unfilled(refusal.what);
  if (refusal?.kind === 'too-long') return composerMessages.tooLong(refusal.by);
  const length = textLength(text);
  return length > countedFrom
    ? `${formatCount(length)} of ${formatCount(limits.messageLength)} characters`
    : '';
}

function ReplyList({
  id,
  replies,
  current,
  onChoose,
}: {
  id: string;
  replies: readonly Reply[];
  current: number;
  onChoose: (reply: Reply) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <>
      <ul ref={list} id={id} className="reply-picker" role="listbox" aria-label="Replies">
        {replies.map((reply, place) => (
          <li
            key={reply.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === current}
            // Keeps the focus in the box.
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

function useReplyPicking(
  box: RefObject<HTMLTextAreaElement | null>,
  { text, replies, facts, onChange }: MessageComposerProps,
) {
  const [isPicking, setIsPicking] = useState(false);
  const [place, setPlace] = useState(0);
  const selection = useRef<readonly [from: number, to: number]>(undefined);
  useLayoutEffect(() => {
    if (selection.current) box.current?.setSelectionRange(...selection.current);
    selection.current = undefined;
  }, [box, text]);

  const query = isPicking ? replyQuery(text) : undefined;
  const found = query === undefined ? [] : findReplies(replies, query);
  const current = Math.min(place, found.length - 1);
  const hasNone = replies.length === 0 && query === '';
  const choose = (reply: Reply) => {
    const filled = fillReply(reply.text, facts);
    const unfilled = unfilledIn(filled, replies);
    // Selects the first placeholder that is left, so that typing replaces it.
    selection.current = unfilled
      ? [unfilled.at, unfilled.at + unfilled.text.length]
      : [filled.length, filled.length];
    setIsPicking(false);
    onChange(filled);
    box.current?.focus();
  };
  const takeListKey = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    const reply = found[current];
    if (shiftKey || ctrlKey || metaKey || altKey || !(reply || hasNone)) return false;
    if (key === 'Escape') setIsPicking(false);
    else if (!reply) return false;
    else if (key === 'ArrowDown') setPlace((current + 1) % found.length);
    else if (key === 'ArrowUp') setPlace((current + found.length - 1) % found.length);
    else if (key === 'Enter') choose(reply);
    else return false;
    return true;
  };
  return {
    found,
    current,
    hasNone,
    choose,
    takeListKey,
    close: () => setIsPicking(false),
    type: (next: string) => {
      setIsPicking(replyQuery(next) !== undefined);
      setPlace(0);
      onChange(next);
    },
  };
}

export function MessageComposer(props: MessageComposerProps) {
  const { text, refusal, isFocused = false, onSend, onCloseAndNext, onEditReplies } = props;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (!box.current || CSS.supports('field-sizing', 'content')) return;
    box.current.style.height = 'auto';
    box.current.style.height = `${box.current.scrollHeight + 2}px`;
  }, [text]);
  useLayoutEffect(() => {
    if (isFocused) box.current?.focus();
  }, [box, isFocused]);
  const { found, current, hasNone, choose, ...picking } = useReplyPicking(box, props);
  const listId = found.length > 0 ? `${id}-replies` : undefined;
  const note = noteOf(refusal, text);
  const isWrong = refusal?.kind === 'too-long' || refusal?.kind === 'unfilled';
  const isFixed = refusal?.kind === 'closed' || refusal?.kind === 'no-ticket';
  return (
    <form
      className="composer"
      data-bottom-bar
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        box.current?.focus();
      }}
    >
      {listId && <ReplyList id={listId} replies={found} current={current} onChoose={choose} />}
      {hasNone && (
        <p className="reply-picker" role="status">
          {replyMessages.noneOffered}
        </p>
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
        onChange={({ target }) => picking.type(target.value)}
        onBlur={picking.close}
        onKeyDown={(event) => {
          const isTaken = picking.takeListKey(event);
          if (!isTaken && !isSendKey(event)) return;
          event.preventDefault();
          if (isTaken || event.repeat) return;
          if ((event.ctrlKey || event.metaKey) && isBlank(text)) onCloseAndNext?.();
          if (!refusal) onSend();
        }}
      />
      <Button icon={SendHorizontal} type="submit" isDisabled={refusal !== undefined}>
        Send
      </Button>
      <Row gap={3} className="composer-foot">
        <p
          id={`${id}-note`}
          className="field-help composer-note"
          data-tone={isWrong ? 'bad' : undefined}
          data-hint={note === '' ? '' : undefined}
        >
          {note || composerMessages.hint}
        </p>
        {!isFixed && (
          <button
            type="button"
            className="button"
            data-variant="ghost"
            data-size="small"
            onClick={onEditReplies}
          >
            Saved replies
          </button>
        )}
      </Row>
    </form>
  );
}

/** A message goes to the ticket that it was typed for (promise 3). */
export function ComposeMessage({
  ticket,
  ...actions
}: Pick<MessageComposerProps, 'isFocused' | 'onCloseAndNext' | 'onEditReplies'> & {
  ticket: Ticket | undefined;
}) {
  const id = (ticket && ticketId(ticket)) ?? '';
  const text = useTicketDraft(id);
  const replies = useReplies();
  const refusalOf = (typed: string, known = replies) =>
    messageRefusal(ticket, typed, unfilledIn(typed, known)?.text);
  return (
    <MessageComposer
      text={text}
      refusal={refusalOf(text)}
      replies={replies}
      facts={{ name: filledText(ticket?.creator_name), ticket: id }}
      onChange={(next) => writeDraft(id, next)}
      onSend={() => {
        // Reads what is stored now instead of what was rendered: after the first of 100 Enters in a
        // row, 99 find no text (promise 1).
        const typed = readDraft(id);
        if (refusalOf(typed, replyStore.read())) return;
        if (queueMessage(id, trimText(typed))) writeDraft(id, '');
      }}
      {...actions}
    />
  );
}
