import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { useOneAtATime } from '~/mutation/useOneAtATime';

it('100 calls at once run the action once; then it may run again (promise 1)', async () => {
  let finish: (text: string) => void = () => undefined;
  const run = vi.fn(
    (text: string) =>
      new Promise<string>((resolve) => {
        finish = () => resolve(`${text} done`);
      }),
  );
  const { result } = renderHook(() => useOneAtATime(run), { wrapper: StrictMode });
  const calls: Promise<string | undefined>[] = [];
  act(() => {
    for (let index = 0; index < 100; index += 1) calls.push(result.current.act('work'));
  });
  expect(result.current.isBusy).toBe(true);
  await act(async () => {
    finish('');
    expect((await Promise.all(calls)).filter(Boolean)).toEqual(['work done']);
  });
  expect(result.current.isBusy).toBe(false);
  expect(run).toHaveBeenCalledTimes(1);
  act(() => {
    void result.current.act('more');
  });
  expect(run).toHaveBeenCalledTimes(2);
});

it('is ready again after a failure, which the caller gets', async () => {
  const { result } = renderHook(() => useOneAtATime(() => Promise.reject(new Error('no'))));
  for (let time = 0; time < 2; time += 1) {
    await act(async () => {
      await expect(result.current.act()).rejects.toThrow('no');
    });
    expect(result.current.isBusy).toBe(false);
  }
});

it('runs actions with different keys side by side, each once', async () => {
  const ends = new Map<string, () => void>();
  const run = vi.fn(
    (key: string) => new Promise<string>((resolve) => ends.set(key, () => resolve(key))),
  );
  const { result } = renderHook(() => useOneAtATime(run, (key) => key));
  act(() => {
    for (const key of ['a', 'b', 'a', 'b']) void result.current.act(key);
  });
  expect(run.mock.calls).toEqual([['a'], ['b']]);
  await act(async () => {
    ends.get('a')?.();
    await Promise.resolve();
  });
  expect(['a', 'b'].map((key) => result.current.isBusyWith(key))).toEqual([false, true]);
  expect(result.current.isBusy).toBe(true);
});
