import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Ticket } from '~/api/types';
import { countOf } from '~/lib/numbers';
import { formatText, isBlank } from '~/lib/text';
import { AsOf } from '~/list/WholeList';
import { EmptyState, FilteredEmptyState, LoadPanel, Skeleton } from '~/ui/feedback/states';
import { SearchFilter } from '~/ui/fields/filters';
import { loadable } from '~/ui/loadable';
import { ButtonLink } from '~/ui/layout/ButtonLink';
import { Row, Stack } from '~/ui/layout/Layout';
import { Page } from '~/ui/layout/Page';
import { Tabs, type TabOption } from '~/ui/layout/Tabs';
import { ListMenus, ExportProgress } from '~/list/ListMenus';
import { loaded, type ListTools, type Load } from '~/lib/load';
import type { TicketChatProps } from '../chat/TicketChat';
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
import { ticketColumns, ticketsHref, TicketTable, type TicketTableProps } from './TicketTable';
import '../chat/chat.css';
import '../support.css';

const tabs: readonly TabOption<TicketTab>[] = [
  { value: 'open', label: 'Open Tickets' },
  { value: 'closed', label: 'Closed Tickets' },
];

interface TicketListProps extends Omit<TicketTableProps, 'tools'> {
  latest: readonly Ticket[] | undefined;
  tools: TicketTableProps['tools'] & Pick<ListTools, 'fresh'>;
  onTabChange: (tab: TicketTab) => void;
  onSearch: (search: string) => void;
}

/** An input that does nothing, apart from the search that works (R31). */
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

function useKnownTickets(tickets: readonly Ticket[] | undefined, opened: string | undefined) {
  const [last, setLast] = useState<{
    of: unknown;
    opened: string | undefined;
    known: KnownTickets;
  }>();
  if (!tickets || (last?.of === tickets && last.opened === opened)) return last?.known;
  const known = knowTickets(last?.known, tickets, opened);
  // If only another ticket was opened, nothing is new.
  if (last?.of === tickets) known.added = last.known.added;
  setLast({ of: tickets, opened, known });
  return known;
}

function TicketList({ tickets, latest, marks, onTabChange, onSearch, ...rest }: TicketListProps) {
  const { tab, search, selectedId, tools } = rest;
  const known = useKnownTickets(latest, selectedId);
  const newest = findTicket(latest ?? [], known?.fresh[0]);
  const isNew = (known?.fresh ?? []).map((id) => [id, 'New'] as const);
  const ofTab = tickets && ticketsIn(tab, tickets);
  const listed = ofTab && searchTickets(ofTab, search);
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
          <SearchFilter placeholder="Search tickets" value={search} onChange={onSearch} />
        </div>
        <Row gap={3} className="ticket-note">
          <p>{count ? countOf(count, 'ticket') : ''}</p>
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
              words={{ one: 'ticket', many: 'tickets' }}
              searched={ofTab?.length}
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
        {/* Only once the rows are there, because on a phone they would push it down. */}
        {tickets && <FindTicket />}
      </Tabs>
      <div aria-live="polite" className="visually-hidden">
        {/* A new element each time, so that the same words are announced again. */}
        {known && newest && known.added > 0 && (
          <p key={known.ids.size}>{newTickets(known.added, formatText(newest.subject))}</p>
        )}
      </div>
    </section>
  );
}

export interface SupportScreenProps
  extends
    Omit<TicketChatProps, 'ticket' | 'isFromList' | 'pending'>,
    Omit<TicketListProps, 'tickets' | 'tools'> {
  tickets: Load<readonly Ticket[]>;
  composer: ReactNode;
  tools: Pick<
    ListTools,
    'words' | 'exporting' | 'layout' | 'views' | 'sorting' | 'fresh' | 'selecting'
  >;
}

export const TicketChat = loadable(() => import('../chat/TicketChat'), 'TicketChat', 'screen');

const MissingTicket = loadable(() => import('../chat/TicketChat'), 'MissingTicket', 'screen');

const loadingMessages = (
  <div className="chat-loading" aria-busy="true">
    {[220, 300, 160, 260].map((width, index) => (
      <div key={width} className="chat-line" data-mine={index % 2 ? '' : undefined} data-first>
        <Skeleton width={width} height={36} />
      </div>
    ))}
  </div>
);

const loadingChat = (
  <>
    <div className="panel-head chat-head">
      <Stack gap={2} className="chat-title">
        <Skeleton width={240} />
        <Skeleton width={140} />
      </Stack>
    </div>
    <div className="chat-frame">{loadingMessages}</div>
  </>
);

function NoChat({
  tickets,
  tab,
  selectedId,
}: Pick<SupportScreenProps, 'tickets' | 'tab' | 'selectedId'>) {
  const all = loaded(tickets);
  if (!all) return loadingChat;
  const isListed = ticketsIn(tab, all).length > 0;
  return (
    <div className="chat-frame">
      {selectedId === undefined ? (
        <EmptyState
          title="No ticket selected"
          text={isListed ? 'Choose a ticket from the list to read and answer it.' : undefined}
        />
      ) : (
        <MissingTicket id={selectedId} />
      )}
    </div>
  );
}

/** False if the address named the first ticket, so that the list was never shown. */
function useWasListed(selectedId: string | undefined): boolean {
  const [wasListed, setWasListed] = useState(false);
  if (selectedId === undefined && !wasListed) setWasListed(true);
  return wasListed;
}

export function SupportScreen({
  tickets,
  tab,
  search,
  latest,
  selectedId,
  marks,
  now,
  composer,
  tools,
  onTabChange,
  onSearch,
  ...chat
}: SupportScreenProps) {
  const isFromList = useWasListed(selectedId);
  const ticket = findTicket(latest ?? [], selectedId);
  return (
    <Page
      title="Support"
      actions={
        tickets.status !== 'forbidden' && <ListMenus tools={tools} columns={ticketColumns} />
      }
    >
      <ExportProgress tools={tools} />
      <LoadPanel load={tickets} what="The tickets">
        <div className="support" data-view={selectedId === undefined ? 'list' : 'chat'}>
          <TicketList
            tickets={loaded(tickets)}
            {...{ tab, search, latest, selectedId, marks, now, tools, onTabChange, onSearch }}
          />
          <section className="panel chat" aria-label="Chat">
            <div className="chat-back">
              <ButtonLink
                variant="outline"
                className="back-link"
                href={ticketsHref({ tab, search, tools })}
              >
                <ArrowLeft size={16} aria-hidden />
                Back to tickets
              </ButtonLink>
            </div>
            {ticket ? (
              // More than the id, because the composer beside it may have that key.
              <TicketChat
                key={`chat ${selectedId ?? ''}`}
                {...{ ticket, isFromList, now }}
                pending={loadingMessages}
                {...chat}
                fallback={loadingChat}
              />
            ) : (
              <NoChat {...{ tickets, tab, selectedId }} />
            )}
            {composer}
          </section>
        </div>
      </LoadPanel>
    </Page>
  );
}
