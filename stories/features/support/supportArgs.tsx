import { fn, within } from 'storybook/test';
import type { Ticket, TicketMessage } from '~/api/types';
import type { Delivery, Outgoing } from '~/features/support/chat/outbox';
import { messageRefusal, ticketId } from '~/features/support/tickets/model';
import { MessageComposer } from '~/features/support/chat/MessageComposer';
import { TicketChat, type SupportScreenProps } from '~/features/support/tickets/SupportScreen';
import { buildTicket, buildTickets } from '../../../tests/fixtures/support';
import { fixedNow } from '../../../tests/fixtures/time';
import { buildTools } from '../../listTools';
import { createSelection } from '~/lib/selection';

export const now = Date.parse(fixedNow);
export const closedTicket = buildTickets()[2] ?? buildTicket();

/** The message box, as the route passes it in. */
export const composerFor = (ticket: Ticket | undefined, text = '') => (
  <MessageComposer
    text={text}
    refusal={messageRefusal(ticket, text)}
    replies={[]}
    facts={{ name: ticket?.creator_name ?? undefined, ticket: String(ticket?.ticket_id) }}
    onChange={fn()}
    onSend={fn()}
    onEditReplies={fn()}
  />
);

/** The props of a selected ticket. */
export const selected = (
  ticket: Ticket,
  messages: readonly TicketMessage[] = ticket.messages ?? [],
  text = '',
) =>
  ({
    selectedId: String(ticket.ticket_id),
    latest: [ticket, ...buildTickets()],
    chat: { status: 'ready', messages },
    composer: composerFor(ticket, text),
  }) as const satisfies Partial<SupportScreenProps>;

export const buildOutgoing = (
  delivery: Delivery,
  text = 'Your payout was released a minute ago.',
  more: Partial<Outgoing> = {},
): Outgoing => ({
  id: `${delivery} ${text}`,
  ticketId: '7301',
  text,
  typedAt: fixedNow,
  delivery,
  ...more,
});

/** A list of which no row is ticked, in the server's order. */
const buildTicketTools = (): SupportScreenProps['tools'] => ({
  ...buildTools('tickets', {
    selecting: {
      keyOf: (row) => ticketId(row as Ticket),
      store: createSelection(),
      act: undefined,
    },
  }),
  sorting: { by: undefined, isDescending: false, onSort: fn() },
});

/** The first open ticket is selected: its row says who wrote last in the conversation. */
export const populated = {
  tickets: { status: 'ready', data: buildTickets() },
  tab: 'open',
  search: '',
  ...selected(buildTicket()),
  outgoing: [],
  marks: new Map(),
  now,
  isClosing: false,
  onTabChange: fn<SupportScreenProps['onTabChange']>(),
  onSearch: fn<SupportScreenProps['onSearch']>(),
  tools: buildTicketTools(),
  onClose: fn<SupportScreenProps['onClose']>(),
  onCloseAndNext: fn<SupportScreenProps['onCloseAndNext']>(),
  onRetry: fn<SupportScreenProps['onRetry']>(),
  onDelete: fn<SupportScreenProps['onDelete']>(),
} satisfies SupportScreenProps;

/**
 * The chat's code comes when a page first needs it. Without this, the first story of a page that
 * looks at once finds no chat.
 */
export const withChat = [() => TicketChat.preload()];

export const chatOf = (element: HTMLElement) =>
  within(within(element).getByRole('region', { name: 'Chat' }));
