import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, saveSession } from '~/api/session/session';
import { deleteMessage, queueMessage, retryMessage } from '~/features/support/chat/useOutbox';
import { limits } from '~/lib/limits';
import { held, serveChat, type ChatServer } from '../chatServer';
import { openChat as open } from '../openChat';
import { safety } from '../../../safety';

let server: ChatServer;

beforeEach(() => {
  server = serveChat();
});
const sent = () => server.calls.filter((call) => call.startsWith('POST'));

describe('sending a message', () => {
  it('shows it at once as pending, then as sent, and only once after it was read', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { answer, letGo } = held();
    server.onSend = async (_id, _text, store) => {
      await answer;
      return store();
    };
    const { send, shown, result } = await open();
    send('Hello');
    expect(shown()).toEqual(['Hello (sending)']);
    letGo();
    await waitFor(() => expect(shown()).toEqual(['Hello (sent)']));
    act(() => result.current.chat.retry());
    await act(() => vi.advanceTimersByTimeAsync(limits.polling.firstMs));
    await waitFor(() => expect(shown()).toEqual(['Hello']));
    expect(sent()).toEqual(['POST /admin/ticket/7/messages']);
  });

  it('the same text twice is two messages', async () => {
    const { send, shown } = await open();
    send('Thanks');
    send('Thanks');
    await waitFor(() => expect(shown()).toEqual(['Thanks (sent)', 'Thanks (sent)']));
    expect(sent().length).toBe(2);
  });

  it.each<[string, () => Response, string | undefined]>([
    ['400', () => Response.json({ message: 'Too long.' }, { status: 400 }), 'Too long.'],
    ['500 without a message', () => new Response(null, { status: 500 }), undefined],
    [
      '409',
      () =>
        Response.json({ message: 'This ticket is closed and takes no messages.' }, { status: 409 }),
      'This ticket is closed and takes no messages.',
    ],
  ])(
    '%s: it is marked as failed, and never sent again by itself',
    async (_name, answer, reason) => {
      server.onSend = answer;
      const { send, shown, result } = await open();
      send('Hello');
      await waitFor(() => expect(shown()).toEqual(['Hello (failed)']));
      expect(result.current.chat.outgoing[0]?.reason).toBe(reason);
      await act(async () => {
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
      expect(sent().length, safety('sent once')).toBe(1);
    },
  );

  it.each([403, 404, 409])(
    'after a %i the tickets are read again, because the ticket has changed',
    async (status) => {
      server.onSend = () => new Response(null, { status });
      const { send } = await open();
      const before = server.calls.filter((call) => call === 'GET /admin/ticket').length;
      send('Hello');
      await waitFor(() =>
        expect(server.calls.filter((call) => call === 'GET /admin/ticket').length).toBe(before + 1),
      );
    },
  );

  it('a failed message survives another ticket and a new page; Retry sends it once, however often it is clicked', async () => {
    server.onSend = () => new Response(null, { status: 500 });
    const first = await open();
    first.send('Hello');
    await waitFor(() => expect(first.shown()).toEqual(['Hello (failed)']));
    first.rerender({ id: '8' });
    await waitFor(() => expect(first.shown()).toEqual([]));
    first.unmount();
    const { shown, result } = await open();
    expect(shown()).toEqual(['Hello (failed)']);
    server.onSend = undefined;
    const id = result.current.chat.outgoing[0]?.id ?? '';
    act(() => {
      for (let click = 0; click < 100; click += 1) retryMessage(id);
    });
    await waitFor(() => expect(shown()).toEqual(['Hello (sent)']));
    expect(sent().length).toBe(2);
  });

  it('messages after a failed one wait; deleting the failed one sends them', async () => {
    server.onSend = (_id, text, store) =>
      text === 'one' ? new Response(null, { status: 500 }) : store();
    const { send, shown, result } = await open();
    send('one');
    send('two');
    await waitFor(() => expect(shown()).toEqual(['one (failed)', 'two (waiting)']));
    expect(sent().length, safety('sent once')).toBe(1);
    act(() => deleteMessage(result.current.chat.outgoing[0]?.id ?? ''));
    await waitFor(() => expect(shown()).toEqual(['two (sent)']));
    expect(server.messages['7']?.map(({ text }) => text)).toEqual(['two']);
  });

  it('after a lost session, waiting messages are not sent automatically (R179)', async () => {
    server.onSend = () => new Response(null, { status: 500 });
    const first = await open();
    first.send('one');
    first.send('two');
    await waitFor(() => expect(first.shown()).toEqual(['one (failed)', 'two (waiting)']));
    first.unmount();
    clearSession();
    saveSession({ v: 1, access: 'b', refresh: 'r', user: { email: 'admin@example.com' } });
    const { shown } = await open();
    expect(shown()).toEqual(['one (failed)', 'two (failed)']);
  });

  it('takes no message while nobody is signed in', async () => {
    await open();
    clearSession();
    act(() => expect(queueMessage('7', 'Hello')).toBe(false));
    expect(sent()).toEqual([]);
  });
});
