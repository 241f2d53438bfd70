import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Within this distance of the end, in pixels, the reader counts as being at the end. */
const slack = 48;
/** Within this distance of the beginning, in pixels, earlier messages are shown. */
const nearStart = 240;

export interface ChatScroll {
  scroller: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  onScroll: () => void;
  jumpToEnd: () => void;
  /** Shows earlier messages. The messages on the screen don't move. */
  showEarlier: () => void;
}

/** The scroll position in a conversation. At the end it follows new messages; further up, nothing moves. */
export function useChatScroll(hasEarlier: boolean, onShowEarlier: () => void): ChatScroll {
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
    const hasLeftEnd = element.scrollTop < Math.min(known.current, element.scrollHeight - element.clientHeight) - slack;
    if (fromEnd.current !== undefined) element.scrollTop = element.scrollHeight - fromEnd.current;
    else if (isFollowing.current && !hasLeftEnd) element.scrollTop = element.scrollHeight;
    if (!hasLeftEnd) known.current = element.scrollTop;
    fromEnd.current = undefined;
  }, []);
  useLayoutEffect(settle);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // The size changes when the message box grows, the window shrinks, or a phone shows the chat again.
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
