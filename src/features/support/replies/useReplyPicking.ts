import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import {
  fillReply,
  findReplies,
  replyQuery,
  unfilledIn,
  type Reply,
  type ReplyFacts,
} from './replies';

interface ReplyPickingOptions {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  replies: readonly Reply[];
  /** What the ticket fills in. */
  facts: ReplyFacts;
  onChange: (text: string) => void;
}

export interface ReplyPicking {
  /**
   * The replies to choose from. Undefined while none are offered; empty if the admin has none at
   * all, which is then said.
   */
  offered: readonly Reply[] | undefined;
  current: number;
  choose: (reply: Reply) => void;
  /** What is typed into the box. */
  type: (text: string) => void;
  close: () => void;
  /** Takes a key of the box. Returns whether it was meant for the list. */
  takeKey: (event: KeyboardEvent) => boolean;
}

/**
 * Replies in the message box: '/' at its start offers them, the arrows move, Enter takes one,
 * Escape closes the list.
 */
export function useReplyPicking({
  box,
  text,
  replies,
  facts,
  onChange,
}: ReplyPickingOptions): ReplyPicking {
  const [isOpen, setIsOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const query = isOpen ? replyQuery(text) : undefined;
  const found = query === undefined ? [] : findReplies(replies, query);
  const hasNone = replies.length === 0 && query === '';
  const current = Math.min(place, found.length - 1);
  /** What to select once the chosen text is in the box. */
  const selection = useRef<{ from: number; to: number }>(undefined);
  useLayoutEffect(() => {
    const { from, to } = selection.current ?? {};
    selection.current = undefined;
    if (from !== undefined && to !== undefined) box.current?.setSelectionRange(from, to);
  }, [box, text]);
  const choose = (reply: Reply) => {
    const filled = fillReply(reply.text, facts);
    const unfilled = unfilledIn(filled, replies);
    // The first placeholder that is left is selected, so that typing replaces it.
    selection.current = unfilled
      ? { from: unfilled.at, to: unfilled.at + unfilled.text.length }
      : { from: filled.length, to: filled.length };
    setIsOpen(false);
    onChange(filled);
    box.current?.focus();
  };
  const moves: Record<string, () => void> = {
    ArrowDown: () => setPlace((current + 1) % found.length),
    ArrowUp: () => setPlace((current + found.length - 1) % found.length),
    Enter: () => {
      const reply = found[current];
      if (reply) choose(reply);
    },
    Escape: () => setIsOpen(false),
  };
  return {
    offered: found.length > 0 || hasNone ? found : undefined,
    current,
    choose,
    type: (next) => {
      setIsOpen(replyQuery(next) !== undefined);
      setPlace(0);
      onChange(next);
    },
    close: () => setIsOpen(false),
    takeKey: (event) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
      const isPlain = !shiftKey && !ctrlKey && !metaKey && !altKey;
      const isMeant = found.length > 0 || (hasNone && key === 'Escape');
      if (!isMeant || !isPlain || !Object.hasOwn(moves, key)) return false;
      event.preventDefault();
      moves[key]?.();
      return true;
    },
  };
}
