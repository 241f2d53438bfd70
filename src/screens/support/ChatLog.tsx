import { ArrowDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { TicketMessage } from '../../api/types';
import { groupMessages, type ChatLine } from '../../domain/chatGroups';
import type { Outgoing } from '../../domain/chatOutbox';
import { ChatAnnouncer, countTheirs } from './ChatAnnouncer';
import { ChatDays, type ChatDaysProps } from './ChatDays';
import type { ShownMessage } from './ChatLine';
import { useChatScroll } from './useChatScroll';

/** Of a long conversation the newest messages are drawn, and as many more each time its beginning comes near. */
const drawnAtOnce = 60;

export interface ChatLogProps extends Omit<ChatDaysProps, 'days'> {
  /** Undefined while they aren't there. */
  messages: readonly TicketMessage[] | undefined;
  outgoing: readonly Outgoing[];
  /** Stands in place of the messages. */
  children: ReactNode;
}

const nothing: readonly TicketMessage[] = [];

/** The newest of the messages, and after them one's own on their way. A message's key is its place: messages are only ever added (R117). */
function linesOf(messages: readonly TicketMessage[], drawn: number, outgoing: readonly Outgoing[]): ChatLine<ShownMessage>[] {
  const first = Math.max(messages.length - drawn, 0);
  return [
    ...messages.slice(first).map((message, index) => ({ key: `message ${first + index}`, message })),
    ...outgoing.map((entry) => ({ key: entry.id, message: { text: entry.text, created_at: entry.storedAt ?? entry.typedAt, is_mine: true, outgoing: entry } })),
  ];
}

/** How many messages of the other side came since the reader was at the end. */
function useUnseen(messages: readonly TicketMessage[], isAtEnd: boolean): number {
  const count = countTheirs(messages);
  const [seen, setSeen] = useState(count);
  if (isAtEnd && seen !== count) setSeen(count);
  return isAtEnd ? 0 : Math.max(count - seen, 0);
}

/** What one has just written is worth going to, wherever one was. */
function useJumpToOwn(outgoing: readonly Outgoing[], jumpToEnd: () => void) {
  const known = useRef<ReadonlySet<string>>(undefined);
  useLayoutEffect(() => {
    const isNew = known.current && outgoing.some(({ id }) => !known.current?.has(id));
    known.current = new Set(outgoing.map(({ id }) => id));
    if (isNew) jumpToEnd();
  }, [outgoing, jumpToEnd]);
}

/** A conversation that scrolls in itself: it stays at its end, unless the reader has scrolled up. */
export function ChatLog({ messages: read, outgoing, creator, children, ...rest }: ChatLogProps) {
  const messages = read ?? nothing;
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const hasEarlier = messages.length > drawn;
  const { scroller, isAtEnd, onScroll, jumpToEnd, showEarlier } = useChatScroll(hasEarlier, () => { setDrawn(drawn + drawnAtOnce); });
  useJumpToOwn(outgoing, jumpToEnd);
  const unseen = useUnseen(messages, isAtEnd);
  return (
    <div className="chat-frame">
      <div ref={scroller} className="chat-log" role="log" aria-live="off" aria-label="Conversation" tabIndex={0} onScroll={onScroll}>
        {hasEarlier && (
          <button type="button" className="chat-action chat-earlier" onClick={showEarlier}>
            Show earlier messages
          </button>
        )}
        {children}
        <ChatDays days={groupMessages(linesOf(messages, drawn, outgoing))} creator={creator} {...rest} />
      </div>
      {unseen > 0 && (
        <button type="button" className="chat-unseen" onClick={jumpToEnd}>
          {unseen.toLocaleString('en-US')} {unseen === 1 ? 'new message' : 'new messages'}
          <ArrowDown size={14} aria-hidden />
        </button>
      )}
      <ChatAnnouncer messages={read} creator={creator} />
    </div>
  );
}
