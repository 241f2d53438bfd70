import { useEffect, useRef, type RefObject, type MouseEvent, type ReactNode } from 'react';
import { isFocusNowhere, pageHeading } from '~/ui/keyboard/pageFocus';
import { CloudOff, MessageSquare, SearchX } from 'lucide-react';
import type { Ticket, TicketMessage } from '~/api/types';
import { StateMessage, FailedState, ForbiddenState } from '~/ui/feedback/states';
import { Button, isFirstClick, onFirstClick } from '~/ui/fields/Button';
import { CopyLink } from '~/ui/fields/CopyButton';
import { AboutPerson } from '~/ui/layout/AboutPerson';
import { Row } from '~/ui/layout/Layout';
import { Badge } from '~/ui/table/Badge';
import type { Outgoing } from './outbox';
import type { Load } from '~/lib/load';
import { formatText, isolate } from '~/lib/text';
import { supportMessages } from '../messages';
import { hrefs } from '~/routes';
import { ChatAction } from './ChatLine';
import { ChatLog } from './ChatLog';
import { ticketCan, ticketBadge, traderName } from '../tickets/model';

const isShown = (element: Element | null): boolean =>
  element !== null && element.getClientRects().length > 0;

/** An element that was just hidden keeps the focus until the next frame. */
const isFocusLost = (): boolean => isFocusNowhere() || !isShown(document.activeElement);

/**
 * On a narrow screen, the chat replaces the list. Its heading gets the focus, and on the way back
 * the opened row.
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
 * For after closing, even if it failed: on the button, an Enter meant for something else would send
 * the change again.
 */
function useFocusAfterClosing(heading: RefObject<HTMLElement | null>, isClosing: boolean): void {
  const wasClosing = useRef(false);
  useEffect(() => {
    const hasEnded = wasClosing.current && !isClosing;
    wasClosing.current = isClosing;
    // The page's heading may have taken the focus in the meantime (ui/keyboard/keepFocus.ts).
    const isFree = isFocusNowhere() || document.activeElement === pageHeading();
    if (hasEnded && isFree) heading.current?.focus({ preventScroll: true });
  }, [heading, isClosing]);
}

export type ChatLoad =
  | Exclude<Load<unknown>, { status: 'ready' }>
  | { status: 'missing'; onRetry: () => void }
  | { status: 'ready'; messages: readonly TicketMessage[]; onRetry?: () => void };

interface ChatHeadProps {
  ticket: Ticket;
  isFromList: boolean;
  isClosing: boolean;
  onClose: () => void;
  onCloseAndNext: () => void;
}

export interface TicketChatProps extends ChatHeadProps {
  chat: ChatLoad;
  outgoing: readonly Outgoing[];
  now: number;
  pending: ReactNode;
  onRetry: (id: string) => void;
  onDelete: (id: string) => void;
}

/** The second click of a double click must not take the focus from the next ticket's box. */
const keepFocusOnSecondClick = (event: MouseEvent) => {
  if (!isFirstClick(event)) event.preventDefault();
};

function ChatHead({ ticket, isFromList, isClosing, onClose, onCloseAndNext }: ChatHeadProps) {
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
          {ticket.creator_name && <AboutPerson name={formatText(ticket.creator_name)} isNamed />}
        </p>
      </div>
      <Badge {...ticketBadge(ticket.status)} />
      <CopyLink
        href={hrefs.supportAt({
          tab: ticketCan.answer(ticket) ? 'open' : 'closed',
          ticket: ticket.ticket_id,
        })}
      />
      {ticketCan.close(ticket) && (
        <Row className="chat-close" onMouseDown={keepFocusOnSecondClick}>
          <Button variant="outline" isBusy={isClosing} onClick={onFirstClick(onClose)}>
            {isClosing ? 'Closing…' : 'Close'}
          </Button>
          <Button variant="ghost" isDisabled={isClosing} onClick={onFirstClick(onCloseAndNext)}>
            Close and next
          </Button>
        </Row>
      )}
    </div>
  );
}

function ChatNotice({
  chat,
  isEmpty,
  pending,
}: Pick<TicketChatProps, 'chat' | 'pending'> & { isEmpty: boolean }) {
  switch (chat.status) {
    case 'loading':
      return pending;
    case 'forbidden':
      return <ForbiddenState />;
    case 'failed':
      return <FailedState what="The messages" reason={chat.reason} onRetry={chat.onRetry} />;
    case 'missing':
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
    case 'ready':
      return isEmpty && <StateMessage icon={MessageSquare} title={supportMessages.noMessages} />;
  }
}

export function TicketChat({
  chat,
  outgoing,
  now,
  pending,
  onRetry,
  onDelete,
  ...head
}: TicketChatProps) {
  const { ticket } = head;
  const messages = chat.status === 'ready' ? chat.messages : undefined;
  return (
    <>
      <ChatHead {...head} />
      {chat.status === 'ready' && chat.onRetry && (
        <div className="notice notice-strip chat-outdated" data-tone="warn" role="status">
          <CloudOff size={14} aria-hidden />
          <p>New messages could not be loaded.</p>
          <ChatAction label="Try again" onClick={chat.onRetry} />
        </div>
      )}
      <ChatLog
        messages={messages}
        outgoing={outgoing}
        now={now}
        creator={traderName(ticket)}
        isReadOnly={!ticketCan.answer(ticket)}
        onRetry={onRetry}
        onDelete={onDelete}
      >
        <ChatNotice
          chat={chat}
          isEmpty={messages?.length === 0 && outgoing.length === 0}
          pending={pending}
        />
      </ChatLog>
    </>
  );
}

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
