import { countOf } from '~/lib/numbers';
import { isolate } from '~/lib/text';

/** A list or message that fails has no toast, because the screen shows it where it happened. */
export const supportMessages = {
  closed: (id: string) => `Successfully closed ticket ${isolate(id)}`,
  closeFailed: (id: string) => `Error while closing ticket ${isolate(id)}`,
  confirmClose: (id: string) => `Are you sure you want to close ticket ${isolate(id)}?`,
  noneListed: { open: 'No open ticket found', closed: 'No closed ticket found' },
  noMessages: 'Start a conversation..',
} as const;

export const newTickets = (count: number, subject: string): string =>
  count === 1 ? `New ticket: ${isolate(subject)}` : countOf(count, 'new ticket');

const messages = (count: number) => (count === 1 ? 'One message' : countOf(count, 'message'));

export function closingConsequence({
  isDrafted,
  unsent,
  doubtful,
  isUnanswered,
}: {
  isDrafted: boolean;
  unsent: number;
  doubtful: number;
  isUnanswered: boolean;
}): string {
  const lost = [
    isUnanswered && 'The trader’s last message has no answer.',
    isDrafted && 'What you have typed has not been sent.',
    unsent > 0 && `${messages(unsent)} ${unsent === 1 ? 'has' : 'have'} not been sent.`,
    doubtful > 0 && `${messages(doubtful)} may not have been sent.`,
  ];
  return [...lost, 'A closed ticket can’t be answered or reopened.'].filter(Boolean).join(' ');
}

export const deliveryMessages = {
  waiting: 'Waiting for the message above',
  sending: 'Sending…',
  failed: (serverMessage: string | undefined) =>
    serverMessage === undefined ? 'Not sent' : `Not sent: ${isolate(serverMessage)}`,
  unknown: 'No response was received. Checking whether it was sent…',
  doubtful: 'May not have been sent',
} as const;

export const composerMessages = {
  noTicket: 'Select a ticket to write a message',
  closed: 'This ticket is closed to new messages',
  unfilled: (placeholder: string) => `Replace ${isolate(placeholder)} before you send this`,
  hint: 'Enter to send · Shift+Enter for a new line · / for saved replies',
  tooLong: (count: number) => `${countOf(count, 'character')} too many`,
} as const;
