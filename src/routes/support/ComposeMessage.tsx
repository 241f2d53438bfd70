import type { Ticket } from '../../api/types';
import { messageRefusal } from '../../domain/tickets';
import { readChatDraft, useChatDraft, writeChatDraft } from '../../hooks/local/chatDrafts';
import { useMessagesSending } from '../../hooks/useMessagesSending';
import { MessageComposer } from '../../screens/support/MessageComposer';

/** The message box at work: each ticket has a draft of its own, and what is sent goes to the ticket that it was typed for (promise 3). */
export function ComposeMessage({ ticketId, ticket }: { ticketId: string; ticket: Ticket }) {
  const text = useChatDraft(ticketId);
  const { send } = useMessagesSending();
  const handleSend = () => {
    // As it is stored now, not as it was drawn: of 100 Enters in one go, 99 find it empty (promise 1).
    const typed = readChatDraft(ticketId);
    if (messageRefusal(ticket, typed)) return;
    if (send(ticketId, typed.trim())) writeChatDraft(ticketId, '');
  };
  return <MessageComposer text={text} refusal={messageRefusal(ticket, text)} onChange={(next) => { writeChatDraft(ticketId, next); }} onSend={handleSend} />;
}
