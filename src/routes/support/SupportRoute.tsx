import { useMemo, useState } from 'react';
import { loadableOverlay } from '../../components/loadable';
import type { Ticket } from '../../api/types';
import {
  findTicket,
  firstTicketId,
  messageRefusal,
  searchTickets,
  sortTickets,
  ticketCan,
  ticketId,
  ticketIdAfter,
  ticketsIn,
} from '../../domain/support/tickets';
import { unfilledIn, type Reply } from '../../domain/support/replies';
import type { Page } from '../../api/http/page';
import type { Reading } from '../../hooks/cache/reading';
import { useSteadyRows } from '../../hooks/list/useSteadyRows';
import { useConversation, type Conversation } from '../../hooks/support/conversation';
import {
  deleteMessage,
  queueMessage,
  readDraft,
  retryMessage,
  useTicketDraft,
  useTicketMarks,
  writeDraft,
} from '../../hooks/support/outbox';
import { readReplies, useReplies } from '../../hooks/support/replies';
import { ticketsSource, useTickets } from '../../hooks/support/tickets';
import { useNow } from '../../hooks/useNow';
import type { ChatLoad } from '../../screens/support/TicketChat';
import { MessageComposer, type MessageComposerProps } from '../../screens/support/MessageComposer';
import { SupportScreen, type TicketSelection } from '../../screens/support/SupportScreen';
import { useScreenCommands } from '../shell/screenCommands';
import { toLoad } from '../telling/toLoad';
import { useReplyDraft } from './replyDraft';
import { useCloseTicket } from './useCloseTicket';
import { useSupportPlace, type SupportPlace } from './useSupportPlace';
import { ticketWords, useTicketExport } from './useTicketExport';
import type { FirstRead } from '../address/routeProps';

/** How often we look whether a new day has begun, in milliseconds. */
const clockMs = 60_000;

const nothing = () => undefined;

/** The ticket that the address names, as the list has it. */
function toSelection(tickets: readonly Ticket[] | undefined, id: string | undefined): TicketSelection {
  if (!tickets) return { status: 'loading' };
  if (id === undefined) return { status: 'none' };
  const ticket = findTicket(tickets, id);
  return ticket ? { status: 'ready', id, ticket } : { status: 'missing', id };
}

/** A 403 or 404 is shown instead of the messages (R16). After any other failure, messages that were loaded stay. */
function toChatLoad({ messages, error, retry }: Conversation): ChatLoad {
  if (error?.status === 403) return { status: 'forbidden' };
  if (error?.status === 404) return { status: 'missing', onRetry: retry };
  if (messages) return { status: 'ready', messages, onRetry: error && retry };
  return error ? { status: 'failed', reason: error, onRetry: retry } : { status: 'loading' };
}

const EditReplies = loadableOverlay(() => import('./EditReplies').then((module) => module.EditReplies));

/** Why a text can't be sent, also if a reply's placeholder is left in it. */
const refusalOf = (ticket: Ticket, text: string, replies: readonly Reply[]) =>
  messageRefusal(ticket, text, unfilledIn(text, replies)?.text);

interface ComposeMessageProps extends Pick<MessageComposerProps, 'isFocused' | 'onCloseAndNext' | 'onEditReplies'> {
  ticketId: string;
  ticket: Ticket;
}

/** The message box. Each ticket has its own draft, and a message goes to the ticket that it was typed for (promise 3). */
function ComposeMessage({ ticketId, ticket, ...rest }: ComposeMessageProps) {
  const text = useTicketDraft(ticketId);
  const replies = useReplies();
  const { creator_name: name } = ticket;
  const handleSend = () => {
    // Reads what is stored now, not what was rendered: after the first of 100 Enters at once, 99 find no text (promise 1).
    const typed = readDraft(ticketId);
    if (refusalOf(ticket, typed, readReplies())) return;
    if (queueMessage(ticketId, typed.trim())) writeDraft(ticketId, '');
  };
  return (
    <MessageComposer
      text={text}
      refusal={refusalOf(ticket, text, replies)}
      replies={replies}
      facts={{ name: typeof name === 'string' && name.trim() !== '' ? name : undefined, ticket: ticketId }}
      onChange={(next) => writeDraft(ticketId, next)}
      onSend={handleSend}
      {...rest}
    />
  );
}

/** The box without a ticket to write to. */
const NoMessage = () => (
  <MessageComposer
    text=""
    refusal={{ kind: 'no-ticket' }}
    replies={[]}
    facts={{ name: undefined, ticket: '' }}
    onChange={nothing}
    onSend={nothing}
    onEditReplies={nothing}
  />
);

/** The tickets as they are listed: none moves because others have come (R403), and they are sorted as the address says. */
function useListed(reading: Reading<Page<Ticket>>, { tab, search, ticketId: opened, sorted: { by, isDescending } }: SupportPlace) {
  const find = (all: readonly Ticket[]) => searchTickets(ticketsIn(tab, all), search);
  const { data, fresh } = useSteadyRows(reading, 'tickets', ticketId, { find, wanted: opened });
  const listed = useMemo(() => data && sortTickets(data.results, { by, isDescending }), [data, by, isDescending]);
  return { load: toLoad({ ...reading, data: listed }), listed, fresh };
}

export const firstRead: FirstRead = () => ticketsSource;

/** If the list, the messages or sending fails, there is no toast (section 8): the screen says it where it happened. */
export function SupportRoute() {
  const now = useNow(clockMs);
  const reading = useTickets();
  const tickets = reading.data?.results;
  const place = useSupportPlace((tab) => tickets && firstTicketId(tab, tickets));
  const { load, listed, fresh } = useListed(reading, place);
  const selection = toSelection(tickets, place.ticketId);
  const ticket = selection.status === 'ready' ? selection.ticket : undefined;
  // The messages load at the same time as the list. A ticket that is not in the list has no messages to read.
  const conversation = useConversation(selection.status === 'missing' ? undefined : place.ticketId, ticketCan.answer(ticket));
  const marks = useTicketMarks();
  /** The ticket that was opened because the one before it was closed (R301). It takes the focus. */
  const [reached, setReached] = useState<{ id: string; isForNext: boolean }>();
  const closing = useCloseTicket(place.ticketId, ticket, (closed, isForNext) => {
    const next = tickets && ticketIdAfter(closed, searchTickets(listed ?? tickets, place.search));
    // The admin may look at another ticket by now.
    if (next === undefined || place.ticketId !== closed) return;
    setReached({ id: next, isForNext });
    place.showOpenTicket(next);
  });
  const [isEditingReplies, setIsEditingReplies] = useState(useReplyDraft() !== undefined);
  const exporting = useTicketExport(place);
  useScreenCommands([
    place.tab === 'open'
      ? { label: 'Closed Tickets', run: () => place.showTab('closed') }
      : { label: 'Open Tickets', run: () => place.showTab('open') },
    { label: 'Export tickets as CSV', run: exporting.onExport },
    ...(closing.close ? [{ label: `Close Ticket ${place.ticketId ?? ''}`, run: closing.close }] : []),
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
          selection.status === 'ready' ? (
            <ComposeMessage
              key={selection.id}
              ticketId={selection.id}
              ticket={selection.ticket}
              isFocused={reached?.isForNext && reached.id === selection.id}
              onCloseAndNext={closing.closeAndNext}
              onEditReplies={() => setIsEditingReplies(true)}
            />
          ) : (
            <NoMessage />
          )
        }
        tools={{ words: ticketWords, exporting, views: place.views, sorting: { ...place.sorted, onSort: place.sortBy }, fresh }}
        onTabChange={place.showTab}
        onSearch={place.setSearch}
        isReached={reached?.isForNext === false && reached.id === place.ticketId}
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
