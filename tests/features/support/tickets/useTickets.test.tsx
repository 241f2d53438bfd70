import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TicketMessage } from '~/api/types';
import { generalMessages } from '~/api/messages';
import { supportMessages } from '~/features/support/messages';
import { queueMessage, writeDraft } from '~/features/support/chat/useOutbox';
import {
  closingLock,
  UnfinishedTicket,
  useCloseTicket,
  useTickets,
} from '~/features/support/tickets/useTickets';
import { held, serveChat, setHidden, type ChatServer } from '../chatServer';
import { newProviderWithToasts } from '../../../api/reading/fakeServer';
import { openChat } from '../openChat';
import { safety } from '../../../safety';

let server: ChatServer;

beforeEach(() => {
  server = serveChat();
});
function useClosing(conflicts: unknown[] = []) {
  const { run, isBusyWith } = useCloseTicket({
    onConflict: (cause) => cause instanceof UnfinishedTicket && conflicts.push(cause) > 0,
  });
  const close = (id: number, isConfirmed = false, messages: readonly TicketMessage[] = []) =>
    run({ id, isConfirmed, messages });
  return { close, isClosing: (id: string) => isBusyWith(closingLock(id)) };
}

async function open() {
  const { texts, wrapper } = newProviderWithToasts();
  const conflicts: unknown[] = [];
  const screen = renderHook(() => ({ tickets: useTickets(), closing: useClosing(conflicts) }), {
    wrapper,
  });
  await waitFor(() => expect(screen.result.current.tickets.data).toBeDefined());
  return {
    ...screen,
    texts,
    conflicts,
    close: (id: number) => act(() => screen.result.current.closing.close(id)),
    statuses: () => screen.result.current.tickets.data?.results.map(({ status }) => status),
  };
}

const closed = [supportMessages.closed('7')];
const foundClosed = closed.map(generalMessages.foundDone);
const posts = () => server.calls.filter((call) => call.startsWith('POST'));

describe('closing a ticket (section 4)', () => {
  it('is closed in the list once the server has confirmed it, and the list is read again', async () => {
    const { answer, letGo } = held();
    server.onClose = async () => {
      await answer;
      server.tickets = server.tickets.map((ticket) =>
        ticket.ticket_id === 7 ? { ...ticket, status: 'closed' } : ticket,
      );
      return Response.json({ message: 'Ticket 7 closed' });
    };
    const { result, statuses, texts } = await open();
    let done: Promise<unknown> = Promise.resolve();
    act(() => {
      done = result.current.closing.close(7);
    });
    expect(result.current.closing.isClosing('7')).toBe(true);
    expect(result.current.closing.isClosing('8')).toBe(false);
    expect(statuses()).toEqual(['open', 'open', 'closed']);
    letGo();
    await act(() => done);
    expect(texts).toEqual(closed);
    expect(result.current.closing.isClosing('7')).toBe(false);
    expect(statuses()).toEqual(['closed', 'open', 'closed']);
    await waitFor(() => expect(server.calls.at(-1)).toBe('GET /admin/ticket'));
    expect(posts()).toEqual(['POST /admin/ticket/7/close']);
  });

  it('sends one request, whatever is clicked (promise 1)', async () => {
    const { result, texts } = await open();
    await act(() =>
      Promise.all(Array.from({ length: 100 }, () => result.current.closing.close(7))),
    );
    expect(texts).toEqual(closed);
    expect(posts()).toEqual(['POST /admin/ticket/7/close']);
  });

  it.each([
    [409, 'This ticket is already closed.'],
    [404, 'Ticket not found.'],
    [503, undefined],
  ])(
    'a failure with %i changes nothing by itself; the list says what it is now',
    async (status, message) => {
      server.onClose = () => {
        server.tickets = server.tickets.map((ticket) => ({ ...ticket, status: 'closed' }));
        return Response.json({ message }, { status });
      };
      const { close, statuses, texts } = await open();
      await close(7);
      expect(texts[0]).toBe(message ?? 'Error while closing ticket 7');
      await waitFor(() => expect(statuses()).toEqual(['closed', 'closed', 'closed']));
      expect(posts().length, safety('sent once')).toBe(1);
    },
  );

  describe('whose response was lost (R32)', () => {
    const lose = (change: () => void) => {
      server.onClose = () => {
        change();
        throw new TypeError('cut');
      };
    };
    const closeElsewhere = (id: string) => {
      server.tickets = server.tickets.map((ticket) =>
        String(ticket.ticket_id) === id ? { ...ticket, status: 'closed' } : ticket,
      );
    };

    it('is found made if the list has the ticket closed', async () => {
      lose(() => closeElsewhere('7'));
      const { close, statuses, texts } = await open();
      await close(7);
      expect(texts).toEqual(foundClosed);
      expect(statuses()).toEqual(['closed', 'open', 'closed']);
      expect(posts().length, safety('sent once')).toBe(1);
    });

    it('has failed if the list has it open', async () => {
      lose(() => closeElsewhere('8'));
      const { close, statuses, texts } = await open();
      expect(await close(7)).toEqual({ text: generalMessages.network });
      expect(texts).toEqual([generalMessages.network]);
      await waitFor(() => expect(statuses()).toEqual(['open', 'closed', 'closed']));
      expect(posts().length, safety('sent once')).toBe(1);
    });

    it('is unknown if the list doesn’t have the ticket, until the next look: then it shows as closed', async () => {
      const all = server.tickets;
      lose(() => {
        server.tickets = [];
      });
      const { close, statuses, texts } = await open();
      const refusal = await close(7);
      expect(refusal).toMatchObject({ text: generalMessages.outcomeUnknown });
      await waitFor(() => expect(statuses()).toEqual([]));
      server.tickets = all;
      closeElsewhere('7');
      await act(async () => refusal?.lookAgain?.());
      expect(texts).toEqual([generalMessages.network, ...foundClosed]);
      await waitFor(() => expect(statuses()).toEqual(['closed', 'open', 'closed']));
      expect(posts().length, safety('sent once')).toBe(1);
    });
  });
});

const nothing = { isDrafted: false, pending: 0, failed: 0, doubtful: 0, isUnanswered: false };

describe('an unfinished ticket (R176)', () => {
  afterEach(() => sessionStorage.clear());

  it('a draft: the ticket is not closed, unless the loss is accepted', async () => {
    writeDraft('7', ' Dear');
    const { result, close, conflicts, texts } = await open();
    await close(7);
    expect(conflicts).toEqual([new UnfinishedTicket({ ...nothing, isDrafted: true })]);
    expect(posts()).toEqual([]);
    await act(() => result.current.closing.close(7, true));
    expect(texts).toEqual(closed);
    expect(posts()).toEqual(['POST /admin/ticket/7/close']);
  });

  it.each([
    ['in its chat', true],
    ['in the list, while its chat was not read', false],
  ])('the trader wrote last %s: it asks, until an answer was sent', async (_where, isRead) => {
    const question = { text: 'Hello?', created_at: '2026-03-15T11:00:00Z', is_mine: false };
    server.messages['7'] = [question];
    server.tickets = server.tickets.map((ticket) => ({ ...ticket, messages: [question] }));
    const { result } = isRead ? await openChat() : await open();
    const { texts, wrapper } = newProviderWithToasts();
    const conflicts: unknown[] = [];
    const closing = renderHook(() => useClosing(conflicts), { wrapper });
    const close = () => act(() => closing.result.current.close(7, false, [question]));
    await close();
    expect(conflicts).toEqual([new UnfinishedTicket({ ...nothing, isUnanswered: true })]);
    act(() => void queueMessage('7', 'Hello.'));
    await waitFor(() =>
      expect(result.current.tickets.data?.results[0]?.messages?.at(-1)).toMatchObject({
        text: 'Hello.',
        is_mine: true,
      }),
    );
    await close();
    expect(texts).toEqual(closed);
  });

  it.each(['arrives', 'fails'])('a message on its way is waited for; it %s', async (fate) => {
    const { answer, letGo } = held();
    server.onSend = async (_id, _text, store) => {
      await answer;
      return fate === 'arrives' ? store() : new Response(null, { status: 500 });
    };
    const { send, result } = await openChat();
    send('On its way');
    const { texts, wrapper } = newProviderWithToasts();
    const conflicts: unknown[] = [];
    const closing = renderHook(() => useClosing(conflicts), { wrapper });
    let done: Promise<unknown> = Promise.resolve();
    act(() => {
      done = closing.result.current.close(7);
    });
    expect(closing.result.current.isClosing('7')).toBe(true);
    expect(posts()).toEqual(['POST /admin/ticket/7/messages']);
    letGo();
    await act(() => done);
    expect([...texts, ...conflicts]).toEqual(
      fate === 'arrives' ? closed : [new UnfinishedTicket({ ...nothing, failed: 1 })],
    );
    expect(posts().length).toBe(fate === 'arrives' ? 2 : 1);
    expect(result.current.chat.outgoing.length).toBe(1);
  });
});

describe('the list of tickets (R306)', () => {
  const lists = () => server.calls.filter((call) => call === 'GET /admin/ticket').length;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('is read again 45 s after it was last read, never while the tab is hidden, and not after it is left', async () => {
    const { unmount } = await open();
    expect(lists()).toBe(1);
    await pass(44_000);
    expect(lists()).toBe(1);
    await pass(2000);
    expect(lists()).toBe(2);
    await pass(46_000);
    expect(lists()).toBe(3);
    act(() => setHidden(true));
    // SWR takes the event for a return to the tab: jsdom has no visibility of its own.
    await pass(1000);
    const before = lists();
    await pass(600_000);
    expect(lists()).toBe(before);
    act(() => setHidden(false));
    await pass(46_000);
    expect(lists()).toBeGreaterThan(before);
    const last = lists();
    unmount();
    await pass(600_000);
    expect(lists()).toBe(last);
  });

  it('is read 45 s after a close has read it, not before', async () => {
    const { close, texts } = await open();
    await pass(40_000);
    await close(7);
    expect(texts).toEqual(closed);
    await pass(1000);
    expect(lists()).toBe(2);
    await pass(42_000);
    expect(lists()).toBe(2);
    await pass(4000);
    expect(lists()).toBe(3);
  });
});
