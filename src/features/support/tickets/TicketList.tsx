import { useState } from 'react';
import type { Ticket } from '../../../api/types';
import { EmptyState, FilteredEmptyState } from '../../../ui/feedback/states';
import { SearchFilter } from '../../../ui/fields/filters';
import { AsOf } from '../../../list/AsOf';
import { Tabs, type TabOption } from '../../../ui/layout/Tabs';
import type { Freshness } from '../../../lib/load';
import { formatCount } from '../../../lib/numbers';
import {
  findTicket,
  knowTickets,
  searchTickets,
  ticketsIn,
  type KnownTickets,
  type TicketTab,
} from './tickets';
import { formatText, isBlank } from '../../../lib/text';
import { newTickets, supportMessages } from '../messages';
import { TicketTable, type TicketTableProps } from './TicketTable';

const tabs: readonly TabOption<TicketTab>[] = [
  { value: 'open', label: 'Open Tickets' },
  { value: 'closed', label: 'Closed Tickets' },
];

export interface TicketListProps extends Pick<
  TicketTableProps,
  'tab' | 'search' | 'selectedId' | 'marks' | 'now' | 'tools'
> {
  /** All tickets that are shown, in their order; undefined while they load. */
  tickets: readonly Ticket[] | undefined;
  /** All that were read last. They may have new ones that are not shown yet. */
  latest: readonly Ticket[] | undefined;
  /** Whether newer rows are waiting, and how to show them. */
  fresh: Freshness;
  /** Called with the tab to show. */
  onTabChange: (tab: TicketTab) => void;
  /** Called with the text at each change of the search. */
  onSearch: (search: string) => void;
}

/** This input does nothing. */
function FindTicket() {
  const [text, setText] = useState('');
  return (
    <SearchFilter
      label="Find Ticket"
      name="find"
      placeholder="Find Ticket"
      value={text}
      onChange={setText}
    />
  );
}

/** The open tickets that are known, and which of them are new. */
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
  // Another ticket was opened: nothing has come.
  setLast({
    of: tickets,
    opened,
    known: last?.of === tickets ? { ...known, added: last.known.added } : known,
  });
  return known;
}

/** Announces to screen readers that tickets have come. The rows say it too. */
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

/** The tickets of the selected tab; of them, those that the search finds. */
export function TicketList({
  tickets,
  latest,
  tab,
  search,
  selectedId,
  marks,
  fresh,
  onTabChange,
  onSearch,
  ...rest
}: TicketListProps) {
  const known = useKnownTickets(latest, selectedId);
  const isNew = (known?.fresh ?? []).map((id) => [id, 'New'] as const);
  const listed = tickets && searchTickets(ticketsIn(tab, tickets), search);
  const count = listed?.length;
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
          <FindTicket />
        </div>
        <div className="ticket-note">
          <p>
            {count === undefined
              ? ''
              : `${formatCount(count)} ${count === 1 ? 'ticket' : 'tickets'}`}
          </p>
          <AsOf {...fresh} />
        </div>
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
              tab={tab}
              search={search}
              tickets={listed}
              selectedId={selectedId}
              marks={new Map([...isNew, ...marks])}
              {...rest}
            />
          )}
        </div>
      </Tabs>
      <Announcer known={known} tickets={latest} />
    </section>
  );
}
