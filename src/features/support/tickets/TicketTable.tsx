import { listen } from '~/lib/browser/listen';
import { memo, useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Ticket } from '~/api/types';
import { useKeyCommands } from '~/ui/keyboard/keyListeners';
import { Badge } from '~/ui/table/Badge';
import { followRowLink, middleClick, openByClick } from '~/ui/table/rowClick';
import { RowBox, Selection } from '~/ui/table/RowSelection';
import { PlaceholderRows, TableHead } from '~/ui/table/TableHead';
import { useActiveRow, CellCopy } from '~/ui/table/useActiveRow';
import type { TicketMark } from '../chat/outbox';
import { formatDateTime } from '~/lib/dates';
import { shownColumns } from '~/lib/listColumns';
import type { ListTools } from '~/lib/load';
import type { SelectionStore } from '~/lib/selection';
import { formatMoment } from '~/lib/moments';
import { formatText, isolate } from '~/lib/text';
import { wireFields } from '~/lib/csvFields';
import { writeSorted } from '~/lib/sorting';
import { hrefs, type PathId } from '~/routes';
import type { ColumnHead } from '~/ui/table/columns';
import {
  lastMessageTexts,
  ticketId,
  ticketBadge,
  ticketSortKeys,
  waitingSince,
  type TicketTab,
} from './model';

interface CellProps {
  ticket: Ticket;
  href: string | undefined;
  isSelected: boolean;
  isActive: boolean;
  mark: TicketMark | undefined;
  now: number;
}

type TicketColumn = ColumnHead<Ticket> & { cell: (props: CellProps) => ReactNode };

export const ticketColumns: readonly TicketColumn[] = [
  {
    id: 'id',
    header: 'ID',
    className: 'ticket-id',
    sort: ticketSortKeys.id,
    cell: ({ ticket, isActive }) => (
      <>
        <bdi translate="no">{formatText(ticket.ticket_id)}</bdi>
        {isActive && <CellCopy what="ticket id" value={ticket.ticket_id} isQuiet />}
      </>
    ),
  },
  {
    id: 'subject',
    card: 'name',
    header: 'Subject',
    className: 'ticket-subject',
    sort: ticketSortKeys.subject,
    cell: ({ ticket, href, isSelected, mark, now }) => {
      const { subject, creator_name: name } = ticket;
      const title = <bdi>{formatText(subject)}</bdi>;
      // Used by P on the row.
      const about = name ? JSON.stringify({ name }) : undefined;
      return (
        <>
          {href === undefined ? (
            <span className="clamped" data-about={about}>
              {title}
            </span>
          ) : (
            <a
              className="clamped"
              href={href}
              data-row-link
              data-about={about}
              aria-current={isSelected ? 'true' : undefined}
            >
              {title}
            </a>
          )}
          <p className="ticket-last" data-waiting={waitingSince(ticket) && ''}>
            {mark && <strong data-tone={mark === 'Not sent' ? 'bad' : undefined}>{mark}</strong>}
            {lastMessageTexts(ticket, now).map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
        </>
      );
    },
  },
  {
    id: 'date',
    header: 'Date',
    className: 'ticket-date',
    sort: ticketSortKeys.date,
    cell: ({ ticket: { created_at: at }, now }) => (
      <time dateTime={typeof at === 'string' ? at : undefined} title={formatDateTime(at)}>
        {formatMoment(at, now)}
      </time>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    className: 'ticket-status',
    sort: ticketSortKeys.status,
    cell: ({ ticket }) => <Badge {...ticketBadge(ticket.status)} />,
  },
];

export const ticketFields = wireFields<Ticket>(
  { ID: 'ticket_id', Subject: 'subject', Creator: 'creator_name' },
  { Date: ['created_at', 'date'], Status: 'status' },
);

export const ticketsHref = ({
  tools: { sorting, layout },
  ...place
}: {
  tab: TicketTab;
  ticket?: PathId;
  search: string;
  tools: Pick<ListTools, 'sorting' | 'layout'>;
}): string =>
  hrefs.supportAt({
    ...place,
    sort: writeSorted(sorting),
    columns: layout.isInAddress ? layout.columns : undefined,
  });

const drawnAtOnce = 60;
const ahead = 20;

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
  useEffect(() => {
    // The browser prints the page as it is after the event.
    const drawAll = () => flushSync(() => setDrawn(Infinity));
    return listen('beforeprint', drawAll);
  }, []);
  return { shown, body };
}

interface TicketRowProps extends CellProps {
  columns: readonly TicketColumn[];
  id: string | undefined;
  selection: SelectionStore;
}

const TicketRow = memo(function TicketRow({ columns, id, selection, ...row }: TicketRowProps) {
  const { ticket, isSelected } = row;
  return (
    <tr data-selected={isSelected ? '' : undefined}>
      {columns.map((column, place) => (
        <td key={column.id} className={column.className}>
          {place === 0 && id !== undefined && (
            <RowBox
              store={selection}
              id={id}
              row={ticket}
              name={`${id} ${isolate(ticket.subject)}`}
            />
          )}
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
});

const ticketKeys = {
  r: () => document.querySelector<HTMLElement>('#main .composer textarea')?.focus(),
};

export interface TicketTableProps {
  tab: TicketTab;
  search: string;
  tickets: readonly Ticket[] | undefined;
  selectedId: string | undefined;
  marks: ReadonlyMap<string, TicketMark>;
  now: number;
  tools: Pick<ListTools, 'sorting' | 'layout' | 'selecting' | 'exporting'>;
}

export function TicketTable({
  tab,
  search,
  tickets,
  selectedId,
  marks,
  now,
  tools,
}: TicketTableProps) {
  const { sorting, layout, selecting } = tools;
  const columns = useMemo(() => shownColumns(ticketColumns, layout.columns), [layout.columns]);
  const ids = tickets?.map(ticketId) ?? [];
  const place = selectedId === undefined ? -1 : ids.indexOf(selectedId);
  const { shown, body } = useDrawn(place);
  const { isActive, ...activity } = useActiveRow(true);
  useKeyCommands(ticketKeys, true);
  const isLoaded = tickets !== undefined;
  const reveal = useEffectEvent(() => {
    body.current?.rows[place]?.scrollIntoView({ block: 'nearest' });
  });
  // Not when its place changes, because an answered ticket may move to the end.
  useEffect(() => {
    reveal();
  }, [selectedId, isLoaded]);
  return (
    <>
      <table
        className="table tickets"
        aria-label={tab === 'open' ? 'Open Tickets' : 'Closed Tickets'}
        aria-busy={tickets === undefined}
        aria-rowcount={tickets && tickets.length + 1}
        data-boxes
        data-compact={layout.isCompact ? '' : undefined}
      >
        <TableHead columns={columns} actionsHeader={undefined} sorting={sorting} hasBoxes />
        <tbody
          ref={body}
          onClick={(event) => {
            const { target } = event;
            if (target instanceof Element)
              openByClick(event, target, () => followRowLink(event, target));
          }}
          {...middleClick}
          {...activity}
        >
          {tickets === undefined && <PlaceholderRows columns={columns} hasActions={false} />}
          {tickets?.slice(0, shown).map((ticket, index) => {
            const id = ids[index];
            // Ids come from the server. A missing or repeated id must not become another row's key.
            const isFirst = id !== undefined && ids.indexOf(id) === index;
            return (
              <TicketRow
                key={isFirst ? id : `${id ?? ''} at ${index}`}
                ticket={ticket}
                columns={columns}
                id={id}
                selection={selecting.store}
                href={id && ticketsHref({ tab, ticket: id, search, tools })}
                isSelected={id !== undefined && id === selectedId}
                isActive={isActive(index)}
                mark={id === undefined ? undefined : marks.get(id)}
                now={now}
              />
            );
          })}
        </tbody>
      </table>
      {/* Inside the box that scrolls the rows, at its end. */}
      <Selection tools={tools} rows={tickets} />
    </>
  );
}
