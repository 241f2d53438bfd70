import {
  memo,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import type { Ticket } from '../../../api/types';
import { useKeyCommands } from '../../../ui/keyboard/useKeyCommands';
import { Badge } from '../../../ui/table/Badge';
import { followRowLink, middleClick, openByClick } from '../../../ui/table/rowClick';
import { RowBox, Selection } from '../../../ui/table/RowSelection';
import { PlaceholderRows, TableHead } from '../../../ui/table/TableHead';
import { CellCopy, useActiveRow } from '../../../ui/table/useActiveRow';
import type { TicketMark } from '../chat/outbox';
import { ticketId, ticketLook, type TicketTab } from './tickets';
import { formatDateTime } from '../../../lib/dates';
import { shownColumns } from '../../../lib/listColumns';
import type { ListTools } from '../../../lib/load';
import type { SelectionStore } from '../../../lib/selection';
import { formatMoment } from '../../../lib/moments';
import { formatText } from '../../../lib/text';
import { ticketColumns, ticketsHref, type TicketColumnId } from './ticketColumns';
import { isolate } from '../../../lib/text';

export interface TicketTableProps {
  /** The tab whose tickets are listed. */
  tab: TicketTab;
  /** What is searched for: the rows' links keep it. */
  search: string;
  /** The tab's tickets that the search finds; undefined while they load. */
  tickets: readonly Ticket[] | undefined;
  /** The id of the ticket whose chat is open. Undefined if none is. */
  selectedId: string | undefined;
  /** What stands beside a subject (Draft, Not sent or New), by the ticket's id. */
  marks: ReadonlyMap<string, TicketMark>;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** The rows' links keep what they are sorted by. */
  tools: Pick<ListTools, 'sorting' | 'layout' | 'selecting' | 'exporting'>;
}

/** How many rows are rendered at first, and how many more when the reader comes near their end. */
const drawnAtOnce = 60;
/** How many rows before their end more are rendered. */
const ahead = 20;

/**
 * How many rows to render. The number grows when the last rows become visible, or when the focus
 * reaches them.
 */
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
    addEventListener('beforeprint', drawAll);
    return () => removeEventListener('beforeprint', drawAll);
  }, []);
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const row = event.target.closest('tr');
    if (row && row.sectionRowIndex >= shown - ahead) setDrawn(shown + drawnAtOnce);
  };
  return { shown, body, handleFocus };
}

interface TicketRowProps {
  ticket: Ticket;
  index: number;
  columns: typeof ticketColumns;
  /** Undefined if the ticket has no id. It then can't be selected. */
  id: string | undefined;
  selection: SelectionStore;
  /** Undefined if the ticket has no id and can't be opened. */
  href: string | undefined;
  isSelected: boolean;
  /** It is hovered or has the focus. */
  isActive: boolean;
  mark: TicketMark | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** A ticket of the list. */
const TicketRow = memo(function TicketRow(props: TicketRowProps) {
  const {
    ticket,
    index,
    columns,
    id: key,
    selection,
    href,
    isSelected,
    isActive,
    mark,
    now,
  } = props;
  const { ticket_id: id, subject, created_at: at, status, creator_name: name } = ticket;
  const look = ticketLook(status);
  const title = <bdi>{formatText(subject)}</bdi>;
  const cells: Record<TicketColumnId, ReactNode> = {
    id: (
      <>
        <bdi translate="no">{formatText(id)}</bdi>
        {isActive && <CellCopy what="ticket id" value={id} isQuiet />}
      </>
    ),
    subject: (
      <>
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
      </>
    ),
    date: (
      <time dateTime={typeof at === 'string' ? at : undefined} title={formatDateTime(at)}>
        {formatMoment(at, now)}
      </time>
    ),
    status: <Badge tone={look.tone}>{look.label}</Badge>,
  };
  return (
    <tr data-index={index} data-selected={isSelected ? '' : undefined}>
      {columns.map((column, place) => (
        <td key={column.id} className={column.className}>
          {place === 0 && key !== undefined && (
            <RowBox store={selection} id={key} row={ticket} name={`${key} ${isolate(subject)}`} />
          )}
          {cells[column.id]}
        </td>
      ))}
    </tr>
  );
});

function followRow(event: MouseEvent<HTMLElement>) {
  const { target } = event;
  if (target instanceof Element) openByClick(event, target, () => followRowLink(event, target));
}

/** J, K and Enter are the console's: the rows are links. */
const ticketKeys = {
  r: () => document.querySelector<HTMLElement>('#main .composer textarea')?.focus(),
};

/**
 * A row opens by its link, also by a click anywhere in the row. So Enter and opening in a new tab
 * need no code.
 */
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
  const { shown, body, handleFocus } = useDrawn(place);
  const { isActive, ...activity } = useActiveRow(true);
  useKeyCommands(ticketKeys, true);
  useEffect(() => {
    body.current?.rows[place]?.scrollIntoView({ block: 'nearest' });
  }, [body, place]);
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
          onClick={followRow}
          {...middleClick}
          {...activity}
          onFocus={(event) => {
            activity.onFocus?.(event);
            handleFocus(event);
          }}
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
                index={index}
                columns={columns}
                id={id}
                selection={selecting.store}
                href={
                  id === undefined ? undefined : ticketsHref({ tab, ticket: id, search, tools })
                }
                isSelected={id !== undefined && id === selectedId}
                isActive={isActive(index)}
                mark={id === undefined ? undefined : marks.get(id)}
                now={now}
              />
            );
          })}
        </tbody>
      </table>
      {/* In the box that scrolls the rows, at its end. */}
      <Selection tools={tools} rows={tickets} />
    </>
  );
}
