import { useEffect, useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import type { Ticket } from '../../api/types';
import { Skeleton } from '../../components/feedback/Skeleton';
import { followRowLink, isForRow } from '../../components/tables/rowClick';
import { limits } from '../../domain/limits';
import { ticketId, type TicketTab } from '../../domain/tickets';
import { hrefs } from '../../paths';
import { TicketRow, type TicketMark } from './ticketRow';
import { useTicketKeys } from './useTicketKeys';

/** Section 2: the columns in the given order. */
const columns = [
  { header: 'ID', width: 84, className: 'ticket-id', placeholder: 40 },
  { header: 'Subject', width: undefined, className: 'ticket-subject', placeholder: 180 },
  { header: 'Date', width: 148, className: 'ticket-date', placeholder: 96 },
  { header: 'Status', width: 104, className: 'ticket-status', placeholder: 56 },
] as const;

export interface TicketTableProps {
  tab: TicketTab;
  /** The tab's tickets; undefined while they load. */
  tickets: readonly Ticket[] | undefined;
  selectedId: string | undefined;
  marks: ReadonlyMap<string, TicketMark>;
  now: number;
}

/** Of a long list as many rows are drawn at first, and as many more each time its end comes near. */
const drawnAtOnce = 60;
/** So many rows before the end of those that are drawn, the next ones follow. */
const ahead = 20;

/** How many rows to draw; it grows when the last ones come near or are jumped to, or when the focus moves on to them. */
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
    return () => {
      observer.disconnect();
    };
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

function followRow(event: MouseEvent<HTMLElement>) {
  if (event.target instanceof Element && isForRow(event.target)) followRowLink(event, event.target);
}

/** Opening a row is following its link, also by a click anywhere else in it: Enter and a new tab work by themselves. */
export function TicketTable({ tab, tickets, selectedId, marks, now }: TicketTableProps) {
  const ids = tickets?.map(ticketId) ?? [];
  const place = selectedId === undefined ? -1 : ids.indexOf(selectedId);
  const { shown, body, handleFocus } = useDrawn(place);
  useTicketKeys(body, place);
  useEffect(() => {
    body.current?.rows[place]?.scrollIntoView({ block: 'nearest' });
  }, [body, place]);
  return (
    <table className="table tickets" role="table" aria-label={tab === 'open' ? 'Open Tickets' : 'Closed Tickets'} aria-busy={tickets === undefined} aria-rowcount={tickets && tickets.length + 1}>
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
          // Ids are the server's: one that is missing or comes twice must not take another row's place.
          const isFirst = id !== undefined && ids.indexOf(id) === index;
          return (
            <TicketRow
              key={isFirst ? id : `${id ?? ''} at ${index}`}
              ticket={ticket}
              href={id === undefined ? undefined : hrefs.support({ tab, ticket: id })}
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
