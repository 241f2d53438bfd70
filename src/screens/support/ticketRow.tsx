import { memo } from 'react';
import type { Ticket } from '../../api/types';
import { Badge } from '../../components/tables/Badge';
import { formatDateTime } from '../../domain/dates';
import { formatMessageTime } from '../../domain/messageDay';
import { formatText } from '../../domain/text';
import { ticketLook } from '../../domain/tickets';

/** What a row says beside its subject: something is typed for the ticket, or was not sent. */
export type TicketMark = 'Draft' | 'Not sent';

export interface TicketRowProps {
  ticket: Ticket;
  /** Undefined for a ticket without an id: it can't be opened. */
  href: string | undefined;
  isSelected: boolean;
  mark: TicketMark | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** A ticket of the list. The roles are said because a narrow list lays its rows out as blocks, which would take them away. */
export const TicketRow = memo(function TicketRow({ ticket, href, isSelected, mark, now }: TicketRowProps) {
  const { ticket_id: id, subject, created_at: at, status } = ticket;
  const look = ticketLook(status);
  const title = <bdi>{formatText(subject)}</bdi>;
  return (
    <tr role="row" data-selected={isSelected ? '' : undefined}>
      <td role="cell" className="ticket-id">
        <bdi>{formatText(id)}</bdi>
      </td>
      <td role="cell" className="ticket-subject">
        {href === undefined ? (
          title
        ) : (
          <a href={href} data-row-link aria-current={isSelected ? 'true' : undefined}>
            {title}
          </a>
        )}
        {mark && (
          <span className="ticket-mark" data-tone={mark === 'Not sent' ? 'bad' : undefined}>
            {mark}
          </span>
        )}
      </td>
      <td role="cell" className="ticket-date">
        <time dateTime={typeof at === 'string' ? at : undefined} title={formatDateTime(at)}>
          {formatMessageTime(at, now)}
        </time>
      </td>
      <td role="cell" className="ticket-status">
        <Badge tone={look.tone}>{look.label}</Badge>
      </td>
    </tr>
  );
});
