import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/http/errors';
import { withTimeout } from '../../../src/api/http/timeouts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

it('gives up after 30 s, or 30 s after the last restart of the timer', async () => {
  let restartTimer: () => void = () => undefined;
  const failed = vi.fn();
  withTimeout(undefined, (signal, alive) => {
    restartTimer = alive;
    return untilAborted(signal);
  }).catch(failed);
  await vi.advanceTimersByTimeAsync(29_999);
  restartTimer();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed.mock.calls).toEqual([[expect.any(ApiError)]]);
  expect(vi.getTimerCount()).toBe(0);
});
