import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePolledWaiting } from '~/features/dashboard/waitingPoll';
import { useReading } from '~/api/reading/reading';
import { ticketsSource } from '~/features/support/api';
import { buildPayout } from '../../fixtures/payouts';
import { buildTicket } from '../../fixtures/support';
import { newProvider, serve } from '../../api/reading/fakeServer';

const payouts = 'GET /admin/payouts?page=1&page_size=100&status=pending';
const tickets = 'GET /admin/ticket';

/**
 * The locks of a browser, as far as the poll needs them: the first waiting request gets the lock
 * when it is free.
 */
class FakeLocks {
  private readonly line: { run: () => Promise<void>; signal: AbortSignal }[] = [];
  private isHeld = false;

  request(
    _name: string,
    { signal }: { signal: AbortSignal },
    run: () => Promise<void>,
  ): Promise<void> {
    this.line.push({ run, signal });
    this.next();
    return Promise.resolve();
  }

  private next(): void {
    if (this.isHeld) return;
    const first = this.line.shift();
    if (!first) return;
    if (first.signal.aborted) {
      this.next();
      return;
    }
    this.isHeld = true;
    void first.run().then(() => {
      this.isHeld = false;
      this.next();
    });
  }
}

/** The channels of a browser: what one posts, the others get. */
class FakeChannel extends EventTarget {
  static all = new Set<FakeChannel>();
  constructor() {
    super();
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all)
      if (other !== this)
        other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  }
  close(): void {
    FakeChannel.all.delete(this);
  }
}

let status = 200;
let waiting = 1;
let calls: string[] = [];

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const setHidden = (isHidden: boolean) =>
  act(async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  });

const openTab = (props = { mayPoll: true, readsTickets: false }) =>
  renderHook(usePolledWaiting, { initialProps: props, wrapper: newProvider() });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeLocks() });
  status = 200;
  waiting = 1;
  calls = serve((_request, call) => {
    if (status !== 200) return Response.json({ message: 'No' }, { status });
    const results =
      call === tickets
        ? [buildTicket()]
        : Array.from({ length: waiting }, (_, id) => buildPayout({ id }));
    return Response.json({ count: results.length, results });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
  FakeChannel.all.clear();
});

describe('R334: what waits', () => {
  it('is read at once and then every 45 s', async () => {
    const { result } = openTab();
    await pass(1_000);
    expect(calls.toSorted()).toEqual([payouts, tickets].toSorted());
    expect(result.current.payouts?.count).toBe(1);
    expect(result.current.tickets?.count).toBe(1);
    waiting = 3;
    await pass(44_000);
    expect(calls).toHaveLength(2);
    await pass(2_000);
    expect(calls).toHaveLength(4);
    expect(result.current.payouts?.count).toBe(3);
  });

  it('is read by one tab for all; another one goes on when it is closed', async () => {
    const first = openTab();
    const second = openTab();
    await pass(1_000);
    expect(calls).toHaveLength(2);
    expect(second.result.current.payouts?.count).toBe(1);
    waiting = 2;
    await pass(46_000);
    expect(calls).toHaveLength(4);
    expect(second.result.current.payouts?.count).toBe(2);
    first.unmount();
    await pass(30_000);
    // The second tab knows when it was last read.
    expect(calls).toHaveLength(4);
    await pass(16_000);
    expect(calls).toHaveLength(6);
  });

  it('is known at once to a tab that is opened later', async () => {
    openTab();
    await pass(1_000);
    const later = openTab({ mayPoll: false, readsTickets: false });
    await pass(0);
    expect(later.result.current.payouts?.count).toBe(1);
    expect(calls).toHaveLength(2);
  });

  it('is not read while the tab is hidden, and at once when it is seen again', async () => {
    openTab();
    await pass(1_000);
    await setHidden(true);
    await pass(600_000);
    expect(calls).toHaveLength(2);
    await setHidden(false);
    await pass(1_000);
    expect(calls).toHaveLength(4);
  });

  it('leaves the tickets to the screen that reads them itself', async () => {
    openTab({ mayPoll: true, readsTickets: true });
    await pass(100_000);
    expect(calls).toEqual([payouts, payouts, payouts]);
  });

  it('does not keep a screen that reads the same data from reading it again', async () => {
    const { result, rerender } = renderHook(
      ({ isSupport }) => {
        usePolledWaiting({ mayPoll: true, readsTickets: isSupport });
        return useReading(isSupport ? ticketsSource : null);
      },
      { initialProps: { isSupport: false }, wrapper: newProvider() },
    );
    await pass(1_000);
    rerender({ isSupport: true });
    await pass(1_000);
    const before = calls.length;
    await act(() => result.current.readAgain());
    expect(calls.slice(before)).toEqual([tickets]);
    // SWR reads a key once in two seconds, unless it is asked to.
    await pass(3_000);
    act(() => void dispatchEvent(new Event('online')));
    await pass(100);
    expect(calls.slice(before)).toEqual([tickets, tickets]);
  });

  it('is asked for no more after a refusal, but again after an outage', async () => {
    status = 500;
    openTab();
    await pass(1_000);
    expect(calls).toHaveLength(2);
    status = 403;
    await pass(46_000);
    expect(calls).toHaveLength(4);
    await pass(600_000);
    expect(calls).toHaveLength(4);
  });

  it('is not taken from a tab of another admin', async () => {
    const { result } = openTab({ mayPoll: false, readsTickets: false });
    const other = new FakeChannel();
    const data = { count: 9, results: [] };
    act(() => other.postMessage({ owner: 'other@example.com', part: 'payouts', data, ageMs: 0 }));
    expect(result.current.payouts).toBeUndefined();
    act(() => other.postMessage({ owner: 'admin@example.com', part: 'payouts', data, ageMs: 0 }));
    await pass(0);
    expect(result.current.payouts?.count).toBe(9);
  });

  it('is read by every tab where there are no locks', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    openTab();
    await pass(1_000);
    expect(calls).toHaveLength(2);
  });
});
