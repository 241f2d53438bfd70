import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTicketClosing } from '../../src/hooks/useTicketClosing';
import { useTickets } from '../../src/hooks/useTickets';
import { held, serveChat, type ChatServer } from './chatServer';
import { newProvider } from './fakeServer';

let server: ChatServer;

beforeEach(() => {
  server = serveChat();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open() {
  const screen = renderHook(() => ({ tickets: useTickets(), closing: useTicketClosing() }), { wrapper: newProvider() });
  await waitFor(() => { expect(screen.result.current.tickets.data).toBeDefined(); });
  return { ...screen, statuses: () => screen.result.current.tickets.data?.results.map(({ status }) => status) };
}

const posts = () => server.calls.filter((call) => call.startsWith('POST'));

describe('closing a ticket (section 4)', () => {
  it('is closed in the list once the server has confirmed it, and the list is read again', async () => {
    const { answer, letGo } = held();
    server.onClose = async () => {
      await answer;
      server.tickets = server.tickets.map((ticket) => (ticket.ticket_id === 7 ? { ...ticket, status: 'closed' } : ticket));
      return Response.json({ message: 'Ticket 7 closed' });
    };
    const { result, statuses } = await open();
    let done: Promise<unknown> = Promise.resolve();
    act(() => { done = result.current.closing.close(7); });
    expect(result.current.closing.isBusy).toBe(true);
    expect(statuses()).toEqual(['open', 'open', 'closed']);
    letGo();
    await act(async () => { expect(await done).toBe(true); });
    expect(statuses()).toEqual(['closed', 'open', 'closed']);
    await waitFor(() => { expect(server.calls.at(-1)).toBe('GET /admin/ticket'); });
    expect(posts()).toEqual(['POST /admin/ticket/7/close']);
  });

  it('whatever is clicked, it is one request (promise 1)', async () => {
    const { result } = await open();
    await act(async () => {
      const all = Array.from({ length: 100 }, () => result.current.closing.close(7));
      expect((await Promise.all(all)).filter(Boolean)).toEqual([true]);
    });
    expect(posts()).toEqual(['POST /admin/ticket/7/close']);
  });

  it.each([[409, 'This ticket is already closed.'], [404, 'Ticket not found.'], [503, undefined], [0, undefined]])('a failure with %i changes nothing by itself; the list says what it is now', async (status, message) => {
    server.onClose = () => {
      server.tickets = server.tickets.map((ticket) => ({ ...ticket, status: 'closed' }));
      if (status === 0) throw new TypeError('cut');
      return Response.json({ message }, { status });
    };
    const { result, statuses } = await open();
    await act(async () => { await expect(result.current.closing.close(7)).rejects.toMatchObject({ name: 'ApiError', status, serverMessage: message }); });
    await waitFor(() => { expect(statuses()).toEqual(['closed', 'closed', 'closed']); });
    expect(posts().length).toBe(1);
  });
});
