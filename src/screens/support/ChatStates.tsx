import { CloudOff, MessageSquare, SearchX } from 'lucide-react';
import type { Ticket, TicketMessage } from '../../api/types';
import { Skeleton } from '../../components/feedback/Skeleton';
import { StateMessage } from '../../components/feedback/StateMessage';
import { FailedState, ForbiddenState } from '../../components/feedback/states';
import { Button } from '../../components/fields/Button';
import { CopyLink } from '../../components/fields/CopyLink';
import { AboutPerson } from '../../components/person/AboutPerson';
import { Badge } from '../../components/tables/Badge';
import { ticketCan, ticketLook } from '../../domain/support/tickets';
import type { Load } from '../../domain/values/load';
import { formatText } from '../../domain/values/text';
import { supportMessages } from '../../messages/support';
import { hrefs } from '../../paths';

/** What is known of the selected ticket's messages. */
export type ChatLoad =
  | Exclude<Load<unknown>, { status: 'ready' }>
  /** A 404: the ticket no longer exists. */
  | { status: 'missing'; onRetry: () => void }
  /** `onRetry`: the latest reading failed, so newer messages may be missing. */
  | { status: 'ready'; messages: readonly TicketMessage[]; onRetry?: () => void };

export interface ChatHeadProps {
  ticket: Ticket;
  /** The ticket is being closed. */
  isClosing: boolean;
  onClose: () => void;
  /** Closes it and goes to the next open ticket. */
  onCloseAndNext: () => void;
}

export function ChatHead({ ticket, isClosing, onClose, onCloseAndNext }: ChatHeadProps) {
  const look = ticketLook(ticket.status);
  return (
    <div className="panel-head chat-head">
      <div className="chat-title">
        <h2 className="clamped" title={formatText(ticket.subject)}>
          <bdi>{formatText(ticket.subject)}</bdi>
        </h2>
        <p className="muted">
          Ticket <bdi>{formatText(ticket.ticket_id)}</bdi> · <bdi>{formatText(ticket.creator_name)}</bdi>
          {ticket.creator_name && <AboutPerson name={formatText(ticket.creator_name)} />}
        </p>
      </div>
      <Badge tone={look.tone}>{look.label}</Badge>
      <CopyLink href={hrefs.support({ ticket: ticket.ticket_id })} />
      {ticketCan.close(ticket) && (
        <div className="chat-close">
          <Button variant="outline" isBusy={isClosing} onClick={onClose}>
            {isClosing ? 'Closing…' : 'Close'}
          </Button>
          <Button variant="outline" isDisabled={isClosing} onClick={onCloseAndNext}>
            Close and next
          </Button>
        </div>
      )}
    </div>
  );
}

export function LoadingHead() {
  return (
    <div className="panel-head chat-head">
      <div className="chat-title chat-title-pending">
        <Skeleton width={240} />
        <Skeleton width={140} />
      </div>
    </div>
  );
}

export function LoadingChat() {
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

/** What is shown instead of the messages. Nothing if there are messages. */
export function ChatNotice({ chat, isEmpty }: { chat: ChatLoad; isEmpty: boolean }) {
  if (chat.status === 'loading') return <LoadingChat />;
  if (chat.status === 'forbidden') return <ForbiddenState />;
  if (chat.status === 'failed') return <FailedState what="The messages" reason={chat.reason} onRetry={chat.onRetry} />;
  if (chat.status === 'missing') {
    return (
      <StateMessage
        icon={SearchX}
        tone="warn"
        role="alert"
        title="This ticket no longer exists"
        actions={
          <Button variant="outline" onClick={chat.onRetry}>
            Try again
          </Button>
        }
      />
    );
  }
  return isEmpty ? <StateMessage icon={MessageSquare} title={supportMessages.noMessages} /> : null;
}

/** The latest reading failed. Messages that were loaded stay (R18). */
export function OutdatedStrip({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="notice notice-strip chat-outdated" data-tone="warn" role="status">
      <CloudOff size={14} aria-hidden />
      <p>New messages could not be loaded.</p>
      <button type="button" className="button chat-action" data-variant="outline" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
