import { act, renderHook, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheOf, prefetch } from '~/api/reading/prefetch';
import { useReading } from '~/api/reading/reading';
import { newProvider, serve } from './fakeServer';

const email = 'admin@example.com';
let read = vi.fn<() => Promise<string>>();
const pageOf = (page: number) => ({ key: ['rows', page], read: () => read() });

beforeEach(() => {
  let times = 0;
  read = vi.fn(() => Promise.resolve(`rows ${String(++times)}`));
  serve(() => Response.json({}));
  cacheOf(undefined);
});

const openScreen = () =>
  renderHook(({ page }) => ({ ...useSWRConfig(), ...useReading(pageOf(page)) }), {
    wrapper: newProvider(cacheOf(email)),
    initialProps: { page: 1 },
  });

type Screen = ReturnType<typeof openScreen>;

const hasRead = ({ result }: Screen, times: number) =>
  waitFor(() => expect(result.current).toMatchObject({ data: `rows ${String(times)}` }));

/** What a poll does, and a change of one row: SWR reads the key again. */
const reread = ({ result }: Screen) => act(() => result.current.mutate(['rows', 1]));

describe('what nobody asked for (R403)', () => {
  it('is what SWR reads again, also right after the admin asked', async () => {
    const screen = openScreen();
    await hasRead(screen, 1);
    expect(screen.result.current.note?.isAutoRefresh).toBe(false);
    await reread(screen);
    expect(screen.result.current.note?.isAutoRefresh).toBe(true);
    act(() => screen.result.current.retry());
    await hasRead(screen, 3);
    expect(screen.result.current.note?.isAutoRefresh).toBe(false);
    await reread(screen);
    expect(screen.result.current.note?.isAutoRefresh).toBe(true);
  });

  it.each([1, 2])(
    'is the first reading of page %i after data that was prefetched',
    async (page) => {
      await prefetch(pageOf(page), true);
      const screen = openScreen();
      await hasRead(screen, page === 1 ? 1 : 2);
      screen.rerender({ page });
      await hasRead(screen, 1);
      await act(() => screen.result.current.mutate(['rows', page]));
      expect(screen.result.current.note?.isAutoRefresh).toBe(true);
    },
  );
});

describe('what the admin asked for (R403)', () => {
  it('is what a screen reads when it is opened on old data', async () => {
    // SWR does not read again what was read within the last two seconds.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
    const before = openScreen();
    await expect.poll(() => before.result.current.data).toBe('rows 1');
    before.unmount();
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    const screen = openScreen();
    expect(screen.result.current.data).toBe('rows 1');
    await hasRead(screen, 2);
    expect(screen.result.current.note?.isAutoRefresh).toBe(false);
  });

  it('is another page, also one that was read before', async () => {
    const screen = openScreen();
    await hasRead(screen, 1);
    await act(() => screen.result.current.mutate(['rows', 2], 'old rows', { revalidate: false }));
    screen.rerender({ page: 2 });
    await hasRead(screen, 2);
    expect(screen.result.current.note?.isAutoRefresh).toBe(false);
  });

  it('is what is read in place of data that a change dropped', async () => {
    const screen = openScreen();
    await hasRead(screen, 1);
    await act(() => screen.result.current.mutate(['rows', 1], undefined));
    await hasRead(screen, 2);
    expect(screen.result.current.note?.isAutoRefresh).toBe(false);
  });
});
