import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** So near to the end, in pixels, the reader is at the end. */
const slack = 48;
/** So near to the beginning, in pixels, earlier messages are fetched in. */
const nearStart = 240;

export interface ChatScroll {
  scroller: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  onScroll: () => void;
  jumpToEnd: () => void;
  /** Puts earlier messages in front of those that are shown, which stay where they are. */
  showEarlier: () => void;
}

/** The place in a conversation: at its end, what comes is followed; further up, nothing moves. */
export function useChatScroll(hasEarlier: boolean, onShowEarlier: () => void): ChatScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const fromEnd = useRef<number>(undefined);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const settle = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    if (fromEnd.current !== undefined) element.scrollTop = element.scrollHeight - fromEnd.current;
    else if (isFollowing.current) element.scrollTop = element.scrollHeight;
    fromEnd.current = undefined;
  }, []);
  useLayoutEffect(settle);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    // The message box grows, the window shrinks, the view is shown again on a phone.
    const observer = new ResizeObserver(settle);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
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
