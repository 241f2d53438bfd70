import type { Ticket } from '../../../api/types';
import { unfilledIn, type Reply } from '../replies/replies';
import { messageRefusal } from '../tickets/tickets';
import { filledText, trimText } from '../../../lib/text';
import { queueMessage, readDraft, useTicketDraft, writeDraft } from './useOutbox';
import { readReplies, useReplies } from '../replies/useReplies';
import { MessageComposer, type MessageComposerProps } from './MessageComposer';

/** Why a text can't be sent, also if a reply's placeholder is left in it. */
const refusalOf = (ticket: Ticket, text: string, replies: readonly Reply[]) =>
  messageRefusal(ticket, text, unfilledIn(text, replies)?.text);

type BoxProps = Pick<MessageComposerProps, 'isFocused' | 'onCloseAndNext' | 'onEditReplies'>;

/**
 * The box of a ticket. Each has its own draft, and a message goes to the ticket that it was typed
 * for (promise 3).
 */
function OfTicket({ id, ticket, ...rest }: BoxProps & { id: string; ticket: Ticket }) {
  const text = useTicketDraft(id);
  const replies = useReplies();
  const { creator_name: name } = ticket;
  const handleSend = () => {
    // Reads what is stored now, not what was rendered: after the first of 100 Enters at once, 99
    // find no text (promise 1).
    const typed = readDraft(id);
    if (refusalOf(ticket, typed, readReplies())) return;
    if (queueMessage(id, trimText(typed))) writeDraft(id, '');
  };
  return (
    <MessageComposer
      text={text}
      refusal={refusalOf(ticket, text, replies)}
      replies={replies}
      facts={{ name: filledText(name), ticket: id }}
      onChange={(next) => writeDraft(id, next)}
      onSend={handleSend}
      {...rest}
    />
  );
}

const nothing = () => undefined;

/** The message box. Without a ticket nothing can be written in it. */
export function ComposeMessage({
  ticket,
  ...rest
}: BoxProps & { ticket: { id: string; ticket: Ticket } | undefined }) {
  if (ticket) return <OfTicket {...ticket} {...rest} />;
  return (
    <MessageComposer
      text=""
      refusal={{ kind: 'no-ticket' }}
      replies={[]}
      facts={{ name: undefined, ticket: '' }}
      onChange={nothing}
      onSend={nothing}
      onEditReplies={rest.onEditReplies}
    />
  );
}
