import { useState } from 'react';
import type { Ticket } from '../../../api/types';
import { formatCount } from '../../../lib/numbers';
import { formatText, isBlank } from '../../../lib/text';

import { AsOf } from '../../../list/AsOf';
import type { ListTools } from '../../../lib/load';
import { EmptyState, FilteredEmptyState } from '../../../ui/feedback/states';
import { SearchFilter } from '../../../ui/fields/filters';
import { Row } from '../../../ui/layout/Layout';
import { Tabs, type TabOption } from '../../../ui/layout/Tabs';
import { newTickets, supportMessages } from '../messages';
import {
  findTicket,
  knowTickets,
  searchTickets,
  ticketsIn,
  waitingSince,
  type KnownTickets,
  type TicketTab,
} from './model';
import { TicketTable, type TicketTableProps } from './TicketTable';

const tabs: readonly TabOption<TicketTab>[] = [
  { value: 'open', label: 'Open Tickets' },
  { value: 'closed', label: 'Closed Tickets' },
];

export interface TicketListProps extends Omit<TicketTableProps, 'tools'> {
  /** All that were read last. They may have new ones that are not among `tickets` yet. */
  latest: readonly Ticket[] | undefined;
  tools: TicketTableProps['tools'] & Pick<ListTools, 'fresh'>;
  onTabChange: (tab: TicketTab) => void;
  onSearch: (search: string) => void;
}

/** Section 2: an input that does nothing. It stands apart from the search that works (R31). */
function FindTicket() {
  const [text, setText] = useState('');
  return (
    <div className="ticket-find" data-muted>
      <SearchFilter
        label="Find Ticket"
        name="find"
        placeholder="Find Ticket"
        value={text}
        onChange={setText}
      />
    </div>
  );
}

function useKnownTickets(
  tickets: readonly Ticket[] | undefined,
  opened: string | undefined,
): KnownTickets | undefined {
  const [last, setLast] = useState<{
    of: unknown;
    opened: string | undefined;
    known: KnownTickets;
  }>();
  if (!tickets || (last?.of === tickets && last.opened === opened)) return last?.known;
  const known = knowTickets(last?.known, tickets, opened);
  // If only another ticket was opened, nothing has come.
  if (last?.of === tickets) known.added = last.known.added;
  setLast({ of: tickets, opened, known });
  return known;
}

function Announcer({
  known,
  tickets,
}: {
  known: KnownTickets | undefined;
  tickets: readonly Ticket[] | undefined;
}) {
  const newest = findTicket(tickets ?? [], known?.fresh[0]);
  return (
    <div aria-live="polite" className="visually-hidden">
      {/* A new element each time, so that the same words are announced again. */}
      {known && newest && known.added > 0 && (
        <p key={known.ids.size}>{newTickets(known.added, formatText(newest.subject))}</p>
      )}
    </div>
  );
}

export function TicketList({
  tickets,
  latest,
  marks,
  onTabChange,
  onSearch,
  ...rest
}: TicketListProps) {
  const { tab, search, selectedId, tools } = rest;
  const known = useKnownTickets(latest, selectedId);
  const isNew = (known?.fresh ?? []).map((id) => [id, 'New'] as const);
  const listed = tickets && searchTickets(ticketsIn(tab, tickets), search);
  const count = listed?.length;
  const { sorting } = tools;
  const isByWaiting = sorting.by === 'waiting' && !sorting.isDescending;
  return (
    <section className="panel ticket-list" aria-label="Tickets">
      <Tabs
        label="Tickets"
        name="tickets"
        tabs={tabs}
        current={tab}
        className="ticket-panel"
        onChange={onTabChange}
      >
        <div className="ticket-find">
          <SearchFilter
            label="Search"
            name="search"
            placeholder="Search tickets"
            value={search}
            onChange={onSearch}
          />
        </div>
        <Row gap={3} className="ticket-note">
          <p>
            {count !== undefined && `${formatCount(count)} ${count === 1 ? 'ticket' : 'tickets'}`}
          </p>
          {tab === 'open' && (isByWaiting || listed?.some(waitingSince)) && (
            <button
              type="button"
              className="text-button"
              aria-pressed={isByWaiting}
              onClick={() => sorting.onSort?.('waiting')}
            >
              Waiting longest first
            </button>
          )}
          <AsOf {...tools.fresh} />
        </Row>
        <div className="ticket-rows">
          {count === 0 && !isBlank(search) && (
            <FilteredEmptyState
              title="No tickets match"
              clearLabel="Clear search"
              onClear={() => onSearch('')}
            />
          )}
          {count === 0 && isBlank(search) && <EmptyState title={supportMessages.noneListed[tab]} />}
          {count !== 0 && (
            <TicketTable
              key={tab}
              {...rest}
              tickets={listed}
              marks={new Map([...isNew, ...marks])}
            />
          )}
        </div>
        <FindTicket />
      </Tabs>
      <Announcer known={known} tickets={latest} />
    </section>
  );
}
