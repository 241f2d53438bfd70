import { SendHorizontal } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../components/fields/Button';
import { limits } from '../../domain/values/limits';
import type { MessageRefusal } from '../../domain/support/tickets';
import { composerMessages } from '../../messages/support';

export interface MessageComposerProps {
  text: string;
  /** Why it can't be sent. Undefined if it can. */
  refusal: MessageRefusal | undefined;
  onChange: (text: string) => void;
  onSend: () => void;
}

/** From this length on, the number of characters is shown. */
const countedFrom = limits.messageLength - 500;

/** Enter sends and Shift+Enter starts a new line. While an input method composes a word (Japanese, for example), Enter ends the word. */
function isSendKey(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- in Safari only keyCode still shows the composition
  const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
  return event.key === 'Enter' && !event.shiftKey && !event.altKey && !isComposing;
}

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
  if (refusal?.kind === 'too-long') return composerMessages.tooLong(refusal.by);
  return text.length > countedFrom
    ? `${text.length.toLocaleString('en-US')} of ${limits.messageLength.toLocaleString('en-US')} characters`
    : '';
}

/** Section 2: the message box and its button. Section 5 says when the button is enabled. */
export function MessageComposer({ text, refusal, onChange, onSend }: MessageComposerProps) {
  const id = useId();
  const box = useGrowing(text);
  const note = noteOf(refusal, text);
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        box.current?.focus();
      }}
    >
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
        placeholder={refusal?.kind === 'closed' || refusal?.kind === 'no-ticket' ? undefined : 'Write a message'}
        enterKeyHint="send"
        dir="auto"
        disabled={refusal?.kind === 'no-ticket'}
        readOnly={refusal?.kind === 'closed'}
        aria-invalid={refusal?.kind === 'too-long'}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return;
          event.preventDefault();
          if (!event.repeat && !refusal) onSend();
        }}
      />
      <Button type="submit" isDisabled={refusal !== undefined}>
        <SendHorizontal size={16} aria-hidden />
        Send
      </Button>
      <p
        id={`${id}-note`}
        className="composer-note"
        data-tone={refusal?.kind === 'too-long' ? 'bad' : undefined}
        data-hint={note === '' ? '' : undefined}
      >
        {note || 'Enter sends, Shift+Enter breaks the line'}
      </p>
    </form>
  );
}
