import { useState } from 'react';
import type { TicketMessage } from '../../api/types';
import { isMine } from '../../domain/chatGroups';
import { formatText } from '../../domain/text';

/** Longest that a message is read out by itself, in characters. */
const longestSaid = 200;

function announcement(fresh: readonly TicketMessage[], creator: string): string {
  const last = formatText(fresh.at(-1)?.text);
  const said = last.length > longestSaid ? `${last.slice(0, longestSaid)}…` : last;
  return fresh.length === 1 ? `New message from ${creator}: ${said}` : `${fresh.length} new messages from ${creator}. The last one: ${said}`;
}

/** Says politely what the other side wrote just now. */
export function ChatAnnouncer({ messages, creator }: { messages: readonly TicketMessage[] | undefined; creator: string }) {
  const [heard, setHeard] = useState({ count: messages?.length, said: '', turn: 0 });
  if (messages && messages.length !== heard.count) {
    const fresh = heard.count === undefined ? [] : messages.slice(heard.count).filter((message) => !isMine(message));
    setHeard({ count: messages.length, said: fresh.length > 0 ? announcement(fresh, creator) : heard.said, turn: heard.turn + fresh.length });
  }
  return (
    <div aria-live="polite" className="visually-hidden">
      {/* Another element each time, so that the same words are said again. */}
      {heard.said !== '' && <p key={heard.turn}>{heard.said}</p>}
    </div>
  );
}
