import { beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from '~/ui/layout/schedule';

beforeEach(() => {
  vi.useFakeTimers();
});
it('runs on a page that is never idle, too', () => {
  // The browser then calls back only after the timeout that it was given.
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: { timeout?: number }) =>
    options?.timeout === undefined ? 0 : setTimeout(run, options.timeout),
  );
  const run = vi.fn();
  whenIdle(run);
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(4000);
  expect(run).toHaveBeenCalledOnce();
});

it('does not run after it was called off', () => {
  const run = vi.fn();
  whenIdle(run)();
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
});
