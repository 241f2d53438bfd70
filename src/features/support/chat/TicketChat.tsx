import { useEffect, useRef, type RefObject, type MouseEvent } from 'react';
import { isFocusNowhere, pageHeading } from '../../../ui/keyboard/pageFocus';
import { CloudOff, MessageSquare, SearchX } from 'lucide-react';
import type { Ticket, TicketMessage } from '../../../api/types';
import { StateMessage, FailedState, ForbiddenState } from '../../../ui/feedback/states';
import { Button, isFirstClick, onFirstClick } from '../../../ui/fields/Button';
import { CopyLink } from '../../../ui/fields/CopyButton';
import { AboutPerson } from '../../../ui/layout/AboutPerson';
import { Badge } from '../../../ui/table/Badge';
import type { Outgoing } from './outbox';
import { ticketCan, ticketLook } from '../tickets/tickets';
import type { Load } from '../../../lib/load';
import { formatText, isolate } from '../../../lib/text';
import { supportMessages } from '../messages';
import { hrefs } from '../../../paths';
import { ChatLog } from './ChatLog';
import { LoadingChat } from './LoadingChat';

const isShown = (element: Element | null): boolean =>
  element !== null && element.getClientRects().length > 0;

/** What has just been hidden keeps the focus until the next frame. */
const isFocusLost = (): boolean => isFocusNowhere() || !isShown(document.activeElement);

/**
 * On a narrow screen the list makes way for the chat, and comes back after it. What had the focus
 * is then hidden: the chat's heading takes it, and on the way back the row that was opened. A chat
 * that was opened by its address takes nothing.
 */
function useFocusOfView(heading: RefObject<HTMLElement | null>, isFromList: boolean): void {
  useEffect(() => {
    const list = document.querySelector('.ticket-list');
    if (isShown(list)) return undefined;
    const row = list?.querySelector<HTMLElement>('[aria-current]');
    if (isFromList && isFocusLost()) heading.current?.focus({ preventScroll: true });
    return () => {
      if (isShown(list) && isFocusLost()) (row?.isConnected ? row : pageHeading())?.focus();
    };
  }, [heading, isFromList]);
}

/**
 * The buttons are switched off while a ticket is being closed, and go once it is closed. The chat's
 * heading then has the focus. It has it after a failure, too: on a button, an Enter that was meant
 * for something else would send the change a second time.
 */
function useFocusAfterClosing(heading: RefObject<HTMLElement | null>, isClosing: boolean): void {
  const wasClosing = useRef(false);
  useEffect(() => {
    const hasEnded = wasClosing.current && !isClosing;
    wasClosing.current = isClosing;
    // Meanwhile the page's heading may have taken it (keepFocus.ts).
    const isFree = isFocusNowhere() || document.activeElement === pageHeading();
    if (hasEnded && isFree) heading.current?.focus({ preventScroll: true });
  }, [heading, isClosing]);
}

/** What is known of the selected ticket's messages. */
export type ChatLoad =
  | Exclude<Load<unknown>, { status: 'ready' }>
  /** A 404: the ticket no longer exists. */
  | { status: 'missing'; onRetry: () => void }
  /** `onRetry`: the latest reading failed, so newer messages may be missing. */
  | { status: 'ready'; messages: readonly TicketMessage[]; onRetry?: () => void };

export interface TicketChatProps extends ChatHeadProps {
  /** The ticket's messages: loading, loaded, or why they could not be read. */
  chat: ChatLoad;
  /** Messages on their way to the ticket, oldest first. */
  outgoing: readonly Outgoing[];
  /** Milliseconds since 1970. */
  now: number;
  /** Called with the id of a message that was not sent, to send it again. */
  onRetry: (id: string) => void;
  /** Called with the id of a message that was not sent, to drop it. */
  onDelete: (id: string) => void;
}

interface ChatHeadProps {
  /** The ticket whose chat is shown. */
  ticket: Ticket;
  /** The list was on the screen before. */
  isFromList: boolean;
  /** The ticket is being closed. */
  isClosing: boolean;
  /** Called to close the ticket, which stays in view. */
  onClose: () => void;
  /** Closes it and goes to the next open ticket. */
  onCloseAndNext: () => void;
}

/** The second click of a double click must not take the focus from the next ticket's box. */
const keepFocusOnSecondClick = (event: MouseEvent) => {
  if (!isFirstClick(event)) event.preventDefault();
};

function ChatHead({ ticket, isFromList, isClosing, onClose, onCloseAndNext }: ChatHeadProps) {
  const look = ticketLook(ticket.status);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOfView(heading, isFromList);
  useFocusAfterClosing(heading, isClosing);
  return (
    <div className="panel-head chat-head">
      <div className="chat-title">
        <h2 ref={heading} tabIndex={-1} className="clamped" title={formatText(ticket.subject)}>
          <bdi>{formatText(ticket.subject)}</bdi>
        </h2>
        <p className="muted">
          Ticket <bdi translate="no">{formatText(ticket.ticket_id)}</bdi> ·{' '}
          <bdi>{formatText(ticket.creator_name)}</bdi>
          {ticket.creator_name && <AboutPerson name={formatText(ticket.creator_name)} />}
        </p>
      </div>
      <Badge tone={look.tone}>{look.label}</Badge>
      <CopyLink
        href={hrefs.support({
          tab: ticketCan.answer(ticket) ? 'open' : 'closed',
          ticket: ticket.ticket_id,
        })}
      />
      {ticketCan.close(ticket) && (
        <div className="chat-close" onMouseDown={keepFocusOnSecondClick}>
          <Button variant="outline" isBusy={isClosing} onClick={onFirstClick(onClose)}>
            {isClosing ? 'Closing…' : 'Close'}
          </Button>
          <Button variant="outline" isDisabled={isClosing} onClick={onFirstClick(onCloseAndNext)}>
            Close and next
          </Button>
        </div>
      )}
    </div>
  );
}

/** What is shown instead of the messages. Nothing if there are messages. */
function ChatNotice({ chat, isEmpty }: { chat: ChatLoad; isEmpty: boolean }) {
  if (chat.status === 'loading') return <LoadingChat />;
  if (chat.status === 'forbidden') return <ForbiddenState />;
  if (chat.status === 'failed')
    return <FailedState what="The messages" reason={chat.reason} onRetry={chat.onRetry} />;
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

/** The latest reading failed. Messages that were loaded stay. */
function OutdatedStrip({ onRetry }: { onRetry: () => void }) {
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

/** What the other side is called if the server has no name for it. */
const nameless = 'User';

/** A ticket's conversation, with its head. */
export function TicketChat({ chat, outgoing, now, onRetry, onDelete, ...head }: TicketChatProps) {
  const { ticket } = head;
  const messages = chat.status === 'ready' ? chat.messages : undefined;
  const name = formatText(ticket.creator_name);
  return (
    <>
      <ChatHead {...head} />
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
        <ChatNotice chat={chat} isEmpty={messages?.length === 0 && outgoing.length === 0} />
      </ChatLog>
    </>
  );
}

/**
 * The address names a ticket that is not in the list. On a narrow screen, the way back leads to the
 * list's heading.
 */
export function MissingTicket({ id }: { id: string }) {
  const none = useRef<HTMLElement>(null);
  useFocusOfView(none, false);
  return (
    <StateMessage
      icon={SearchX}
      tone="warn"
      title={`Ticket ${isolate(id)} was not found`}
      text="It may have been removed. Choose another one from the list."
    />
  );
}
