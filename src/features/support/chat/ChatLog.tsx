import { ArrowDown } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { TicketMessage } from '~/api/types';
import { formatMoment } from '~/lib/moments';
import { countOf } from '~/lib/numbers';
import { isolate } from '~/lib/text';
import { ChatAction, ChatLine, type DeliveryProps, type ShownMessage } from './ChatLine';
import { formatMessageDay, groupMessages, isMine, type Line } from './conversation';
import type { Outgoing } from './outbox';

/**
 * In pixels. This near the end the log follows new messages, this near the start it shows earlier
 * ones.
 */
const slack = 48;
const nearStart = 240;

function useChatScroll(hasEarlier: boolean, onShowEarlier: () => void) {
  const scroller = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const fromEnd = useRef<number>(undefined);
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
  lines: readonly Line<ShownMessage>[];
  now: number;
  creator: string;
}

/** One list for each day, so that React keeps its messages when earlier ones are added. */
function Days({ lines: all, now, creator, ...delivery }: DaysProps) {
  return groupMessages(all).map(({ key: dayKey, day, start, groups }) => (
    <section key={dayKey} className="chat-day">
      {day !== '' && (
        <h3>
          <span>{formatMessageDay(start, now)}</span>
        </h3>
      )}
      <ul>
        {groups.flatMap(({ isMine: isOurs, lines }) => {
          const times = lines.map(({ message }) => formatMoment(message.created_at, now));
          return lines.map(({ key, message }, index) => (
            <ChatLine
              key={key}
              message={message}
              isMine={isOurs}
              sender={index > 0 ? undefined : isOurs ? 'Support' : creator}
              time={times[index] === times[index + 1] ? undefined : times[index]}
              {...delivery}
            />
          ));
        })}
      </ul>
    </section>
  ));
}

const newMessages = (count: number) => countOf(count, 'new message');

/** For screen readers. Leaves out the text, which is in the log. */
function Announcer({ count, creator }: { count: number | undefined; creator: string }) {
  const [heard, setHeard] = useState({ count, said: '' });
  if (count !== undefined && count !== heard.count) {
    const fresh = heard.count === undefined ? 0 : count - heard.count;
    const what = fresh === 1 ? 'New message' : newMessages(fresh);
    setHeard({ count, said: fresh > 0 ? `${what} from ${isolate(creator)}` : heard.said });
  }
  return (
    <div aria-live="polite" className="visually-hidden">
      {/* A new element each time, so that the same words are announced again. */}
      {heard.said !== '' && <p key={heard.count}>{heard.said}</p>}
    </div>
  );
}

const drawnAtOnce = 60;

/** Messages are only ever added, so a message's key is its position. */
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

function useUnseen(count: number, isAtEnd: boolean): number {
  const [seen, setSeen] = useState(count);
  if (isAtEnd && seen !== count) setSeen(count);
  return isAtEnd ? 0 : Math.max(count - seen, 0);
}

function useJumpToOwn(outgoing: readonly Outgoing[], jumpToEnd: () => void) {
  const known = useRef<ReadonlySet<string>>(undefined);
  useLayoutEffect(() => {
    const isNew = known.current && outgoing.some(({ id }) => !known.current?.has(id));
    known.current = new Set(outgoing.map(({ id }) => id));
    if (isNew) jumpToEnd();
  }, [outgoing, jumpToEnd]);
}

export interface ChatLogProps extends Omit<DaysProps, 'lines'> {
  messages: readonly TicketMessage[] | undefined;
  outgoing: readonly Outgoing[];
  children: ReactNode;
}

export function ChatLog({ messages, outgoing, creator, children, ...rest }: ChatLogProps) {
  const all = messages ?? [];
  const theirs = all.filter((message) => !isMine(message)).length;
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const hasEarlier = all.length > drawn;
  const { scroller, isAtEnd, onScroll, jumpToEnd, showEarlier } = useChatScroll(hasEarlier, () =>
    setDrawn(drawn + drawnAtOnce),
  );
  useJumpToOwn(outgoing, jumpToEnd);
  const unseen = useUnseen(theirs, isAtEnd);
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
          <div className="chat-earlier">
            <ChatAction label="Show earlier messages" onClick={showEarlier} />
          </div>
        )}
        {children}
        <Days lines={linesOf(all, drawn, outgoing)} creator={creator} {...rest} />
      </div>
      {unseen > 0 && (
        <button type="button" className="button chat-unseen" data-size="small" onClick={jumpToEnd}>
          <span>{newMessages(unseen)}</span>
          <ArrowDown size={14} aria-hidden />
        </button>
      )}
      <Announcer count={messages && theirs} creator={creator} />
    </div>
  );
}
