import { act, renderHook, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../../src/api/session';
import { useDashboard } from '../../src/hooks/useDashboard';
import { useUsers } from '../../src/hooks/useUsers';
import { patient, printCount, seed } from '../propertyRuns';
import { newProvider, pageOf, serve } from './fakeServer';

afterEach(() => { vi.unstubAllGlobals(); });

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));
const usersOn = (page: number) => renderHook((query: { page: number }) => useUsers({ ...query, pageSize: 20 }), { initialProps: { page }, wrapper: newProvider() });

describe('useUsers', () => {
  it('loads a page', async () => {
    serve((_request, call) => pageOf(call));
    const { result } = usersOn(1);
    expect(result.current).toMatchObject({ data: undefined, error: undefined, isLoading: true, isPlaceholder: false });
    await waitFor(() => { expect(result.current.data?.results[0]?.id).toBe(1); });
    expect(result.current).toMatchObject({ data: { count: 60 }, error: undefined, isLoading: false, isPlaceholder: false, isValidating: false });
  });

  it('shows the previous page\'s rows as placeholders until the next page is there', async () => {
    let release: () => void = () => undefined;
    serve(async (_request, call) => {
      if (call.includes('page=2')) await new Promise<void>((resolve) => { release = resolve; });
      return pageOf(call);
    });
    const { result, rerender } = usersOn(1);
    await waitFor(() => { expect(result.current.data).toBeDefined(); });
    rerender({ page: 2 });
    await waitFor(() => { expect(result.current.isValidating).toBe(true); });
    expect(result.current).toMatchObject({ data: { results: [{ id: 1 }] }, isPlaceholder: true, isLoading: false });
    await act(async () => { release(); await Promise.resolve(); });
    await waitFor(() => { expect(result.current.isPlaceholder).toBe(false); });
    expect(result.current.data?.results[0]?.id).toBe(2);
    rerender({ page: 1 });
    expect(result.current).toMatchObject({ data: { results: [{ id: 1 }] }, isPlaceholder: false });
  });

  it('goes on calling them placeholders when the next page fails', async () => {
    serve((_request, call) => (call.includes('page=2') ? Response.json({ message: 'No' }, { status: 403 }) : pageOf(call)));
    const { result, rerender } = usersOn(1);
    await waitFor(() => { expect(result.current.data).toBeDefined(); });
    rerender({ page: 2 });
    await waitFor(() => { expect(result.current.error).toMatchObject({ name: 'ApiError', status: 403, serverMessage: 'No' }); });
    expect(result.current).toMatchObject({ data: { results: [{ id: 1 }] }, isPlaceholder: true, isLoading: false });
  });

  it('reads again when asked to', async () => {
    let isUp = false;
    const calls = serve((_request, call) => (isUp ? pageOf(call) : new Response(null, { status: 404 })));
    const { result } = usersOn(1);
    await waitFor(() => { expect(result.current.error?.status).toBe(404); });
    expect(result.current.isLoading).toBe(false);
    isUp = true;
    act(() => { result.current.retry(); });
    await waitFor(() => { expect(result.current).toMatchObject({ error: undefined, data: { count: 60 } }); });
    expect(calls.length).toBe(2);
  });

  it('keeps nothing for the provider of another session (promise 10)', async () => {
    serve((_request, call) => pageOf(call));
    const first = usersOn(1);
    await waitFor(() => { expect(first.result.current.data).toBeDefined(); });
    first.unmount();
    clearSession();
    const second = usersOn(1);
    expect(second.result.current.data).toBeUndefined();
    await waitFor(() => { expect(second.result.current.error?.status).toBe(401); });
  });

  it('answers in any order never show a page\'s rows as another\'s (promise 3): 1,000 schedules', async () => {
    let checked = 0;
    const pages = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), pages, async (scheduler, visits) => {
        serve((_request, call) => scheduler.schedule(Promise.resolve(pageOf(call)), call));
        const { result, rerender, unmount } = usersOn(visits[0] ?? 1);
        const ownRows = () => (result.current.isPlaceholder ? undefined : result.current.data?.results[0]?.id);
        const last = visits.at(-1);
        for (const page of visits) {
          rerender({ page });
          expect([page, undefined]).toContain(ownRows());
          await act(async () => {
            await nextTask();
            if (scheduler.count() > 0 && page % 2 === 0) await scheduler.waitNext(1);
          });
          expect([page, undefined]).toContain(ownRows());
        }
        while (ownRows() !== last) {
          expect([last, undefined]).toContain(ownRows());
          await act(async () => {
            await nextTask();
            await scheduler.waitIdle();
          });
        }
        unmount();
        checked += 1;
      }),
      { seed, numRuns: 1000 },
    );
    printCount('list schedules', checked);
  }, patient);
});

describe('useDashboard', () => {
  it('loads, fails and reads again', async () => {
    let isUp = true;
    serve(() => (isUp ? Response.json({ users: 3 }) : new Response('<h1>Sorry</h1>', { status: 400 })));
    const { result } = renderHook(() => useDashboard(), { wrapper: newProvider() });
    await waitFor(() => { expect(result.current.data).toMatchObject({ users: 3, recent_activity: [] }); });
    isUp = false;
    act(() => { result.current.retry(); });
    await waitFor(() => { expect(result.current.error?.status).toBe(400); });
    expect(result.current.data).toMatchObject({ users: 3 });
  });
});
