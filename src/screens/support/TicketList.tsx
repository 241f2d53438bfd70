import { useState } from 'react';
import type { Ticket } from '../../api/types';
import { EmptyState } from '../../components/feedback/states';
import { SearchFilter } from '../../components/fields/filters';
import { Tabs, type TabOption } from '../../components/tabs/Tabs';
import { formatCount } from '../../domain/values/numbers';
import { ticketsIn, type TicketTab } from '../../domain/support/tickets';
import { supportMessages } from '../../messages/support';
import { TicketTable, type TicketTableProps } from './TicketTable';

const tabs: readonly TabOption<TicketTab>[] = [
  { value: 'open', label: 'Open Tickets' },
  { value: 'closed', label: 'Closed Tickets' },
];

export interface TicketListProps extends Pick<TicketTableProps, 'tab' | 'selectedId' | 'marks' | 'now'> {
  /** All tickets; undefined while they load. */
  tickets: readonly Ticket[] | undefined;
  onTabChange: (tab: TicketTab) => void;
}

/** R31: this input does nothing. */
function FindTicket() {
  const [text, setText] = useState('');
  return <SearchFilter label="Find Ticket" name="find" placeholder="Find Ticket" value={text} onChange={setText} />;
}

/** Section 2: the tickets of the selected tab. */
export function TicketList({ tickets, tab, onTabChange, ...rest }: TicketListProps) {
  const listed = tickets && ticketsIn(tab, tickets);
  const count = listed?.length;
  return (
    <section className="panel ticket-list" aria-label="Tickets">
      <Tabs label="Tickets" name="tickets" tabs={tabs} current={tab} className="ticket-panel" onChange={onTabChange}>
        <div className="ticket-find">
          <FindTicket />
          <p className="muted">{count === undefined ? '' : `${formatCount(count)} ${count === 1 ? 'ticket' : 'tickets'}`}</p>
        </div>
        <div className="ticket-rows">
          {count === 0 ? (
            <EmptyState title={supportMessages.noneListed[tab]} />
          ) : (
            <TicketTable key={tab} tab={tab} tickets={listed} {...rest} />
          )}
        </div>
      </Tabs>
    </section>
  );
}
