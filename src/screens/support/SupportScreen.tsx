import { ArrowLeft } from 'lucide-react';
import type { Ticket } from '../../api/types';
import { LoadPanel } from '../../components/feedback/LoadPanel';
import { ButtonLink } from '../../components/layout/ButtonLink';
import { Page } from '../../components/layout/Page';
import { loaded, type Load } from '../../domain/load';
import { hrefs } from '../../paths';
import { ChatPane, type ChatPaneProps } from './ChatPane';
import { TicketList, type TicketListProps } from './TicketList';
import './support.css';

export interface SupportScreenProps extends ChatPaneProps, Omit<TicketListProps, 'tickets' | 'selectedId'> {
  tickets: Load<readonly Ticket[]>;
  /** The ticket that the address names, in the list or not. */
  selectedId: string | undefined;
}

/** Section 2, Support: the list, and beside it the chat. On a narrow screen one or the other. */
export function SupportScreen({ tickets, tab, selectedId, marks, now, onTabChange, ...chat }: SupportScreenProps) {
  return (
    <Page title="Support">
      <LoadPanel load={tickets} what="The tickets">
        <div className="support" data-view={selectedId === undefined ? 'list' : 'chat'}>
          <TicketList tickets={loaded(tickets)} tab={tab} selectedId={selectedId} marks={marks} now={now} onTabChange={onTabChange} />
          <section className="panel chat" aria-label="Chat">
            <div className="chat-back">
              <ButtonLink className="back-link" href={hrefs.support({ tab })}>
                <ArrowLeft size={16} aria-hidden />
                Back to tickets
              </ButtonLink>
            </div>
            <ChatPane now={now} {...chat} />
          </section>
        </div>
      </LoadPanel>
    </Page>
  );
}
