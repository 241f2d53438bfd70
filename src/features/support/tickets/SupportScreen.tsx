import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Ticket } from '../../../api/types';
import { LoadPanel, EmptyState, Skeleton } from '../../../ui/feedback/states';
import { loadable } from '../../../ui/loadable';
import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { Stack } from '../../../ui/layout/Layout';
import { Page } from '../../../ui/layout/Page';
import { ListMenus, ExportProgress } from '../../../list/ListMenus';
import { loaded, type ListTools, type Load } from '../../../lib/load';
import type { TicketChatProps } from '../chat/TicketChat';
import { TicketList, type TicketListProps } from './TicketList';
import { ticketColumns, ticketsHref } from './TicketTable';
import '../chat/chat.css';
import '../support.css';

export type TicketSelection =
  | { status: 'none' }
  | { status: 'loading' }
  /** The address names a ticket that is not in the list. */
  | { status: 'missing'; id: string }
  | { status: 'ready'; id: string; ticket: Ticket };

export interface SupportScreenProps
  extends
    Omit<TicketChatProps, 'ticket' | 'isFromList' | 'pending'>,
    Omit<TicketListProps, 'tickets' | 'tools'> {
  tickets: Load<readonly Ticket[]>;
  selection: TicketSelection;
  /** The message box. It is passed in, so that typing renders nothing else. */
  composer: ReactNode;
  tools: Pick<
    ListTools,
    'words' | 'exporting' | 'layout' | 'views' | 'sorting' | 'fresh' | 'selecting'
  >;
}

/**
 * The list's rows don't need the conversation, so its code comes in a file of its own, together
 * with the tickets.
 */
export const TicketChat = loadable(() =>
  import('../chat/TicketChat').then((module) => module.TicketChat),
);

const MissingTicket = loadable(() =>
  import('../chat/TicketChat').then((module) => module.MissingTicket),
);

const loadingHead = (
  <div className="panel-head chat-head">
    <Stack gap={2} className="chat-title">
      <Skeleton width={240} />
      <Skeleton width={140} />
    </Stack>
  </div>
);

const loadingMessages = (
  <div className="chat-loading" aria-busy="true">
    {[220, 300, 160, 260].map((width, index) => (
      <div key={width} className="chat-line" data-mine={index % 2 ? '' : undefined} data-first>
        <Skeleton width={width} />
      </div>
    ))}
  </div>
);

const loadingChat = (
  <>
    {loadingHead}
    <div className="chat-frame">{loadingMessages}</div>
  </>
);

function NoChat({ selection }: { selection: Exclude<TicketSelection, { status: 'ready' }> }) {
  if (selection.status === 'loading') return loadingChat;
  return (
    <div className="chat-frame">
      {selection.status === 'none' ? (
        <EmptyState
          title="No ticket selected"
          text="Choose one from the list to read and answer it."
        />
      ) : (
        <MissingTicket id={selection.id} />
      )}
    </div>
  );
}

/** False if the first ticket was named by the address, so the list was not shown before it. */
function useWasListed(selectedId: string | undefined): boolean {
  const [wasListed, setWasListed] = useState(false);
  if (selectedId === undefined && !wasListed) setWasListed(true);
  return wasListed;
}

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
            tab={tab}
            search={search}
            latest={latest}
            selectedId={selectedId}
            marks={marks}
            now={now}
            tools={tools}
            onTabChange={onTabChange}
            onSearch={onSearch}
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
            {selection.status === 'ready' ? (
              // Not the id alone: the composer beside it may have that key.
              <TicketChat
                key={`chat ${selection.id}`}
                ticket={selection.ticket}
                isFromList={isFromList}
                now={now}
                pending={loadingMessages}
                {...chat}
                fallback={loadingChat}
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
