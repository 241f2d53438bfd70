import { CloudOff, MessageSquare, MessagesSquare, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Ticket, TicketMessage } from '../../api/types';
import { Skeleton } from '../../components/feedback/Skeleton';
import { StateMessage } from '../../components/feedback/StateMessage';
import { FailedState, ForbiddenState } from '../../components/feedback/states';
import { Button } from '../../components/fields/Button';
import { Badge } from '../../components/tables/Badge';
import type { Outgoing } from '../../domain/chatOutbox';
import { formatText } from '../../domain/text';
import { ticketCan, ticketLook } from '../../domain/tickets';
import { supportMessages } from '../../messages/support';
import { ChatLog } from './ChatLog';
import type { ChatLoad, TicketSelection } from './supportLoads';

export interface ChatPaneProps {
  selection: TicketSelection;
  chat: ChatLoad;
  /** Messages on their way to the selected ticket, oldest first. */
  outgoing: readonly Outgoing[];
  now: number;
  /** The message box: apart, so that typing draws nothing else. */
  composer: ReactNode;
  /** The selected ticket is being closed. */
  isClosing: boolean;
  onClose: () => void;
  onRetry: (id: string) => void;
  onDelete: (id: string) => void;
}

/** How the other side is called where the wire has no name for it. */
const nameless = 'User';

function ChatHead({ ticket, isClosing, onClose }: Pick<ChatPaneProps, 'isClosing' | 'onClose'> & { ticket: Ticket }) {
  const look = ticketLook(ticket.status);
  return (
    <div className="panel-head chat-head">
      <div className="chat-title">
        <h2 title={formatText(ticket.subject)}>
          <bdi>{formatText(ticket.subject)}</bdi>
        </h2>
        <p className="muted">
          Ticket <bdi>{formatText(ticket.ticket_id)}</bdi> · <bdi>{formatText(ticket.creator_name)}</bdi>
        </p>
      </div>
      <Badge tone={look.tone}>{look.label}</Badge>
      {ticketCan.close(ticket) && (
        <Button variant="outline" isBusy={isClosing} onClick={onClose}>
          {isClosing ? 'Closing…' : 'Close'}
        </Button>
      )}
    </div>
  );
}

function LoadingHead() {
  return (
    <div className="panel-head chat-head">
      <div className="chat-title chat-title-pending">
        <Skeleton width={240} />
        <Skeleton width={140} />
      </div>
    </div>
  );
}

function LoadingChat() {
  return (
    <div className="chat-loading" aria-busy="true">
      {[220, 300, 160, 260].map((width, index) => (
        <div key={width} className="chat-line" data-mine={index % 2 ? '' : undefined} data-first>
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}

/** What stands in place of the messages; nothing where there are some. */
function chatNotice(chat: ChatLoad, isEmpty: boolean): ReactNode {
  if (chat.status === 'loading') return <LoadingChat />;
  if (chat.status === 'forbidden') return <ForbiddenState />;
  if (chat.status === 'failed') return <FailedState what="The messages" onRetry={chat.onRetry} />;
  if (chat.status === 'missing') {
    return <StateMessage icon={SearchX} tone="warn" role="alert" title="This ticket no longer exists" actions={<Button variant="outline" onClick={chat.onRetry}>Try again</Button>} />;
  }
  return isEmpty && <StateMessage icon={MessageSquare} title={supportMessages.noMessages} />;
}

/** A later reading failed: what was loaded stays (R18). */
function OutdatedStrip({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="chat-outdated" role="status">
      <CloudOff size={14} aria-hidden />
      <p>New messages could not be loaded.</p>
      <button type="button" className="chat-action" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

const messagesOf = (chat: ChatLoad): readonly TicketMessage[] | undefined => (chat.status === 'ready' ? chat.messages : undefined);

function Chat({ ticket, chat, outgoing, now, composer, isClosing, onClose, onRetry, onDelete }: Omit<ChatPaneProps, 'selection'> & { ticket: Ticket }) {
  const messages = messagesOf(chat);
  const name = formatText(ticket.creator_name);
  return (
    <>
      <ChatHead ticket={ticket} isClosing={isClosing} onClose={onClose} />
      {chat.status === 'ready' && chat.onRetry && <OutdatedStrip onRetry={chat.onRetry} />}
      <ChatLog
        messages={messages}
        outgoing={outgoing}
        now={now}
        creator={name === formatText(undefined) ? nameless : name}
        isReadOnly={!ticketCan.answer(ticket)}
        onRetry={onRetry}
        onDelete={onDelete}
      >
        {chatNotice(chat, messages?.length === 0 && outgoing.length === 0)}
      </ChatLog>
      {composer}
    </>
  );
}

/** Section 2: the chat of the selected ticket. */
export function ChatPane({ selection, composer, ...rest }: ChatPaneProps) {
  if (selection.status === 'ready') return <Chat key={selection.id} ticket={selection.ticket} composer={composer} {...rest} />;
  return (
    <>
      {selection.status === 'loading' && <LoadingHead />}
      <div className="chat-frame">
        {selection.status === 'loading' && <LoadingChat />}
        {selection.status === 'none' && <StateMessage icon={MessagesSquare} title="No ticket selected" text="Choose one from the list to read and answer it." />}
        {selection.status === 'missing' && <StateMessage icon={SearchX} tone="warn" title={`Ticket ${selection.id} was not found`} text="It may have been removed. Choose another one from the list." />}
      </div>
      {composer}
    </>
  );
}
