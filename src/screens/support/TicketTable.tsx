import { memo, useEffect, useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import type { Ticket } from '../../api/types';
import { Skeleton } from '../../components/feedback/Skeleton';
import { useKeyCommands } from '../../components/keyboard/useKeyCommands';
import { Badge } from '../../components/tables/Badge';
import { followRowLink, isForRow } from '../../components/tables/rowClick';
import type { CsvField } from '../../domain/values/csv';
import type { TicketMark } from '../../domain/support/outbox';
import { ticketId, ticketLook, type TicketTab } from '../../domain/support/tickets';
import { formatDateTime } from '../../domain/values/dates';
import { limits } from '../../domain/values/limits';
import { formatMoment } from '../../domain/values/moments';
import { formatText } from '../../domain/values/text';
import { hrefs } from '../../paths';

/** Section 2: the columns in the given order. */
const columns = [
  { header: 'ID', width: 84, className: 'ticket-id', placeholder: 40 },
  { header: 'Subject', width: undefined, className: 'ticket-subject', placeholder: 180 },
  { header: 'Date', width: 148, className: 'ticket-date', placeholder: 96 },
  { header: 'Status', width: 104, className: 'ticket-status', placeholder: 56 },
] as const;

export interface TicketTableProps {
  tab: TicketTab;
  /** What is searched for: the rows' links keep it. */
  search: string;
  /** The tab's tickets that the search finds; undefined while they load. */
  tickets: readonly Ticket[] | undefined;
  selectedId: string | undefined;
  marks: ReadonlyMap<string, TicketMark>;
  now: number;
}

/** How many rows are rendered at first, and how many more when the reader comes near their end. */
const drawnAtOnce = 60;
/** How many rows before their end more are rendered. */
const ahead = 20;

/** How many rows to render. The number grows when the last rows become visible, or when the focus reaches them. */
function useDrawn(selectedPlace: number) {
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const shown = Math.max(drawn, selectedPlace + ahead);
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const rows = body.current?.rows;
    if (!rows || rows.length < shown) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setDrawn(shown + drawnAtOnce);
    });
    for (const place of [shown - ahead, shown - 1]) {
      const row = rows[place];
      if (row) observer.observe(row);
    }
    return () => observer.disconnect();
  });
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const row = event.target.closest('tr');
    if (row && row.sectionRowIndex >= shown - ahead) setDrawn(shown + drawnAtOnce);
  };
  return { shown, body, handleFocus };
}

function PlaceholderRows() {
  return Array.from({ length: limits.placeholderRows }, (_, index) => (
    <tr key={index} role="row">
      {columns.map(({ header, className, placeholder }) => (
        <td key={header} role="cell" className={className}>
          <Skeleton width={placeholder} />
        </td>
      ))}
    </tr>
  ));
}

interface TicketRowProps {
  ticket: Ticket;
  /** Undefined if the ticket has no id and can't be opened. */
  href: string | undefined;
  isSelected: boolean;
  mark: TicketMark | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** A ticket of the list. It has explicit roles because a narrow list lays its rows out as blocks, which would remove the table's roles. */
const TicketRow = memo(function TicketRow({ ticket, href, isSelected, mark, now }: TicketRowProps) {
  const { ticket_id: id, subject, created_at: at, status, creator_name: name } = ticket;
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
        {/* P on the row: the list doesn't show who wrote the ticket. */}
        {name && <button type="button" hidden data-about={JSON.stringify({ name })} />}
        {mark && (
          <span className="ticket-mark" data-tone={mark === 'Not sent' ? 'bad' : undefined}>
            {mark}
          </span>
        )}
      </td>
      <td role="cell" className="ticket-date">
        <time dateTime={typeof at === 'string' ? at : undefined} title={formatDateTime(at)}>
          {formatMoment(at, now)}
        </time>
      </td>
      <td role="cell" className="ticket-status">
        <Badge tone={look.tone}>{look.label}</Badge>
      </td>
    </tr>
  );
});

function followRow(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && isForRow(event.target)) followRowLink(event, event.target);
}

/** J, K and Enter are the console's: the rows are links. */
const ticketKeys = { r: () => document.querySelector<HTMLElement>('#main .composer textarea')?.focus() };

/** A row opens by its link, also by a click anywhere in the row. So Enter and opening in a new tab need no code. */
export function TicketTable({ tab, search, tickets, selectedId, marks, now }: TicketTableProps) {
  const ids = tickets?.map(ticketId) ?? [];
  const place = selectedId === undefined ? -1 : ids.indexOf(selectedId);
  const { shown, body, handleFocus } = useDrawn(place);
  useKeyCommands(ticketKeys, true);
  useEffect(() => {
    body.current?.rows[place]?.scrollIntoView({ block: 'nearest' });
  }, [body, place]);
  return (
    <table
      className="table tickets"
      role="table"
      aria-label={tab === 'open' ? 'Open Tickets' : 'Closed Tickets'}
      aria-busy={tickets === undefined}
      aria-rowcount={tickets && tickets.length + 1}
    >
      <colgroup>
        {columns.map(({ header, width }) => (
          <col key={header} width={width} />
        ))}
      </colgroup>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ header, className }) => (
            <th key={header} role="columnheader" scope="col" className={className}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" ref={body} onFocus={handleFocus} onClick={followRow}>
        {tickets === undefined && <PlaceholderRows />}
        {tickets?.slice(0, shown).map((ticket, index) => {
          const id = ids[index];
          // Ids come from the server. A missing or repeated id must not become another row's key.
          const isFirst = id !== undefined && ids.indexOf(id) === index;
          return (
            <TicketRow
              key={isFirst ? id : `${id ?? ''} at ${index}`}
              ticket={ticket}
              href={id === undefined ? undefined : hrefs.support({ tab, ticket: id, search })}
              isSelected={id !== undefined && id === selectedId}
              mark={id === undefined ? undefined : marks.get(id)}
              now={now}
            />
          );
        })}
      </tbody>
    </table>
  );
}

/** What the file of an export has of each ticket. */
export const ticketFields: readonly CsvField<Ticket>[] = [
  { header: 'ID', value: (row) => row.ticket_id },
  { header: 'Subject', value: ({ subject }) => subject },
  { header: 'Creator', value: (row) => row.creator_name },
  { header: 'Date', value: (row) => row.created_at },
  { header: 'Status', value: ({ status }) => status },
];
