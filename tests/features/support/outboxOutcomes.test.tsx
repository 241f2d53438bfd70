import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, saveSession } from '~/api/session/session';
import { retryMessage } from '~/features/support/chat/useOutbox';
import { limits } from '~/lib/limits';
import { forgetOwn, forgetOthers } from '~/lib/storage/store';
import { held, serveChat, type ChatServer } from './chatServer';
import { openChat as open, stored } from './openChat';
import { safety } from '../../safety';

let server: ChatServer;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server = serveChat();
});
/** Lets the next reading come. It is asked for at once, but never within 2 s of the one before. */
const untilReading = () => act(() => vi.advanceTimersByTimeAsync(limits.polling.firstMs));

const sent = () => server.calls.filter((call) => call.startsWith('POST'));
const lose = () => {
  throw new TypeError('cut');
};

describe('an unknown outcome is called unknown (promise 1)', () => {
  it('response lost, message stored: the next reading finds it', async () => {
    server.onSend = (_id, _text, store) => {
      store();
      return lose();
    };
    const { send, shown } = await open();
    send('Hello');
    await waitFor(() => expect(shown()).toEqual(['Hello (unknown)']));
    await untilReading();
    await waitFor(() => expect(shown()).toEqual(['Hello']));
    expect(sent().length, safety('sent once')).toBe(1);
    expect(sessionStorage.getItem('admin.own.support-outbox')).not.toContain('Hello');
  });

  it.each<[string, () => Response]>([
    ['no answer', lose],
    ['502', () => new Response(null, { status: 502 })],
    ['504', () => new Response(null, { status: 504 })],
    ['a success that can’t be read', () => new Response('<h1>ok</h1>', { status: 201 })],
  ])(
    '%s and nothing stored: it may not have been sent, and Retry is offered',
    async (_name, answer) => {
      server.onSend = answer;
      const { send, shown, result } = await open();
      send('Hello');
      await waitFor(() => expect(shown()).toEqual(['Hello (unknown)']));
      const id = result.current.chat.outgoing[0]?.id ?? '';
      act(() => retryMessage(id));
      expect(sent().length, safety('sent once')).toBe(1);
      await untilReading();
      await waitFor(() => expect(shown()).toEqual(['Hello (doubtful)']));
      expect(sent().length, safety('sent once')).toBe(1);
      server.onSend = undefined;
      act(() => retryMessage(id));
      await waitFor(() => expect(shown()).toEqual(['Hello (sent)']));
      expect(server.messages['7']?.length).toBe(1);
    },
  );

  it('an older message with the same text is not taken for it', async () => {
    server.messages['7'] = [{ text: 'Hello', created_at: '2026-03-15T11:00:00Z', is_mine: true }];
    server.onSend = lose;
    const { send, shown } = await open();
    send('Hello');
    await waitFor(() => expect(shown()).toEqual(['Hello', 'Hello (unknown)']));
    await untilReading();
    await waitFor(() => expect(shown()).toEqual(['Hello', 'Hello (doubtful)']));
  });

  it('once it is known to be sent, the next message is sent', async () => {
    let isFirst = true;
    server.onSend = (_id, _text, store) => {
      store();
      if (!isFirst) return Response.json({ ...server.messages['7']?.at(-1) }, { status: 201 });
      isFirst = false;
      return lose();
    };
    const { send } = await open();
    send('Same');
    send('Same');
    await untilReading();
    await waitFor(() => expect(server.messages['7']?.length).toBe(2));
    expect(sent().length).toBe(2);
  });

  it('a page that was left while sending: unknown, then settled; waiting messages are not sent automatically', async () => {
    const at = '2026-03-15T11:59:00.000Z';
    const entry = (id: string, text: string, delivery: string) => ({
      id,
      ticketId: '7',
      text,
      typedAt: at,
      delivery,
      knownBefore: 0,
      sentAt: Date.parse(at),
    });
    sessionStorage.setItem(
      'admin.own.support-outbox',
      JSON.stringify({
        v: 1,
        owner: 'admin@example.com',
        data: [entry('a', 'Sent', 'sending'), entry('b', 'Waited', 'waiting')],
      }),
    );
    server.messages['7'] = [{ text: 'Sent', created_at: at, is_mine: true }];
    const { shown } = await open();
    await waitFor(() => expect(shown()).toEqual(['Sent', 'Waited (failed)']));
    expect(sent()).toEqual([]);
  });
});

describe('messages that belong to an admin (promises 7 and 10)', () => {
  it('survive a lost session, and are removed by a sign-out', async () => {
    server.onSend = () => new Response(null, { status: 500 });
    const { send, shown, unmount } = await open();
    send('Kept');
    await waitFor(() => expect(shown()).toEqual(['Kept (failed)']));
    unmount();
    clearSession();
    saveSession({ v: 1, access: 'b', refresh: 'r', user: { email: 'admin@example.com' } });
    forgetOthers();
    const again = await open();
    expect(again.shown()).toEqual(['Kept (failed)']);
    again.unmount();
    clearSession();
    forgetOwn();
    expect(stored()).not.toContain('Kept');
  });

  it('a response after another admin has signed in doesn’t change that admin’s messages', async () => {
    const { answer, letGo } = held();
    server.onSend = async () => {
      await answer;
      return new Response(null, { status: 500 });
    };
    const { send, unmount } = await open();
    send('Secret');
    unmount();
    clearSession();
    forgetOwn();
    saveSession({ v: 1, access: 'b', refresh: 'r', user: { email: 'other@example.com' } });
    letGo();
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(stored()).not.toContain('Secret');
  });
});
