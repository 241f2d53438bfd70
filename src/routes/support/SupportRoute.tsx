import { firstTicketId, ticketCan } from '../../domain/tickets';
import { loaded } from '../../domain/load';
import { useMessages } from '../../hooks/useMessages';
import { useMessagesSending } from '../../hooks/useMessagesSending';
import { useNow } from '../../hooks/useNow';
import { useTickets } from '../../hooks/useTickets';
import { MessageComposer } from '../../screens/support/MessageComposer';
import { SupportScreen } from '../../screens/support/SupportScreen';
import { useScreenCommands } from '../screenCommands';
import { toLoad } from '../toLoad';
import { CloseTicket } from './CloseTicket';
import { ComposeMessage } from './ComposeMessage';
import { toChatLoad, toSelection } from './toChatLoad';
import { useCloseTicket } from './useCloseTicket';
import { useSupportPlace } from './useSupportPlace';
import { useTicketMarks } from './useTicketMarks';

/** How often it is looked whether another day has begun, in milliseconds. */
const clockMs = 60_000;

const nothing = () => undefined;

/** Failures of the list, the messages and of sending are silent (section 8): the screen says them in their places. */
export function SupportRoute() {
  const now = useNow(clockMs);
  const load = toLoad(useTickets());
  const tickets = loaded(load)?.results;
  const place = useSupportPlace((tab) => tickets && firstTicketId(tab, tickets));
  const selection = toSelection(tickets, place.ticketId);
  const ticket = selection.status === 'ready' ? selection.ticket : undefined;
  // Read along with the list; of a ticket that isn't in it there is nothing to read.
  const conversation = useMessages(selection.status === 'missing' ? undefined : place.ticketId, ticketCan.answer(ticket));
  const { retry, remove } = useMessagesSending();
  const marks = useTicketMarks();
  const closing = useCloseTicket(place.ticketId, ticket);
  useScreenCommands([
    place.tab === 'open' ? { label: 'Closed Tickets', run: () => { place.showTab('closed'); } } : { label: 'Open Tickets', run: () => { place.showTab('open'); } },
    ...(closing.close ? [{ label: `Close Ticket ${place.ticketId ?? ''}`, run: closing.close }] : []),
  ]);
  return (
    <>
      <SupportScreen
        tickets={load.status === 'ready' ? { ...load, data: load.data.results } : load}
        tab={place.tab}
        selectedId={place.ticketId}
        selection={selection}
        chat={toChatLoad(conversation)}
        outgoing={conversation.outgoing}
        marks={marks}
        now={now}
        composer={
          selection.status === 'ready' ? (
            <ComposeMessage key={selection.id} ticketId={selection.id} ticket={selection.ticket} />
          ) : (
            <MessageComposer text="" refusal={{ kind: 'no-ticket' }} onChange={nothing} onSend={nothing} />
          )
        }
        onTabChange={place.showTab}
        isClosing={closing.isBusy}
        onClose={closing.close ?? nothing}
        onRetry={retry}
        onDelete={remove}
      />
      {closing.isAsking && place.ticketId !== undefined && <CloseTicket ticketId={place.ticketId} isBusy={closing.isBusy} onConfirm={closing.confirm} onCancel={closing.cancel} />}
    </>
  );
}
