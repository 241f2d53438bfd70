import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clearSession } from '~/api/session/session';
import { useUsers } from '~/features/users/api';
import { newProvider, pageOf, serve } from '../../api/reading/fakeServer';

const usersOn = (page: number) =>
  renderHook((query: { page: number }) => useUsers({ ...query, pageSize: 20 }), {
    initialProps: { page },
    wrapper: newProvider(),
  });

describe('useUsers', () => {
  it("shows the previous page's rows as placeholders until the next page has arrived", async () => {
    let release: () => void = () => undefined;
    serve(async (_request, call) => {
      if (call.includes('page=2'))
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      return pageOf(call);
    });
    const { result, rerender } = usersOn(1);
    await waitFor(() => expect(result.current.data).toBeDefined());
    rerender({ page: 2 });
    await waitFor(() => expect(result.current.isValidating).toBe(true));
    expect(result.current).toMatchObject({
      data: { results: [{ id: 1 }] },
      isPlaceholder: true,
      isLoading: false,
    });
    await act(async () => {
      release();
      await Promise.resolve();
    });
    await waitFor(() => expect(result.current.isPlaceholder).toBe(false));
    expect(result.current.data?.results[0]?.id).toBe(2);
    rerender({ page: 1 });
    expect(result.current).toMatchObject({ data: { results: [{ id: 1 }] }, isPlaceholder: false });
  });

  it('keeps no data for the next session (promise 10)', async () => {
    serve((_request, call) => pageOf(call));
    const first = usersOn(1);
    await waitFor(() => expect(first.result.current.data).toBeDefined());
    first.unmount();
    clearSession();
    const second = usersOn(1);
    expect(second.result.current.data).toBeUndefined();
    await waitFor(() => expect(second.result.current.error?.status).toBe(401));
  });
});
