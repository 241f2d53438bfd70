import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/errors';
import { withPatience } from '../../src/api/patience';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

const untilAborted = (signal: AbortSignal) => new Promise<never>((_resolve, reject) => { signal.addEventListener('abort', () => { reject(new Error('aborted')); }); });

it('gives up after 30 s, or 30 s after the last sign of life', async () => {
  let goOn: () => void = () => undefined;
  const failed = vi.fn();
  withPatience(undefined, (signal, alive) => {
    goOn = alive;
    return untilAborted(signal);
  }).catch(failed);
  await vi.advanceTimersByTimeAsync(29_999);
  goOn();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed.mock.calls).toEqual([[expect.any(ApiError)]]);
  expect(vi.getTimerCount()).toBe(0);
});
