import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig, unstable_serialize } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/http/errors';
import { clearSession, saveSession } from '~/api/session/session';
import { cacheOf, prefetch } from '~/api/reading/prefetch';
import { useReading, swrConfig } from '~/api/reading/reading';

const email = 'ada@example.com';
const signIn = (as = email) =>
  saveSession({ v: 1, access: 'access-1', refresh: 'refresh-1', user: { email: as } });

let read = vi.fn<() => Promise<string>>();
const source = { key: ['rows', 1], read: () => read() };

function openScreen(as = email) {
  const config = { ...swrConfig, provider: () => cacheOf(as) };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={config}>{children}</SWRConfig>
  );
  return renderHook(() => useReading(source), { wrapper }).result;
}

beforeEach(() => {
  read = vi.fn(() => Promise.resolve('rows'));
  signIn();
});
describe('data that is read before its screen is rendered', () => {
  it('is there at the first render, and is not read again', async () => {
    await prefetch(source, false);
    expect(openScreen().current).toMatchObject({
      data: 'rows',
      isLoading: false,
      isValidating: false,
    });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is awaited by a screen that is rendered earlier', async () => {
    void prefetch(source, true);
    const reading = openScreen();
    expect(reading.current.isLoading).toBe(true);
    await waitFor(() => expect(reading.current.data).toBe('rows'));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is shown, and read again if it no longer counts as new', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await prefetch(source, true);
    vi.advanceTimersByTime(5000);
    read.mockResolvedValue('newer rows');
    const reading = openScreen();
    expect(reading.current.data).toBe('rows');
    await waitFor(() => expect(reading.current.data).toBe('newer rows'));
  });

  it('is read once, however often it is requested', async () => {
    await Promise.all([prefetch(source, true), prefetch(source, false)]);
    await prefetch(source, true);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is there when a list goes to that page, and is not read again', async () => {
    const config = { ...swrConfig, provider: () => cacheOf(email) };
    const wrapper = ({ children }: { children: ReactNode }) => (
      <SWRConfig value={config}>{children}</SWRConfig>
    );
    const pageOf = (page: number) => ({ key: ['rows', page], read: () => read() });
    const { result, rerender } = renderHook(({ page }) => useReading(pageOf(page)), {
      wrapper,
      initialProps: { page: 1 },
    });
    await waitFor(() => expect(result.current.data).toBe('rows'));
    read.mockResolvedValueOnce('rows of page 2');
    await prefetch(pageOf(2), true);
    rerender({ page: 2 });
    expect(result.current).toMatchObject({ data: 'rows of page 2', isValidating: false });
    // SWR would read again in the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('hands its failure to the screen', async () => {
    read.mockRejectedValueOnce(new ApiError(500));
    await prefetch(source, false);
    const reading = openScreen();
    await waitFor(() => expect(reading.current.error).toMatchObject({ status: 500 }));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is read by the screen if a guess failed', async () => {
    read.mockRejectedValueOnce(new ApiError(500));
    await prefetch(source, true);
    const reading = openScreen();
    await waitFor(() => expect(reading.current.data).toBe('rows'));
    expect(reading.current.error).toBeUndefined();
  });

  it('is read again if it failed on an earlier screen, and the failure is shown', async () => {
    read.mockRejectedValueOnce(new ApiError(403));
    const reading = openScreen();
    await waitFor(() => expect(reading.current.error).toMatchObject({ status: 403 }));
    read.mockRejectedValueOnce(new ApiError(403));
    expect(await prefetch(source, true)).toMatchObject({ status: 403 });
    expect(await prefetch(source, true)).toBeUndefined();
    expect(cacheOf(email).get(unstable_serialize(source.key))).toMatchObject({ data: 'rows' });
  });

  it('is removed at the sign-out, also if it arrives later (promise 10)', async () => {
    let answer = (_rows: string) => {};
    read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const reading = prefetch(source, false);
    clearSession();
    signIn('grace@example.com');
    answer('rows of Ada');
    await reading;
    read.mockResolvedValue('rows of Grace');
    const screen = openScreen('grace@example.com');
    expect(screen.current.data).toBeUndefined();
    await waitFor(() => expect(screen.current.data).toBe('rows of Grace'));
  });
});
