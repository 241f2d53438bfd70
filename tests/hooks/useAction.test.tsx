import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { useAction } from '../../src/hooks/useAction';

it('100 calls under way are one run; then it may run again (promise 1)', async () => {
  let finish: (text: string) => void = () => undefined;
  const run = vi.fn((text: string) => new Promise<string>((resolve) => { finish = () => { resolve(`${text} done`); }; }));
  const { result } = renderHook(() => useAction(run), { wrapper: StrictMode });
  const calls: Promise<string | undefined>[] = [];
  act(() => {
    for (let index = 0; index < 100; index += 1) calls.push(result.current[0]('work'));
  });
  expect(result.current[1]).toBe(true);
  await act(async () => {
    finish('');
    expect((await Promise.all(calls)).filter(Boolean)).toEqual(['work done']);
  });
  expect(result.current[1]).toBe(false);
  expect(run).toHaveBeenCalledTimes(1);
  act(() => { void result.current[0]('more'); });
  expect(run).toHaveBeenCalledTimes(2);
});

it('is ready again after a failure, which the caller is given', async () => {
  const { result } = renderHook(() => useAction(() => Promise.reject(new Error('no'))));
  for (let time = 0; time < 2; time += 1) {
    await act(async () => { await expect(result.current[0]()).rejects.toThrow('no'); });
    expect(result.current[1]).toBe(false);
  }
});
