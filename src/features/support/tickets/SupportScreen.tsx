import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Ticket } from '../../../api/types';
import { LoadPanel } from '../../../ui/feedback/LoadPanel';
import { EmptyState } from '../../../ui/feedback/states';
import { loadable } from '../../../ui/loadable';
import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { Page } from '../../../ui/layout/Page';
import { ExportProgress, ListMenus } from '../../../list/ListMenus';
import { loaded, type ListTools, type Load } from '../../../lib/load';
import { LoadingChat, LoadingHead } from '../chat/LoadingChat';
import type { TicketChatProps } from '../chat/TicketChat';
import { TicketList, type TicketListProps } from './TicketList';
import { ticketColumns, ticketsHref } from './ticketColumns';
import '../chat/chat.css';
import './support.css';
import './ticketList.css';

/** The ticket whose chat is open. */
export type TicketSelection =
  | { status: 'none' }
  | { status: 'loading' }
  /** The address names a ticket that is not in the list. */
  | { status: 'missing'; id: string }
  | { status: 'ready'; id: string; ticket: Ticket };

interface ChatProps extends Omit<TicketChatProps, 'ticket' | 'isFromList'> {
  /** The ticket whose chat is open, or why none is. */
  selection: TicketSelection;
  /** The message box. It is passed in, so that typing renders nothing else. */
  composer: ReactNode;
}

export interface SupportScreenProps
  extends ChatProps, Omit<TicketListProps, 'tickets' | 'selectedId' | 'tools' | 'fresh'> {
  /** All tickets: loading, loaded, or why they could not be read. */
  tickets: Load<readonly Ticket[]>;
  /** The ticket that the address names, whether it is in the list or not. */
  selectedId: string | undefined;
  /** Sorting, export, columns, saved views and selection of the list. */
  tools: Pick<
    ListTools,
    'words' | 'exporting' | 'layout' | 'views' | 'sorting' | 'fresh' | 'selecting'
  >;
}

/**
 * The conversation is not needed for the rows of the list, so its code comes in a file of its own,
 * together with the tickets.
 */
export const TicketChat = loadable(() =>
  import('../chat/TicketChat').then((module) => module.TicketChat),
);

const MissingTicket = loadable(() =>
  import('../chat/TicketChat').then((module) => module.MissingTicket),
);

const loading = (
  <>
    <LoadingHead />
    <div className="chat-frame">
      <LoadingChat />
    </div>
  </>
);

/** What is shown instead of a chat. */
function NoChat({ selection }: { selection: Exclude<TicketSelection, { status: 'ready' }> }) {
  return (
    <>
      {selection.status === 'loading' && <LoadingHead />}
      <div className="chat-frame">
        {selection.status === 'loading' && <LoadingChat />}
        {selection.status === 'none' && (
          <EmptyState
            title="No ticket selected"
            text="Choose one from the list to read and answer it."
          />
        )}
        {selection.status === 'missing' && <MissingTicket id={selection.id} />}
      </div>
    </>
  );
}

/**
 * Whether the list was shown before any ticket was opened. If not, the first one was named by the
 * address.
 */
function useWasListed(selectedId: string | undefined): boolean {
  const [wasListed, setWasListed] = useState(false);
  if (selectedId === undefined && !wasListed) setWasListed(true);
  return wasListed;
}

// Section 2.
/**
 * The traders' tickets and the chat with one of them, side by side. A narrow screen shows one of
 * the two.
 */
export function SupportScreen({
  tickets,
  tab,
  search,
  latest,
  selectedId,
  selection,
  marks,
  now,
  composer,
  tools,
  onTabChange,
  onSearch,
  ...chat
}: SupportScreenProps) {
  const isFromList = useWasListed(selectedId);
  const list = {
    tab,
    search,
    latest,
    selectedId,
    marks,
    now,
    tools,
    fresh: tools.fresh,
    onTabChange,
    onSearch,
  };
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
          <TicketList tickets={loaded(tickets)} {...list} />
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
            {selection.status === 'ready' ? (
              // Not the id alone: the composer beside it may have that key.
              <TicketChat
                key={`chat ${selection.id}`}
                ticket={selection.ticket}
                isFromList={isFromList}
                now={now}
                {...chat}
                fallback={loading}
              />
            ) : (
              <NoChat selection={selection} />
            )}
            {composer}
          </section>
        </div>
      </LoadPanel>
    </Page>
  );
}
