import { useMemo } from 'react';
import { useDraftedTickets } from '../../hooks/local/chatDrafts';
import { useOutbox } from '../../hooks/local/chatOutbox';
import type { TicketMark } from '../../screens/support/ticketRow';

/** What the list says of tickets that something is written for: failures are silent (section 8), so a message that was not sent must be seen from anywhere. */
export function useTicketMarks(): ReadonlyMap<string, TicketMark> {
  const drafted = useDraftedTickets();
  const outbox = useOutbox();
  return useMemo(() => {
    const unsent = outbox.filter(({ delivery }) => delivery === 'failed' || delivery === 'unknown' || delivery === 'doubtful');
    // The hook's own text: a list of ids.
    const ids = JSON.parse(drafted) as string[];
    return new Map<string, TicketMark>([...ids.map((id) => [id, 'Draft'] as const), ...unsent.map(({ ticketId }) => [ticketId, 'Not sent'] as const)]);
  }, [drafted, outbox]);
}
