import { listTickets } from '../api';
import type { Ticket } from '../../../api/types';
import {
  searchTickets,
  ticketId,
  ticketsIn,
  findTicket,
  firstTicketId,
  sortTickets,
  ticketCan,
  ticketIdAfter,
} from './tickets';
import type { ExportView } from '../../../lib/load';
import { serverOnly } from '../../../api/messages';
import { ticketFields } from './ticketColumns';
import { useListExport } from '../../../list/useListExport';
import { type SupportPlace, useSupportPlace } from './useSupportPlace';
import { useMemo, useState } from 'react';
import { loadable, loadableOverlay } from '../../../ui/loadable';
import type { Page } from '../../../api/http/page';
import { type Reading, toLoad } from '../../../api/reading/reading';
import { useSteadyRows } from '../../../list/useSteadyRows';
import { messagesSource, useConversation, type Conversation } from '../chat/useConversation';
import { deleteMessage, retryMessage, useTicketMarks } from '../chat/useOutbox';
import { ticketsSource, useTickets } from './useTickets';
import { useNow } from '../../../ui/time/useNow';
import type { ChatLoad } from '../chat/TicketChat';
import { SupportScreen, type TicketSelection } from './SupportScreen';
import { useScreenCommands } from '../../../ui/keyboard/screenCommands';
import { useHasReplyDraft } from '../replies/replyDraft';
import { useTicketClosing } from './useTicketClosing';
import type { FirstRead } from '../../../api/reading/routeProps';

const ticketWords = { one: 'ticket', many: 'tickets' };

/** The export of a tab's tickets that match the search. */
const useTicketExport = ({ tab, search, layout }: SupportPlace): ExportView =>
  useListExport<Ticket>({
    name: 'tickets',
    words: ticketWords,
    fields: ticketFields,
    columns: layout.columns,
    // One call returns all tickets, of both tabs.
    read: (_page, signal) => listTickets(signal),
    keyOf: ticketId,
    find: (all) => searchTickets(ticketsIn(tab, all), search),
    failed: serverOnly,
  });

/** How often we look whether a new day has begun, in milliseconds. */
const clockMs = 60_000;

/**
 * Nobody writes before the list is there, so the box and what it reads come in a file of their own.
 */
const ComposeMessage = loadable(() =>
  import('../chat/ComposeMessage').then((module) => module.ComposeMessage),
);

/** As high as the box, so that nothing moves when it comes. */
const composerPending = (
  <div className="composer" aria-busy="true">
    <span className="control" />
    <div className="composer-foot" />
  </div>
);

const nothing = () => undefined;

/** The ticket that the address names, as the list has it. */
function toSelection(
  tickets: readonly Ticket[] | undefined,
  id: string | undefined,
): TicketSelection {
  if (!tickets) return { status: 'loading' };
  if (id === undefined) return { status: 'none' };
  const ticket = findTicket(tickets, id);
  return ticket ? { status: 'ready', id, ticket } : { status: 'missing', id };
}

/**
 * A 403 or 404 is shown instead of the messages. After any other failure, messages that were loaded
 * stay.
 */
function toChatLoad({ messages, error, retry }: Conversation): ChatLoad {
  if (error?.status === 403) return { status: 'forbidden' };
  if (error?.status === 404) return { status: 'missing', onRetry: retry };
  if (messages) return { status: 'ready', messages, onRetry: error && retry };
  return error ? { status: 'failed', reason: error, onRetry: retry } : { status: 'loading' };
}

const EditReplies = loadableOverlay(() =>
  import('../replies/EditReplies').then((module) => module.EditReplies),
);

/**
 * The tickets as they are listed: none moves because others have come, and they are sorted as the
 * address says.
 */
function useListed(
  reading: Reading<Page<Ticket>>,
  { tab, search, ticketId: opened, sorted: { by, isDescending } }: SupportPlace,
) {
  const find = (all: readonly Ticket[]) => searchTickets(ticketsIn(tab, all), search);
  const { data, fresh } = useSteadyRows(reading, 'tickets', ticketId, { find, wanted: opened });
  const listed = useMemo(
    () => data && sortTickets(data.results, { by, isDescending }),
    [data, by, isDescending],
  );
  return { load: toLoad({ ...reading, data: listed }), listed, fresh };
}

export const firstRead: FirstRead = ({ part }) => {
  const id = part?.get('ticket');
  return id ? messagesSource(id) : ticketsSource;
};

/**
 * If the list, the messages or sending fails, there is no toast (section 8): the screen says it
 * where it happened.
 */
export function SupportPage() {
  const now = useNow(clockMs);
  const reading = useTickets();
  const tickets = reading.data?.results;
  const place = useSupportPlace((tab) => tickets && firstTicketId(tab, tickets));
  const { load, listed, fresh } = useListed(reading, place);
  const selection = toSelection(tickets, place.ticketId);
  const open = selection.status === 'ready' ? selection : undefined;
  // The messages load at the same time as the list. A ticket that is not in the list has no
  // messages to read.
  const conversation = useConversation(
    selection.status === 'missing' ? undefined : place.ticketId,
    ticketCan.answer(open?.ticket),
  );
  const marks = useTicketMarks();
  /** The ticket that 'Close and next' went on to. Its box takes the focus. */
  const [reached, setReached] = useState<string>();
  const closing = useTicketClosing(place.ticketId, open?.ticket, (closed) => {
    const next = tickets && ticketIdAfter(closed, searchTickets(listed ?? tickets, place.search));
    // The admin may look at another ticket by now.
    if (next === undefined || place.ticketId !== closed) return;
    setReached(next);
    place.showOpenTicket(next);
  });
  const [isEditingReplies, setIsEditingReplies] = useState(useHasReplyDraft());
  const exporting = useTicketExport(place);
  useScreenCommands([
    place.tab === 'open'
      ? { label: 'Closed Tickets', run: () => place.showTab('closed') }
      : { label: 'Open Tickets', run: () => place.showTab('open') },
    { label: 'Export tickets as CSV', run: exporting.onExport },
    ...(closing.close
      ? [{ label: `Close Ticket ${place.ticketId ?? ''}`, run: closing.close }]
      : []),
    ...(closing.closeAndNext ? [{ label: 'Close and next', run: closing.closeAndNext }] : []),
    { label: 'Edit replies', run: () => setIsEditingReplies(true) },
  ]);
  return (
    <>
      <SupportScreen
        tickets={load}
        latest={tickets}
        tab={place.tab}
        search={place.search}
        selectedId={place.ticketId}
        selection={selection}
        chat={toChatLoad(conversation)}
        outgoing={conversation.outgoing}
        marks={marks}
        now={now}
        composer={
          <ComposeMessage
            key={open?.id ?? ''}
            fallback={composerPending}
            ticket={open}
            isFocused={reached !== undefined && reached === open?.id}
            onCloseAndNext={closing.closeAndNext}
            onEditReplies={() => setIsEditingReplies(true)}
          />
        }
        tools={{
          words: ticketWords,
          exporting,
          layout: place.layout,
          views: place.views,
          selecting: place.selecting,
          sorting: { ...place.sorted, onSort: place.sortBy },
          fresh,
        }}
        onTabChange={place.showTab}
        onSearch={place.setSearch}
        isClosing={closing.isBusy}
        onClose={closing.close ?? nothing}
        onCloseAndNext={closing.closeAndNext ?? nothing}
        onRetry={retryMessage}
        onDelete={deleteMessage}
      />
      {isEditingReplies && <EditReplies onClose={() => setIsEditingReplies(false)} />}
    </>
  );
}
