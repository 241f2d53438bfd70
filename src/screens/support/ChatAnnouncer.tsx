import { useState } from 'react';
import type { TicketMessage } from '../../api/types';
import { isMine } from '../../domain/chatGroups';

/** The messages of the other side, wherever they stand among the others. */
export const countTheirs = (messages: readonly TicketMessage[]): number => messages.filter((message) => !isMine(message)).length;

/** Says politely that the other side wrote just now. What it wrote is said where it stands, once. */
export function ChatAnnouncer({ messages, creator }: { messages: readonly TicketMessage[] | undefined; creator: string }) {
  const count = messages && countTheirs(messages);
  const [heard, setHeard] = useState({ count, said: '' });
  if (count !== undefined && count !== heard.count) {
    const fresh = heard.count === undefined ? 0 : count - heard.count;
    setHeard({ count, said: fresh > 0 ? `${fresh === 1 ? 'New message' : `${fresh.toLocaleString('en-US')} new messages`} from ${creator}` : heard.said });
  }
  return (
    <div aria-live="polite" className="visually-hidden">
      {/* Another element each time, so that the same words are said again. */}
      {heard.said !== '' && <p key={heard.count}>{heard.said}</p>}
    </div>
  );
}
