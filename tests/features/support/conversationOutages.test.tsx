import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held } from './chatServer';
import {
  hour,
  openConversation as open,
  pass,
  reads,
  second,
  serveConversations,
  server,
} from './openConversation';

serveConversations();

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
