import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { prefetch } from '~/api/reading/prefetch';
import { messagesSource } from '~/features/support/chat/useConversation';
import { patient } from '../../../propertyRuns';
import { held, setHidden } from '../chatServer';
import {
  hour,
  openConversation as open,
  pass,
  reads,
  second,
  serveConversations,
  server,
  type ShownTicket,
} from '../openConversation';

serveConversations();

describe('polling (section 9, R30, promise 9)', () => {
  it(
    'loads at once, polls after 2 s, then every 45 s: 24 h are 1 + 1,920 calls, never two at once',
    async () => {
      let inFlight = 0;
      let most = 0;
      server.onRead = async () => {
        inFlight += 1;
        most = Math.max(most, inFlight);
        await new Promise((resolve) => setTimeout(resolve, 80));
        inFlight -= 1;
        return undefined as never;
      };
      await open();
      expect(reads()).toBe(1);
      await pass(1.9 * second);
      expect(reads()).toBe(1);
      await pass(0.2 * second);
      expect(reads()).toBe(2);
      await pass(44.8 * second);
      expect(reads()).toBe(2);
      await pass(0.2 * second);
      expect(reads()).toBe(3);
      await pass(24 * hour - 47.1 * second);
      expect(reads()).toBe(1 + 1920);
      expect(most).toBe(1);
      // The poller's timer, and SWR's for its latest request.
      expect(vi.getTimerCount()).toBeLessThanOrEqual(2);
    },
    patient,
  );

  it('runs once under StrictMode', async () => {
    await open(undefined, true);
    await pass(hour - 1);
    expect(reads()).toBe(1 + 80);
  });

  it('waits for a slow first load instead of starting a second one', async () => {
    const { answer, letGo } = held();
    server.onRead = async () => {
      await answer;
      return undefined as never;
    };
    await open();
    await pass(20 * second);
    expect(reads()).toBe(1);
    letGo();
    await pass(0);
    expect(reads()).toBe(1);
    await pass(30 * second);
    expect(reads()).toBe(2);
  });

  it.each<[string, ShownTicket]>([
    ['a closed ticket', { id: '9', isOpen: false }],
    ['no ticket', { id: undefined, isOpen: false }],
  ])('%s is not polled', async (_name, shown) => {
    await open(shown);
    await pass(hour);
    expect(server.calls.length).toBe(shown.id === undefined ? 0 : 1);
  });

  it('polling ends when another ticket is opened, or the ticket is closed', async () => {
    const { rerender, unmount } = await open();
    await pass(10 * second);
    rerender({ id: '8', isOpen: true });
    await pass(3 * second);
    expect([reads('7'), reads('8')]).toEqual([2, 2]);
    await pass(60 * second);
    expect([reads('7'), reads('8')]).toEqual([2, 3]);
    rerender({ id: '8', isOpen: false });
    await pass(hour);
    expect(reads('8')).toBe(3);
    rerender({ id: '8', isOpen: true });
    await pass(3 * second);
    expect(reads('8')).toBe(4);
    unmount();
    await pass(hour);
    expect(reads('8')).toBe(4);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops while the tab is hidden, and reads at once when it is visible again', async () => {
    await open();
    await pass(10 * second);
    act(() => setHidden(true));
    await pass(hour);
    expect(reads()).toBe(2);
    act(() => setHidden(false));
    await pass(0);
    expect(reads()).toBe(3);
    await pass(45 * second);
    expect(reads()).toBe(4);
  });

  it('reads at once when the connection is back', async () => {
    await open();
    await pass(10 * second);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await pass(0);
    expect(reads()).toBe(3);
  });

  it('focus alone makes no call', async () => {
    await open();
    await pass(10 * second);
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    await pass(second);
    expect(reads()).toBe(2);
  });
});

describe('never another ticket’s messages (promise 3)', () => {
  it('a late response is shown only in its own ticket', async () => {
    server.messages = {
      7: [{ text: 'Of 7', created_at: '2026-03-15T11:00:00Z', is_mine: false }],
      8: [{ text: 'Of 8', created_at: '2026-03-15T11:00:00Z', is_mine: false }],
    };
    const { answer, letGo } = held();
    server.onRead = async (id) => {
      if (id === '7') await answer;
      return undefined as never;
    };
    const { result, rerender } = await open();
    rerender({ id: '8', isOpen: true });
    expect(result.current.messages).toBeUndefined();
    await pass(0);
    expect(result.current.messages).toMatchObject([{ text: 'Of 8' }]);
    letGo();
    await pass(0);
    expect(result.current.messages).toMatchObject([{ text: 'Of 8' }]);
    rerender({ id: '7', isOpen: true });
    expect(result.current.messages).toMatchObject([{ text: 'Of 7' }]);
  });

  it('unchanged messages are the same objects, so nothing renders again', async () => {
    server.messages['7'] = [{ text: 'Same', created_at: '2026-03-15T11:00:00Z', is_mine: false }];
    const { result } = await open();
    const before = result.current.messages;
    await pass(200 * second);
    expect(result.current.messages).toBe(before);
  });
});

describe('a ticket that was aimed at', () => {
  const aimed = async (isAnswered: boolean) => {
    const { answer, letGo } = held();
    server.messages['8'] = [
      { text: 'Where is my payout?', created_at: '2026-03-15T11:00:00Z', is_mine: false },
    ];
    const screen = await open({ id: '7', isOpen: true });
    server.onRead = (id) => (id === '8' ? answer.then(() => undefined as never) : undefined);
    void prefetch(messagesSource('8'), true);
    if (isAnswered) letGo();
    await pass(0);
    screen.rerender({ id: '8', isOpen: true });
    letGo();
    await pass(100);
    return screen.result.current.messages?.map(({ text }) => text);
  };

  it.each([true, false])(
    'shows what was read ahead, and reads it once (answered before it is opened: %s)',
    async (isAnswered) => {
      expect(await aimed(isAnswered)).toEqual(['Where is my payout?']);
      expect(reads('8')).toBe(1);
    },
  );
});

const fail = (status: number) => () =>
  status === 0 ? Promise.reject(new TypeError('refused')) : new Response(null, { status });

describe('outages heal by themselves (promise 9)', () => {
  it.each([0, 500, 503, 429])(
    'an hour of %i: loaded messages stay, and at most 45 s after it new ones are read',
    async (status) => {
      server.messages['7'] = [
        { text: 'Before', created_at: '2026-03-15T11:00:00Z', is_mine: false },
      ];
      const { result } = await open();
      await pass(3 * second);
      server.onRead = fail(status);
      await pass(hour);
      expect(result.current.error?.status).toBe(status);
      expect(result.current.messages?.length).toBe(1);
      // 5, 10, 20 and 40 s, then every 45 s.
      expect(reads()).toBeLessThanOrEqual(2 + 5 + 3600 / 45);
      server.onRead = undefined;
      server.messages['7'] = [
        ...server.messages['7'],
        { text: 'After', created_at: '2026-03-15T12:00:00Z', is_mine: false },
      ];
      await pass(45 * second);
      expect(result.current).toMatchObject({
        error: undefined,
        messages: [{ text: 'Before' }, { text: 'After' }],
      });
    },
  );

  it.each([403, 404])('after a %i nothing is read until the admin tries again', async (status) => {
    server.onRead = fail(status);
    const { result } = await open();
    expect(result.current.error?.status).toBe(status);
    await pass(hour);
    expect(reads()).toBe(1);
    act(() => result.current.retry());
    await pass(hour);
    expect(reads()).toBe(2);
    server.onRead = undefined;
    act(() => result.current.retry());
    await pass(0);
    expect(result.current).toMatchObject({ error: undefined, messages: [] });
    await pass(3 * second);
    expect(reads()).toBe(4);
  });

  it.each([403, 404])('a %i ends the polling', async (status) => {
    await open();
    await pass(3 * second);
    server.onRead = fail(status);
    await pass(hour);
    expect(reads()).toBe(3);
  });

  it('"Try again" reads at once, but never twice at the same time', async () => {
    server.onRead = fail(500);
    const { result } = await open();
    await pass(4 * second);
    const before = reads();
    const { answer, letGo } = held();
    server.onRead = async () => {
      await answer;
      return undefined as never;
    };
    for (let click = 0; click < 100; click += 1) act(() => result.current.retry());
    await pass(second);
    expect(reads()).toBe(before + 1);
    letGo();
    await pass(0);
    expect(result.current.error).toBeUndefined();
  });

  it('the messages of a closed ticket also recover from an outage', async () => {
    server.onRead = fail(503);
    const { result } = await open({ id: '9', isOpen: false });
    server.onRead = undefined;
    await pass(45 * second);
    expect(result.current).toMatchObject({ error: undefined, messages: [] });
  });
});
