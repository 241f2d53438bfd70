import { useEffect, useMemo, useState } from 'react';
import { type Reading, toLoad, type FirstRead } from '~/api/reading/reading';
import type { Page, Ticket } from '~/api/types';
import { recordOf } from '~/lib/records';
import type { View } from '~/lib/views';
import { useSelection } from '~/list/listMemory';
import { putParam } from '~/list/useAddress';
import { useListAddress } from '~/list/useListAddress';
import { useListExport } from '~/list/useListExport';
import { readSorting } from '~/list/useListSearch';
import { useSteadyRows } from '~/list/useSteadyRows';
import { useDrafted } from '~/mutation/useFormDraft';
import { useScreenCommands } from '~/ui/keyboard/screenCommands';
import { useMedia } from '~/ui/layout/viewport';
import { loadable } from '~/ui/loadable';
import { useNow } from '~/ui/time/useNow';
import { listTickets, ticketsSource } from '../api';
import type { ChatLoad } from '../chat/TicketChat';
import { messagesSource, useConversation, type Conversation } from '../chat/useConversation';
import { deleteMessage, retryMessage, useTicketMarks } from '../chat/useOutbox';
import {
  findTicket,
  firstTicketId,
  readTicketTab,
  searchTickets,
  sortTickets,
  ticketCan,
  ticketId,
  ticketIdAfter,
  ticketsIn,
  type TicketTab,
} from './model';
import { SupportScreen } from './SupportScreen';
import { ticketFields } from './TicketTable';
import { useCloseSelectedTicket, useTickets } from './useTickets';
import { serverOnly } from '~/api/messages';

const ComposeMessage = loadable(
  () => import('../chat/MessageComposer'),
  'ComposeMessage',
  'screen',
);

const EditReplies = loadable(() => import('../replies/EditReplies'), 'EditReplies');

const composerPending = (
  <div className="composer" aria-busy="true">
    <span className="control" />
    <div className="composer-foot" />
  </div>
);

const replyDraft = 'support-reply';
const words = { one: 'ticket', many: 'tickets' };
const builtIn: readonly View[] = [
  { id: 'open', name: 'Open tickets', query: 'tab=open', isBuiltIn: true },
];
const filters = ['tab', 'search'];

/**
 * If the address has no ticket, `first` chooses one. A changed list doesn't change the chat
 * (promise 3).
 */
function useSupportPlace(first: (tab: TicketTab) => string | undefined) {
  const { address, layout, views } = useListAddress({ list: 'tickets', builtIn, filters });
  const { params, setParams } = address;
  const { sorted, sortBy } = readSorting(address);
  const tab = readTicketTab(params.get('tab'));
  const named = params.get('ticket') || undefined;
  const isSideBySide = useMedia('(min-width: 900px)');
  const wanted = named === undefined && isSideBySide ? first(tab) : undefined;
  useEffect(() => {
    if (wanted !== undefined) setParams((next) => next.set('ticket', wanted), { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the setter is new on every render; only the ticket matters
  }, [wanted]);
  return {
    tab,
    id: named ?? wanted,
    search: params.get('search') ?? '',
    layout,
    views,
    selecting: useSelection({ path: address.path, keyOf: ticketId }),
    sorted,
    sortBy: (by: string) => {
      if (by === 'waiting' && sorted.by === by) setParams((next) => next.delete('sort'));
      else sortBy(by);
    },
    showTab: (next: TicketTab) => {
      if (next === tab) return;
      setParams((to) => {
        putParam(to, 'tab', next === 'closed' && next);
        to.sort();
      });
    },
    goToOpenTicket: (id: string) =>
      setParams((next) => {
        next.delete('tab');
        next.set('ticket', id);
      }),
    setSearch: (text: string) =>
      setParams((next) => putParam(next, 'search', text), { replace: true }),
  };
}

type SupportPlace = ReturnType<typeof useSupportPlace>;

function toChatLoad({ messages, error, retry }: Conversation): ChatLoad {
  if (error?.status === 403) return { status: 'forbidden' };
  if (error?.status === 404) return { status: 'missing', onRetry: retry };
  if (messages) return { status: 'ready', messages, onRetry: error && retry };
  return error ? { status: 'failed', reason: error, onRetry: retry } : { status: 'loading' };
}

function useListed(
  reading: Reading<Page<Ticket>>,
  { tab, search, id, layout, sorted: { by, isDescending } }: SupportPlace,
) {
  const find = (all: readonly Ticket[]) => searchTickets(ticketsIn(tab, all), search);
  const { data, fresh } = useSteadyRows(reading, 'tickets', ticketId, { find, wanted: id });
  const listed = useMemo(
    () => data && sortTickets(data.results, { by, isDescending }),
    [data, by, isDescending],
  );
  const exporting = useListExport<Ticket>({
    name: 'tickets',
    words,
    fields: ticketFields,
    columns: layout.columns,
    read: (_page, signal) => listTickets(signal),
    keyOf: ticketId,
    find,
    failed: serverOnly,
  });
  return { load: toLoad({ ...reading, data: listed }), listed, fresh, exporting };
}

export const firstRead: FirstRead = ({ part }) => {
  const id = part?.get('ticket');
  return id ? messagesSource(id) : ticketsSource;
};

export function SupportPage() {
  const now = useNow(60_000);
  const reading = useTickets();
  const tickets = reading.data?.results;
  const place = useSupportPlace((tab) => tickets && firstTicketId(tab, tickets));
  const { load, listed, fresh, exporting } = useListed(reading, place);
  const ticket = findTicket(tickets ?? [], place.id);
  const conversation = useConversation(
    ticket || !tickets ? place.id : undefined,
    ticketCan.answer(ticket),
  );
  const marks = useTicketMarks();
  const [reached, setReached] = useState<string>();
  const closing = useCloseSelectedTicket(place.id, ticket, (closed) => {
    const next = tickets && ticketIdAfter(closed, searchTickets(listed ?? tickets, place.search));
    // The admin may have opened another ticket by now.
    if (next === undefined || place.id !== closed) return;
    setReached(next);
    place.goToOpenTicket(next);
  });
  // An unfinished reply's form opens again (promise 7).
  const hasReplyDraft = useDrafted(replyDraft, recordOf) !== undefined;
  const [isEditingReplies, setIsEditingReplies] = useState(hasReplyDraft);
  const editReplies = () => setIsEditingReplies(true);
  useScreenCommands([
    place.tab === 'open'
      ? { label: 'Closed Tickets', run: () => place.showTab('closed') }
      : { label: 'Open Tickets', run: () => place.showTab('open') },
    ...(closing.close && closing.closeAndNext
      ? [
          { label: `Close Ticket ${place.id ?? ''}`, run: closing.close },
          { label: 'Close and next', run: closing.closeAndNext },
        ]
      : []),
    { label: 'Saved replies', run: editReplies },
  ]);
  return (
    <>
      <SupportScreen
        tickets={load}
        latest={tickets}
        tab={place.tab}
        search={place.search}
        selectedId={place.id}
        chat={toChatLoad(conversation)}
        outgoing={conversation.outgoing}
        marks={marks}
        now={now}
        composer={
          <ComposeMessage
            key={ticket && place.id}
            fallback={composerPending}
            ticket={ticket}
            isFocused={ticket !== undefined && reached === place.id}
            onCloseAndNext={closing.closeAndNext}
            onEditReplies={editReplies}
          />
        }
        tools={{
          words,
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
        onClose={() => closing.close?.()}
        onCloseAndNext={() => closing.closeAndNext?.()}
        onRetry={retryMessage}
        onDelete={deleteMessage}
      />
      {isEditingReplies && (
        <EditReplies draftName={replyDraft} onClose={() => setIsEditingReplies(false)} />
      )}
    </>
  );
}
