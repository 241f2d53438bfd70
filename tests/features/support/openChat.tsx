import { act, renderHook, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { useConversation } from '~/features/support/chat/useConversation';
import { queueMessage } from '~/features/support/chat/useOutbox';
import { useTickets } from '~/features/support/tickets/useTickets';
import { newProvider } from '../../api/reading/fakeServer';

/** What this tab keeps of messages that are not known to be sent. */
export const stored = (): string => sessionStorage.getItem('admin.own.support-outbox') ?? '';

/** A ticket's chat as the screen uses it. */
export async function openChat(id = '7') {
  const screen = renderHook(
    ({ id: ticketId }: { id: string }) => ({
      chat: useConversation(ticketId, true),
      tickets: useTickets(),
    }),
    {
      initialProps: { id },
      wrapper: newProvider(),
    },
  );
  await waitFor(() =>
    expect(screen.result.current.chat.messages && screen.result.current.tickets.data).toBeDefined(),
  );
  return {
    ...screen,
    send: (text: string, ticketId = '7') =>
      act(() => expect(queueMessage(ticketId, text)).toBe(true)),
    shown: () => [
      ...(screen.result.current.chat.messages ?? []).map(({ text }) => text),
      ...screen.result.current.chat.outgoing.map(({ text, delivery }) => `${text} (${delivery})`),
    ],
  };
}
