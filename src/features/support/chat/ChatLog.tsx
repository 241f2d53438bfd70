import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type ReactNode,
} from 'react';
import { ArrowDown } from 'lucide-react';
import type { TicketMessage } from '../../../api/types';
import { formatMessageDay, groupMessages, isMine, type Day, type Line } from './conversation';
import type { Outgoing } from './outbox';
import { formatMoment } from '../../../lib/moments';
import { ChatLine, type DeliveryProps, type ShownMessage } from './ChatLine';
import { isolate } from '../../../lib/text';

/** Within this distance of the end, in pixels, the reader counts as being at the end. */
const slack = 48;
/** Within this distance of the beginning, in pixels, earlier messages are shown. */
const nearStart = 240;

interface ChatScroll {
  scroller: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  onScroll: () => void;
  jumpToEnd: () => void;
  /** Shows earlier messages. The messages on the screen don't move. */
  showEarlier: () => void;
}

/**
 * The scroll position in a conversation. At the end it follows new messages; further up, nothing
 * moves.
 */
function useChatScroll(hasEarlier: boolean, onShowEarlier: () => void): ChatScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const fromEnd = useRef<number>(undefined);
  /** Where it was scrolled to when last looked at, in pixels. */
  const known = useRef(0);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const settle = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    // The reader has just scrolled up, and the event is still on its way.
    const hasLeftEnd =
      element.scrollTop <
      Math.min(known.current, element.scrollHeight - element.clientHeight) - slack;
    if (fromEnd.current !== undefined) element.scrollTop = element.scrollHeight - fromEnd.current;
    else if (isFollowing.current && !hasLeftEnd) element.scrollTop = element.scrollHeight;
    if (!hasLeftEnd) known.current = element.scrollTop;
    fromEnd.current = undefined;
  }, []);
  useLayoutEffect(settle);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // The size changes when the message box grows, the window shrinks, or a phone shows the chat
    // again.
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    return () => observer.disconnect();
  }, [settle]);
  const showEarlier = () => {
    const element = scroller.current;
    if (!hasEarlier || !element) return;
    if (!isFollowing.current) fromEnd.current = element.scrollHeight - element.scrollTop;
    onShowEarlier();
  };
  return {
    scroller,
    isAtEnd,
    showEarlier,
    onScroll: () => {
      const element = scroller.current;
      if (!element) return;
      const { scrollHeight, scrollTop, clientHeight } = element;
      known.current = scrollTop;
      isFollowing.current = scrollHeight - scrollTop - clientHeight <= slack;
      setIsAtEnd(isFollowing.current);
      if (scrollTop < nearStart && scrollHeight > clientHeight) showEarlier();
    },
    jumpToEnd: () => {
      isFollowing.current = true;
      setIsAtEnd(true);
      settle();
    },
  };
}

interface DaysProps extends DeliveryProps {
  days: readonly Day<ShownMessage>[];
  /** Milliseconds since 1970. */
  now: number;
  /** What the other side is called. */
  creator: string;
}

/** A day's messages in one list, so that React keeps each of them if earlier messages are added. */
function DayLines({
  day,
  now,
  creator,
  ...delivery
}: Omit<DaysProps, 'days'> & { day: Day<ShownMessage> }) {
  return (
    <ul>
      {day.groups.flatMap(({ isMine, lines }) => {
        const times = lines.map(({ message }) => formatMoment(message.created_at, now));
        return lines.map(({ key, message }, index) => (
          <ChatLine
            key={key}
            message={message}
            isMine={isMine}
            // All of the support side have one name.
            sender={index > 0 ? undefined : isMine ? 'Support' : creator}
            time={times[index] === times[index + 1] ? undefined : times[index]}
            {...delivery}
          />
        ));
      })}
    </ul>
  );
}

/** A conversation by day and by sender. */
function Days({ days, now, ...rest }: DaysProps) {
  return days.map((day) => (
    <section key={day.key} className="chat-day">
      {day.day !== '' && (
        <h3>
          <span>{formatMessageDay(day.start, now)}</span>
        </h3>
      )}
      <DayLines day={day} now={now} {...rest} />
    </section>
  ));
}

/** The number of messages from the other side. */
const countTheirs = (messages: readonly TicketMessage[]): number =>
  messages.filter((message) => !isMine(message)).length;

/**
 * Announces to screen readers that the other side has just written. The text itself is only in the
 * log, so it is not read twice.
 */
function Announcer({
  messages,
  creator,
}: {
  messages: readonly TicketMessage[] | undefined;
  creator: string;
}) {
  const count = messages && countTheirs(messages);
  const [heard, setHeard] = useState({ count, said: '' });
  if (count !== undefined && count !== heard.count) {
    const fresh = heard.count === undefined ? 0 : count - heard.count;
    setHeard({
      count,
      said:
        fresh > 0
          ? `${fresh === 1 ? 'New message' : `${fresh.toLocaleString('en-US')} new messages`} from ${isolate(creator)}`
          : heard.said,
    });
  }
  return (
    <div aria-live="polite" className="visually-hidden">
      {/* A new element each time, so that the same words are announced again. */}
      {heard.said !== '' && <p key={heard.count}>{heard.said}</p>}
    </div>
  );
}

/**
 * How many of the newest messages are rendered at first, and how many more when the reader scrolls
 * near their beginning.
 */
const drawnAtOnce = 60;

export interface ChatLogProps extends Omit<DaysProps, 'days'> {
  /** Undefined until they are loaded. */
  messages: readonly TicketMessage[] | undefined;
  /** The admin's messages that are on their way or could not be sent. */
  outgoing: readonly Outgoing[];
  /** Shown instead of the messages. */
  children: ReactNode;
}

const nothing: readonly TicketMessage[] = [];

/**
 * The newest messages, then ours on their way. A message's key is its position, because messages
 * are only ever added.
 */
function linesOf(
  messages: readonly TicketMessage[],
  drawn: number,
  outgoing: readonly Outgoing[],
): Line<ShownMessage>[] {
  const first = Math.max(messages.length - drawn, 0);
  return [
    ...messages
      .slice(first)
      .map((message, index) => ({ key: `message ${first + index}`, message })),
    ...outgoing.map((entry) => ({
      key: entry.id,
      message: {
        text: entry.text,
        created_at: entry.storedAt ?? entry.typedAt,
        is_mine: true,
        outgoing: entry,
      },
    })),
  ];
}

/** How many messages came from the other side since the reader was at the end. */
function useUnseen(messages: readonly TicketMessage[], isAtEnd: boolean): number {
  const count = countTheirs(messages);
  const [seen, setSeen] = useState(count);
  if (isAtEnd && seen !== count) setSeen(count);
  return isAtEnd ? 0 : Math.max(count - seen, 0);
}

/** Scrolls to a message that the admin has just written. */
function useJumpToOwn(outgoing: readonly Outgoing[], jumpToEnd: () => void) {
  const known = useRef<ReadonlySet<string>>(undefined);
  useLayoutEffect(() => {
    const isNew = known.current && outgoing.some(({ id }) => !known.current?.has(id));
    known.current = new Set(outgoing.map(({ id }) => id));
    if (isNew) jumpToEnd();
  }, [outgoing, jumpToEnd]);
}

/**
 * A conversation with its own scrollbar. It stays at its end, unless the reader has scrolled up.
 */
export function ChatLog({ messages: read, outgoing, creator, children, ...rest }: ChatLogProps) {
  const messages = read ?? nothing;
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const hasEarlier = messages.length > drawn;
  const { scroller, isAtEnd, onScroll, jumpToEnd, showEarlier } = useChatScroll(hasEarlier, () =>
    setDrawn(drawn + drawnAtOnce),
  );
  useJumpToOwn(outgoing, jumpToEnd);
  const unseen = useUnseen(messages, isAtEnd);
  return (
    <div className="chat-frame">
      <div
        ref={scroller}
        className="chat-log"
        role="log"
        aria-live="off"
        aria-label="Conversation"
        tabIndex={0}
        onScroll={onScroll}
      >
        {hasEarlier && (
          <button
            type="button"
            className="button chat-action chat-earlier"
            data-variant="outline"
            onClick={showEarlier}
          >
            Show earlier messages
          </button>
        )}
        {children}
        <Days
          days={groupMessages(linesOf(messages, drawn, outgoing))}
          creator={creator}
          {...rest}
        />
      </div>
      {unseen > 0 && (
        <button type="button" className="chat-unseen" onClick={jumpToEnd}>
          <span>{`${unseen.toLocaleString('en-US')} ${unseen === 1 ? 'new message' : 'new messages'}`}</span>
          <ArrowDown size={14} aria-hidden />
        </button>
      )}
      <Announcer messages={read} creator={creator} />
    </div>
  );
}
